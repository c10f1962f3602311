import { createRequire } from 'node:module';
import { isDeepStrictEqual } from 'node:util';
import {
  type AnyEngine,
  type BoardgameG,
  type BoardgameGame,
  type OptionsIn,
  toBoardgame,
} from '@rulewright/boardgame-io';
import { type Expertise, likelihoods } from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import type { AnyAction, View, Viewer } from '@rulewright/core';
import type { Told } from '@rulewright/core/text';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { createText as createDoesNotExistText } from '@rulewright/does-not-exist/text';
import { engine as ecologic } from '@rulewright/ecologic';
import { createText as createEcologicText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { createText as createEmixText } from '@rulewright/emix/text';
import { engine as euphoria } from '@rulewright/euphoria';
import { createText as createEuphoriaText } from '@rulewright/euphoria/text';
import { generator } from '@rulewright/testing';
import type { Game, LogEntry, State } from 'boardgame.io';
import { expect } from 'vitest';
import { drawn } from '../support/weighted.js';

// boardgame.io itself, as Node can load it, and the games that are played on it.

const require = createRequire(import.meta.url);
export const { Client, LobbyClient } = require('boardgame.io/client') as typeof import('boardgame.io/client');
export const { Local, SocketIO } = require('boardgame.io/multiplayer') as typeof import('boardgame.io/multiplayer');
export const { Server } = require('boardgame.io/server') as typeof import('boardgame.io/server');
export const { Master } = require('boardgame.io/master') as typeof import('boardgame.io/master');
export const { RandomBot } = require('boardgame.io/ai') as typeof import('boardgame.io/ai');
export const internal = require('boardgame.io/internal') as typeof import('boardgame.io/internal');

/** A game, whatever its exact types. */
export interface Played {
  readonly name: string;
  readonly engine: AnyEngine;
  readonly game: BoardgameGame<AnyEngine>;
  readonly players: number;
  /** With which every match is set up, for short games. */
  readonly options: object;
  readonly expertise: Expertise;
}

export const SEED = 'a-seed-that-nobody-sees';

interface Known<E extends AnyEngine> {
  readonly expertise: Expertise<never>;
  readonly text: { opening(view: never): string; event(view: never, event: never): Told };
  readonly options?: OptionsIn<E>;
}

function played<E extends AnyEngine>(
  engine: E,
  players: number,
  { expertise, text, options = {} as OptionsIn<E> }: Known<E>,
): Played {
  const game = toBoardgame<AnyEngine>(engine, { options, seed: () => SEED, text: text as never });
  return { name: engine.id, engine, game, players, options, expertise: expertise as never };
}

/** All four, at small tables. */
export const games: readonly Played[] = [
  played(ecologic, 2, { expertise: ecologicExpertise, text: createEcologicText(ecologic) }),
  played(emix, 3, { expertise: emixExpertise, text: createEmixText(emix), options: { maxRounds: 3 } }),
  played(doesNotExist, 2, { expertise: doesNotExistExpertise, text: createDoesNotExistText(doesNotExist) }),
  played(euphoria, 2, { expertise: euphoriaExpertise, text: createEuphoriaText(euphoria), options: { turnLimit: 60 } }),
];

/** The type with which boardgame.io takes games. */
export const asGame = (game: BoardgameGame<AnyEngine>): Game => game;

export type G = BoardgameG<AnyEngine>;
export type Sent = State<G> & { readonly log: readonly LogEntry[] };

/** The state in which every match of a game begins. */
export const startOf = ({ engine, options, players }: Played) => engine.init(SEED, { ...options, players });

/** Whoever looks on, and every seat. */
export const viewersOf = (players: number): readonly Viewer[] => [
  'spectator',
  ...Array.from({ length: players }, (_, seat) => seat),
];

/** Equal to the last value; quicker than `toEqual`, which tells the difference when there is one. */
export function expectSame(found: unknown, expected: unknown): void {
  if (!isDeepStrictEqual(found, expected)) expect(found).toEqual(expected);
}

/** Chooses as somebody who knows the game, by what the seat sees; always the same for a seed. */
export function chooser({ engine, expertise }: Played, seed: string): (view: View<object>) => AnyAction {
  const random = generator(seed);
  const weights = expertise.weights(engine as never);
  return (view) => {
    const legal = engine.legalActions(view as never);
    const chances = likelihoods(weights, view.position as never, view.viewer as number, legal);
    const action = legal[drawn(chances, random)];
    if (action === undefined) throw new Error(`nothing can be done at ${view.viewer}`);
    return action;
  };
}
