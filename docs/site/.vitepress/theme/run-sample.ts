/** What a worker that runs code says: it has all it needs and begins, it prints a line, it is done or has failed. */
export type Said = { readonly began: true } | { readonly line: string } | { readonly ended: string };

/** Whom the output goes to. */
export interface Listener {
  line(text: string): void;
  /** Once, with a sentence on how it ended. */
  end(how: string): void;
}

/** How long a sample may run, in milliseconds: longer is a loop without an end. */
export const LIMIT = 5_000;

/** Runs code in a worker of its own, for at most `LIMIT` once its modules are there; gives the way to stop it. */
export function runSample(code: string, listener: Listener): () => void {
  const worker = new Worker(new URL('./sample-worker.ts', import.meta.url), { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (how: string): void => {
    clearTimeout(timer);
    worker.terminate();
    listener.end(how);
  };
  worker.onmessage = ({ data }: MessageEvent<Said>) => {
    if ('began' in data) timer = setTimeout(() => end(`Stopped after ${LIMIT / 1000} seconds.`), LIMIT);
    else if ('ended' in data) end(data.ended);
    else listener.line(data.line);
  };
  worker.onerror = ({ message }) => end(message === '' ? 'The engines could not be loaded.' : message);
  worker.postMessage(code);
  return () => end('Stopped.');
}
