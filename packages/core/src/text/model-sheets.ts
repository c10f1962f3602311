import type { Seat } from '../game/types.js';
import { guarded } from '../ground/errors.js';
import type { Value } from './filling.js';
import type { SeatNames } from './speaker.js';

// Tables of everything that a game's reading models answer, name by name. No public fact is missing where a drawing has
// no room for it.

/** Facts in rows. */
export interface FactSheet {
  readonly title: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The reading models of a game, as `ask` of a view or a state returns them, where a game has them. */
export interface ReadingModels {
  shared?(): object;
  player?(seat: Seat): object;
}

/** The words that `modelSheets` needs besides the names of fields. */
export type ModelKey = 'table' | 'players' | 'what' | 'now' | 'yes' | 'no' | 'face-down' | 'face-down.of';

/** The words of a page for the names and values of reading models. */
export interface ModelLabels {
  /** The names of players. */
  readonly seats: SeatNames;
  /** Says one of the keys; `face-down` for `n` cards, `face-down.of` for `n` cards with that `back`. */
  readonly say: (key: ModelKey, values?: Readonly<Record<string, Value>>) => string;
  /** The name of a field, a phase or another word of the game. */
  readonly word: (word: string) => string;
  /** The name of an id: `face(id).name` of a game's text. Where it throws, the id counts as a word. */
  readonly name: (id: string) => string;
  /** The fields whose numbers are seats, see `seatFields`. */
  readonly seatFields: ReadonlySet<string>;
}

/** The shared facts, each list that is not yet `told` under that title, and the players with a column each. */
export const modelSheets: (
  models: ReadingModels,
  players: number,
  words: ModelLabels,
  told?: readonly Pick<FactSheet, 'title'>[],
) => readonly FactSheet[] = guarded((models, players, words, told = []) => {
  const tables = new Tables(words);
  const shared: Fields = { ...models.shared?.() };
  const lists = Object.entries(shared).filter(
    ([name, value]) => isListOfRecords(value) && !told.some(({ title }) => title === tables.titleOf(name)),
  );
  const columns = Array.from({ length: players }, (_, seat): Fields => ({ ...models.player?.(seat) }));
  return [
    { title: words.say('table'), head: [words.say('what'), words.say('now')], rows: tables.rowsOf(shared) },
    ...lists.map(([name, list]) => tables.listOf(name, list as readonly Fields[])),
    tables.ofPlayers(columns),
  ];
});

type Row = readonly string[];
type Fields = Readonly<Record<string, unknown>>;

/** The visible cards of a pile, and the number of the others by their backs. */
interface Pile extends Fields {
  readonly count: number;
  readonly cards: readonly string[];
  readonly unseen: Readonly<Record<string, number>>;
}

class Tables {
  private readonly names = new Map<string, string>();

  constructor(private readonly words: ModelLabels) {}

  titleOf(name: string): string {
    return this.words.word(name).replace(/^./u, (letter) => letter.toUpperCase());
  }

  /** One row for each fact; lists of things get tables of their own. */
  rowsOf(fields: Fields, before = ''): readonly Row[] {
    return Object.entries(fields).flatMap(([key, value]): readonly Row[] => {
      if (isListOfRecords(value)) return [];
      const name = `${before}${this.words.word(key)}`;
      return isRecord(value) && !isPile(value) ? this.rowsOf(value, `${name}: `) : [[name, this.write(key, value)]];
    });
  }

  listOf(name: string, list: readonly Fields[]): FactSheet {
    const keys = [...new Set(list.flatMap((one) => Object.keys(one)))];
    return {
      title: this.titleOf(name),
      head: keys.map((key) => this.words.word(key)),
      rows: list.map((one) => keys.map((key) => this.write(key, one[key]))),
    };
  }

  ofPlayers(players: readonly Fields[]): FactSheet {
    const keys = new Set(players.flatMap((player) => Object.keys(player)));
    keys.delete('seat');
    return {
      title: this.words.say('players'),
      head: [this.words.say('what'), ...players.map((_, seat) => this.words.seats(seat))],
      rows: [...keys].map((key) => [this.words.word(key), ...players.map((player) => this.write(key, player[key]))]),
    };
  }

  private write(key: string, value: unknown): string {
    const { say, seats, seatFields, word } = this.words;
    if (value === null || value === undefined) return NOTHING;
    if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
    if (typeof value === 'number') return seatFields.has(key) ? seats(value) : String(value);
    if (typeof value === 'string') return this.named(value);
    if (Array.isArray(value))
      return value.map((one) => this.write(key, one)).join(isListOfRecords(value) ? '; ' : ', ') || NOTHING;
    const fields = value as Fields;
    if (isPile(fields)) return this.pile(fields);
    return Object.entries(fields)
      .map(([name, one]) => `${word(name)} ${this.write(name, one)}`)
      .join(', ');
  }

  private pile({ count, cards, unseen }: Pile): string {
    const { say, word } = this.words;
    const hidden = Object.entries(unseen).map(([back, n]) =>
      back === '' ? say('face-down', { n }) : say('face-down.of', { n, back: word(back) }),
    );
    return count === 0 ? NOTHING : [...cards.map((id) => this.named(id)), ...hidden].join(', ');
  }

  private named(id: string): string {
    const known = this.names.get(id) ?? this.called(id);
    this.names.set(id, known);
    return known;
  }

  private called(id: string): string {
    try {
      return this.words.name(id);
    } catch {
      return this.words.word(id);
    }
  }
}

const NOTHING = '–';

const isRecord = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isPile = (value: Fields): value is Pile => 'count' in value && 'cards' in value && 'unseen' in value;
const isListOfRecords = (value: unknown): boolean =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isRecord(one) && !isPile(one));
