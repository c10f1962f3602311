import type { PartialOptions } from '@rulewright/core';
import type { EcoLogicOptions } from '@rulewright/ecologic';

// Every option value, for the conformance runs.

type Options = PartialOptions<EcoLogicOptions>;

export const playerCounts: readonly Options[] = [2, 3, 4].map((players) => ({ players }));

const triangle = [0, 1, 2, 3].flatMap((r) => Array.from({ length: 4 - r }, (_, q) => ({ q, r })));

/** Every value, other than the default, of the options that set the table and the cards. */
export const tableOptions: readonly Options[] = [
  { supply: 'unlimited' },
  { eventDraw: 'player' },
  { twoPlayerDeck: 'full' },
  { field: { kind: 'hexagon', radius: 1 } },
  { field: { kind: 'hexagon', radius: 3 } },
  { field: { kind: 'custom', coords: triangle } },
  { piecesPerBranch: 5 },
  { specialAdjacency: false },
];

/** Every value, other than the default, of the options that change what happens in a round and at the end. */
export const ruleOptions: readonly Options[] = [
  { mutualAid: 'gifts' },
  { mutualAid: 'off' },
  { loanInterest: [0, 2, 5] },
  { loanInterest: [] },
  { loanEnforcement: 'promise' },
  { buildStep: 'one-each' },
  { removal: 'action-phase' },
  { biddingOrder: 'first-player' },
  { refusedInitiative: 'offer-next' },
  { dualHex: 'mixed' },
  { setupBioCapacity: false },
  { bioCapacityOnce: 'per-player' },
  { dirtiness: 'net' },
  { negativeEco: 'formula' },
  { finalTie: 'shared' },
];
