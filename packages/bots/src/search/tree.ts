import type { AnyAction, Seat } from '@rulewright/core';

/**
 * An action as a search compares it, without some of its fields: actions are flat, and those of one type have their
 * fields in one order.
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

/** Below it differences mean nothing. */
const LEAST_RANGE = 0.01;

/** What came of one action of a seat that knows that much. */
export class Arm {
  visits = 0;
  /** How often it could have been taken. */
  available = 0;
  /** What its seat got from it, all visits together, and the squares of it. */
  total = 0;
  squares = 0;

  constructor(
    readonly key: string,
    readonly action: AnyAction,
    /** How likely somebody who knows the game would take it. */
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

  /** Counts a visit that brought that much. */
  credit(utility: number): void {
    this.visits++;
    this.total += utility;
    this.squares += utility * utility;
  }

  /** Tried more often, or as often with more success. */
  isBefore(other: Arm): boolean {
    return this.visits > other.visits || (this.visits === other.visits && this.mean > other.mean);
  }
}

/** What one seat has tried at one moment of the game, as far as somebody could follow it. */
export class Choice {
  readonly arms = new Map<string, Arm>();
  visits = 0;
  private least = Number.POSITIVE_INFINITY;
  private most = Number.NEGATIVE_INFINITY;

  /** How far apart the worst and the best that the seat ever got are; 1 as long as nothing is known. */
  get range(): number {
    return this.visits < 2 ? 1 : Math.max(LEAST_RANGE, this.most - this.least);
  }

  credit(arm: Arm, utility: number): void {
    this.visits++;
    if (utility < this.least) this.least = utility;
    if (utility > this.most) this.most = utility;
    arm.credit(utility);
  }
}

/** What a seat is asked, by kind: after chance the same actions may lead to several questions. */
export interface Asked {
  readonly seat: Seat;
  readonly kind: string;
}

/**
 * A moment of the game, as far as somebody could follow it: reached by the actions that were seen. Chance is not seen, so
 * that different questions may wait there; each has its own choice.
 */
export class SearchNode {
  private readonly choices: Map<string, Choice>[] = [];
  private readonly next = new Map<string, SearchNode>();

  /** What this seat tries here when it is asked so. */
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

  /** What this seat has tried here, whatever it was asked. */
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
