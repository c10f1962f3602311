import { createInterface } from 'node:readline';
import { type AnyAction, isInputError, type Seat } from '@rulewright/core';
import type { Connection } from '@rulewright/protocol';
import { inOneLine } from './errors.js';
import type { AnyGame, AnyState } from './game.js';
import { refusal, WISHES, type Wish } from './human.js';
import { UsageError } from './usage-error.js';
import { wordsOf } from './words/words.js';

/** Answers a decision of a seat from the next line of the input. */
export type Piped = (state: AnyState, seat: Seat) => Promise<AnyAction | Wish>;

/**
 * Answers from a pipe: an action a line, or `undo` or `resign`; empty lines and those that begin with # are skipped.
 * With `auto` an only answer takes no line. Throws `UsageError` for a line that is refused, and when no line is left.
 */
export function piped(game: AnyGame, { input }: Pick<Connection, 'input'>, auto: boolean): Piped {
  const lines = linesIn(input);
  let number = 0;
  const next = async (): Promise<string | undefined> => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done === true) return undefined;
      number++;
      const line = value.trim();
      if (line !== '' && !line.startsWith('#')) return line;
    }
  };
  return async (state, seat) => {
    const only = auto ? game.engine.onlyAnswer(game.engine.view(state, seat)) : undefined;
    if (only !== undefined) return only;
    const line = await next();
    if (line === undefined) throw new UsageError(`the input has ended, and ${wordsOf(game).seat(seat)} is asked`);
    const word = line.toLowerCase();
    if (Object.hasOwn(WISHES, word)) return WISHES[word] as Wish;
    return read(game, { state, seat, line, place: `line ${number}, ${JSON.stringify(line)}` });
  };
}

async function* linesIn(input: Connection['input']): AsyncGenerator<string, undefined> {
  for await (const line of createInterface({
    input: input as NodeJS.ReadableStream,
    crlfDelay: Number.POSITIVE_INFINITY,
  }))
    yield line;
  return undefined;
}

interface Line {
  readonly state: AnyState;
  readonly seat: Seat;
  readonly line: string;
  readonly place: string;
}

/** The action of a line, with or without its seat. */
function read(game: AnyGame, { state, seat, line, place }: Line): AnyAction {
  const { engine } = game;
  try {
    const action = engine.parse(/^\d/.test(line) ? line : `${seat} ${line}`);
    const why =
      action.seat === seat
        ? engine.explain(state, action)
        : { rule: 'CORE-ACT.3', code: 'not-asked', details: { seat: action.seat } };
    if (why === undefined) return action;
    throw new UsageError(`${place}: ${refusal(game, why).slice(0, 2).join(' ')}`);
  } catch (error) {
    if (isInputError(error)) throw new UsageError(`${place}: ${inOneLine(error)}`);
    throw error;
  }
}
