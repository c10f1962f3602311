#!/usr/bin/env node
import module from 'node:module';

// Node 22 keeps what it has compiled for the next start; what is imported before this line is not kept
(module as { readonly enableCompileCache?: () => unknown }).enableCompileCache?.();

const { run } = await import('./program.js');
process.exitCode = await run(process.argv.slice(2), process);
