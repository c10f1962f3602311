import { type AnyAction, at, type Fraction, type NamedDraw, type Outcome, type Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine, OptionsIn } from '../game.js';
import { whole } from '../settings.js';
import { answersOf, mustFit, tooLarge, type World } from './size.js';

/** Where chance decides: in the set-up, or after an action. */
export interface ChanceNode {
  /** What can come, in the order of the children. */
  readonly outcomes: readonly { readonly probability: Fraction; readonly draws: readonly NamedDraw[] }[];
}

/** Where a seat decides. Of several seats that are asked at once the first decides first, and the others do not see how. */
export interface DecisionNode<E extends AnyEngine = AnyEngine> {
  readonly seat: Seat;
  /** Its answers, in the order of the children. */
  readonly legal: readonly ActionIn<E>[];
  /** The position. Clone it to play on. */
  readonly simulation: ReturnType<E['simulate']>;
  /** What the seat knows, as `informationState` of a simulation gives it: the same at all nodes that it cannot tell apart. */
  informationState(form?: 'key' | 'text'): string;
}

/** Where the game is over. */
export interface TerminalNode<E extends AnyEngine = AnyEngine> {
  readonly outcome: Outcome;
  readonly simulation: ReturnType<E['simulate']>;
}

/** What is made of each node, of what was made of its children. */
export interface TreeVisitor<E extends AnyEngine, X> {
  chance(node: ChanceNode, children: readonly X[]): X;
  decision(node: DecisionNode<E>, children: readonly X[]): X;
  terminal(node: TerminalNode<E>): X;
}

export interface WalkSettings<E extends AnyEngine = AnyEngine> {
  readonly options?: Partial<OptionsIn<E>>;
  /** How many nodes the tree may have; a million when not given. */
  readonly limit?: number;
}

const LIMIT = 1_000_000;

/**
 * Goes through the whole tree of a game, each node after its children, and gives what was made of the root. Chance is a node
 * where there is more than one outcome. Before anything is visited the size of the tree is estimated (`treeSize`): throws
 * `InputError` when that is more than `limit`, and also as soon as more nodes have been seen.
 */
export function walk<E extends AnyEngine, X>(
  engine: E,
  visitor: TreeVisitor<E, X>,
  { options, limit: most = LIMIT }: WalkSettings<E> = {},
): X {
  const limit = whole('limit', most, 1);
  mustFit(engine, options, limit);
  const starts = engine.starts(options, { limit }).map(({ probability, draws, state }) => {
    const simulation = engine.simulate(state);
    simulation.recall();
    return { probability, draws, simulation };
  });
  return new Walk(visitor as unknown as TreeVisitor<AnyEngine, X>, limit).afterChance(starts);
}

/** What chance can do, and where it leads. */
interface Future {
  readonly probability: Fraction;
  readonly draws: readonly NamedDraw[];
  readonly simulation: World;
}

class Walk<X> {
  private nodes = 0;

  constructor(
    private readonly visitor: TreeVisitor<AnyEngine, X>,
    private readonly limit: number,
  ) {}

  afterChance(futures: readonly Future[]): X {
    if (futures.length === 1) return this.from(at(futures, 0).simulation);
    this.count();
    const children = futures.map(({ simulation }) => this.from(simulation));
    const outcomes = futures.map(({ probability, draws }) => ({ probability, draws }));
    return this.visitor.chance({ outcomes }, children);
  }

  private from(simulation: World): X {
    this.count();
    const outcome = simulation.outcome();
    if (outcome !== undefined) return this.visitor.terminal({ outcome, simulation });
    const legal = answersOf(simulation);
    const { seat } = at(legal, 0);
    const children = legal.map((action) => this.afterChance(this.futuresOf(simulation, action)));
    const informationState = (form?: 'key' | 'text'): string => simulation.informationState(seat, form);
    return this.visitor.decision({ seat, legal, simulation, informationState }, children);
  }

  private futuresOf(simulation: World, action: AnyAction): readonly Future[] {
    return simulation.chanceOutcomes(action, this.limit);
  }

  private count(): void {
    if (++this.nodes > this.limit) throw tooLarge(`more than ${this.limit} nodes`, this.limit);
  }
}
