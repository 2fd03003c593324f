chapter-23-temple-actions = Temple actions

GOD-978 = The group takes any number of Temple actions in an Event phase, each as often as it can pay; Summon Essence and Teleport only once each.
GOD-979 = Augment: 1 Element of the Stockpile is spent and Augmented to a hero or to any Defender on the map.
GOD-980 = Remove Augment: one Augment of a hero or Defender is taken off and lost.
GOD-981 = Create Void: 3 Elements of any kind are turned into 1 Void.
GOD-982 = Summon Essence: every Elemental Portal on the map without a token gets a matching Elemental Token, without limit of refills.
GOD-983 = Teleport: the group goes to another revealed Temple.
GOD-984 = The Temple Fortress counts as a Temple for the group that is in it.
GOD-985 = While the group is in a Defender it may Augment Elements of the Stockpile to that Defender too; there is no limit per turn.
