import type { RuleCatalogue } from '@rulewright/core';

/** Mercenaries and classes. */
export const followers = {
  // Mercenary
  'DNE-MRC.1': {
    title: 'Recruiting',
    text: 'As an action of the preparation or the summary the Host discards one held card and rolls a d6, and a 5 or 6 brings a mercenary. It is legal with fewer than three mercenaries and while there is a mercenary to draw.',
    source: 'Mercenary; Step 4.2; DNE-R41',
  },
  'DNE-MRC.2': {
    title: 'Trying again',
    text: 'The Host may try as often as there are cards to pay with; option recruitLimit limits the attempts of a turn.',
    source: 'Mercenary; DNE-R55',
  },
  'DNE-MRC.3': {
    title: 'The mercenary that joins',
    text: 'It is the top card of the mercenary deck and lies open before the player. Nobody has more than three.',
    source: 'Mercenary',
  },
  'DNE-MRC.4': {
    title: 'Hidden cards',
    text: 'The top two cards of the sound deck are laid face down under it, and nobody may look at them, not even the owner. With empty decks there are fewer; a mercenary without a card stays and cannot be asked.',
    source: 'Mercenary; DNE-R71',
  },
  'DNE-MRC.5': {
    title: 'Out of reach',
    text: 'Nobody can play, steal, trade or discard the cards under a mercenary, which are not held; they move only with the mercenary.',
    source: 'Mercenary',
  },
  'DNE-MRC.6': {
    title: 'Asking as Host',
    text: 'While the line-up of the Host does not lead, the Host may ask one of their mercenaries. One of the cards under it, by chance, is turned up and added to the line-up.',
    source: 'Mercenary; Step 2.4; DNE-R56',
  },
  'DNE-MRC.7': {
    title: 'When it leaves',
    text: 'A mercenary whose last card was turned up goes at once to the mercenary discard pile. Until then it may be asked again, in this rave or later, and several mercenaries may be asked in any order.',
    source: 'Mercenary; Step 2.4; DNE-R56',
  },
  'DNE-MRC.8': {
    title: 'Pay on success',
    text: 'Each mercenary of the owner of the winning line-up, and of the Saviour if the Host won, gets the top card of the sound deck face down. There is no upper limit.',
    source: 'Mercenary; DNE-R57',
  },
  'DNE-MRC.9': {
    title: 'Asking as an invader',
    text: 'While the line-up of an invader does not lead, the invader may ask one of their mercenaries. It adds one card and leaves at once; its other cards are discarded.',
    source: 'Mercenary',
  },
  'DNE-MRC.10': {
    title: 'Nobody else',
    text: 'Saviours, throwers and bystanders cannot use their mercenaries.',
    source: 'DNE-R27',
  },
  'DNE-MRC.11': {
    title: 'Leaving for another reason',
    text: 'A mercenary that is zeroed away, dismissed or discarded by a failure effect takes its cards to the discard pile, in an order that chance gives.',
    source: 'Zeroing',
  },

  // Class
  'DNE-CLS.1': {
    title: 'Buying a class',
    text: 'In the preparation or the summary the Host may spend 1 soul and take the top class card, which lies open from then on.',
    source: 'Class; Step 4.2; DNE-R41',
  },
  'DNE-CLS.2': {
    title: 'One class',
    text: 'A player has one class at most. The new card is drawn first, and then the old one goes to the class discard pile.',
    source: 'Class; DNE-R58',
  },
  'DNE-CLS.3': {
    title: 'As often as souls last',
    text: 'A class may be bought again and again, down to 0 souls, as long as there is a class card to draw.',
    source: 'Class',
  },
  'DNE-CLS.4': {
    title: 'When abilities work',
    text: 'Abilities work from the moment the class lies on the table until it leaves.',
    source: 'Class',
  },
  'DNE-CLS.5': {
    title: 'Whose line-up',
    text: 'A line-up belongs to the Host or the invader who opened it. A Saviour owns none.',
    source: 'DNE-R59',
  },
  'DNE-CLS.10': {
    title: 'Proxy: copy',
    text: 'Once a rave, with priority, a Proxy whose own line-up has a card, who has no Saviour and to whose line-up nobody else added a card, may play a hand card that takes the greatest value of a card in it at that moment. This value stays fixed; the card has no genres, but its printed duration. A Host who copied cannot call or challenge in this rave.',
    source: 'class cards; DNE-R60',
  },
  'DNE-CLS.11': {
    title: 'Proxy: hijack',
    text: "At the start of their own turn, not of a hijacked one, a Proxy may pay 1 soul and roll a d20 if there is an active opponent whose next turn is not yet taken. On 16 to 20 the Proxy chooses one, plays their own turn, and later that opponent's next turn as Host in its place; below, the turn ends before the draft, and a 1 costs another soul. If the Proxy is not active by then, the opponent plays; if the opponent is eliminated, that turn does not come; and for bans the opponent has not had a turn.",
    source: 'class cards; DNE-R61',
  },
  'DNE-CLS.12': {
    title: 'DJ: challenge',
    text: 'As Host with priority and without a Saviour, a DJ may discard a held card and name an opponent who could be called, however often they were called, and was not challenged in this turn. Both roll a d6, the Host first; only a higher result of the Host makes the opponent a forced Saviour, with share 0 and the duty to add a card.',
    source: 'class cards; DNE-R62',
  },
  'DNE-CLS.13': {
    title: 'DJ: the forced Saviour',
    text: 'The bases of the cards that a forced Saviour lays never add up to more than those of the cards the Host laid from held cards; a card whose base is rolled needs room for 6, and a signalled one room for the best card of the box. A card thrown before the challenge counts in this sum but not as help: until another is laid, or signalled, this Saviour may not hold while a held card fits, and one who has added none by the close is no Saviour.',
    source: 'class cards; DNE-R62',
  },
  'DNE-CLS.14': {
    title: 'DJ: no victory by force',
    text: 'After a bounty with a forced Saviour the Host has at most 9 souls.',
    source: 'class cards; DNE-R62',
  },
  'DNE-CLS.15': {
    title: 'DJ: wide draft',
    text: 'The draft of a DJ is three cards, and one of these is discarded at once.',
    source: 'class cards',
  },
  'DNE-CLS.16': {
    title: 'Writer: rolled cards',
    text: 'Before playing or throwing a hand card a Writer may roll a d6. The result binds: it is the base of a hand card that the Writer chooses and must lay into that line-up, while genres and duration stay as printed. There is no such roll for the card that declares rivalry, nor for one that answers a call or a counter.',
    source: 'class cards; DNE-R63',
  },
  'DNE-CLS.17': {
    title: 'Writer: wins ties',
    text: 'Among line-ups with equal totals one owned by a Writer is stronger, before durations are compared; between several Writers duration decides. It does not help against the expectation.',
    source: 'class cards; DNE-R64',
  },
  'DNE-CLS.18': {
    title: 'Tattooist: draft from the pile',
    text: 'Each of the two draft cards of a Tattooist comes from the deck or from the top of the discard pile, one decided after the other. Afterwards one hand card is discarded for each card taken from the pile.',
    source: 'class cards',
  },
  'DNE-CLS.19': {
    title: 'Tattooist: needle roll',
    text: 'Once a rave, as Host with priority while there is an invader, a Tattooist may roll one d6 and then lay up to three hand cards into their own line-up with that number as base of each.',
    source: 'class cards; DNE-R65',
  },
  'DNE-CLS.20': {
    title: 'Support: expel',
    text: 'As Host with priority a Support may pay 1 soul to remove an invader. The cards that this invader laid from held cards return to their hand, and the rest of that line-up is discarded. The invader gets no reward and no penalty, and can no longer invade, be called, be challenged or add a card in this rave.',
    source: 'class cards',
  },
  'DNE-CLS.21': {
    title: 'Support: landslide',
    text: 'A Support whose line-up wins with a total at least 10 above the expectation gets 1 soul more.',
    source: 'class cards',
  },
  'DNE-CLS.22': {
    title: 'Olivier: refresh',
    text: 'Once in their own turn, in the preparation, the summary or the rave with priority, an Olivier may discard a held card and draw two.',
    source: 'class cards; DNE-R77',
  },
  'DNE-CLS.23': {
    title: 'Olivier: larger hand',
    text: 'The hand limit of an Olivier is 6. When the class leaves, it is 5 again from the next check on.',
    source: 'class cards',
  },
  'DNE-CLS.24': {
    title: 'Alien: signal',
    text: 'Once in each turn, with priority in a rave, an Alien may discard a held card to add the top card of the sound deck to any line-up. It counts as added by the Alien.',
    source: 'class cards; DNE-R66',
  },
  'DNE-CLS.25': {
    title: 'Alien: paid helper',
    text: 'As Saviour of a successful Host an Alien gets 1 soul more.',
    source: 'class cards',
  },
  'DNE-CLS.26': {
    title: 'Alien: slippery',
    text: 'An Alien adds 1 to their escape roll.',
    source: 'class cards',
  },
  'DNE-CLS.27': {
    title: 'Dragonborn: roar',
    text: 'While there is an invader in the rave, every card with base 3 or less in the line-up owned by a Dragonborn doubles its base before genres are counted. Copied values do not change.',
    source: 'class cards',
  },
  'DNE-CLS.28': {
    title: 'Dragonborn: escape',
    text: 'A Dragonborn adds 1 to their escape roll if the line-up they own has a total above 10, and 2 if it is above 15.',
    source: 'class cards',
  },
  'DNE-CLS.29': {
    title: 'Netrunner: shield',
    text: 'An unsuccessful Netrunner with at least 3 hand cards may discard the whole hand. They lose no souls in the rest of this rave, and draw as many sound cards as success would have brought them from the monster: a Host or invader all, a Host with a Saviour all but the promised share, a Saviour the share.',
    source: 'class cards',
  },
  'DNE-CLS.30': {
    title: 'Netrunner: boost',
    text: 'After their own escape roll a Netrunner may discard up to 3 held cards, each of which adds 1.',
    source: 'class cards',
  },
  'DNE-CLS.31': {
    title: 'Netrunner: bug card',
    text: 'The ability about bug cards does nothing.',
    source: 'class cards; DNE-R67',
  },
} as const satisfies RuleCatalogue;
