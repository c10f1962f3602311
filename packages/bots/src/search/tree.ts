import type { AnyAction, Seat } from '@rulewright/core';

/** An action as a search compares it. */
export const keyOf = (action: AnyAction): string => JSON.stringify(action);

/** What came of one action of a seat that knows so much. */
export class Arm {
  visits = 0;
  /** How often it could have been taken. */
  available = 0;
  /** What its seat got from it, all visits together. */
  total = 0;

  constructor(
    readonly key: string,
    readonly action: AnyAction,
    /** How likely somebody who knows the game would take it. */
    readonly prior: number,
  ) {}

  get mean(): number {
    return this.visits === 0 ? 0 : this.total / this.visits;
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
  private total = 0;
  private squares = 0;

  /** The standard deviation of what the seat got; 1 as long as nothing is known. */
  get spread(): number {
    if (this.visits < 2) return 1;
    const mean = this.total / this.visits;
    return Math.sqrt(Math.max(0, this.squares / this.visits - mean * mean));
  }

  credit(arm: Arm, utility: number): void {
    this.visits++;
    this.total += utility;
    this.squares += utility * utility;
    arm.visits++;
    arm.total += utility;
  }
}

/** A moment of the game, as far as somebody could follow it: reached by the actions that were seen. */
export class Moment {
  private readonly choices: Choice[] = [];
  private readonly next = new Map<string, Moment>();

  /** What this seat tries here. */
  choiceOf(seat: Seat): Choice {
    let choice = this.choices[seat];
    if (choice === undefined) {
      choice = new Choice();
      this.choices[seat] = choice;
    }
    return choice;
  }

  after(seen: string): Moment {
    let moment = this.next.get(seen);
    if (moment === undefined) {
      moment = new Moment();
      this.next.set(seen, moment);
    }
    return moment;
  }
}
