### What goes wrong here, as a part of a sentence: no capital, no full stop.

report-without-replay = this report was made while the game was running, so it holds no replay, only what was seen: read { $table }, { $log } and { $board } in it
zip-broken = the zip is broken: { $error }
zip-file-large = { $file } in the zip is larger than { $most } bytes
zip-file-twice = the zip holds { $file } { $count } times
zip-locked = { $file } in the zip is locked with a password
zip-many-files = the zip holds more than { $most } files; a problem report does not
zip-no-report = this zip is not a problem report
zip-not-text = { $file } in the zip: byte { $byte } is not UTF-8
zip-packed = { $file } in the zip is packed by method { $method }; expected deflate, as usual
