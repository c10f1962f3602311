import { errorCodes, ProtocolError } from './errors.js';

/**
 * Long work in steps; other requests run between two steps, and it may be cancelled there. The result of a step is
 * passed back into it; a promise is awaited first.
 */
export class Work<Result> {
  constructor(readonly steps: () => Generator<unknown, Result, unknown>) {}
}

/** Runs work at once. Throws `ProtocolError` for work that has to wait for something. */
export function atOnce<Result>({ steps }: Work<Result>): Result {
  const going = steps();
  let given: unknown;
  for (;;) {
    const step = going.next(given);
    if (step.done === true) return step.value;
    if (step.value instanceof Promise)
      throw new ProtocolError(errorCodes.internal, 'this takes time: send it as a message');
    given = step.value;
  }
}

/** Milliseconds of work before others get a turn. */
export const TURN = 40;

/** Milliseconds from any beginning, on every host. */
export const hostNow = (): number => (typeof performance === 'undefined' ? Date.now() : performance.now());

/** Runs work in turns with others. Rejects with `ProtocolError` when it is cancelled. */
export async function inTurns<Result>({ steps }: Work<Result>, isGivenUp: () => boolean): Promise<Result> {
  const going = steps();
  let begun = hostNow();
  let given: unknown;
  for (;;) {
    if (isGivenUp()) {
      going.return(undefined as never);
      throw givenUp();
    }
    const step = going.next(given);
    if (step.done === true) return step.value;
    given = await step.value;
    if (hostNow() - begun < TURN) continue;
    await turn();
    begun = hostNow();
  }
}

/** Lets waiting work run first: messages that came in, other requests. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** The error of a cancelled request. */
export const givenUp = (): ProtocolError => new ProtocolError(errorCodes.givenUp, 'the request was given up');
