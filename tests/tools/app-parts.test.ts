import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { PARTS } from './bench/app-parts.js';

// reads packages/*/src and node_modules

const folders = ['packages', 'node_modules/zod', 'node_modules/@noble', 'node_modules/canonicalize'];
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file.replaceAll('\\', '/')}`),
);

test.each(Object.entries(PARTS))('there are the modules of %s', (_, modules) => {
  expect(modules.filter((module) => !files.some((file) => module.test(file)))).toEqual([]);
});
