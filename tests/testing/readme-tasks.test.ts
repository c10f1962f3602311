import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import { zodOf } from '../../packages/core/src/schema/zod-of.js';
import { game as doesNotExist } from '../../packages/does-not-exist/src/game.js';
import { game as ecologic } from '../../packages/ecologic/src/game.js';
import { game as emix } from '../../packages/emix/src/game.js';
import { game as euphoria } from '../../packages/euphoria/src/game.js';

// The README of the kit lists the tasks that `run` takes: here they are read from the games.

interface RecordSchema {
  readonly properties: { readonly kind: { readonly const: string } };
  readonly required?: readonly string[];
}

interface PositionSchema {
  readonly properties: { readonly agenda: { readonly items: { readonly oneOf: readonly RecordSchema[] } } };
}

interface Given {
  readonly schema: Parameters<typeof zodOf>[0];
  readonly tasks: object;
}

/** `income` (seat) */
function tasksOf({ schema, tasks }: Given): string {
  const { properties } = z.toJSONSchema(zodOf(schema), { unrepresentable: 'any' }) as unknown as PositionSchema;
  return properties.agenda.items.oneOf
    .filter(({ properties }) => properties.kind.const in tasks)
    .map(({ properties, required = [] }) => {
      const fields = required.filter((field) => field !== 'kind');
      return `\`${properties.kind.const}\`${fields.length === 0 ? '' : ` (${fields.join(', ')})`}`;
    })
    .join(', ');
}

test.each<[string, Given]>([
  ['EcoLogic', ecologic],
  ['Emix', emix],
  ['Does Not Exist', doesNotExist],
  ['Euphoria', euphoria],
])('the tasks of %s', (name, game) => {
  expect(readFileSync('packages/testing/README.md', 'utf8').split('\n')).toContain(`| ${name} | ${tasksOf(game)} |`);
});
