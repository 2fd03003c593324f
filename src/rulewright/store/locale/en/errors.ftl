### What goes wrong here, as a part of a sentence: no capital, no full stop.

database-closed = the database { $database } cannot be opened: { $reason }
database-in-use = { $file } is in use by another server at { $address }; several servers need PostgreSQL
database-in-use-somewhere = { $file } is in use by another server; several servers need PostgreSQL
database-kind = database '{ $kind }' is not supported; use sqlite or postgresql
database-needs-module = this database needs the module { $module }; install it with pip install 'rulewright[postgres]'
database-no-file = the database has no file name; use sqlite:///file
database-no-url = the database is not a URL; use sqlite:///file or postgresql://user@host/name
database-other-version = the database was made by another version of this program: { $error }
database-read-only = the database { $database } can be read but not written ({ $reason }); let the user who runs the server write into it and into its folder
record-damaged = the record of table '{ $table }' is damaged and cannot be read
tables-damaged = the list of tables is damaged and cannot be read
