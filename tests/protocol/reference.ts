import { readFileSync } from 'node:fs';
import type { JsonSchema } from '@rulewright/core/schema';
import { ownGame } from '@rulewright/games/own';
import { createSession } from '@rulewright/protocol';
import * as kuhnPoker from '../../examples/games/kuhn-poker.js';
import { games } from '../../packages/cli/src/games.js';
import { schemasOf } from '../../packages/protocol/src/messages.js';
import { treeMethods } from '../../packages/protocol/src/methods/trees.js';
import { methods } from '../../packages/protocol/src/methods.js';
import { shortened } from './shortened.js';

// The reference in the guide to the protocol: made from the table of methods, with examples that a server has answered.

export const GUIDE = 'docs/guide/protocol.md';
const [BEGIN, END] = ['<!-- reference: npm run docs -- protocol -->\n', '<!-- end of the reference -->'];

/** One request of the reference and what was answered. */
export interface Exchange {
  readonly request: object;
  readonly answer: { readonly result?: unknown; readonly error?: unknown };
}

/** The guide with a fresh reference in it. */
export async function guide(): Promise<string> {
  const text = readFileSync(GUIDE, 'utf8');
  const [before, rest = ''] = text.split(BEGIN);
  const [, after] = rest.split(END);
  return `${before}${BEGIN}\n${await reference()}\n${END}${after}`;
}

async function reference(): Promise<string> {
  const schemas = schemasOf(methods);
  const exchanges = await exchanged();
  const rows = Object.entries(schemas.methods).flatMap(([name, { about, params }]) => {
    const { request, answer } = exchanges.get(name) ?? { request: {}, answer: {} };
    const shown = [`→ ${line(request)}`, `← ${line(answer)}`];
    return [`#### ${name}`, '', about, '', ...parameters(params), '```text', ...shown, '```', ''];
  });
  const told = Object.entries(schemas.player).flatMap(([name, { about, params, result }]) => {
    const answers = result === undefined ? [] : [`Answer: ${typeOf(result)}.`, ''];
    return [
      `#### ${name}${result === undefined ? ' (notification)' : ''}`,
      '',
      about,
      '',
      ...parameters(params),
      ...answers,
    ];
  });
  return ['### Methods of an engine', '', ...rows, '### What a player is sent', '', ...told].join('\n').trimEnd();
}

const line = (message: object): string => JSON.stringify(shortened(message));

/** The example of each method, sent to one session in the order of the table. */
export async function exchanged(): Promise<Map<string, Exchange>> {
  const session = createSession({ games });
  // whole trees are for small games
  const small = createSession({ games: [ownGame(kuhnPoker)] });
  const found = new Map<string, Exchange>();
  const send = async (id: number, method: string, params: unknown): Promise<Exchange> => {
    const request = { jsonrpc: '2.0', id, method, params };
    const asked = Object.hasOwn(treeMethods, method) ? small : session;
    return { request, answer: JSON.parse((await asked.receive(JSON.stringify(request))) ?? '{}') };
  };
  const resultOf = async (method: string): Promise<unknown> => (await send(0, method, { at: 1 })).answer.result;
  for (const [i, [name, { example }]] of Object.entries(methods).entries()) {
    const params: Record<string, unknown> = { ...example };
    if ('record' in params) params.record = await resultOf('record');
    if (name === 'load') params.state = await resultOf('state');
    if (name === 'text') params.actions = ((await resultOf('actions')) as readonly unknown[]).slice(0, 1);
    found.set(name, await send(i + 1, name, params));
  }
  return found;
}

function parameters({ properties = {}, required = [] }: JsonSchema): string[] {
  const fields = Object.entries(properties as Record<string, JsonSchema>);
  if (fields.length === 0) return [];
  const needed = required as readonly string[];
  const cells = fields.map(([name, schema]) => {
    const type = `${typeOf(schema)}${needed.includes(name) ? '' : ', optional'}`;
    return `| \`${name}\` | ${type} | ${String(schema.description ?? '')} |`.replace('|  |', '| |');
  });
  return ['| parameter | type | |', '|---|---|---|', ...cells, ''];
}

/** What a schema lets through, in a few words. */
function typeOf(schema: JsonSchema): string {
  const { anyOf, items, properties, title, type } = schema as {
    readonly anyOf?: readonly JsonSchema[];
    readonly items?: JsonSchema;
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly title?: string;
    readonly type?: string | readonly string[];
  };
  if (anyOf !== undefined) return anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `\`${JSON.stringify(schema.const)}\``;
  if (Array.isArray(schema.enum)) return schema.enum.map((value) => `\`${JSON.stringify(value)}\``).join(' or ');
  if (title !== undefined) return title.toLowerCase();
  if (items !== undefined) return `list of: ${typeOf(items)}`;
  if (properties !== undefined)
    return `\`{ ${Object.entries(properties)
      .map(([name, field]) => `${name}: ${typeOf(field).replaceAll('`', '')}`)
      .join(', ')} }\``;
  return type === undefined ? 'any JSON' : [type].flat().join(' or ');
}
