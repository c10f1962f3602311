import type { AnyAction, Seat } from '@rulewright/core';

/**
 * A key to compare actions in a search, without some of their fields. It relies on flat actions with the fields of a
 * type always in the same order.
 */
export function keyOf(action: AnyAction, without: readonly string[] = []): string {
  const fields = fieldsOf(action);
  let key = '';
  for (const name in fields) {
    if (without.includes(name)) continue;
    const value = fields[name];
    key += `${name}=${typeof value === 'object' ? JSON.stringify(value) : value};`;
  }
  return key;
}

function fieldsOf(action: AnyAction): Readonly<Record<string, unknown>>;
function fieldsOf(action: object): object {
  return action;
}

/** Least range of values; smaller differences mean nothing. */
const LEAST_RANGE = 0.01;

/** Statistics of one action, for a seat in one state of knowledge. */
export class Arm {
  visits = 0;
  /** Number of selections in which the action was available. */
  available = 0;
  /** Sum of the values to its seat over all visits; `squares` is the sum of their squares. */
  total = 0;
  squares = 0;

  constructor(
    readonly key: string,
    readonly action: AnyAction,
    /** Prior probability from the policy. */
    readonly prior: number,
  ) {}

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
  }

  /** The standard error of the mean. */
  get error(): number {
    if (this.visits < 2) return Number.POSITIVE_INFINITY;
    return Math.sqrt(Math.max(0, this.squares / this.visits - this.mean ** 2) / (this.visits - 1));
  }

  /** Counts a visit with its value. */
  credit(utility: number): void {
    this.visits++;
    this.total += utility;
    this.squares += utility * utility;
  }

  /** True if it was tried more often than the other, or equally often with a higher mean. */
  isBefore(other: Arm): boolean {
    return this.visits > other.visits || (this.visits === other.visits && this.mean > other.mean);
  }
}

/** True only for actions with the same fields; those that hold lists never count as alike. */
function areAlike(one: AnyAction, other: AnyAction): boolean {
  const [fields, others] = [fieldsOf(one), fieldsOf(other)];
  let more = 0;
  for (const _ in fields) more++;
  for (const name in others) {
    if (fields[name] !== others[name]) return false;
    more--;
  }
  return more === 0;
}

/** Statistics of one seat at one node, for one kind of question. */
export class Choice {
  readonly arms = new Map<string, Arm>();
  /** By place in the list of legal actions: the arm found there last, which spares the key of an action. */
  private readonly places: (Arm | undefined)[] = [];
  visits = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;

  /** Distance between the worst value and the best that the seat ever got; 1 while it is unknown. */
  get range(): number {
    return this.visits < 2 ? 1 : Math.max(LEAST_RANGE, this.most - this.least);
  }

  /** The arm of an action that stands at this place of the legal ones; undefined while it is untried. */
  armAt(place: number, action: AnyAction): Arm | undefined {
    const last = this.places[place];
    if (last !== undefined && areAlike(last.action, action)) return last;
    const arm = this.arms.get(keyOf(action));
    if (arm !== undefined) this.places[place] = arm;
    return arm;
  }

  credit(arm: Arm, utility: number): void {
    this.visits++;
    if (utility < this.least) this.least = utility;
    if (utility > this.most) this.most = utility;
    arm.credit(utility);
  }
}

/** The seat that is asked and the kind of question. After chance, the same actions may lead to several questions. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * A node keyed by visible actions. Chance is invisible, so several decisions may occur here, each with its own
 * statistics.
 */
export class SearchNode {
  private readonly choices: Map<string, Choice>[] = [];
  private readonly next = new Map<string, SearchNode>();

  /** The seat's statistics for this kind of question, created when they are missing. */
  choiceOf({ seat, kind }: Asked): Choice {
    const choices = this.choices[seat] ?? new Map<string, Choice>();
    this.choices[seat] = choices;
    let choice = choices.get(kind);
    if (choice === undefined) {
      choice = new Choice();
      choices.set(kind, choice);
    }
    return choice;
  }

  /** The seat's statistics for all kinds of questions. */
  choicesOf(seat: Seat): Iterable<Choice> {
    return this.choices[seat]?.values() ?? [];
  }

  after(seen: string): SearchNode {
    let node = this.next.get(seen);
    if (node === undefined) {
      node = new SearchNode();
      this.next.set(seen, node);
    }
    return node;
  }
}
