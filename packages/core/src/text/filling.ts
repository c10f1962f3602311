// The holes of a sentence filled, and the verbs of those that address somebody.

/** A word with forms, such as cases; a hole asks for one after its colon. */
export interface Inflected {
  (form?: string): string;
  /** Set for the name of a player: true when the sentence addresses that player. Verbs agree with it. */
  readonly isYou?: boolean;
}
/** The value of a hole. */
export type Value = string | number | Inflected | readonly (string | Inflected)[] | undefined;
/** Returns the value of a hole, given its name and the word after its colon. */
export type Fill = (hole: string, format: string | undefined) => Value;

/** The text of a sentence, and its holes without a value. */
export interface Filled {
  readonly text: string;
  readonly absent: readonly string[];
}

/** A way to fill a sentence; `inWords` says a value in the form that its hole asks for. */
export type Filling = (
  sentence: string,
  fill: Fill,
  inWords: (value: Exclude<Value, undefined>, form: string | undefined) => string,
) => Filled;

const HOLE = /\{([\w.]+)(?::([^}]+))?\}/g;
/**
 * A verb in two forms, `{place/places}`: for the addressed player and for others. With three, the first is for menus.
 */
const VERB = /\{([^{}/|<>]*)\/([^{}/|<>]*)(?:\/([^{}/|<>]*))?\}/g;
/** A hole, a verb, or another mark. */
const MARK = /\{[^{}]*\}/g;

/** The form of a sentence: an entry of a menu, an address, or a report on somebody else. */
export type About = 'menu' | 'you' | 'other';

/** A sentence with its verbs in one form. */
export const withVerbs = (sentence: string, about: About): string =>
  sentence.replaceAll(VERB, (_, first: string, second: string, third: string | undefined) => {
    if (about === 'menu') return first;
    const [you, other] = third === undefined ? [first, second] : [second, third];
    return about === 'you' ? you : other;
  });

/** Fills the holes alone; the marks of verbs and parts stay. */
export const filled: Filling = (sentence, fill, inWords) => {
  const absent: string[] = [];
  const text = sentence.replaceAll(HOLE, (_, hole: string, form: string | undefined) => {
    const value = fill(hole, form);
    if (value === undefined) absent.push(hole);
    return value === undefined ? '' : inWords(value, form);
  });
  return { text, absent };
};

/** Fills the holes, and lets each verb agree with the last player before it whose hole asks for no form. */
export const agreeing: Filling = (sentence, fill, inWords) => {
  const absent: string[] = [];
  let about: About = 'other';
  const heard: Fill = (hole, form) => {
    const value = fill(hole, form);
    if (form === undefined) about = aboutOf(value) ?? about;
    return value;
  };
  const text = sentence.replaceAll(MARK, (mark) => {
    const inside = filled(mark, heard, inWords);
    absent.push(...inside.absent);
    return inside.text === mark ? withVerbs(mark, about) : inside.text;
  });
  return { text, absent };
};

/** The form of the verbs after a value; undefined for a value that is no player. */
function aboutOf(value: Value): About | undefined {
  const [first, ...others] = Array.isArray(value) ? (value as readonly (string | Inflected)[]) : [value];
  const isYou = typeof first === 'function' ? first.isYou : undefined;
  if (isYou === undefined) return undefined;
  return isYou && others.length === 0 ? 'you' : 'other';
}
