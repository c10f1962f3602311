import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { run } from '../projects.js';

/** Compiles the program of the consumer, as ESM and as CommonJS. */
export function compileConsumer(consumer: string): void {
  for (const folder of ['esm', 'cjs']) {
    const compilerOptions = { target: 'es2022', lib: ['es2022', 'dom'], types: [], module: 'nodenext', strict: true };
    writeFileSync(join(consumer, folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }));
    run(consumer, process.execPath, resolve('node_modules/typescript/bin/tsc'), '--project', folder);
  }
}
