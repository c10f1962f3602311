import type { FactTable } from '@rulewright/core/text';
import type { AnyView, PlayGame } from './games.js';
import { seatName } from './ui/seats.js';
import { say, wordFor } from './words/words.js';

// The tables beside a drawing: those that the text of a game makes, and after them all that the game answers of its table
// and of each player, name by name. So nothing that everybody sees is missing, whatever the drawing has no room for.

type Row = readonly string[];
type Fields = Readonly<Record<string, unknown>>;
interface Models {
  table?(): object;
  player?(seat: number): object;
}

export function factsOf({ engine, text }: PlayGame, view: AnyView): readonly FactTable[] {
  const models = engine.ask(view) as Models;
  const write = writer((id) => text.face(id, view).name);
  const table = (models.table?.() ?? {}) as Fields;
  const own = text.tables(view);
  const isTold = (name: string): boolean => own.some(({ title }) => title === titleOf(name));
  const lists = Object.entries(table).filter(([name, value]) => isListOfRecords(value) && !isTold(name));
  const players = Array.from({ length: view.position.options.players }, (_, seat) => models.player?.(seat) as Fields);
  return [
    ...own,
    { title: say('facts.table'), head: [say('facts.what'), say('facts.now')], rows: rowsOf(table, write) },
    ...lists.map(([name, list]) => tableOf(name, list as readonly Fields[], write)),
    playersTable(players, write),
  ];
}

/** What is said of one thing after the other; lists of things have tables of their own. */
function rowsOf(fields: Fields, write: Write, before = ''): readonly Row[] {
  return Object.entries(fields).flatMap(([key, value]): readonly Row[] => {
    if (isListOfRecords(value)) return [];
    const name = `${before}${words(key)}`;
    return isRecord(value) && !isPile(value) ? rowsOf(value, write, `${name}: `) : [[name, write(key, value)]];
  });
}

function tableOf(name: string, list: readonly Fields[], write: Write): FactTable {
  const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
  return {
    title: titleOf(name),
    head: keys.map(words),
    rows: list.map((one) => keys.map((key) => write(key, one[key]))),
  };
}

/** A column for each player. */
function playersTable(players: readonly Fields[], write: Write): FactTable {
  const rows = players.map((player) => {
    const { seat: _, ...fields } = player ?? {};
    return new Map(Object.entries(fields).map(([key, value]) => [key, write(key, value)]));
  });
  const keys = [...new Set(rows.flatMap((row) => [...row.keys()]))];
  return {
    title: say('facts.players'),
    head: [say('facts.what'), ...players.map((_, seat) => seatName(seat))],
    rows: keys.map((key) => [words(key), ...rows.map((row) => row.get(key) ?? '–')]),
  };
}

/** How a value of this name is written. */
type Write = (key: string, value: unknown) => string;

/** Names that have the number of a seat. */
const SEATS: ReadonlySet<string> = new Set(
  'active asker borrower drawer firstPlayer from harvester helper highBidder host lender opener owner saviour seat stillIn takenBy winner'.split(
    ' ',
  ),
);

function writer(nameOf: (id: string) => string): Write {
  const known = new Map<string, string>();
  const named = (id: string): string => {
    const name = known.get(id) ?? orItself(id, nameOf);
    known.set(id, name);
    return name;
  };
  const write: Write = (key, value) => {
    if (value === null || value === undefined) return '–';
    if (typeof value === 'boolean') return say(value ? 'facts.yes' : 'facts.no');
    if (typeof value === 'number') return SEATS.has(key) ? seatName(value) : String(value);
    if (typeof value === 'string') return named(value);
    if (Array.isArray(value))
      return value.length === 0 ? '–' : value.map((one) => write(key, one)).join(isListOfRecords(value) ? '; ' : ', ');
    const fields = value as Fields;
    return isPile(fields)
      ? pile(fields, named)
      : Object.entries(fields)
          .map(([name, one]) => `${words(name)} ${write(name, one)}`)
          .join(', ');
  };
  return write;
}

/** Cards that somebody sees, and how many others lie there, by what their backs show. */
function pile({ count, cards, unseen }: Pile, named: (id: string) => string): string {
  const hidden = Object.entries(unseen).map(([back, n]) =>
    back === '' ? say('facts.face-down', { n }) : say('facts.face-down.of', { n, back: wordFor(`word.${back}`, back) }),
  );
  return count === 0 ? '–' : [...cards.map(named), ...hidden].join(', ');
}

interface Pile extends Fields {
  readonly count: number;
  readonly cards: readonly string[];
  readonly unseen: Readonly<Record<string, number>>;
}
const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPile = (value: Fields): value is Pile => 'count' in value && 'cards' in value && 'unseen' in value;
const isListOfRecords = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && !isPile(one));

const titleOf = (key: string): string => words(key).replace(/^./, (letter) => letter.toUpperCase());
/** `firstPlayer` as `first player`. */
const words = (key: string): string =>
  wordFor(
    `word.${key}`,
    key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  );

function orItself(id: string, nameOf: (id: string) => string): string {
  try {
    return nameOf(id);
  } catch {
    return wordFor(`word.${id}`, id);
  }
}
