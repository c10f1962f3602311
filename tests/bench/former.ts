import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { choices } from './random.js';

/** The build that the bars of speed count from: the engines as they were before decks without an order, and memory. */
const COMMIT = 'f61886e';
const FOLDER = `.bench/${COMMIT}`;
const BUILT = `${FOLDER}/engines.mjs`;

/** Takes that build from the history of the repository, once; without the history there is nothing to compare with. */
export async function buildFormer(): Promise<void> {
  if (existsSync(BUILT)) return;
  mkdirSync(FOLDER, { recursive: true });
  try {
    const tree = execFileSync('git', ['archive', COMMIT], { maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'ignore'] });
    execFileSync('tar', ['-x', '-C', FOLDER], { input: tree });
  } catch {
    return;
  }
  await build({
    entryPoints: [`${FOLDER}/tests/bench/engines.ts`],
    outfile: BUILT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    tsconfig: `${FOLDER}/tsconfig.json`,
    define: { 'process.env.NODE_ENV': '"production"' },
    logLevel: 'error',
  });
}

/** What its bench exports. */
interface Former {
  readonly entries: readonly FormerEntry[];
  firstStates(entry: FormerEntry): readonly unknown[];
}
interface FormerEntry {
  readonly name: string;
  readonly engine: { fork(state: unknown): Fork };
}
interface Fork {
  legalActions(): readonly unknown[];
  play(action: unknown): void;
  clone(): Fork;
}

/** Plays one random game with that build and counts its decisions; nothing where it has no such engine. */
export async function formerGame(name: string): Promise<(() => number) | undefined> {
  if (!existsSync(BUILT)) return undefined;
  const { entries, firstStates } = (await import(pathToFileURL(resolve(BUILT)).href)) as Former;
  const entry = entries.find((each) => each.name === name);
  if (entry === undefined) return undefined;
  const starts = firstStates(entry).map((state) => entry.engine.fork(state));
  const choose = choices(2);
  let games = 0;
  return () => {
    const game = starts[games++ % starts.length]?.clone();
    let decisions = 0;
    for (let list = game?.legalActions() ?? []; list.length > 0; list = game?.legalActions() ?? []) {
      game?.play(list[choose(list.length)]);
      decisions++;
    }
    return decisions;
  };
}
