"""The rules of Dragon Eclipse's Combat, one module for each chapter of the rulebook."""
