#!/usr/bin/env node
import module from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type { Batch } from './simulated.js';

// Node 22 keeps what it has compiled for the next start; what is imported before this line is not kept
(module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();

/**
 * Lets failures in an imported module end its own game only. An error outside of any call is told in one sentence and
 * ends the program. Returns the function that ends it.
 */
async function survive(): Promise<typeof process.exit> {
  const exit = process.exit.bind(process);
  (await import('@rulewright/bots/arena')).keepRunning(process);
  process.on('uncaughtException', (error: unknown) => {
    const said = error instanceof Error ? error.message : String(error);
    const [, place = ''] =
      /(?<!node:internal)\(?((?:file:\/\/)?\/[^\s()]+:\d+):\d+\)?/.exec(
        error instanceof Error ? (error.stack ?? '') : '',
      ) ?? [];
    process.stderr.write(
      `rulewright: a module has failed outside of any call${place && ` (${place})`}: ${said.replaceAll(/\s+/g, ' ')}\n`,
    );
    exit(1);
  });
  return exit;
}

/** Takes what fails outside of any call in this thread; between two jobs that concerns nobody. */
let fail: (error: unknown) => void = () => {};

/** The work of this program's threads. An error outside of any call ends the job, and not the thread. */
export async function work(batch: Batch) {
  (await import('@rulewright/bots/arena')).readyThread(process);
  const { work: play } = await import('./simulated.js');
  const failed = new Promise<never>((_, reject) => {
    fail = reject;
  });
  return Promise.race([play(batch), failed]).finally(() => {
    fail = () => {};
  });
}

// a thread that ended in the middle of a second error would end the process
if (!isMainThread) process.on('uncaughtException', (error) => fail(error));
else {
  const { run } = await import('./program.js');
  const { processTerminal } = await import('./terminal.js');
  const args = process.argv.slice(2);
  const terminal = processTerminal(process);
  // what a module of somebody prints is not ours: where a program reads our output, it goes to standard error
  const isForeign = args.some((arg) => /^--(game|bots)(=|$)/.test(arg));
  if (isForeign && !process.stdout.isTTY) (await import('@rulewright/games/node')).keepOutput(process);
  const exit = isForeign ? await survive() : undefined;
  process.exitCode = await run(args, terminal);
  // timers and sockets that a module leaves behind do not keep the program
  await terminal.stream.write('');
  exit?.(process.exitCode);
}
