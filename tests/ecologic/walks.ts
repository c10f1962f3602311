import {
  type EcoLogicAction,
  type EcoLogicEvent,
  type EcoLogicOptions,
  type EcoLogicState,
  engine,
} from '@rulewright/ecologic';
import type { Policy } from '@rulewright/testing';
import { FEW, fewer } from '../support/depth.js';
import { type Walk as AnyWalk, walkFrom, walks } from '../support/walking.js';
import { drawn } from '../support/weighted.js';

// Random games in which something happens: with every action equally likely, everybody would be poor after a round.

type Weights = Readonly<Record<string, number>>;
const BUSY: Weights = {
  'place-second': 4,
  'place-bought': 4,
  'place-piece': 4,
  'place-initiative': 4,
  'place-special': 8,
  'open-special': 4,
  'open-plant': 2,
  reveal: 3,
  'open-initiative': 8,
  'take-refused': 4,
  pass: 2,
  'ask-aid': 0.6,
  'remove-piece': 0.05,
  'remove-initiative': 0.05,
};
const THRIFTY: Weights = { ...BUSY, 'decline-opening': 4, 'open-initiative': 2, pass: 4 };

/** First the type of the action is drawn, then one of that type, rather a cheap one. */
const habit =
  (weights: Weights): Policy<unknown, EcoLogicAction> =>
  (legal, _, random) => {
    const types = [...new Set(legal.map(({ type }) => type))];
    const shares = types.map((type) => weights[type] ?? 1);
    const liked = types[drawn(shares, random)];
    const places = legal.flatMap(({ type }, place) => (type === liked ? [place] : []));
    return places[Math.floor(random() ** 3 * places.length)] ?? 0;
  };

/** Builds more than it removes and asks for little. */
export const busy = habit(BUSY);
/** Buys so little that the bank runs short. */
const thrifty = habit(THRIFTY);

/** Sets of options under which every rule of the game is met. */
export const TABLES: readonly Partial<EcoLogicOptions>[] = [
  { players: 2 },
  { players: 3, mutualAid: 'off' },
  { players: 4 },
  { players: 3, supply: 'unlimited', mutualAid: 'off' },
  { players: 4, eventDraw: 'player', mutualAid: 'off', dualHex: 'mixed' },
  { players: 2, twoPlayerDeck: 'full', field: { kind: 'hexagon', radius: 1 }, mutualAid: 'off', dirtiness: 'net' },
  { players: 4, field: { kind: 'hexagon', radius: 3 }, refusedInitiative: 'offer-next', specialAdjacency: false },
  { players: 3, loanEnforcement: 'promise', loanInterest: [0, 2], piecesPerBranch: 5 },
  { players: 3, mutualAid: 'gifts', bioCapacityOnce: 'per-player', buildStep: 'one-each' },
  { players: 2, setupBioCapacity: false, mutualAid: 'off', negativeEco: 'formula' },
];

export type Walk = AnyWalk<EcoLogicState, EcoLogicAction, EcoLogicEvent>;

export const WALKS = fewer(6 * TABLES.length, FEW);
/** The tables take turns. */
export const { walk, always, inEveryState, inEveryStep } = walks(WALKS, (number) =>
  walkFrom(engine, engine.init(number, TABLES[number % TABLES.length]), number, number < WALKS / 2 ? busy : thrifty),
);
