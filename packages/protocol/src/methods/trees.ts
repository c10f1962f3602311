import { exploitability, gameTree, type TreeNode, valuesOf } from '@rulewright/bots';
import { type Fraction, InputError, type NamedDraw } from '@rulewright/core';
import * as z from 'zod/mini';
import { beyond } from '../errors.js';
import { about, count, draw, fraction, game, handle, object, reached, seat, viewer, whole } from '../schemas.js';
import type { ServedGame } from '../served-game.js';
import type { HeldGame, HeldSimulation, Session } from '../session.js';
import { method } from './method.js';
import { chosen } from './play.js';
import { given } from './positions.js';

// Small games as whole trees: every set-up, every future of an action, what a seat knows at a node.

const future = z.strictObject({
  probability: about('Exact.', fraction),
  draws: about('A script that leads there.', z.array(draw)),
  ...reached.def.shape,
});
const futures = z.array(future);
const options = z.optional(object);
const limit = about('How many nodes the tree may have.', z.optional(count));
const utility = about(
  "What is played for, 'places' or 'points'; what the game says when not given.",
  z.optional(z.enum(['places', 'points'])),
);
const key = about('The key of what a seat knows, as `informationState` gives it.', z.string());

export const treeMethods = {
  starts: method({
    about:
      'Every set-up of a game with its exact probability, each held as a simulation that keeps what every viewer sees, for `informationState`. For games in which they are few.',
    params: z.strictObject({ game, options, limit: about('How many; 1,000 when not given.', z.optional(count)) }),
    result: futures,
    example: { game: 'kuhn-poker' },
    run: ({ game: id, options, limit }, session) => {
      const served = session.game(id);
      const starts = served.engine.starts(options, { limit: mostOf(session, 'runs', limit, DEFAULT_FUTURES) });
      return held(
        session,
        served,
        starts.map(({ state, ...start }) => {
          const simulation = served.engine.simulate(state);
          simulation.recall();
          return { ...start, simulation };
        }),
      );
    },
  }),

  futures: method({
    about:
      'Everything that can follow a legal action of a simulation, with its exact probability, each held as a simulation of its own; the one in `at` stays where it is. Futures that are alike are not put together.',
    params: z.strictObject({
      at: handle,
      action: options,
      choice: about('Its number in the list of `actions`, of the same `seat`.', z.optional(whole)),
      seat: z.optional(seat),
      limit: about('How many; 1,000 when not given.', z.optional(count)),
    }),
    result: futures,
    example: { at: 1, choice: 0 },
    run: ({ at, limit, ...choice }, session) => {
      const { game: served, simulation } = simulationAt(session, at);
      const action = chosen({ kind: 'simulation', game: served, simulation }, choice);
      const most = mostOf(session, 'runs', limit, DEFAULT_FUTURES);
      return held(session, served, simulation.chanceOutcomes(action, most));
    },
  }),

  informationState: method({
    about:
      'All that a viewer knows who forgets nothing, the same on every path: of a game that was begun by `new` or `replay`, or of a simulation of `starts` and `futures`.',
    params: z.strictObject({
      at: handle,
      viewer,
      form: about("'key' for 32 hex digits, as when not given, or 'text'.", z.optional(z.enum(['key', 'text']))),
    }),
    result: z.string(),
    example: { at: 1, viewer: 0 },
    run: ({ at, viewer, form }, session) => {
      const held = session.at(at);
      const recalls = held.kind === 'game' ? recorded(held) : held.simulation;
      return recalls.informationState(viewer, form);
    },
  }),

  tree: method({
    about:
      'The whole tree of a small game, for solvers. Where several seats are asked at once the first decides first, and the others do not see how.',
    params: z.strictObject({ game, options, limit, utility }),
    result: z.strictObject({
      players: whole,
      nodes: whole,
      informationSets: about(
        'By the key of what the seat knows: its answers, in the order of the children of each node of the set.',
        z.record(z.string(), z.strictObject({ seat, actions: z.array(z.string()) })),
      ),
      root: about(
        "`kind` is 'chance' with `probabilities` and `children`, 'decision' with `seat`, `informationState` and `children`, or 'terminal' with `utility` by seat.",
        z.custom<TreeNode>().check(z.meta({ title: 'Node', type: 'object' })),
      ),
    }),
    example: { game: 'kuhn-poker' },
    run: (params, session) => {
      const { informationSets, ...tree } = treeOf(session, params);
      const sets = Object.fromEntries(
        [...informationSets].map(([key, { seat, actions }]) => [key, { seat, actions: [...actions] }]),
      );
      return { ...tree, informationSets: sets };
    },
  }),

  exploitability: method({
    about:
      'How far a policy is from an equilibrium of a small game: what all seats together could gain if each alone played its best response, divided by their number; and what the game is worth to each seat when all play by the policy.',
    params: z.strictObject({
      game,
      options,
      limit,
      utility,
      policy: about(
        'By the key of an information set: the probability of each answer, in the order of its `actions`. Where nothing is said, all are equally likely.',
        z.record(key, z.array(z.number())),
      ),
    }),
    result: z.strictObject({ exploitability: z.number(), values: z.array(z.number()) }),
    example: { game: 'kuhn-poker', policy: {} },
    run: ({ policy, ...params }, session) => {
      const tree = treeOf(session, params);
      const map = new Map(Object.entries(policy));
      return { exploitability: exploitability(tree, map), values: valuesOf(tree, map) };
    },
  }),
};

const DEFAULT_FUTURES = 1000;

interface TreeParams {
  readonly game: string;
  readonly options?: object | undefined;
  readonly limit?: number | undefined;
  readonly utility?: 'places' | 'points' | undefined;
}

function treeOf(session: Session, { game: id, options = {}, limit, utility }: TreeParams) {
  const { engine } = session.game(id);
  const most = mostOf(session, 'nodes', limit, session.limits.nodes);
  return gameTree(engine, { options, limit: most, ...(utility !== undefined && { utility }) });
}

function mostOf({ limits }: Session, of: 'runs' | 'nodes', given: number | undefined, usual: number): number {
  const most = given ?? Math.min(usual, limits[of]);
  if (most > limits[of]) throw beyond(limits, of);
  return most;
}

interface Future {
  readonly probability: Fraction;
  readonly draws: readonly NamedDraw[];
  readonly simulation: HeldSimulation['simulation'];
}

const held = (session: Session, game: ServedGame, futures: readonly Future[]) =>
  futures.map(({ probability, draws, simulation }) => ({
    probability: { ...probability },
    draws: [...draws],
    ...given(session, { kind: 'simulation', game, simulation }),
  }));

function simulationAt(session: Session, handle: number): HeldSimulation {
  const held = session.at(handle);
  if (held.kind === 'simulation') return held;
  throw new InputError('no simulation', [
    { path: 'at', message: 'this is a game: `starts` and `simulate` give simulations' },
  ]);
}

/** A recorder of the game, from its beginning. Throws `InputError` when the beginning is not known. */
function recorded({ game, origin, actions, scripted }: HeldGame) {
  if (origin !== undefined) return game.engine.recorder({ ...origin, actions, scripted });
  throw new InputError('no information state', [
    { path: 'at', message: 'nobody knows how this position has come about' },
  ]);
}
