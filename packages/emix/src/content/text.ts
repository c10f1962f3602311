import { InputError } from '@rulewright/core';
import { z } from '@rulewright/core/words';
import { type CardText, cardText } from './card.js';
import { MOMENTS, type Operation, PROPERTY_NAMES, type Property } from './effects.js';

// The one-line notation of a card's text: `slot 1 / result self: activate 1`.

const ACTOR = '@actor';

/** The text of a card in the notation of the card language. */
export function printCardText(text: CardText): string {
  const segments: string[] = [];
  if (text.slot !== undefined) segments.push(`slot ${text.slot}`);
  if (text.moment !== undefined) segments.push(text.moment);
  for (const part of PROPERTY_NAMES) {
    const property = text[part];
    if (property !== undefined) segments.push(`${part} ${printProperty(property)}`);
  }
  return segments.join(' / ');
}

const printProperty = ({ scope, ops }: Property): string => `${scope}: ${ops.map(printOperation).join('; ')}`;

function printOperation(op: Operation): string {
  const words = 'n' in op ? [op.op, op.n] : 'amount' in op ? [op.op, op.colour, op.amount] : [op.op, op.colour];
  return [...words, ...(op.actor ? [ACTOR] : [])].join(' ');
}

/** Reads what `printCardText` writes. Throws `InputError` for anything else, with the segment and the operation. */
export function parseCardText(text: string): CardText {
  const fields: Record<string, unknown> = {};
  text.split('/').forEach((segment, i) => {
    const [name, value] = parseSegment(segment.trim(), i);
    if (Object.hasOwn(fields, name)) throw fault(i, `${name} is given twice`);
    fields[name] = value;
  });
  const result = z.safeParse(cardText, fields);
  if (result.success) return result.data;
  throw new InputError(
    'not a card text',
    result.error.issues.map(({ path }) => ({ path: path.join('.'), message: `cannot be read in: ${text}` })),
  );
}

function parseSegment(segment: string, i: number): [name: string, value: unknown] {
  const moment = MOMENTS.find((kind) => kind === segment);
  if (moment !== undefined) return ['moment', moment];
  const slot = /^slot (\d)$/.exec(segment);
  if (slot !== null) return ['slot', Number(slot[1])];
  const [, part = '', scope, ops = ''] = /^(\w+) (\w+):(.*)$/.exec(segment) ?? [];
  if (!PROPERTY_NAMES.some((known) => known === part)) throw fault(i, `cannot be read: ${segment}`);
  return [part, { scope, ops: ops.split(';').map((op) => parseOperation(op.trim().split(/\s+/))) }];
}

/** The verb decides what the words after it are; the schema decides whether they may be. */
function parseOperation(words: readonly string[]): object {
  const isActors = words.at(-1) === ACTOR;
  const actor = isActors ? { actor: true } : {};
  const [op, ...args] = isActors ? words.slice(0, -1) : words;
  if (args.length > 2) return { op, args };
  const [first, second] = args.map((word) => (/^\d$/.test(word) ? Number(word) : word));
  if (args.length === 2) return { op, colour: first, amount: second, ...actor };
  return typeof first === 'number' ? { op, n: first, ...actor } : { op, colour: first, ...actor };
}

const fault = (segment: number, message: string): InputError =>
  new InputError('not a card text', [{ path: `segment ${segment}`, message }]);
