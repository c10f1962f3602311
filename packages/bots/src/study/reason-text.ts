import type { Seat } from '@rulewright/core';
import { languageFor, numbered, typeset, type Value, voiceOf } from '@rulewright/core/text';
import type { AnyEngine } from '../game.js';
import type { Facts, ReasonWords } from './facts.js';
import { frames } from './frames.js';
import type { Reason } from './why.js';

/** Settings of the text of reasons. */
export interface ReasonSettings<E extends AnyEngine = AnyEngine> {
  /** The engine of the game, for names of its content. */
  readonly engine: E;
  /** The expertise in the game, with its facts and their words. */
  readonly expertise?:
    | {
        facts?(engine: E): Facts<E>;
        readonly reasonWords?: Readonly<Record<string, ReasonWords>>;
      }
    | undefined;
  /** The code of the language: `ru`, or `ru-RU`; English by default. */
  readonly language?: string;
  /** The names of players; `P1`, `P2` … by default. */
  readonly seats?: (seat: Seat) => string;
  /** The other answer: the one that the reader `played`, or the `next` best, the default. */
  readonly other?: 'played' | 'next';
}

/** The share of worlds from which on a fact needs no "most likely". */
const CERTAIN = 0.95;
/** Holes of sentences that hold a seat. */
const SEATS: readonly string[] = ['by', 'from', 'to'];

/**
 * Reasons in sentences that address the player who is asked. An example: `After your move, you lose your oil object of
 * level 2.` Empty without reasons, and in a language for which the expertise has no words.
 */
export function reasonText<E extends AnyEngine>(reasons: readonly Reason[], settings: ReasonSettings<E>): string;
export function reasonText(
  reasons: readonly Reason[],
  { engine, expertise, language = 'en', seats = numbered, other = 'next' }: ReasonSettings,
): string {
  const { reasonWords = {} } = expertise ?? {};
  const locale = languageFor(language, Object.keys(reasonWords)) ?? '';
  const words = reasonWords[locale];
  if (words === undefined) return '';
  const table = { locale, messages: { ...frames[locale], ...words.messages }, nouns: words.nouns };
  const voice = voiceOf<string>(locale === 'en' ? table : typeset(table));
  const facts = expertise?.facts?.(engine);
  const inWords = (hole: string, value: string | number): Value => {
    if (typeof value === 'number') return SEATS.includes(hole) ? seats(value) : value;
    const own = `${hole}.${value}`;
    if (voice.knows(own)) return voice.say(own);
    const names = facts?.names(value);
    if (names === undefined) return value;
    return voice.knows('name') ? voice.say('name', { name: voice.name(names) }) : voice.name(names);
  };
  const sentence = (reason: Reason): string => {
    const key = `${reason.fact}.${reason.isOwn ? 'own' : 'other'}`;
    const who = seats(reason.seat);
    if (reason.kind === 'number') return voice.say(key, { who, best: reason.best, other: reason.other });
    const clause = voice.say(key, (hole) => {
      if (hole === 'who') return who;
      const value = reason.values[hole];
      return value === undefined ? undefined : inWords(hole, value);
    });
    const frame = `after.${reason.after === 'best' ? 'best' : other}`;
    return voice.say(reason.share >= CERTAIN ? frame : `${frame}.likely`, { clause });
  };
  return reasons.map(sentence).join(' ');
}
