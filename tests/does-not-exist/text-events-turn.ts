import type { Row } from './text-view.js';

// What is read of turns, cards, trades and monsters.

const seat = 0;
const rolled = (roll: string, face: number) => ({ seat, roll, sides: 6, face });
const two = { cards: ['vinyl-igor', 'vinyl-am'] };
const am = { card: 'vinyl-am' };
const traded = { seat, target: 1 };
const grimm = { monster: 'the-brothers-grimm', level: 14, expectation: 13 };
const salamander = { monster: 'salamander', level: 4, expectation: 13 };

export const turnEvents = {
  'turn-began': [
    ['Turn 6 – P2 is Host', 'DNE-TRN.2', { turn: 6, host: 1, place: 1 }],
    ['Turn 6 – P2 is Host in place of P3', 'DNE-TRN.2', { turn: 6, host: 1, place: 2 }],
  ],
  'phase-began': [
    ['The gentle round', 'DNE-GTL.1', { phase: 'gentle-round' }],
    ['The turn begins', 'DNE-TRN.2', { phase: 'start' }],
    ['Preparation', 'DNE-TRN.4', { phase: 'preparation' }],
    ['Rave', 'DNE-RAV.1', { phase: 'rave' }],
    ['Bounty', 'DNE-BTY.1', { phase: 'bounty' }],
    ['Summary', 'DNE-SUM.1', { phase: 'summary' }],
  ],
  'turn-passed': [['P1 passes: no rave in this turn', 'DNE-TRN.6', { seat }]],
  'turn-forfeited': [['P1 loses this turn', 'DNE-CLS.11', { seat }]],
  'turn-hijacked': [['P1 will play P3’s next turn', 'DNE-CLS.11', { seat, target: 2 }]],
  'die-rolled': [
    ['P1 rolls 17 for the first turn', 'DNE-GTL.4', rolled('first-player', 17)],
    ['P1 rolls 17 for somebody else’s turn', 'DNE-CLS.11', rolled('hijack', 17)],
    ['P1 rolls the expectation: 17', 'DNE-TRN.5', rolled('expectation', 17)],
    ['P1 rolls 4 for a mercenary, and nobody comes', 'DNE-MRC.1', rolled('recruit', 4)],
    ['P1 rolls 5 for a mercenary', 'DNE-MRC.1', rolled('recruit', 5)],
    ['P1 rolls 4 for the bonus of the next card', 'DNE-SND.4', rolled('bonus', 4)],
    ['P1 rolls 4 for the next card', 'DNE-CLS.16', rolled('rolled-card', 4)],
    ['P1 rolls 4 with the needle', 'DNE-CLS.19', rolled('needle-roll', 4)],
    ['P1 rolls 4 in the challenge', 'DNE-CLS.12', rolled('challenge', 4)],
    ['P1 rolls 4 to escape', 'DNE-ESC.3', rolled('escape', 4)],
    ['P1 rolls 4 for the failure', 'DNE-FAI.22', rolled('failure', 4)],
    ['P1 rolls 4 among the poorest', 'DNE-FAI.17', rolled('tie', 4)],
  ],
  'choice-forced': [['P1 has no choice', 'DNE-SUM.1', { seat, choice: 'recover', action: 'recover' }]],
  'choice-skipped': [['P1 can do nothing', 'DNE-SUM.1', { seat, choice: 'recover' }]],
  'cards-drawn': [
    ['P1 draws 2 cards: IGOR and AM', 'DNE-TRN.3', { seat, count: 2, ...two }],
    ['P1 draws 1 card', 'DNE-TRN.3', { seat, count: 1 }],
  ],
  'deck-reshuffled': [
    ['The discard pile (9 cards) is shuffled into a new deck', 'DNE-DCK.1', { deck: 'sounds', cards: 9 }],
    ['The discard pile (1 card) is shuffled into a new deck', 'DNE-DCK.1', { deck: 'sounds', cards: 1 }],
    ['The discarded classes are shuffled into a new deck', 'DNE-DCK.2', { deck: 'classes', cards: 9 }],
    ['The discarded mercenaries are shuffled into a new deck', 'DNE-DCK.2', { deck: 'mercenaries', cards: 9 }],
    ['The discarded monsters are shuffled into a new deck', 'DNE-R14', { deck: 'monsters', cards: 9 }],
  ],
  'cards-discarded': [
    ['P1 discards IGOR and AM', 'DNE-FAI.6', { seat, ...two, from: 'held' }],
    ['P1 pays with IGOR and AM', 'DNE-MON.4', { seat, ...two, from: 'held' }],
    ['P1 pays with IGOR and AM', 'DNE-SPC.15', { seat, ...two, from: 'held' }],
    ['P1’s line-up is discarded: IGOR and AM', 'DNE-SUM.2', { seat, ...two, from: 'lineup' }],
    ['The rest is discarded: IGOR and AM', 'DNE-CLS.20', { seat, ...two, from: 'lineup' }],
    ['What lay under it is discarded: IGOR and AM', 'DNE-ZER.1', { seat, ...two, from: 'mercenary' }],
  ],
  'hand-shown': [['P1 shows the hand: IGOR and AM', 'DNE-FAI.17', { seat, ...two }]],
  'card-stashed': [['P1 lays AM into the inventory', 'DNE-GNL.8', { seat, ...am }]],
  'card-recovered': [
    ['P1 recovers AM into the inventory', 'DNE-SUM.1', { seat, ...am }],
    ['P1 takes AM from the discard pile', 'DNE-CLS.18', { seat, ...am }],
  ],
  'card-taken': [
    ['P2 takes AM from P1', 'DNE-FAI.14', { seat: 1, from: 0, ...am }],
    ['P2 takes a hand card from P1', 'DNE-FAI.14', { seat: 1, from: 0 }],
  ],
  'card-given': [
    ['P1 gives P2 AM', 'DNE-FAI.18', { seat, to: 1, ...am }],
    ['P1 gives P2 a hand card', 'DNE-FAI.18', { seat, to: 1 }],
  ],
  'limit-lifted': [['P1 has no hand limit until the summary', 'DNE-SPC.8', { seat }]],
  'limit-restored': [['P1 has a hand limit again', 'DNE-SUM.2', { seat }]],
  'trade-opened': [['P1 proposes a trade to P2', 'DNE-TRD.1', traded]],
  'trade-proposed': [
    ['P1 offers P2 AM for a hand card', 'DNE-TRD.2', { ...traded, give: 'vinyl-am', ask: 'hand' }],
    ['P1 offers P2 a hand card for nothing', 'DNE-TRD.2', { ...traded, ask: 'none' }],
    ['P1 offers P2 nothing for IGOR', 'DNE-TRD.2', { ...traded, give: 'none', ask: 'vinyl-igor' }],
  ],
  'trade-made': [
    ['The trade is made: P2 gets AM, P1 gets IGOR', 'DNE-TRD.4', { ...traded, give: 'vinyl-am', got: 'vinyl-igor' }],
    ['The trade is made: P2 gets nothing, P1 gets a hand card', 'DNE-TRD.4', { ...traded, give: 'none' }],
  ],
  'trade-declined': [['P2 declines', 'DNE-TRD.3', { seat: 1, target: 0 }]],
  'trade-cancelled': [['P1 drops a trade with P2', 'DNE-TRD.2', traded]],
  'anybody-invited': [['P1 invites whoever comes', 'DNE-R13', { seat }]],
  'monster-invited': [
    [
      'P1 invites Oxymoron (level 15; brings 2 souls and 4 cards; +1 to escape rolls; failure: lose 1 soul, then discard 2 hand cards)',
      'DNE-MON.1',
      { seat, monster: 'oxymoron' },
    ],
    [
      'P1 meets Salamander (level 4, +4 for Dragonborn; brings 1 soul and 2 cards; failure: lose 1 soul)',
      'DNE-R13',
      { seat, monster: 'salamander' },
      { blankMonsterSouls: 1 },
    ],
  ],
  'nobody-came': [['Nobody comes', 'DNE-R13', { seat }]],
  'raise-offered': [['Opponents may raise the level 14 of The Brothers Grimm', 'DNE-SPC.13', grimm]],
  'level-raised': [
    ['P2 raises the level of The Brothers Grimm to 5', 'DNE-SPC.13', { seat: 1, ...grimm, level: { from: 2, to: 5 } }],
  ],
  'monster-came': [
    ['Salamander comes', 'DNE-MON.5', salamander],
    ['Salamander comes, here of level 8', 'DNE-MON.5', { ...salamander, level: 8 }],
    [
      'Salamander comes, of level 8, which makes the target 21',
      'DNE-MON.5',
      { ...salamander, level: 8 },
      { monsterLevel: 'add' },
    ],
  ],
  'monster-stayed-away': [
    ['The Brothers Grimm stays away: level 14 is above the expectation of 13', 'DNE-SPC.13', grimm],
  ],
  'monster-left': [['Salamander leaves', 'DNE-MON.8', salamander]],
  'supply-refilled': [['The discarded monsters may be invited again', 'DNE-MON.8', { monsters: ['salamander'] }]],
} satisfies Record<string, readonly Row[]>;
