import { join } from 'node:path';
import { compile } from '../projects.js';

/** Compiles the program of the consumer, as ESM and as CommonJS. */
export function compileConsumer(consumer: string): void {
  for (const folder of ['esm', 'cjs'])
    compile(join(consumer, folder), { lib: ['es2022', 'dom'], module: 'nodenext' }, 'before');
}
