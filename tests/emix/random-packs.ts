import { createEngine, type EmixEvent } from '@rulewright/emix';
import { type Generator, generator } from '@rulewright/testing';
import { expect } from 'vitest';
import { AMOUNTS, PROPERTY_NAMES, SCOPES, SIGNS } from '../../packages/emix/src/content/effects.js';
import { SYMBOLS } from '../../packages/emix/src/content/symbols.js';
import type { Pack } from './packs.js';
import type { Options } from './table.js';
import { busy } from './walks.js';

// Whole content packs at random, out of everything the card language can say.

type Card = Pack['cards'][number];
type Property = NonNullable<Card['play']>;
type Operation = Property['ops'][number];
type Part = (typeof PROPERTY_NAMES)[number];

const EMON_VERBS = ['gain', 'lose', 'flip', 'take', 'give'] as const;
const COUNT_VERBS = ['draw', 'discard', 'steal', 'discardPower', 'activate', 'action'] as const;
export const VERBS = [...EMON_VERBS, 'swap', ...COUNT_VERBS] as const;
const PARTNER: readonly string[] = ['take', 'give', 'swap', 'steal'];

const provenance = 'reconstructed';
const upTo = (random: Generator, most: number): number => 1 + Math.floor(random() * most);
function pick<X>(list: readonly X[], random: Generator): X {
  const element = list[Math.floor(random() * list.length)];
  if (element === undefined) throw new Error('there is nothing to pick');
  return element;
}

function operation(random: Generator, scope: Property['scope'], part: Part): Operation {
  const hasPartner = scope === 'other' || scope === 'any';
  const verbs = VERBS.filter(
    (verb) => (hasPartner || !PARTNER.includes(verb)) && (part === 'play' || verb !== 'action'),
  );
  const op = pick(verbs, random);
  const actor = !PARTNER.includes(op) && random() < 0.15 ? ({ actor: true } as const) : {};
  const colour = pick(['pos', 'neg', 'any'] as const, random);
  if (op === 'swap') return { op, colour, ...actor };
  if (COUNT_VERBS.some((verb) => verb === op)) return { op: op as 'draw', n: upTo(random, 3), ...actor };
  const words = AMOUNTS.filter((word) => colour !== 'any' || !(word === 'die' || (word === 'all' && op === 'gain')));
  const amount = random() < 0.6 ? upTo(random, 9) : pick(words, random);
  return { op: op as 'gain', colour, amount, ...actor };
}

function property(random: Generator, part: Part): Property {
  const scope = pick(SCOPES, random);
  const ops = Array.from({ length: random() < 0.1 ? 6 : upTo(random, 3) }, () => operation(random, scope, part));
  return { scope, ops };
}

const TYPES = ['effect', 'effect', 'effect', 'power', 'power', 'power', 'moment'] as const;

function card(random: Generator, index: number): Card {
  const type = pick(TYPES, random);
  const common = {
    id: `card-${index}`,
    name: { en: `Card ${index}` },
    sign: pick(SIGNS, random),
    type,
    value: random() < 0.15 ? upTo(random, 9) : upTo(random, 4) - 1,
    copies: upTo(random, 4),
    provenance,
  } as const;
  if (type === 'effect') return { ...common, play: property(random, 'play') };
  if (type === 'moment') return { ...common, moment: random() < 0.5 ? 'cancel' : 'protect' };
  const parts = PROPERTY_NAMES.filter((part) => part !== 'play' && random() < 0.4);
  return {
    ...common,
    ...Object.fromEntries(parts.map((part) => [part, property(random, part)])),
    ...(parts.length === 0 || random() < 0.15 ? { slot: upTo(random, 3) } : {}),
    ...(random() < 0.5 ? { limit: upTo(random, 9) } : {}),
    ...(random() < 0.4 ? { onto: pick(['self', 'other', 'any'] as const, random) } : {}),
  };
}

/** A symbol on about every second cell near the start; all ten of them. */
function board(random: Generator): Pack['board'] {
  const cells = Array.from({ length: 48 }, (_, i) => (i < 24 ? i - 24 : i - 23)).filter(() => random() < 0.6);
  return cells.map((cell, i) => ({ cell, symbol: SYMBOLS[i] ?? pick(SYMBOLS, random), provenance }));
}

/** A valid pack, the same for the same number. It has cards enough for three players. */
export function randomPack(number: number): Pack {
  const random = generator(`pack ${number}`);
  const cards = Array.from({ length: 30 + upTo(random, 20) }, (_, index) => card(random, index));
  return { id: `pack-${number}`, name: { en: `Pack ${number}` }, cards, board: board(random), decks: [] };
}

const ALTERNATIVES: readonly Options[] = [
  {},
  { cancelMode: 'fizzle' },
  { reactionPrompt: 'all' },
  { voidPlays: 'allow' },
  { supply: 'unlimited', leftoverEmons: 'return' },
  { symbolRepeat: 'kind', dieChangesResult: true },
  { freeFeeding: { humans: null, chargeAll: false } },
  { maxActionsPerSlot: 3, backTen: 'towardZero' },
];

/** What has happened in the games of many packs: operations, symbols and Moments by their names. */
export class Tally {
  private readonly counts = new Map<string, number>();
  games = 0;
  decisions = 0;

  count(name: string): void {
    this.counts.set(name, (this.counts.get(name) ?? 0) + 1);
  }
  of(name: string): number {
    return this.counts.get(name) ?? 0;
  }
  /** Every word of the language and every symbol was met at least so often. */
  expectAll(least: number): void {
    const words = [...VERBS, 'cancel', 'protect', 'slot', ...PROPERTY_NAMES, ...SCOPES, ...SIGNS, ...SYMBOLS];
    expect(words.filter((word) => this.of(word) < least)).toEqual([]);
  }
}

/** The cards and properties that an event says were carried out. */
function note(tally: Tally, event: EmixEvent, cards: ReadonlyMap<string, Card>): void {
  if (event.type === 'symbol-triggered') tally.count(event.symbol);
  if (event.type !== 'card-activated' && event.type !== 'power-used' && event.type !== 'property-applied') return;
  const known = cards.get(event.card);
  if (known === undefined) throw new Error(`nobody knows ${event.card}`);
  const part = event.type === 'property-applied' ? event.part : event.type === 'power-used' ? 'influence' : 'play';
  for (const word of [known.moment, known.slot && 'slot', known.sign]) if (word) tally.count(word);
  const carriedOut = known[part];
  if (carriedOut === undefined) return;
  for (const word of [part, carriedOut.scope, ...carriedOut.ops.map(({ op }) => op)]) tally.count(word);
}

const MOST_DECISIONS = 20_000;

/** Plays one game with a pack to its end; the first state, the last and some between them are sound. */
export function playPack(number: number, tally: Tally): void {
  const pack = randomPack(number);
  const engine = createEngine({ content: pack });
  const cards = new Map(pack.cards.map((one) => [one.id, one]));
  const random = generator(`game ${number}`);
  const options = { players: 1 + (number % 3), maxRounds: 2, goal: 20, ...ALTERNATIVES[number % ALTERNATIVES.length] };
  let state = engine.init(number, options);
  for (let decision = 0; decision <= MOST_DECISIONS; decision++) {
    if (decision % 32 === 0) expect(engine.validate(state)).toEqual([]);
    const legal = engine.legalActions(state);
    const action = legal[busy(legal, state, random)];
    if (action === undefined) {
      expect(engine.validate(state)).toEqual([]);
      expect(engine.outcome(state)?.scores).toHaveLength(options.players);
      tally.games++;
      tally.decisions += decision;
      return;
    }
    const { state: next, events } = engine.step(state, action);
    for (const { event } of events) note(tally, event, cards);
    state = next;
  }
  throw new Error(`the game with pack ${number} does not end`);
}
