"""The browser table: a server for many tables, pages and boards drawn on the server, a thin live layer."""
