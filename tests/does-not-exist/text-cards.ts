/** Every monster and every class of the base pack, and what is read of it. */
export const cards: readonly (readonly [id: string, text: string])[] = [
  ['cat-girl', 'Cat Girl: level 9, +5 for Support; brings 3 cards; failure: discard as many cards as a d6 shows.'],
  [
    'leperchaun',
    'Leprechaun: level 4, +5 for Alien; brings 2 cards; failure: each neighbour looks at the hand and discards a card.',
  ],
  [
    'undead-clowns',
    'Undead Clowns: level 16, −2 for Netrunner and −2 for DJ; brings 2 souls and 4 cards; failure: with an empty inventory be zeroed, otherwise discard 1 inventory card.',
  ],
  [
    'lawyers',
    'Lawyer: level 6; brings 2 cards; failure: each opponent takes a blind hand card, then discard the whole hand.',
  ],
  ['telemarketer', 'Telemarketer: level 3, +3 for DJ; brings 1 card; failure: lose 1 soul.'],
  [
    'ghost-in-the-shell',
    'Ghost In The Shell: level 5, +2 for Netrunner and +2 for Proxy; brings 2 cards; failure: discard 1 hand card.',
  ],
  [
    'the-hand-of-fate',
    'The Hand Of Fate: level 18; brings 2 souls and 4 cards; becomes a mercenary of the winner; failure: dismiss a mercenary, without one lose 2 souls.',
  ],
  [
    'minor-god',
    'Minor God: level 1; brings 1 card; for Tattooist the weakest card of a line-up counts 2 times as much; failure: show the hand, from which the poorest opponent may take a card.',
  ],
  [
    'oxymoron',
    'Oxymoron: level 15; brings 2 souls and 4 cards; +1 to escape rolls; failure: lose 1 soul, then discard 2 hand cards.',
  ],
  [
    'mud-wrestler',
    'Mud Wrestler: level 3, +2 for a woman and +4 for Tattooist; brings 1 card; failure: discard 1 hand card.',
  ],
  ['harpies', 'Harpies: level 4, +5 for Netrunner; brings 2 cards; failure: lose 2 souls.'],
  [
    'blobgoblin',
    'Blobgoblin: level 1; brings 1 card; +2 to escape rolls; failure: each neighbour takes a blind hand card.',
  ],
  [
    'the-three-munchketeers',
    'The Three Munchketeers: level 13, +2 for Netrunner, +2 for DJ and −2 for Support; brings 3 cards; failure: discard 3 hand cards worth 9 or more together.',
  ],
  [
    'chocolate-bunny',
    'Chocolate Bunny: level 4, −2 for Olivier and +3 for DJ; brings 2 cards; failure: help nobody before your own next turn.',
  ],
  [
    'lord-tennis-anyone',
    'Lord Tennis Anyone: level 12, −2 for Writer and +4 for Support; brings 3 cards; failure: lose 1 soul.',
  ],
  ['obsture-angel', 'Obtuse Angel: level 14, −2 for Tattooist and −3 for Olivier; brings 4 cards; failure: be zeroed.'],
  ['salamander', 'Salamander: level 4, +4 for Dragonborn; brings 2 cards; failure: lose 1 soul.'],
  ['frog-prince', 'Frog Prince: level 6; brings 2 cards; failure: discard 1 hand card.'],
  [
    'cyclops',
    'Cyclops: level 19, −2 for Proxy; brings 2 souls and 5 cards; lets go whoever has 5 souls or fewer; failure: be zeroed.',
  ],
  [
    'wight-brothers',
    'Wight Brothers: level 16; brings 2 souls and 4 cards; lets go whoever has 3 souls or fewer; 2 souls lost before the roll; failure: lose all souls.',
  ],
  ['ghoulfiends', 'Ghoulfiends: level 8; brings 2 cards; failure: fall to the fewest souls of all.'],
  ['mr-bones', 'Mr Bones: level 2; brings 1 card; rolling costs 1 soul; failure: lose 2 souls.'],
  ['druid', 'Druid: level 14, +3 for Alien and +3 for Dragonborn; brings 4 cards; failure: discard an ability card.'],
  [
    'smog',
    'Smog: level 20; brings 2 souls and 5 cards; as Dragonborn draw 2 cards, with no hand limit until the summary; failure: be zeroed.',
  ],
  [
    'right-angel',
    'Right Angel: level 9, +3 for Tattooist; brings 3 cards; failure: discard an ability card, without one draw 1 card.',
  ],
  ['a-cute-angel', 'A Cute Angel: level 4, +3 for Alien and −2 for Support; brings 2 cards; failure: lose 1 soul.'],
  ['pit-bull', 'Pit Bull: level 2; brings 1 card; a card buys the way out; failure: lose 2 souls.'],
  [
    'midgard-serpent',
    'Midgard Serpent: level 19, −3 for Dragonborn and +5 for DJ; brings 2 souls and 5 cards; failure: be zeroed.',
  ],
  [
    'pinball-lizard',
    'Pinball Lizard: level 2, +3 for a human; brings 1 card; failure: lose 1 soul, or discard the best card.',
  ],
  ['net-troll', 'Net Troll: level 10; brings 3 cards; failure: each richest opponent takes a card.'],
  [
    'pukachu',
    'Pukachu: level 6; brings 2 cards; 1 soul more for exactly 2 cards, all the winner’s own; failure: discard the whole hand.',
  ],
  ['snerks', 'Snerks: level 12, −2 for Tattooist and +3 for Dragonborn; brings 3 cards; failure: discard 2 cards.'],
  [
    'bullrog',
    'Bullrog: level 18; brings 2 souls and 5 cards; lets go whoever has 4 souls or fewer; failure: be zeroed.',
  ],
  ['elmer', 'Elmer: level 18, +3 for DJ and +2 for Netrunner; brings 2 souls and 4 cards; failure: be zeroed.'],
  [
    'under-the-bed',
    'Under The Bed: level 2, +2 for Olivier and +2 for Support; brings 1 card; failure: discard 1 hand card.',
  ],
  [
    'meanderthal',
    'Meanderthal: level 10; brings 3 cards; comes for free; failure: discard a card worth 4 or more, without one lose 1 soul.',
  ],
  [
    'floating-nose',
    'Floating Nose: level 10; brings 3 cards; no escape roll; a card worth 5 or more sends it away; failure: lose 3 souls.',
  ],
  [
    'the-brothers-grimm',
    'The Brothers Grimm: level 2, +2 for DJ; brings 1 card; each opponent may raise the level by 3 for a card; failure: lose 1 soul.',
  ],
  [
    'roc-star',
    'Roc Star: level 4, −2 for DJ and +3 for Alien; brings 2 cards; failure: discard every card worth 4 or less.',
  ],
  [
    'centaurpede',
    'Centaurpede: level 2, +3 for Dragonborn and +2 for DJ; brings 1 card; failure: discard 1 hand card.',
  ],
  [
    'unspeakably-awful-indescribable-horror',
    'Unspeakably Awful Indescribable Horror: level 14, +4 for Netrunner; brings 4 cards; failure: as Netrunner discard the class, otherwise be zeroed.',
  ],
  ['stoned-golem', 'Stoned Golem: level 14; brings 4 cards; whoever likes may walk away; failure: be zeroed.'],
  [
    'the-wraith-of-khan',
    'The Wraith Of Khan: level 10, +3 for Writer and +2 for Support; brings 3 cards; failure: give a card to every opponent who is neither richest nor poorest.',
  ],
  [
    'tongue-demon',
    'Tongue Demon: level 12, −4 for Tattooist; brings 3 cards; costs 1 hand card more; failure: lose 2 souls, or roll a d6: from 6 up nothing happens, otherwise lose 3 souls.',
  ],
  [
    'lounge-lizards',
    'Lounge Lizards: level 12, −2 for Dragonborn, +4 for DJ and +4 for Tattooist; brings 3 cards; failure: discard the 2 best cards.',
  ],
  [
    'gms-ex-girlfriend',
    "GM's Ex-Girlfriend: level 4, +4 for a man; brings 2 cards; failure: as a woman lose 1 soul, as a man discard hand cards worth 5 or more together, and none too many.",
  ],
  [
    'class-proxy',
    'Proxy: copies the best card, may pay 1 soul and roll 16 or more to play the next turn of an opponent.',
  ],
  ['class-dj', 'DJ: may force an opponent to help, drafts 3 cards and drops 1.'],
  ['class-writer', 'Writer: may roll for the bonus of a card, wins ties.'],
  ['class-ttter', 'Tattooist: may draft from the discard pile, rolls for up to 3 cards against invaders.'],
  ['class-support', 'Support: may expel an invader for 1 soul, gains 1 soul more for winning by 10.'],
  ['class-olivye', 'Olivier: changes a card for 2 once a turn, has a hand limit of 6.'],
  [
    'class-alien',
    'Alien: signals for the top card of the deck, gains 1 soul more as Saviour, +1 to escape rolls, is not human.',
  ],
  [
    'class-dragonborn',
    'Dragonborn: cards worth 3 or less count 2 times as much against invaders, escape rolls get +2 above a total of 15, +1 above a total of 10.',
  ],
  [
    'class-netrunner',
    'Netrunner: may give up a hand of 3 cards or more to lose no souls, may discard up to 3 cards for +1 each to escape.',
  ],
];
