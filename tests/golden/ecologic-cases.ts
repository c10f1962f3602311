import type { EcoLogicOptions } from '@rulewright/ecologic';
import type { GoldenCase } from './golden.js';

const triangle = [0, 1, 2, 3].flatMap((r) => Array.from({ length: 4 - r }, (_, q) => ({ q, r })));

/** One game for each value of each option, and some more for what happens seldom. */
const options: Readonly<Record<string, Partial<EcoLogicOptions>>> = {
  'two-players': {},
  'three-players': { players: 3 },
  'four-players': { players: 4 },
  'unlimited-supply': { players: 3, supply: 'unlimited' },
  'event-for-every-player': { players: 3, eventDraw: 'player' },
  'event-for-every-player-full-deck': { eventDraw: 'player', twoPlayerDeck: 'full' },
  'full-deck-for-two': { twoPlayerDeck: 'full' },
  'small-field': { field: { kind: 'hexagon', radius: 1 } },
  'large-field': { players: 4, field: { kind: 'hexagon', radius: 3 } },
  'custom-field': { field: { kind: 'custom', coords: triangle } },
  'gifts-only': { players: 3, mutualAid: 'gifts' },
  'no-aid': { players: 3, mutualAid: 'off' },
  interest: { players: 3, loanInterest: [0, 1, 3] },
  'promised-repayment': { players: 4, loanEnforcement: 'promise' },
  'one-build-each': { players: 3, buildStep: 'one-each' },
  'refused-initiatives-offered': { players: 4, refusedInitiative: 'offer-next' },
  'mixed-dual-hexes': { players: 3, dualHex: 'mixed' },
  'no-bio-at-set-up': { players: 3, setupBioCapacity: false },
  'bio-per-player': { players: 3, bioCapacityOnce: 'per-player' },
  'specials-anywhere': { players: 3, specialAdjacency: false },
  'net-dirtiness': { players: 3, dirtiness: 'net' },
  'negative-eco-formula': { players: 3, negativeEco: 'formula' },
  'shared-ties': { players: 4, finalTie: 'shared' },
  'five-pieces-per-branch': { players: 3, piecesPerBranch: 5 },
  'removal-in-the-action-phase': { players: 3, removal: 'action-phase' },
  'bids-from-the-first-player': { players: 4, biddingOrder: 'first-player' },
};

/** Games found by looking for what happens seldom. */
const rare: readonly GoldenCase<EcoLogicOptions>[] = [
  { name: 'the-bank-runs-dry', seed: 'formula-211', options: { players: 4, negativeEco: 'formula' } },
  { name: 'the-eco-supply-runs-dry', seed: 'formula-10', options: { players: 4, negativeEco: 'formula' } },
  { name: 'a-tie-above-zero', seed: 'formula-63', options: { players: 4, negativeEco: 'formula' } },
  { name: 'scores-below-zero', seed: 'formula-5', options: { players: 4, negativeEco: 'formula' } },
  { name: 'a-shared-victory', seed: 'evening-2', options: { players: 3 } },
  { name: 'a-choice-of-nationalised-pieces', seed: 'evening-22', options: { players: 2 } },
  { name: 'a-choice-of-dropped-initiatives', seed: 'evening-8', options: { players: 2 } },
];

export const cases: readonly GoldenCase<EcoLogicOptions>[] = [
  ...Object.entries(options).map(([name, given]) => ({ name, seed: name, options: given })),
  ...rare,
];
