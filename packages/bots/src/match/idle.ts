/// <reference types="node" />

// Notices that nothing is left that could give an answer.

/** Tells once that the host has no work left; the returned function stops listening. */
export type Idleness = (tell: () => void) => () => void;

/** A process tells before it ends. Hosts that do not report this never tell. */
const processIdleness: Idleness = (tell) => {
  if (typeof process === 'undefined' || typeof process.once !== 'function') return () => {};
  if (waiting.size === 0) process.on('beforeExit', tellAll);
  waiting.add(tell);
  return () => {
    if (waiting.delete(tell) && waiting.size === 0) process.off('beforeExit', tellAll);
  };
};

/** Those who wait for an answer in this process: however many they are, it has one listener. */
const waiting = new Set<() => void>();
function tellAll(): void {
  process.off('beforeExit', tellAll);
  const all = [...waiting];
  waiting.clear();
  // in a new turn: if the process has more work, it goes on
  setImmediate(() => {
    for (const tell of all) tell();
  });
}

let idleness = processIdleness;

/**
 * Settles as the answer does, or as `never` says once this thread or process has no work left that could give one.
 * `never` gets the reason in words. On hosts that do not report this, it waits without end.
 */
export function answerOr<X>(answer: Promise<X>, never: (why: string) => X | Promise<X>): Promise<X> {
  return new Promise((resolve, reject) => {
    const stop = idleness(() => resolve(never('no answer, and nothing is left that could give one')));
    answer.finally(stop).then(resolve, reject);
  });
}

/** Replaces the way in which this thread notices that it has no work left. */
export const noticeIdle = (by: Idleness): void => {
  idleness = by;
};

/** Milliseconds between two looks, and the looks in a row that have to find nothing. */
const LOOK = 50;
const LOOKS = 20;
const LATER_LOOKS = 2;
/** Looks that have to find nothing: few once this thread has waited in vain, for its code will do the same again. */
let looks = LOOKS;

/**
 * Notices that a thread of a pool has done nothing but wait for a second, and later for a tenth of one. Such a thread never
 * ends by itself, for it waits for jobs: it waits when it has no timer, file, socket or thread, and no more ports than
 * those of the pool.
 */
export function threadIdleness(host: { getActiveResourcesInfo?: () => string[] }): Idleness {
  const active = (): readonly string[] | undefined => host.getActiveResourcesInfo?.();
  const ports = active()?.filter((name) => name === 'MessagePort').length ?? 0;
  const isIdle = (): boolean => {
    const now = active();
    return now !== undefined && now.length <= ports && now.every((name) => name === 'MessagePort');
  };
  return (tell) => {
    let quiet = 0;
    const timer = setInterval(() => {
      quiet = isIdle() ? quiet + 1 : 0;
      if (quiet < looks) return;
      looks = LATER_LOOKS;
      tell();
    }, LOOK);
    timer.unref();
    return () => clearInterval(timer);
  };
}
