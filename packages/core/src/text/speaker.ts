import type { Seat } from '../game/types.js';
import { guarded, InputError } from '../ground/errors.js';
import { agreeing, type Fill, type Inflected, type Value } from './filling.js';
import { capital } from './in-words.js';
import { shielded } from './shielded.js';
import { type Language, speaking, type Voice, voiceOf } from './voice.js';

// The tools that a game's text is made with: a voice, and the names of those who play.

/** The names of players, in the form that a sentence asks for, such as a case. */
export type SeatNames = (seat: Seat, form?: string) => string;
/** `P1`, `P2` …: people count from 1, seats from 0. */
export const numbered: SeatNames = guarded((seat) => `P${seat + 1}`);

/** Settings of a game's texts. */
export interface TextSettings<Spoken extends Language> {
  /**
   * A table of sentences, by default English, or the code of one of `languages`: `'ru'`. A country in the code makes no
   * difference: `'ru-RU'` selects the table of `ru`.
   */
  readonly language?: Spoken | string;
  /** The tables available besides English. */
  readonly languages?: readonly Spoken[];
  /** The language of names in the content, if it has any: `'ru'`. By default that of the sentences. */
  readonly names?: string;
  /** The names of players; a player without one is called by the language: `P1`, `P2` …. */
  readonly seats?: (seat: Seat) => string | undefined;
  /** True for the player whom sentences of events, tables, and menus of some games, address as *you*; nobody by default. */
  readonly you?: (seat: Seat) => boolean;
}

/** The tools that every text of a game is made with. */
export interface Speaker<Content, Key extends string> {
  readonly content: Content;
  readonly voice: Voice<Key>;
  readonly seats: SeatNames;
  /** A player alone in a cell, or at the head of a row: the name, or *You*. */
  heading(seat: Seat): string;
  /** A player as a word of a sentence, in the form that its hole asks for. */
  who(seat: Seat): Inflected;
}

/** The tools for sentences of events: they may address a player, and verbs agree with the player they belong to. */
export interface Teller<Content, Key extends string> extends Speaker<Content, Key> {
  /** A whole sentence; *you* at its beginning has a capital letter. */
  tell(key: Key, values?: Readonly<Record<string, Value>> | Fill): string;
}

/** The tools of a game's text, and those for its events. */
export interface GameSpeaker<Content, Key extends string> extends Speaker<Content, Key> {
  readonly teller: Teller<Content, Key>;
}

/**
 * The speaker for an engine and these settings; `english` is the table of the game, and says what another language
 * lacks. Throws `InputError` for an unavailable language.
 */
export const speakerOf: <Content, Key extends string, Noun extends string>(
  engine: { readonly content: Content },
  english: Language<Key, Noun>,
  settings: TextSettings<Language<Key, Noun>>,
) => GameSpeaker<Content, Key> = guarded(({ content }, english, settings) => {
  const { language = english, languages = [], names, seats, you } = settings;
  const table = typeof language === 'string' ? broughtTable([english, ...languages], language) : language;
  const whole = completed(table, english);
  const voice = voiceOf(whole, names);
  const called = seatNames(voice, seats);
  const teller = { content, ...tellerOf(whole, called, { names, you }) };
  return {
    content,
    voice,
    seats: called,
    heading: teller.heading,
    who: (seat) => (form) => called(seat, form),
    teller,
  };
});

/**
 * The voice and the names of players for sentences of events in a language. Throws `InputError` for anything but a
 * language.
 */
export const tellerOf: <Key extends string>(
  language: Language<Key>,
  called: SeatNames,
  settings?: { readonly names?: string | undefined; readonly you?: ((seat: Seat) => boolean) | undefined },
) => Omit<Teller<unknown, Key>, 'content'> = guarded(
  (language, called, { names, you = (_: Seat): boolean => false } = {}) => {
    const voice = speaking(language, names, agreeing);
    const words = Object.entries<string>(language.messages).filter(([key]) => /^you(\.|$)/.test(key));
    const addressed = new Map(words);
    const wordFor = (seat: Seat, form?: string): string | undefined =>
      you(seat) ? (addressed.get(`you.${form}`) ?? addressed.get('you')) : undefined;
    const seats: SeatNames = (seat, form) => wordFor(seat, form) ?? called(seat, form);
    return {
      voice,
      seats,
      heading(seat) {
        const word = wordFor(seat);
        return word === undefined ? called(seat) : capital(word);
      },
      who: (seat) => Object.assign((form?: string) => seats(seat, form), { isYou: you(seat) }),
      tell(key, values) {
        const text = voice.say(key, values);
        return words.some(([, word]) => beginsWith(text, word)) ? capital(text) : text;
      },
    };
  },
);

const beginsWith = (text: string, word: string): boolean =>
  text.startsWith(word) && !/^\p{L}/u.test(text.slice(word.length));

/** The table with the English sentences and nouns that it lacks. */
function completed<Key extends string, Noun extends string>(
  table: Language<Key, Noun>,
  english: Language<Key, Noun>,
): Language<Key, Noun> {
  const { locale, messages, nouns } = table;
  if (table === english) return table;
  if (typeof locale !== 'string' || typeof messages !== 'object' || typeof nouns !== 'object')
    throw new InputError('the language is no table of sentences');
  const lent = Object.hasOwn(messages, 'you') ? withoutPlayers(english.messages) : english.messages;
  return {
    ...table,
    messages: { ...lent, ...messages } as typeof english.messages,
    nouns: { ...english.nouns, ...nouns },
  };
}

/** The sentences without the forms of players: a language with words of its own for them takes none from another. */
const withoutPlayers = (messages: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => !/^(?:you|player|named)(?:\.|$)/.test(key)));

const primary = (locale: string): string => locale.replace(/-.*/s, '');

/** The available table for a language code. */
function broughtTable<Spoken extends Language>(tables: readonly Spoken[], code: string): Spoken {
  const found = tables.find(({ locale }) => primary(locale) === primary(code));
  if (found !== undefined) return found;
  const known = tables.map(({ locale }) => primary(locale)).join(', ');
  throw new InputError(`there is no table of the language ${JSON.stringify(code)}: brought are ${known}`);
}

/** The names of players in a voice: their own, or else a number, in the form that a sentence asks for. */
export function seatNames<Key extends string>(
  { say, knows }: Voice<Key>,
  names: (seat: Seat, form?: string) => string | undefined = () => undefined,
): SeatNames {
  const inForm = (kind: 'player' | 'named', form: string | undefined, values: Readonly<Record<string, Value>>) => {
    const key = [`${kind}.${form}`, kind].find((each) => knows(each));
    return key !== undefined && knows(key) ? say(key, values) : undefined;
  };
  return (seat, form) => {
    const given = names(seat, form);
    const name = given === undefined ? undefined : shielded(given);
    if (name !== undefined) return inForm('named', form, { name }) ?? name;
    return inForm('player', form, { n: seat + 1 }) ?? numbered(seat);
  };
}
