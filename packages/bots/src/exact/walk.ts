import { type AnyAction, at, type Fraction, type NamedDraw, type Outcome, type Seat } from '@rulewright/core';
import type { ActionIn, AnyEngine, OptionsIn } from '../game.js';
import { whole } from '../settings.js';
import { answersOf, mustFit, tooLarge, type World } from './size.js';

/** A node where chance decides: in the set-up, or after an action. */
export interface ChanceNode {
  /** The possible outcomes, in the order of the children. */
  readonly outcomes: readonly { readonly probability: Fraction; readonly draws: readonly NamedDraw[] }[];
}

/**
 * A node where a seat decides. When several seats decide at once, the first comes first and the others do not see its
 * action.
 */
export interface DecisionNode<E extends AnyEngine = AnyEngine> {
  readonly seat: Seat;
  /** The legal actions of the seat, in the order of the children. */
  readonly legal: readonly ActionIn<E>[];
  /** The position. Clone it before you play on. */
  readonly simulation: ReturnType<E['simulate']>;
  /**
   * The information state of the seat, as a simulation gives it: the same at all nodes that the seat cannot tell apart.
   */
  informationState(form?: 'key' | 'text'): string;
}

/** A node where the game is over. */
export interface TerminalNode<E extends AnyEngine = AnyEngine> {
  readonly outcome: Outcome;
  readonly simulation: ReturnType<E['simulate']>;
}

/** Computes a value for each node from the values of its children. */
export interface TreeVisitor<E extends AnyEngine, X> {
  chance(node: ChanceNode, children: readonly X[]): X;
  decision(node: DecisionNode<E>, children: readonly X[]): X;
  terminal(node: TerminalNode<E>): X;
}

export interface WalkSettings<E extends AnyEngine = AnyEngine> {
  readonly options?: Partial<OptionsIn<E>>;
  /** Greatest number of nodes allowed; a million by default. */
  readonly limit?: number;
}

const LIMIT = 1_000_000;

/**
 * Walks the whole tree of a game, children first, and returns the value of the root. There is a chance node wherever
 * there is more than one outcome. The size of the tree is estimated first (`treeSize`). Throws `InputError` when the
 * estimate is more than `limit`, and when more nodes are found on the way.
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

/** A possible outcome of chance and the world it leads to. */
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
