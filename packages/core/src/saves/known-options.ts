import type { Game, State } from '../game/game.js';
import { deepFreeze, isTree } from '../ground/commit.js';
import { brief, type Issue } from '../ground/errors.js';
import { plain } from '../ground/plain.js';
import { isSame } from '../ground/same.js';
import { readAs } from '../input/input.js';

type Options = State['options'];

/** Validated options, interned: equal options share one frozen object. */
export class KnownOptions {
  /** Options already checked; all states of a game share theirs. */
  private readonly sound = new WeakSet<object>();
  /** The latest options with their text, because a server loads game after game with the same ones. */
  private last: { readonly text: string; readonly options: Options } | undefined;

  constructor(
    private readonly game: Game,
    private readonly content: unknown,
  ) {}

  /**
   * Options given in part or in full, completed with defaults; returned unchanged if there are issues. They are plain
   * data.
   */
  read(given: unknown): { readonly options: Options; readonly issues: readonly Issue[] } {
    const { last } = this;
    if (last !== undefined && isTree(given) && last.text === JSON.stringify(given))
      return { options: last.options, issues: [] };
    const { value, issues } = readAs(this.game.options, given);
    const wrong = issues.length > 0 ? issues : this.problems(value);
    return wrong.length > 0
      ? { options: given as Options, issues: wrong }
      : { options: this.shared(value), issues: [] };
  }

  has(options: unknown): boolean {
    return isTree(options) && this.sound.has(options);
  }

  /** The issues of a position's options, which have to be complete. Frozen ones are checked once. */
  issuesOf(given: unknown): readonly Issue[] {
    if (this.has(given)) return [];
    const options: unknown = plain(given);
    const read = this.read(options);
    const issues = read.issues.length > 0 ? read.issues : missing(options as Options, read.options);
    if (issues.length === 0 && Object.isFrozen(given)) this.sound.add(given as object);
    return issues;
  }

  private problems(options: Options): readonly Issue[] {
    const { game, content } = this;
    const { min, max } = game.seats;
    const { players } = options;
    if (players < min || players > max)
      return [{ path: 'players', message: `expected ${min} to ${max}, found ${players}` }];
    return game.optionProblems?.({ options, content }) ?? [];
  }

  private shared(options: Options): Options {
    const text = JSON.stringify(options);
    if (this.last?.text !== text) {
      // a copy: V8 keeps an object put together field by field as a slow table, and rules read options all the time
      this.last = { text, options: deepFreeze({ ...options }) };
      this.sound.add(this.last.options);
    }
    return this.last.options;
  }
}

const missing = (given: Readonly<Record<string, unknown>>, all: Options): Issue[] =>
  Object.entries(all).flatMap(([name, value]): Issue[] =>
    Object.hasOwn(given, name) && isSame(given[name], value)
      ? []
      : [{ path: name, message: `expected ${brief(value)}, found ${brief(given[name])}: a state holds every option` }],
  );
