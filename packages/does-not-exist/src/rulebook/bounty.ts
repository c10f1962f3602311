import type { RuleCatalogue } from '@rulewright/core';

/** The bounty and the escape from its consequences. */
export const bounty = {
  // Bounty
  'DNE-BTY.1': {
    title: 'Final totals',
    text: 'At the close every line-up has its final total and duration. Participants are the Host, a Saviour who added a card, and the invaders.',
    source: 'Step 3',
  },
  'DNE-BTY.2': {
    title: 'The winning line-up',
    text: 'Of the line-ups above the expectation the strongest wins: greatest total, then one owned by a Writer, then the longer one, then the order of DNE-DUR.3. If none is above it, nobody wins.',
    source: 'Step 2.1; Step 2.3; Step 3.1; Duration',
  },
  'DNE-BTY.3': {
    title: 'Who is successful',
    text: 'The owner of the winning line-up is successful, and so is the Saviour of a winning Host. All other participants are unsuccessful, even an invader above the expectation.',
    source: 'Step 2.3; Step 3.3',
  },
  'DNE-BTY.4': {
    title: 'Shields',
    text: 'Each unsuccessful Netrunner with 3 or more hand cards decides about the shield, in the order Host, Saviour, invaders as they declared.',
    source: 'class cards',
  },
  'DNE-BTY.5': {
    title: 'Losses of rivalry',
    text: 'A Host who is beaten by an invader loses 2 souls, with a Saviour 1 soul each. Whoever wins, every other invader loses 2; if nobody wins, nobody loses souls here.',
    source: 'Step 3.3; DNE-R33',
  },
  'DNE-BTY.6': {
    title: 'Souls of the winner',
    text: 'A Host alone gets 2 souls, Host and Saviour get 1 each, an invader gets 2.',
    source: 'Step 3.1; Step 3.2; Step 3.3',
  },
  'DNE-BTY.7': {
    title: 'Souls by class',
    text: 'The landslide of a Support and the paid help of an Alien are added now.',
    source: 'Class',
  },
  'DNE-BTY.8': {
    title: 'Souls of the monster',
    text: 'The printed souls, and the extra one of Pukachu, belong to the owner of the winning line-up; a Saviour gets none of them.',
    source: 'Step 2.3; Step 3.4; Monster; DNE-R36',
  },
  'DNE-BTY.9': {
    title: 'Caps',
    text: 'The caps of 9 souls by DNE-CLS.14 and, where it is chosen, by DNE-FIN.6 apply now, and what is above is lost.',
    source: 'DNE-R39; DNE-R62',
  },
  'DNE-BTY.10': {
    title: 'Somebody has won',
    text: 'Now it is checked whether a player has won the game (DNE-END.1). If so, nothing more is done.',
    source: 'Step 1',
  },
  'DNE-BTY.11': {
    title: 'Sound of the monster',
    text: 'The sound cards of the monster are drawn. Without a successful Saviour they go face down into the hand of the owner of the winning line-up; with one they are turned up, the Saviour gets the promised share as the picker chooses, or all of them if there are fewer, and the Host takes the rest into the hand.',
    source: 'Step 3.4; Monster',
  },
  'DNE-BTY.12': {
    title: 'Mercenaries are paid',
    text: 'The mercenaries of the owner of the winning line-up get their card first, then those of the Saviour, in the order in which they joined.',
    source: 'Mercenary',
  },
  'DNE-BTY.13': {
    title: 'The Hand of Fate may join',
    text: 'After a success with the Hand of Fate DNE-SPC.1 applies.',
    source: 'monster cards',
  },
  'DNE-BTY.14': {
    title: 'Order of the escapes',
    text: 'With a monster present every unsuccessful participant has to escape, even if somebody else pleased it or the Hand of Fate has just joined them, in the order Host, Saviour, invaders as they declared.',
    source: 'Step 3.5; Failure',
  },
  'DNE-BTY.15': {
    title: 'Cheap failure',
    text: 'Failing without a monster, and without a rival who wins or beats you, costs nothing but the cards laid.',
    source: 'Step 1.4; Step 3; DNE-R75',
  },

  // Escape
  'DNE-ESC.1': {
    title: 'One after the other',
    text: 'Each unsuccessful participant goes through release, loss before the roll, way out or roll, and failure effect on their own. The next one begins when all of it is done, choices of others included.',
    source: 'Step 3.5; DNE-R43',
  },
  'DNE-ESC.2': {
    title: 'Ways out',
    text: 'If the monster offers a way out, the player chooses between it and the roll, or between it and suffering where no roll is allowed. Otherwise the die is rolled at once.',
    source: 'monster cards',
  },
  'DNE-ESC.3': {
    title: 'The escape roll',
    text: 'The player rolls a d6 and adds what monster and class add. With 5 or more the escape succeeds and the monster does nothing; with 4 or less its failure effect applies.',
    source: 'Step 3.5',
  },
  'DNE-ESC.4': {
    title: 'Boosting',
    text: 'A Netrunner with a result below 5 may discard held cards to boost it, one at a time and three at most, before it counts.',
    source: 'class cards',
  },
  'DNE-ESC.5': {
    title: 'After the roll',
    text: 'Mr Bones takes the soul of DNE-SPC.7 first, then the failure effect applies, if there is one.',
    source: 'monster cards',
  },
  'DNE-ESC.6': {
    title: 'Behind a shield',
    text: 'A shielded Netrunner loses no souls here, and may choose a loss of souls that the shield then prevents. Every other part of a failure effect applies.',
    source: 'class cards',
  },
} as const satisfies RuleCatalogue;
