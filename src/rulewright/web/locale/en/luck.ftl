## Where a table's luck comes from

luck-menu = Luck of this table
luck-title = The luck of this table
luck-chosen-title = The seed of this table was chosen: whoever knows it can work out every hand and all luck to come.
luck-chosen-more = The same seed deals the same game again, which is good for practice and for comparing. Leave the seed empty when you make a table, and its luck is secret to everybody.
luck-seed = Seed
luck-secret-lede = Every card and every die of this game comes from one secret, drawn when the table was made. Nobody can compute it, whatever they have seen.
luck-commitment = Seal, shown from the first moment
luck-secret = Secret
luck-secret-later = shown here when the game is over
luck-secret-more = The seal is the SHA-256 fingerprint of the secret. No other secret has the same seal, so the luck of the whole game was fixed before the first move: nobody could bend it later. It cannot show that whoever runs this server did not look at the secret.
luck-checked = Checked: { $count ->
    [one] the one outcome of chance
   *[other] all { $count } outcomes of chance
} in this game follow from it, undos included.
luck-not-checked = The luck of this game could not be confirmed:
luck-yourself = Check it yourself
luck-yourself-one = The seal belongs to the secret:
luck-yourself-two = Every outcome of the game follows from the secret (download the replay first):
