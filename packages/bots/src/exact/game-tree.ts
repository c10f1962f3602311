import { InputError, type Seat, toNumber } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import { playedFor, type UtilitySetting, utilityOf } from '../search/utility.js';
import { type WalkSettings, walk } from './walk.js';

/** A node of a whole game: plain data. */
export type TreeNode =
  | { readonly kind: 'chance'; readonly probabilities: readonly number[]; readonly children: readonly TreeNode[] }
  | {
      readonly kind: 'decision';
      readonly seat: Seat;
      /** The key of what the seat knows. */
      readonly informationState: string;
      /** In the order of the actions of the information set. */
      readonly children: readonly TreeNode[];
    }
  | {
      readonly kind: 'terminal';
      /** By seat: what the game was worth, in the unit that it is played for. */
      readonly utility: readonly number[];
    };

/** All nodes that a seat cannot tell apart. */
export interface InformationSet {
  readonly seat: Seat;
  /** Its answers in the notation of the game. */
  readonly actions: readonly string[];
}

/** A whole game: plain data but for the map. */
export interface GameTree {
  readonly players: number;
  readonly root: TreeNode;
  /** How many nodes there are. */
  readonly nodes: number;
  /** The information sets of all seats by their keys, in the order in which they were found. */
  readonly informationSets: ReadonlyMap<string, InformationSet>;
}

export interface GameTreeSettings<E extends AnyEngine = AnyEngine> extends WalkSettings<E> {
  /** What is played for, as in a search; what the game says when not given. */
  readonly utility?: UtilitySetting;
}

/**
 * The whole tree of a small game, for solvers that go through it again and again. Throws `InputError` when it is too large,
 * as `walk` does, and when a seat would have other answers at two nodes that it cannot tell apart.
 */
export function gameTree<E extends AnyEngine>(engine: E, settings: GameTreeSettings<E> = {}): GameTree {
  const utility = playedFor(engine, settings.utility);
  const informationSets = new Map<string, InformationSet>();
  let nodes = 0;
  let players = 0;
  const root = walk<E, TreeNode>(
    engine,
    {
      chance({ outcomes }, children) {
        nodes++;
        return { kind: 'chance', probabilities: outcomes.map(({ probability }) => toNumber(probability)), children };
      },
      decision({ seat, legal, informationState }, children) {
        nodes++;
        const key = informationState();
        const actions = legal.map((action) => engine.format(action));
        const known = informationSets.get(key);
        if (known === undefined) informationSets.set(key, { seat, actions });
        else if (known.actions.join() !== actions.join())
          throw new InputError('no information set', [
            { path: key, message: `${actions.join(', ')} found, ${known.actions.join(', ')} expected` },
          ]);
        return { kind: 'decision', seat, informationState: key, children };
      },
      terminal({ outcome }) {
        nodes++;
        const worth = utilityOf(outcome, utility);
        players = worth.length;
        return { kind: 'terminal', utility: worth };
      },
    },
    settings,
  );
  return { players, root, nodes, informationSets };
}
