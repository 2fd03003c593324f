"""What happened. Every event names the rule that it applies. A module for each chapter."""
