import type { AnyState } from '@rulewright/bots';
import type { AnyAction, AnyEvent, CardKind, Engine, View } from '@rulewright/core';
import { type FactSheet, type SeatNames, scoreText } from '@rulewright/core/text';
import { fieldText, inWords, type Names, valueText } from './named.js';

/** The parts of an engine that a plain text uses. */
export type SpokenEngine = Pick<
  Engine<AnyState, AnyAction, AnyState['options'], AnyEvent>,
  'id' | 'init' | 'seats' | 'decision' | 'pools' | 'zones' | 'hiddenNumbers' | 'standing'
>;

/** The fields that core keeps in the state of every game. */
const OF_CORE = ['game', 'rulesVersion', 'content', 'options', 'memory', 'agenda', 'rng'];

/**
 * Shows a position of any game in tables: first a row for each seat, then everything else. Cards appear by their ids;
 * values hidden from the viewer are question marks.
 */
export function plainSheets(
  engine: SpokenEngine,
  seats: SeatNames,
  names: Names,
): (view: View<AnyState>) => FactSheet[] {
  const bySeat = fieldsBySeat(engine);
  return (view) => {
    const { position } = view;
    const { players } = position.options;
    const say = teller(engine, view, names);
    const own = Object.entries(position).filter(([name]) => !OF_CORE.includes(name));
    const columns = own.filter(([name, value]) => bySeat.has(name) && Array.isArray(value) && value.length === players);
    const others = own.filter((field) => !columns.includes(field));
    const standing = engine.standing(view);
    const rows = Array.from({ length: players }, (_, seat) => [
      seats(seat),
      ...standing.filter((one) => one.seat === seat).map(({ value }) => scoreText(value)),
      ...columns.map(([name, list]) => say(`${name}.*`, (list as readonly unknown[])[seat])),
    ]);
    const head = ['', ...(standing.length === 0 ? [] : ['Score']), ...columns.map(([name]) => inWords(name))];
    return [
      { title: 'Players', head, rows },
      { title: 'Table', head: ['', ''], rows: others.map(([name, value]) => [inWords(name), say(name, value)]) },
    ];
  };
}

/** The fields that are lists with an element for each seat, whether few play or many. */
function fieldsBySeat(engine: SpokenEngine): ReadonlySet<string> {
  const { min, max } = engine.seats;
  const [few, many] = [min, max].map((players) => engine.init('', { players }));
  const isBySeat = (state: object | undefined, name: string, players: number): boolean => {
    const value: unknown = Object.entries(state ?? {}).find(([key]) => key === name)?.[1];
    return Array.isArray(value) && value.length === players;
  };
  return new Set(Object.keys(few ?? {}).filter((name) => isBySeat(few, name, min) && isBySeat(many, name, max)));
}

/** Says the value at a path of the table of secrets, `hands.*`, or of any other field. */
function teller(
  engine: SpokenEngine,
  { position }: View<AnyState>,
  names: Names,
): (path: string, value: unknown) => string {
  const pools = engine.pools(position.options);
  return (path, value) => {
    const pool = engine.zones[path]?.pool;
    if (pool !== undefined) return cardsText(pools[pool] ?? [], value);
    if (engine.hiddenNumbers[path] !== undefined && Array.isArray(value))
      return valueText(value.map((number) => (number < 0 ? '?' : number)));
    return fieldText(names, path.replace(/\.\*$/, ''), value);
  };
}

/** The cards of a list, or how many a deck holds. */
function cardsText(kinds: readonly CardKind[], zone: unknown): string {
  if (!Array.isArray(zone)) return isDeck(zone) ? `${zone.bags.flatMap(({ cards }) => cards).length} cards` : '–';
  const ids = new Map(kinds.map(({ card, id }) => [card, id]));
  return valueText(zone.map((card: number) => ids.get(card) ?? '?'));
}

const isDeck = (zone: unknown): zone is { readonly bags: readonly { readonly cards: readonly number[] }[] } =>
  typeof zone === 'object' && zone !== null && 'bags' in zone && Array.isArray(zone.bags);
