#!/usr/bin/env node
import module from 'node:module';
import { isMainThread } from 'node:worker_threads';
import type { Batch } from './simulated.js';

// Node 22 keeps what it has compiled for the next start; what is imported before this line is not kept
(module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();

/** What threads of this program do. */
export const work = async (batch: Batch) => (await import('./simulated.js')).work(batch);

if (isMainThread) {
  const { run } = await import('./program.js');
  const { processTerminal } = await import('./terminal.js');
  process.exitCode = await run(process.argv.slice(2), processTerminal(process));
}
