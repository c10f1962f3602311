import type { Row } from './text-view.js';

// What is read of a rave while it lasts.

const seat = 0;
const plain = { base: 3, genreSteps: 0, shared: [], value: 3 };
/** P1 lays Nevermind into their own line-up, which then has these totals. */
const played = (from: number, to: number, more: object = {}, counted: object = {}) => ({
  seat,
  lineup: 0,
  card: 'vinyl-nevermind',
  via: 'hand',
  base: 3,
  value: 0,
  counted: { card: 'vinyl-nevermind', by: 0, ...plain, ...counted },
  total: { from, to },
  needed: 14,
  leader: to < 14 ? -1 : 0,
  ...more,
});
const still = { hostTotal: { from: 6, to: 6 } };
const roaring = { hostTotal: { from: 6, to: 12 } };
const split = (share: number, picker: string, of: number) => ({ share, picker, of });

export const raveEvents = {
  'rave-began': [
    ['A line-up needs a total of 14.', 'DNE-RAV.1', { host: 0, final: false, needed: 14 }],
    [
      'A line-up needs a total of 14. 10 souls are at stake: everybody may throw cards into the line-ups of others.',
      'DNE-RAV.1',
      { host: 0, final: true, needed: 14 },
    ],
  ],
  'passed-over': [['P1 can only hold', 'DNE-RAV.4', { seat }]],
  held: [['P1 holds', 'DNE-RAV.3', { seat }]],
  'invasion-declared': [
    ['P3 invades', 'DNE-RIV.1', { seat: 2, ...still }],
    ['P3 invades, and the Host’s total is now 12', 'DNE-RIV.1', { seat: 2, ...roaring }],
  ],
  'invader-expelled': [
    ['P1 expels P3, who takes their own cards back', 'DNE-CLS.20', { seat, invader: 2, ...still }],
    [
      'P1 expels P3, who takes their own cards back, and the Host’s total is now 12',
      'DNE-CLS.20',
      { seat, invader: 2, ...roaring },
    ],
  ],
  'signal-sent': [['P2 signals for P1’s line-up', 'DNE-CLS.24', { seat: 1, lineup: 0 }]],
  'card-played': [
    ['P1 plays Nevermind (3, 49 min, grunge): total 3, needs 14', 'DNE-RAV.5', played(0, 3)],
    [
      'P1 plays Nevermind (3, 49 min, grunge), +50% for grunge makes 5: total 14, which would win',
      'DNE-RAV.5',
      played(6, 14, {}, { genreSteps: 1, shared: ['grunge'], value: 5 }),
    ],
    [
      'P1 plays Come Over (5, 35 min, psychodelic lo-fi indie rock), +100% for indie and rock makes 10: total 26, which would win',
      'DNE-RAV.5',
      played(
        8,
        26,
        { card: 'vinyl-come-over', base: 5 },
        { base: 5, genreSteps: 2, shared: ['indie', 'rock'], value: 10 },
      ),
    ],
    [
      'P1 plays Nevermind (3, 49 min, grunge) from the inventory: total 19, which would win',
      'DNE-RAV.5',
      played(16, 19, { via: 'inventory' }),
    ],
    [
      'P1’s mercenary turns up Nevermind (3, 49 min, grunge): total 3, needs 14',
      'DNE-MRC.6',
      played(0, 3, { via: 'mercenary' }),
    ],
    ['Up comes Nevermind (3, 49 min, grunge): total 3, needs 14', 'DNE-CLS.24', played(0, 3, { via: 'deck', seat: 1 })],
    [
      'P2 throws Nevermind (3, 49 min, grunge) into P1’s line-up: total 3, needs 14',
      'DNE-FIN.3',
      played(0, 3, { seat: 1 }),
    ],
    [
      'P2 adds Nevermind (3, 49 min, grunge) to P1’s line-up: total 3, needs 14',
      'DNE-FRD.4',
      played(0, 3, { seat: 1 }),
    ],
    [
      'P2 plays Nevermind (4, 49 min, grunge) into P1’s line-up: total 4, needs 14',
      'DNE-CLS.16',
      played(0, 4, { seat: 1, base: 4 }, { base: 4, value: 4 }),
    ],
    [
      'P3 begins with Nevermind (3, 49 min, grunge): total 3, needs 14',
      'DNE-RIV.1',
      played(0, 3, { seat: 2, lineup: 2 }),
    ],
    ['P1 plays Nevermind (3, 49 min, grunge): total 14, but P3 leads', 'DNE-RAV.5', played(11, 14, { leader: 2 })],
    [
      'P1 plays Nevermind (3, 49 min, grunge), counted as 6: total 18, which would win',
      'DNE-RAV.5',
      played(12, 18, {}, { base: 6, value: 6 }),
    ],
    [
      'P1 plays Nevermind (a copy), worth 6: total 12, needs 14',
      'DNE-CLS.10',
      played(6, 12, { value: 12 }, { base: null, value: 6 }),
    ],
    ['P1 plays Nevermind (3, 49 min, grunge): total 5', 'DNE-GTL.2', played(2, 5, { needed: 0 })],
  ],
  'friend-called': [
    ['P1 calls P2 and promises no card', 'DNE-FRD.1', { seat, target: 1, ...split(0, 'host', 0) }],
    ['P1 calls P2 and promises none of 4 cards', 'DNE-FRD.1', { seat, target: 1, ...split(0, 'host', 4) }],
    [
      'P1 calls P2 and promises 2 of 4 cards, picked by the Saviour',
      'DNE-FRD.1',
      { seat, target: 1, ...split(2, 'saviour', 4) },
    ],
    ['P1 calls P2 and promises all of 4 cards', 'DNE-FRD.1', { seat, target: 1, ...split(4, 'host', 4) }],
    ['P1 calls P2 and promises no reward card', 'DNE-FRD.1', { seat, target: 1, ...split(0, 'host', 1) }],
    ['P1 calls P2 and promises the reward card', 'DNE-FRD.1', { seat, target: 1, ...split(1, 'host', 1) }],
    [
      'P1 calls P2 and promises the reward card and 1 card of the Host’s own',
      'DNE-FRD.1',
      { seat, target: 1, ...split(2, 'host', 1) },
    ],
  ],
  'call-countered': [
    ['P2 asks for 2 of 4 cards, picked by the Host', 'DNE-FRD.4', { seat: 1, ...split(2, 'host', 4) }],
  ],
  'call-declined': [['P2 declines', 'DNE-FRD.4', { seat: 1 }]],
  'counter-refused': [['P1 refuses', 'DNE-FRD.5', { seat, target: 1 }]],
  'challenge-lost': [['P2 need not help', 'DNE-CLS.12', { seat, target: 1 }]],
  'saviour-found': [
    [
      'P2 is the Saviour for 1 of 4 cards, picked by the Host',
      'DNE-FRD.4',
      { seat: 1, ...split(1, 'host', 4), forced: false },
    ],
    ['P2 is forced to be the Saviour', 'DNE-CLS.12', { seat: 1, ...split(0, 'host', 4), forced: true }],
  ],
  'saviour-dropped': [['P2 has added no card and is no Saviour', 'DNE-BTY.1', { seat: 1 }]],
} satisfies Record<string, readonly Row[]>;
