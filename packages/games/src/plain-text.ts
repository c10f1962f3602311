import type { AnyState } from '@rulewright/bots';
import { type AnyAction, type AnyEvent, InputError, type Rulebook, type View, type Violation } from '@rulewright/core';
import {
  asking,
  type GameText,
  interfaceTexts,
  numbered,
  refusalMessages,
  refusalText,
  type SeatNames,
  shielded,
  voiceOf,
} from '@rulewright/core/text';
import { amid, fieldText, inWords, type Names, valueText } from './named.js';
import { plainSheets, type SpokenEngine } from './plain-tables.js';

// A game in the names that its author gave to actions, fields and events: what there is to read before it has words of its own.

/** Settings of a plain text. */
export interface PlainSettings {
  /** The game's name; its id in words when not given. */
  readonly title?: string | undefined;
  /** The sentences of the refusals. */
  readonly refusals?: Rulebook['refusals'] | undefined;
  /** Names of players; `P1`, `P2` … when not given. */
  readonly seats?: SeatNames | undefined;
  /**
   * Functions that name the numbers of fields, by field. Without one, fields called `card` or `cards` show card ids.
   */
  readonly names?: Names | undefined;
  /** The board in characters, line by line; none when not given. */
  readonly drawing?: ((view: View<AnyState>) => readonly string[]) | undefined;
}

const messages = {
  moved: '{seat}: {done}',
  'moved.you': 'You: {done}',
  'summary.more': '{list} (and {more} more before)',
  opening: '{title} for {players:player}',
  question: '{who:or}: {ask}',
} as const;
const nouns = { player: { one: 'player', other: 'players' } } as const;

/**
 * Makes the text of a game from its engine and refusals alone. Actions and events show their types and fields,
 * positions are tables. A text of the game's own reads better; this one tells no viewer more.
 */
export function plainText(
  engine: SpokenEngine,
  settings: PlainSettings = {},
): GameText<View<AnyState>, AnyAction, AnyEvent, Violation> {
  const { title = inWords(engine.id), refusals = {}, seats: called = numbered, drawing = () => [] } = settings;
  const seats: SeatNames = (seat, form) => shielded(called(seat, form));
  const names = { ...cardNames(engine), ...settings.names };
  const voice = voiceOf({ locale: 'en', messages: { ...messages, ...refusalMessages(refusals) }, nouns });
  const speaker = { voice, seats };
  return Object.freeze({
    title,
    scoring: 'The rules of the game rank the players.',
    legend: '',
    ...interfaceTexts(speaker, {
      amounts: [],
      decision: (view: View<AnyState>) => engine.decision(view),
      action: (_, { type, seat: _seat, ...fields }: AnyAction) => phrase(type, fields, names),
      topic: (_, { type }) => amid(type),
      question: (_, { kind, seats: asked = [] }) =>
        voice.say('question', { who: asked.map((seat) => seats(seat)), ask: asking(amid(kind)) }),
      event: (_, event: AnyEvent) => ({ text: happened(event, seats, names) }),
      card: (id, view) => cardNamed(engine, id, view),
      face: (id) => ({ name: id, kind: 'card' }),
    }),
    opening: ({ position: { options } }: View<AnyState>) => voice.say('opening', { title, players: options.players }),
    refusal: (why: Violation) => refusalText({ voice, seats: called }, why),
    reason: (reason: string) => `The end: ${amid(reason)}.`,
    score: () => ({}),
    option: (name: string) => inWords(name),
    optionValue: (_: string, value: unknown) => valueText(value),
    sheets: plainSheets(engine, called, names),
    drawing,
  });
}

/** `bid: count 2, face 3`. */
function phrase(type: string, fields: object, names: Names): string {
  const said = Object.entries(fields).map(([name, value]) => `${amid(name)} ${fieldText(names, name, value)}`);
  return said.length === 0 ? amid(type) : `${amid(type)}: ${said.join(', ')}`;
}

function happened({ type, rule: _rule, ...fields }: AnyEvent, seats: SeatNames, names: Names): string {
  const { seat, ...others } = fields as { readonly seat?: unknown };
  if (typeof seat !== 'number') return inWords(type) + phrase(type, others, names).slice(amid(type).length);
  return `${seats(seat)}: ${phrase(type, others, names)}`;
}

/** Cards are called by their ids where there is one pool of them, of which all options have the same kinds. */
function cardNames(engine: SpokenEngine): Names {
  const [kinds, other] = Object.values(engine.pools());
  if (kinds === undefined || other !== undefined) return {};
  const ids = new Map(kinds.map(({ card, id }) => [card, id]));
  const call = (card: number): string => ids.get(card) ?? (card < 0 ? '?' : `${card}`);
  return { card: call, cards: call };
}

function cardNamed(engine: SpokenEngine, id: string, view: View<AnyState> | undefined): string {
  for (const kinds of Object.values(engine.pools(view?.position.options ?? {}))) {
    const kind = kinds.find((one) => one.id === id);
    if (kind !== undefined) return kind.count === 1 ? id : `${id}, ${kind.count} copies`;
  }
  throw new InputError('no such card', [{ path: 'id', message: id }]);
}
