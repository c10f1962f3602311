import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { inlineAt } from '../build/inline-at.js';
import { choices } from './random.js';
import { type PlayGame, STRETCH } from './stretches.js';

/** The build that the bars of speed count from: the engines before their lists were made quicker. */
export const COMMIT = 'da15bf74';
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
    // as its own build had it
    plugins: [inlineAt],
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
  readonly engine: { simulate(state: unknown): Simulation };
}
interface Simulation {
  legalActions(): readonly unknown[];
  apply(action: unknown): void;
  clone(): Simulation;
}

/** Plays a random game of that number with that build and counts its decisions; nothing where it has no such engine. */
export async function formerGame(name: string): Promise<PlayGame | undefined> {
  if (!existsSync(BUILT)) return undefined;
  const { entries, firstStates } = (await import(pathToFileURL(resolve(BUILT)).href)) as Former;
  const entry = entries.find((each) => each.name === name);
  if (entry === undefined) return undefined;
  const starts = firstStates(entry).map((state) => entry.engine.simulate(state));
  return (number, lap) => {
    const choose = choices(number);
    const game = starts[number]?.clone();
    let decisions = 0;
    for (let list = game?.legalActions() ?? []; list.length > 0; list = game?.legalActions() ?? []) {
      game?.apply(list[choose(list.length)]);
      if (++decisions % STRETCH === 0) lap();
    }
    return decisions;
  };
}
