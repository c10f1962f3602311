import type { RuleCatalogue } from '@rulewright/core';

/** The rave: building line-ups, calling a friend, rivalry. */
export const rave = {
  // Building line-ups
  'DNE-RAV.1': {
    title: 'Start of the rave',
    text: 'The line-up of the Host starts empty. From now on until the summary nobody may trade, buy a class or recruit.',
    source: 'Step 2; Step 4.2; Inventory',
  },
  'DNE-RAV.2': {
    title: 'Priority',
    text: 'The Host has priority first, and it passes clockwise over the active seats. A seat takes one action at a time and keeps priority until it holds.',
    source: 'DNE-R23',
  },
  'DNE-RAV.3': {
    title: 'Close of the rave',
    text: 'Any action but a hold makes all earlier holds void. When all active seats have held in a row, the rave closes.',
    source: 'DNE-R23',
  },
  'DNE-RAV.4': {
    title: 'Seats passed over',
    text: 'A seat for which public facts show that only a hold is legal is passed over as if it had held. This is so without a held card if no mercenary can be asked, nobody called or expelled, and with held cards if there is no right to play, invade, throw or signal.',
    source: 'engine convention',
  },
  'DNE-RAV.5': {
    title: 'Actions of the Host',
    text: 'The Host may play a held card into their line-up, ask a mercenary, call a friend, use the abilities of their class, throw in a final rave, or hold.',
    source: 'Step 2.1; Step 2.2; Step 2.3; Step 2.4',
  },
  'DNE-RAV.6': {
    title: 'Actions of the Saviour',
    text: "The Saviour may play a held card into the line-up of the Host, use a Writer's roll or an Alien's signal, throw into the line-ups of invaders in a final rave, or hold.",
    source: 'Step 2.2',
  },
  'DNE-RAV.7': {
    title: 'Actions of an invader',
    text: "An invader may play a held card into their own line-up, ask a mercenary, copy as a Proxy, use a Writer's roll or an Alien's signal, throw in a final rave, or hold.",
    source: 'Step 2.3; Step 2.4',
  },
  'DNE-RAV.8': {
    title: 'Actions of the others',
    text: "Any other active player may declare rivalry, send an Alien's signal, throw in a final rave (as a Writer also a rolled card), or hold.",
    source: 'Step 2.3',
  },
  'DNE-RAV.9': {
    title: 'Adding cards',
    text: 'Cards are added one at a time and face up and are not taken back, except when their owner is expelled. A line-up may have any number of cards.',
    source: 'Step 2.1; Step 2.2; Step 2.3; Step 2.4',
  },
  'DNE-RAV.10': {
    title: 'Leading',
    text: 'A line-up leads if it would win were the rave closed now, so one that does not exceed the expectation never leads. Totals are counted anew after every change.',
    source: 'Mercenary; Step 2.2',
  },

  // Calling a friend
  'DNE-FRD.1': {
    title: 'When the Host may call',
    text: 'The Host may call while there is no Saviour and their line-up does not lead, unless they copied a card in this rave.',
    source: 'Step 2.2; DNE-R24; class cards',
  },
  'DNE-FRD.2': {
    title: 'Who may be called',
    text: 'The called opponent must be active, must hold a card, may not be an invader, expelled from this rave or banned from helping, and must have been called fewer than two times in this rave.',
    source: 'Step 2.2; DNE-R25',
  },
  'DNE-FRD.3': {
    title: 'The split',
    text: 'A call promises a share of the sound cards of the invited monster, from none to all, and says whether the Host or the Saviour picks them; where there is nothing to pick the picker is the Host. Souls cannot be promised, and without a monster the share is 0.',
    source: 'Step 3.2; Monster',
  },
  'DNE-FRD.4': {
    title: 'Answering a call',
    text: 'The called player accepts by adding a held card to the line-up of the Host at once, or declines, or, once in each call, counters with a better split: a larger share, or the same share picked by the Saviour in place of the Host.',
    source: 'Step 2.2; DNE-R25',
  },
  'DNE-FRD.5': {
    title: 'Answering a counter',
    text: 'The Host takes or refuses the counter. If it is taken, its split is the promise and the called player must add a held card at once; if it is refused, the call is over.',
    source: 'DNE-R25',
  },
  'DNE-FRD.6': {
    title: 'Becoming the Saviour',
    text: 'With the first added card the called player is the Saviour for the rest of the rave and may add more whenever they have priority. There is one at most, who cannot leave, be replaced or invade.',
    source: 'Step 2.2; Glossary; DNE-R26',
  },
  'DNE-FRD.7': {
    title: 'One common line-up',
    text: "The Saviour's cards belong to the line-up of the Host for bonus, genres and duration. The mercenaries of the Saviour take no part.",
    source: 'Step 2.2; DNE-R27',
  },
  'DNE-FRD.8': {
    title: 'Promises bind',
    text: 'The engine divides the reward as promised. Nothing but sound cards of the monster can be promised.',
    source: 'Step 3.2; DNE-R25',
  },
  'DNE-FRD.9': {
    title: 'Calling early',
    text: 'A call may come before the Host has laid a card, and with invaders present.',
    source: 'DNE-R24',
  },
  'DNE-FRD.10': {
    title: 'No calls',
    text: 'With option calls.enabled = false, nobody can be called. The challenge of a DJ remains.',
    source: 'option',
  },

  // Rivalry
  'DNE-RIV.1': {
    title: 'Declaring rivalry',
    text: 'With priority, an active opponent may lay a held card as the first of a line-up of their own and is an invader from then on; the Saviour may not, nor anybody expelled from this rave.',
    source: 'Step 2.3',
  },
  'DNE-RIV.2': {
    title: 'Several invaders',
    text: 'Any number of opponents may invade, each once in a rave at most; option maxInvaders limits their number.',
    source: 'Step 2.3; DNE-R30',
  },
  'DNE-RIV.3': {
    title: 'One expectation for all',
    text: 'Every line-up faces the same expectation, and an invader succeeds only above it, too.',
    source: 'Step 2.1; Step 2.3',
  },
  'DNE-RIV.4': {
    title: 'No help for invaders',
    text: "Nobody adds cards to the line-up of an invader, and an invader cannot call. Thrown cards and an Alien's signal are the exceptions.",
    source: 'Step 2',
  },
  'DNE-RIV.5': {
    title: 'No way back',
    text: 'An invader cannot withdraw.',
    source: 'DNE-R31',
  },
  'DNE-RIV.6': {
    title: 'No rave, no rivalry',
    text: 'In a turn that was passed there is nothing to invade.',
    source: 'Step 1.4',
  },
  'DNE-RIV.7': {
    title: 'No limit over several turns',
    text: 'A player may invade in any number of raves. With option invasionLimit = oncePerRound, whoever invaded may not do so again before their own next turn starts.',
    source: 'DNE-R32',
  },
} as const satisfies RuleCatalogue;
