import { isInputError } from '@rulewright/core';
import { engine } from '@rulewright/emix';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { z } from 'zod';

// An app with a zod of its own, beside the one inside core.

/** A game whose options are of that zod; it stands beside the app in the project. */
const GAME = './game.js';

const request = z.object({ name: z.string(), options: z.object({ players: z.number() }) });

/** What any library does that takes schemas of any maker. */
async function read<S extends StandardSchemaV1>(
  schema: S,
  value: unknown,
): Promise<{ value?: StandardSchemaV1.InferOutput<S>; paths?: string[] }> {
  const result = await schema['~standard'].validate(value);
  if (result.issues === undefined) return { value: result.value };
  return {
    paths: result.issues.map(({ path = [] }) =>
      path.map((step) => (typeof step === 'object' ? step.key : step)).join('.'),
    ),
  };
}

const { options, actions } = engine.schemas;
const asked = request.parse({ name: 'Ada', options: { players: 3 } });
const taken = await read(options, asked.options);
const state = engine.init('own zod', asked.options);
const legal = engine.legalActions(state);

/** What is wrong with an action by the schema of its type. */
async function wrongIn(type: string, action: unknown): Promise<readonly string[]> {
  const schema = actions.get(type);
  return schema === undefined ? ['no schema'] : ((await read(schema, action)).paths ?? []);
}

console.log(
  JSON.stringify({
    own: [await read(request, { name: 'Ada', options: { players: 3 } }), await read(request, { name: 1, options: {} })],
    taken,
    refused: await read(options, { players: 99 }),
    actions: await Promise.all(legal.map((action) => wrongIn(action.type, action))),
    loaded: JSON.stringify(engine.load(JSON.parse(JSON.stringify(state)))) === JSON.stringify(state),
    foreign: await import(GAME).then(
      () => 'taken',
      (error: unknown) => (isInputError(error) ? error.message : String(error)),
    ),
  }),
);
