"""A language that nobody speaks: made from English, to find what is not translated and what does not fit."""
