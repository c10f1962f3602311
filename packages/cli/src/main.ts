#!/usr/bin/env node
import { isMainThread } from 'node:worker_threads';
import { run } from './program.js';
import { processTerminal } from './terminal.js';

/** What threads of this program do. */
export { work } from './simulated.js';

if (isMainThread) process.exitCode = await run(process.argv.slice(2), processTerminal(process));
