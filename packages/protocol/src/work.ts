import { errorCodes, ProtocolError } from './errors.js';

/**
 * Work that takes long, in steps: between two of them others have a turn, and it may be given up. What a step
 * gives comes back to it; a promise is waited for.
 */
export class Work<Result> {
  constructor(readonly steps: () => Generator<unknown, Result, unknown>) {}
}

/** Does the work at once. Throws `ProtocolError` for work that has to wait for something. */
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

/** Milliseconds of work before others have a turn. */
export const TURN = 40;

/** Milliseconds from any beginning, on every host. */
export const hostNow = (): number => (typeof performance === 'undefined' ? Date.now() : performance.now());

/** Does the work, and lets others have a turn in between. Rejects with `ProtocolError` when it is given up. */
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

/** Lets whatever waits go first: messages that came in, other requests. */
export const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** A request that nobody waits for any more. */
export const givenUp = (): ProtocolError => new ProtocolError(errorCodes.givenUp, 'the request was given up');
