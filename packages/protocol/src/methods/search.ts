import { InputError, type Viewer } from '@rulewright/core';
import * as z from 'zod/mini';
import { beyond } from '../errors.js';
import { playOuts } from '../playouts.js';
import { sampled } from '../sampling.js';
import {
  about,
  action,
  as,
  atSeen,
  count,
  draw,
  emitted,
  event,
  fraction,
  object,
  reached,
  seat,
  seed,
  viewer,
  whole,
} from '../schemas.js';
import type { ServedGame } from '../served-game.js';
import { type At, type HeldSimulation, type Session, stateOf } from '../session.js';
import { suggested } from '../suggest.js';
import { method } from './method.js';
import { chosen, chosenOf } from './play.js';
import { given } from './positions.js';

// Chances, worlds that agree with a view, and games that are played out.

const dealtFor = about('Deals a world that agrees with what this viewer may know.', z.optional(viewer));
const tries = about(
  'Deals that are tried until a world agrees with the view; 10,000 when not given.',
  z.optional(count),
);
const DEFAULT_RUNS = 1000;
const DEFAULT_RUNS_OF_WORLD = 100;

export const searchMethods = {
  chances: method({
    about:
      'What a legal action can come to, each distinct result with its exact probability and the events that led to it. Of a view, or with a `viewer`, it is what that seat may expect of an action of its own, from its view alone, and `exact` is false where that is too much to list: `code` says why, `zone` which hidden cards the rules read, and `worlds` with a `seed` asks for a sample. Of a state without a `viewer` it is every state that can truly come: a secret.',
    params: z.strictObject({
      at: atSeen,
      action: z.optional(object),
      choice: about('Its number in the list of `actions`.', z.optional(whole)),
      seat: z.optional(seat),
      viewer: z.optional(viewer),
      limit: about(
        'Runs of draws that are followed; 1,000 when not given, 100 in each world of a sample.',
        z.optional(count),
      ),
      worlds: about(
        'This many worlds are dealt that agree with the view, or fewer when time runs out.',
        z.optional(count),
      ),
      seed: about('From which they are dealt.', z.optional(seed)),
    }),
    result: z.strictObject({
      exact: z.boolean(),
      code: z.optional(z.enum(['depends-on', 'too-many-draws', 'too-fine', 'sampled'])),
      zone: z.optional(z.string()),
      worlds: z.optional(whole),
      outcomes: z.optional(
        z.array(
          z.strictObject({
            probability: z.optional(fraction),
            share: about('Of a sample: the mean probability in its worlds.', z.optional(z.number())),
            interval: about('Where the chance lies, 95 % sure.', z.optional(z.tuple([z.number(), z.number()]))),
            state: z.optional(object),
            view: z.optional(object),
            events: z.array(z.union([emitted, event])),
            draws: about('Of a state: a script that leads there.', z.optional(z.array(draw))),
          }),
        ),
      ),
    }),
    example: { at: 1, choice: 0, viewer: 0 },
    run: ({ at, viewer, limit, worlds, seed, ...choice }, session) => {
      if ((limit ?? DEFAULT_RUNS) > session.limits.runs) throw beyond(session.limits, 'runs');
      if ((worlds ?? 0) > session.limits.playouts) throw beyond(session.limits, 'playouts');
      const settings = limit === undefined ? {} : { limit };
      if (viewer === undefined && !(typeof at === 'object' && 'position' in at)) {
        const held = session.full(at);
        const outcomes = held.game.engine.chanceOutcomes(stateOf(held), chosen(held, choice), settings);
        return { exact: true, outcomes: outcomes as never };
      }
      const { game, view } = session.view(at, viewer);
      const action = chosenOf(game.engine, view, choice);
      const { engine } = game;
      if (worlds !== undefined && seed !== undefined) {
        const left = timer(session);
        return sampled({ engine, view, action, worlds, seed, limit: limit ?? DEFAULT_RUNS_OF_WORLD, left }) as never;
      }
      // one without the other is refused there
      const half = worlds === undefined && seed === undefined ? {} : { worlds, seed };
      return engine.chanceOutcomes(view, action, { ...settings, ...half } as never) as never;
    },
  }),

  deal: method({
    about: 'A full state that agrees with a view: each deal of the unseen cards is equally likely.',
    params: z.strictObject({ at: atSeen, viewer: dealtFor, seed, tries, as }),
    result: reached,
    example: { at: 1, viewer: 0, seed: 'a world' },
    run: ({ at, viewer, seed, tries, as }, session) => {
      const { game, view } = session.view(at, viewer);
      const state = game.engine.determinize(view, seed, triesOf(session, tries));
      return given(session, { kind: 'game', game, state, actions: [], scripted: [] }, as);
    },
  }),

  simulate: method({
    about:
      'A simulation to search in: quick, changed in place, without events. Of a state a copy, with another future when a seed is given; with a view or a viewer a world dealt by the seed.',
    params: z.strictObject({ at: atSeen, viewer: dealtFor, seed: z.optional(seed), tries }),
    result: reached,
    example: { at: 1, viewer: 0, seed: 'a world' },
    run: (params, session) => given(session, simulated(session, params)),
  }),

  playouts: method({
    about:
      'Plays many games from here to the end, each legal action equally likely or as a `policy` has it, and says how the seats did. With a view or a viewer each game is played in a world of its own. What `at` holds stays as it is.',
    params: z.strictObject({
      at: atSeen,
      viewer: dealtFor,
      action: about('The first action of each game.', z.optional(object)),
      choice: about('Its number in the list of `actions` instead.', z.optional(whole)),
      seat: z.optional(seat),
      seed,
      games: about('How many; 1 when not given.', z.optional(count)),
      decisions: about('A game is given up after that many.', z.optional(count)),
      policy: about(
        'The name of a bot that plays all seats, such as `weighted`; `uniform` when not given.',
        z.optional(z.string()),
      ),
      tries,
    }),
    result: z.strictObject({
      games: about('How many were played: less than asked for when time ran out.', whole),
      finished: about('How many of them came to their end; the others count for nothing.', whole),
      decisions: about('All together.', whole),
      points: about(
        'By seat, the sum over the finished games: 1 for the first place, 0 for the last, in equal steps between; seats that share places share their points.',
        z.array(z.number()),
      ),
      wins: about('By seat: 1 for a win, shared by those who share it.', z.array(z.number())),
    }),
    example: { at: 1, viewer: 0, choice: 0, seed: 'playouts', games: 10 },
    run: ({ at, viewer, action, choice, seat, tries, ...plan }, session) => {
      const games = plan.games ?? 1;
      const decisions = plan.decisions ?? session.limits.decisions;
      if (games > session.limits.playouts) throw beyond(session.limits, 'playouts');
      if (decisions > session.limits.decisions) throw beyond(session.limits, 'decisions');
      const world = worlds(session, { at, viewer, tries: triesOf(session, tries) });
      const first = action === undefined && choice === undefined ? undefined : { action, choice, seat };
      return playOuts({
        game: world.game,
        policy: plan.policy,
        seed: plan.seed,
        games,
        decisions,
        left: timer(session),
        world: (seed) => {
          const held = world.deal(seed);
          if (first !== undefined) held.simulation.apply(chosen(held, first));
          return held.simulation;
        },
      });
    },
  }),

  suggest: method({
    about:
      'What a bot of this name would do where a view stands, or a seat of a state, and what it thinks of the answers if it is one who thinks. It is told what the seat may know and nothing more, and sits down anew.',
    params: z.strictObject({
      at: atSeen,
      viewer: about('Whose view it is told.', z.optional(seat)),
      bot: about('A name such as `weighted`, or with settings: `ismcts:500`.', z.string()),
      seed: about('For the chance of the bot.', seed),
      milliseconds: about('It has that long; the limit of time when not given.', z.optional(count)),
    }),
    result: z.strictObject({
      action,
      choice: about('Its number in the list of `actions` of the view.', whole),
      iterations: about('How many games it thought through.', z.optional(whole)),
      values: about(
        'What it thought of the answers that it tried, its choice first: by number, how often it tried each, and what came of it, 1 for the first place and 0 for the last.',
        z.optional(z.array(z.strictObject({ choice: whole, visits: whole, value: z.number() }))),
      ),
    }),
    example: { at: 1, viewer: 0, bot: 'ismcts:50', seed: 'advice' },
    run: ({ at, viewer, bot, seed, milliseconds }, session) => {
      const { game, view } = session.view(at, viewer);
      const move = Math.min(milliseconds ?? session.limits.time, session.limits.time);
      return suggested(game, view, { bot, seed, move });
    },
  }),
};

interface Origin {
  readonly at: At;
  readonly viewer?: Viewer | undefined;
  readonly seed?: string | number | undefined;
  readonly tries?: number | undefined;
}

function simulated(session: Session, { seed, tries, ...origin }: Origin): HeldSimulation {
  const isDealt = origin.viewer !== undefined || (typeof origin.at === 'object' && 'position' in origin.at);
  if (isDealt && seed === undefined)
    throw new InputError('a dealt world needs a seed', [{ path: 'seed', message: 'the seed is missing' }]);
  if (isDealt) return worlds(session, { ...origin, tries: triesOf(session, tries) }).deal(seed ?? 0);
  const held = session.full(origin.at);
  const { game } = held;
  const simulation = held.kind === 'game' ? game.engine.simulate(held.state, seed) : held.simulation.clone();
  if (held.kind === 'simulation' && seed !== undefined) simulation.reseed(seed);
  return { kind: 'simulation', game, simulation };
}

/** Possible worlds of a position. */
interface Worlds {
  readonly game: ServedGame;
  /** Makes a simulation for a seed: another future of a state, another world of a view. */
  deal(seed: string | number): HeldSimulation;
}

function worlds(session: Session, { at, viewer, tries }: Origin): Worlds {
  const isView = typeof at === 'object' && 'position' in at;
  if (viewer !== undefined || isView) {
    const { game, view } = session.view(at, viewer);
    return {
      game,
      deal: (seed) => ({ kind: 'simulation', game, simulation: game.engine.simulate(view, seed, tries) }),
    };
  }
  const held = session.full(at);
  const { game } = held;
  if (held.kind === 'game')
    return { game, deal: (seed) => ({ kind: 'simulation', game, simulation: game.engine.simulate(held.state, seed) }) };
  return {
    game,
    deal(seed) {
      const simulation = held.simulation.clone();
      simulation.reseed(seed);
      return { kind: 'simulation', game, simulation };
    },
  };
}

function triesOf({ limits }: Session, tries = limits.tries): number {
  if (tries > limits.tries) throw beyond(limits, 'tries');
  return tries;
}

/** Counts the time of a request down. */
function timer({ limits, now }: Session): () => number {
  const end = now() + limits.time;
  return () => Math.max(0, end - now());
}
