import { transform } from 'sucrase';
import type { Said } from './run-sample.js';
import { modules } from './sample-modules.js';

// Runs one sample: TypeScript with imports of the engines. The page ends this worker when its time is up.

/** More lines than anybody reads; a page is not flooded with them. */
const MOST_LINES = 500;

const say = (said: Said): void => postMessage(said);
const inWords = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value, null, 1)?.replaceAll(/\n\s*/g, ' ') ?? String(value));
const messageOf = (error: unknown): string => (error instanceof Error ? `${error.name}: ${error.message}` : `${error}`);

/** An async function with these parameters, made of source text. */
const AsyncFunction = (async () => {}).constructor as new (
  ...source: readonly string[]
) => (...given: readonly unknown[]) => Promise<void>;

const REQUIRED = /require\(['"]([^'"]+)['"]\)/g;

async function loadAll(code: string): Promise<ReadonlyMap<string, unknown>> {
  const names = [...new Set([...code.matchAll(REQUIRED)].map(([, name = '']) => name))];
  const loaded = names.map(async (name): Promise<[string, unknown]> => {
    const load = modules[name];
    if (load === undefined) throw new Error(`${name} is not here; there are ${Object.keys(modules).join(', ')}`);
    return [name, await load()];
  });
  return new Map(await Promise.all(loaded));
}

async function run(source: string): Promise<void> {
  const { code } = transform(source, { transforms: ['typescript', 'imports'], production: true });
  const loaded = await loadAll(code);
  say({ began: true });
  let lines = 0;
  const print = (...values: readonly unknown[]): void => {
    lines++;
    if (lines <= MOST_LINES) say({ line: values.map(inWords).join(' ') });
    else if (lines === MOST_LINES + 1) say({ ended: `Stopped after ${MOST_LINES} lines.` });
  };
  const console = { log: print, info: print, warn: print, error: print };
  await new AsyncFunction('require', 'exports', 'console', code)((name: string) => loaded.get(name), {}, console);
}

addEventListener('message', async ({ data }: MessageEvent<string>) => {
  try {
    await run(data);
    say({ ended: 'Done.' });
  } catch (error) {
    say({ line: messageOf(error) });
    say({ ended: 'It failed.' });
  }
});
