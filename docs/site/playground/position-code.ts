import type { Code, Made } from './position-worker.js';

/** How long the code of a position may run, in milliseconds. */
export const LIMIT = 3_000;

/** Runs the code of a position in a worker of its own; gives the way to stop it. */
export function makePosition(code: Code, done: (made: Exclude<Made, { began: true }>) => void): () => void {
  const worker = new Worker(new URL('./position-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (made?: Exclude<Made, { began: true }>): void => {
    clearTimeout(timer);
    worker.terminate();
    if (made !== undefined) done(made);
  };
  worker.onmessage = ({ data }: MessageEvent<Made>) => {
    if ('began' in data) timer = setTimeout(() => end({ problem: `Stopped after ${LIMIT / 1000} seconds.` }), LIMIT);
    else end(data);
  };
  worker.onerror = ({ message }) => end({ problem: message === '' ? 'The engine could not be loaded.' : message });
  worker.postMessage(code);
  return () => end();
}
