import type { CardKind } from '../cards/zones.js';
import { capital } from './in-words.js';
import type { FactSheet } from './model-sheets.js';
import type { PlainValues } from './plain-values.js';
import { scoreText } from './score-text.js';
import type { AnyView, SpokenEngine } from './spoken-engine.js';

/** The fields that core keeps in the state of every game. */
const OF_CORE = ['game', 'rulesVersion', 'content', 'options', 'memory', 'agenda', 'rng'];

/**
 * Shows a position of any game in tables: first a row for each seat, then everything else. Values hidden from the
 * viewer are question marks.
 */
export function plainSheets(engine: SpokenEngine, values: PlainValues): (view: AnyView) => FactSheet[] {
  const bySeat = fieldsBySeat(engine);
  const { voice } = values;
  const heading = (name: string): string => capital(values.term(name));
  return (view) => {
    const { position } = view;
    const { players } = position.options;
    const say = teller(engine, view, values);
    const own = Object.entries(position).filter(([name]) => !OF_CORE.includes(name));
    const columns = own.filter(([name, value]) => bySeat.has(name) && Array.isArray(value) && value.length === players);
    const others = own.filter((field) => !columns.includes(field));
    const standing = engine.standing(view);
    const rows = Array.from({ length: players }, (_, seat) => [
      values.heading(seat),
      ...standing.filter((one) => one.seat === seat).map(({ value }) => scoreText(value, voice.locale)),
      ...columns.map(([name, list]) => say(`${name}.*`, (list as readonly unknown[])[seat])),
    ]);
    const head = [
      '',
      ...(standing.length === 0 ? [] : [voice.say('score')]),
      ...columns.map(([name]) => heading(name)),
    ];
    const table = {
      title: voice.say('table'),
      head: ['', ''],
      rows: others.map(([name, value]) => [heading(name), say(name, value)]),
    };
    return [{ title: voice.say('players'), head, rows }, ...(others.length === 0 ? [] : [table])];
  };
}

/** The standing of a seat, by heading; empty for a game without standings. */
export function scored(
  engine: SpokenEngine,
  { voice }: PlainValues,
  view: AnyView,
  seat: number,
): Readonly<Record<string, string>> {
  const own = engine.standing(view).find((one) => one.seat === seat);
  return own === undefined ? {} : { [voice.say('score')]: scoreText(own.value, voice.locale) };
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
  { position }: AnyView,
  values: PlainValues,
): (path: string, value: unknown) => string {
  const pools = engine.pools(position.options);
  const hidden = values.voice.say('hidden');
  return (path, value) => {
    const field = path.replace(/\.\*$/, '');
    const pool = engine.zones[path]?.pool;
    if (pool !== undefined) return cardsText(pools[pool] ?? [], value, values);
    const shape = values.shapeOf(field);
    const one = path === field ? shape : (shape.items ?? {});
    if (engine.hiddenNumbers[path] !== undefined && Array.isArray(value))
      return value.map((number) => (number < 0 ? hidden : values.say(field, number, one.items ?? {}))).join(', ');
    return values.say(field, value, one);
  };
}

/** The cards of a list, or how many a deck holds. */
function cardsText(kinds: readonly CardKind[], zone: unknown, values: PlainValues): string {
  const { voice } = values;
  if (!Array.isArray(zone))
    return isDeck(zone) ? voice.say('deck', { n: zone.bags.flatMap(({ cards }) => cards).length }) : voice.say('none');
  const ids = new Map(kinds.map(({ card, id }) => [card, id]));
  const said = zone.map((card: number) => {
    const id = ids.get(card);
    return id === undefined ? voice.say('hidden') : values.card(id);
  });
  return said.length === 0 ? voice.say('none') : said.join(', ');
}

const isDeck = (zone: unknown): zone is { readonly bags: readonly { readonly cards: readonly number[] }[] } =>
  typeof zone === 'object' && zone !== null && 'bags' in zone && Array.isArray(zone.bags);
