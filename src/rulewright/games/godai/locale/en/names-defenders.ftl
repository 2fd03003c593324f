### What Defenders are called beyond their numbers.

defender-temples = all Temples
