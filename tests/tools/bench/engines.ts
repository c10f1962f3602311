import type { AnyAction, Engine } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { connectFour } from '../../games/connect-four.js';
import { ticTacToe } from '../../games/tic-tac-toe.js';

/** An engine whose exact types do not matter. */
type AnyEngine = Engine<unknown, AnyAction, { players: number }, unknown>;

/** One line of the bench. */
export interface Entry {
  readonly name: string;
  readonly engine: AnyEngine;
  readonly players: number;
  /** Beside the number of players; the defaults without it. */
  readonly options?: object;
  /** The bars, in multiples of boardgame.io's tic-tac-toe. */
  readonly atLeast: { readonly simulate: number; readonly apply: number };
}

/** Players who act at random take thousands of turns to end a game of Euphoria. */
const shortened = { turnLimit: 200 };

/** Every engine that is measured, a game of many seats at both ends of its range. */
export const entries: readonly Entry[] = [
  { name: 'tic-tac-toe', engine: ticTacToe, players: 2, atLeast: { simulate: 180, apply: 8 } },
  { name: 'connect four', engine: connectFour, players: 2, atLeast: { simulate: 70, apply: 8 } },
  { name: 'ecologic, 2 players', engine: ecologic, players: 2, atLeast: { simulate: 40, apply: 2 } },
  { name: 'ecologic, 4 players', engine: ecologic, players: 4, atLeast: { simulate: 40, apply: 2 } },
  { name: 'emix, 2 players', engine: emix, players: 2, atLeast: { simulate: 15, apply: 2 } },
  { name: 'emix, 4 players', engine: emix, players: 4, atLeast: { simulate: 12, apply: 2 } },
  { name: 'does-not-exist, 2 players', engine: doesNotExist, players: 2, atLeast: { simulate: 25, apply: 2 } },
  { name: 'does-not-exist, 6 players', engine: doesNotExist, players: 6, atLeast: { simulate: 25, apply: 2 } },
  {
    name: 'euphoria, 2 players',
    engine: euphoria,
    players: 2,
    options: shortened,
    atLeast: { simulate: 13, apply: 2 },
  },
  {
    name: 'euphoria, 6 players',
    engine: euphoria,
    players: 6,
    options: shortened,
    atLeast: { simulate: 13, apply: 2 },
  },
];

const SEEDS = 16;

/** The first states of the games that are played: set-up is never measured. */
export const firstStates = ({ engine, players, options }: Entry): unknown[] =>
  Array.from({ length: SEEDS }, (_, seed) => engine.init(seed, { ...options, players }));
