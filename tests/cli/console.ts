import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { afterAll } from 'vitest';
import { run } from '../../packages/cli/src/program.js';
import type { Prompts, Terminal } from '../../packages/cli/src/terminal.js';

/** What a command line printed, and its exit code. */
export interface Output {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

export interface Console extends Terminal {
  /** What was printed so far. */
  readonly printed: { out: string; err: string; progress: number };
}

/** A terminal that keeps what is printed; nobody sits there unless prompts are given. */
export function console(prompts?: Prompts, hasColors = false, input: readonly string[] = []): Console {
  const printed = { out: '', err: '', progress: 0 };
  return {
    printed,
    out: (text) => {
      printed.out += text;
    },
    err: (text) => {
      printed.err += text;
    },
    hasColors,
    width: 110,
    isInteractive: prompts !== undefined,
    prompts: prompts ?? silence,
    stream: {
      input: Readable.from(input),
      write: (text) => {
        printed.out += text;
      },
    },
    progress: () => ({ advance: () => printed.progress++, stop: () => {} }),
  };
}

const nobody = (): never => {
  throw new Error('nobody is there to be asked');
};
const silence: Prompts = { choose: nobody, number: nobody, text: nobody };

/** Runs a command line in this process. */
export async function rulewright(
  args: readonly string[],
  prompts?: Prompts,
  input: readonly string[] = [],
): Promise<Output> {
  const terminal = console(prompts, false, input);
  const code = await run(args, terminal);
  return { code, out: terminal.printed.out, err: terminal.printed.err };
}

/** A folder for the files of one test file. */
export function scratch(): string {
  const folder = mkdtempSync(join(tmpdir(), 'rulewright-cli-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return folder;
}

/** The lines of a text without the empty ones at its end. */
export const linesOf = (text: string): string[] => text.trimEnd().split('\n');
