import { InputError, type Seat, toNumber } from '@rulewright/core';
import type { AnyEngine } from '../game.js';
import { playedFor, type UtilitySetting, utilityOf } from '../search/utility.js';
import { type WalkSettings, walk } from './walk.js';

/** A node of a game tree: plain data. */
export type TreeNode =
  | { readonly kind: 'chance'; readonly probabilities: readonly number[]; readonly children: readonly TreeNode[] }
  | {
      readonly kind: 'decision';
      readonly seat: Seat;
      /** The key of the seat's information state. */
      readonly informationState: string;
      /** One child per action, in the order of the information set. */
      readonly children: readonly TreeNode[];
    }
  | {
      readonly kind: 'terminal';
      /** By seat: the value of the game, in the unit it is played for. */
      readonly utility: readonly number[];
    };

/** The nodes that a seat cannot tell apart. */
export interface InformationSet {
  readonly seat: Seat;
  /** Its legal actions in the notation of the game. */
  readonly actions: readonly string[];
}

/** The tree of a whole game: plain data but for the map. */
export interface GameTree {
  readonly players: number;
  readonly root: TreeNode;
  /** Number of nodes. */
  readonly nodes: number;
  /** By key: the information sets of all seats, in the order in which they were found. */
  readonly informationSets: ReadonlyMap<string, InformationSet>;
}

export interface GameTreeSettings<E extends AnyEngine = AnyEngine> extends WalkSettings<E> {
  /** The utility that is played for, as in a search; by default the game decides. */
  readonly utility?: UtilitySetting;
}

/**
 * The whole tree of a small game, for solvers that go through it again and again. Throws `InputError` when it is too
 * large, as `walk` does, and when a seat has different legal actions at two nodes that it cannot tell apart.
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
