import type { RuleCatalogue } from '@rulewright/core';

/** Inviting monsters, and their special texts. */
export const monsters = {
  // Monster
  'DNE-MON.1': {
    title: 'One invitation a turn',
    text: 'After the roll, in the preparation, the Host may invite one monster to their rave. There is at most one invitation in a turn, whether the monster comes or not.',
    source: 'Step 1.3; Monster; DNE-R13; DNE-R21',
  },
  'DNE-MON.2': {
    title: 'Which monsters can be invited',
    text: 'The Host chooses any monster of the supply whose effective level is not above the expectation.',
    source: 'Step 1.3; DNE-R13',
  },
  'DNE-MON.3': {
    title: 'Effective level',
    text: 'The effective level is the printed one plus each modifier on the card whose class or trait the Host has. The classes of others do not matter.',
    source: 'monster cards; DNE-R18',
  },
  'DNE-MON.4': {
    title: 'Price',
    text: 'The Host discards one held card, and cannot invite without being able to pay everything that the monster costs.',
    source: 'Step 1.3; DNE-R71',
  },
  'DNE-MON.5': {
    title: 'Order of an invitation',
    text: 'The monster is named, the price is paid, opponents react if the card lets them (DNE-SPC.13), and then the effect of its coming applies (DNE-SPC.8).',
    source: 'DNE-R19',
  },
  'DNE-MON.6': {
    title: 'The level is a gate',
    text: 'The level decides only who can come; it does not change the expectation. With option monsterLevel = add, there is no gate and every line-up must exceed the expectation plus the effective level.',
    source: 'Step 1.3; DNE-R20',
  },
  'DNE-MON.7': {
    title: 'What a monster brings',
    text: 'On success it gives the printed souls and sound cards; on failure there is an escape, and then its failure effect.',
    source: 'Step 3.4; Step 3.5; Monster; DNE-R17',
  },
  'DNE-MON.8': {
    title: 'Leaving',
    text: 'After the turn the monster lies face up on the monster discard pile. As soon as the supply is empty and no monster is a guest, this pile becomes the supply; a monster deck waits until somebody draws from it.',
    source: 'DNE-R14',
  },

  // Special texts
  'DNE-SPC.1': {
    title: 'The Hand of Fate stays',
    text: 'The owner of the winning line-up takes it as a mercenary with two hidden cards; who already has three mercenaries dismisses one of them or refuses. It remains, with its cards, when its owner is zeroed. When it leaves, it goes where a guest would go (DNE-MON.8, DNE-R14).',
    source: 'monster cards; DNE-R54',
  },
  'DNE-SPC.2': {
    title: 'Minor God and Tattooists',
    text: 'In each line-up owned by a Tattooist the card with the smallest base, the first played among equals, has its base doubled before genres are counted.',
    source: 'monster cards',
  },
  'DNE-SPC.3': {
    title: 'Easy to escape',
    text: 'Oxymoron adds 1 and Blobgoblin 2 to every escape roll.',
    source: 'monster cards',
  },
  'DNE-SPC.4': {
    title: 'Frog Prince and Tongue Demon',
    text: 'What the Frog Prince says about the Tongue Demon never happens, because a rave has one monster at most.',
    source: 'monster cards',
  },
  'DNE-SPC.5': {
    title: 'Release of the poor',
    text: 'Without roll, failure effect or other loss to the monster, Cyclops releases unsuccessful players with 5 souls or fewer, Bullrog with 4, the Wight Brothers with 3. The souls count when the escape of that player begins, after the losses of rivalry.',
    source: 'monster cards; DNE-R43',
  },
  'DNE-SPC.6': {
    title: 'Wight Brothers',
    text: 'An unsuccessful player who is not released loses 2 souls before the roll, whatever it shows.',
    source: 'monster cards; DNE-R43',
  },
  'DNE-SPC.7': {
    title: 'Mr Bones',
    text: 'Whoever rolled for escape loses 1 soul, also if the roll succeeded; after a failed roll the failure effect follows.',
    source: 'monster cards; DNE-R44',
  },
  'DNE-SPC.8': {
    title: 'Smog and the Dragonborn',
    text: 'A Dragonborn Host who invites Smog draws 2 sound cards at once and need not keep the hand limit until the summary.',
    source: 'monster cards',
  },
  'DNE-SPC.9': {
    title: 'Pit Bull',
    text: 'An unsuccessful player may discard one held card in place of the roll, and has escaped.',
    source: 'monster cards',
  },
  'DNE-SPC.10': {
    title: 'Pukachu',
    text: 'The owner of the winning line-up gets 1 soul more if it has exactly two cards, both laid by this owner from held cards.',
    source: 'monster cards; DNE-R45',
  },
  'DNE-SPC.11': {
    title: 'Meanderthal',
    text: 'Inviting it costs no card.',
    source: 'monster cards; DNE-R21',
  },
  'DNE-SPC.12': {
    title: 'Floating Nose',
    text: 'There is no escape roll. An unsuccessful player may discard a held card with a bonus of 5 or more: then the monster leaves, and nobody later in the order suffers from it.',
    source: 'monster cards; DNE-R46',
  },
  'DNE-SPC.13': {
    title: 'The Brothers Grimm',
    text: 'Once the price is paid, opponents are asked in order, and each can discard one held card for 3 more levels. If the level then exceeds the expectation, they stay away and return to the supply; the price is lost and the invitation is used up.',
    source: 'monster cards; DNE-R19',
  },
  'DNE-SPC.14': {
    title: 'Stoned Golem',
    text: 'An unsuccessful player may walk away, which is an escape without a roll.',
    source: 'monster cards',
  },
  'DNE-SPC.15': {
    title: 'Tongue Demon',
    text: 'Inviting it costs one hand card more, which is paid before the usual price.',
    source: 'monster cards',
  },
  'DNE-SPC.16': {
    title: 'Traits',
    text: 'A woman or a man is who the option traits names so; without it gender modifiers apply to nobody. Human is everybody who is not an Alien.',
    source: 'monster cards; DNE-R22',
  },
} as const satisfies RuleCatalogue;
