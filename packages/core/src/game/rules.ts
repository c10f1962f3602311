import { deepFreeze } from '../ground/commit.js';
import { guarded, own, type Violation, withInputErrors } from '../ground/errors.js';
import { nearest } from '../ground/suggestion.js';

/** One numbered rule, or a ruling where the rulebook is unclear. */
export interface RuleEntry {
  readonly title: string;
  /** Its content, in one or two sentences of our own. */
  readonly text: string;
  /** Its sources: chapters of the rulebook and rulings, separated by '; ', or 'ruling'. */
  readonly source: string;
}
export type RuleCatalogue = Readonly<Record<string, RuleEntry>>;

/** Titles of a game's rules in another language, and the chapter names of the printed rulebook in that language. */
export interface RuleTitles<Id extends string = string> {
  /** The language, such as `ru`. */
  readonly locale: string;
  readonly titles: Readonly<Record<Id, string>>;
  /** Texts of the rules in that language; a rule without one keeps its own. */
  readonly texts?: Readonly<Partial<Record<Id, string>>>;
  /** The printed names of chapters, by the names that sources use. */
  readonly chapters: Readonly<Record<string, string>>;
}

/**
 * The same rules with titles and sources in another language, so that a player finds the paragraph in the printed
 * rulebook.
 *
 * Texts change where the language has one; rules without a title or a text there keep theirs. Throws `InputError` for anything that is not a catalogue and
 * its titles.
 */
export function titledRules(rules: RuleCatalogue, told: RuleTitles): RuleCatalogue {
  return withInputErrors('not the rules of a game and their titles', () => {
    const { titles, texts = {}, chapters } = told;
    const entries = Object.entries(rules).map(([id, { title, text, source }]) => [
      id,
      {
        title: own(titles, id) ?? title,
        text: own(texts, id) ?? text,
        source: source.split('; ').map(sourceIn(chapters)).join('; '),
      },
    ]);
    return deepFreeze(Object.fromEntries(entries));
  });
}

/** A source such as `Placement conditions 4, 5` with the printed name of its chapter, the longest that fits. */
const sourceIn = (chapters: RuleTitles['chapters']) => {
  const names = Object.keys(chapters).sort((one, other) => other.length - one.length);
  return (source: string): string => {
    const name = names.find((each) => source.startsWith(each) && /^(?:$|[ .]\d)/.test(source.slice(each.length)));
    if (name === undefined) return source;
    const part = source.slice(name.length + 1);
    return part === '' ? `${chapters[name]}` : `${chapters[name]}, ${part}`;
  };
};

/** The same entries, frozen; the type keeps only the ids, which is all that the rules of a game need. */
export const catalogue = <Id extends string>(
  entries: Readonly<Record<Id, RuleEntry>>,
): Readonly<Record<Id, RuleEntry>> => deepFreeze(entries);

/** Core's own rules of refusal, the same in every game. */
export const coreRules = catalogue({
  'CORE-ACT.1': {
    title: 'Malformed action',
    text: 'An action is a flat JSON object with a known type, the acting seat and exactly the fields of its type, and names what the game has.',
    source: 'core',
  },
  'CORE-ACT.2': {
    title: 'The game is over',
    text: 'When the agenda is empty nobody may act any more.',
    source: 'core',
  },
  'CORE-ACT.3': {
    title: 'Not your decision',
    text: 'Only a seat that is asked at this moment may act.',
    source: 'core',
  },
  'CORE-ACT.4': {
    title: 'Not offered now',
    text: 'The choice that waits does not offer this type of action.',
    source: 'core',
  },
});

const sentences = <Code extends string>(table: Readonly<Record<Code, string>>) => Object.freeze(table);

/** Sentences for core's own codes of refusal. */
export const coreRefusals = sentences({
  malformed: 'That is no action of this game.',
  'unknown-name': 'Nothing in this game has that name.',
  'game-over': 'The game is over.',
  'not-asked': 'This seat is not asked now.',
  'not-offered': 'That is not among what can be done now.',
});

export type CoreRule = keyof typeof coreRules;
export type CoreCode = keyof typeof coreRefusals;

/**
 * The words of a game, as `@rulewright/<game>/rules` exports them: its rules by id, and a sentence for each refusal
 * code.
 */
export interface Rulebook {
  readonly rules: RuleCatalogue;
  readonly refusals: Readonly<Record<string, string>>;
}

/** The id and title of a rule: `ECO-AUC.1 Opening an auction`; the id alone for a rule without a title of its own. */
export const ruleName: (id: string, entry?: Pick<RuleEntry, 'title'>) => string = guarded((id, entry) =>
  entry === undefined || entry.title === id ? id : `${id} ${entry.title}`,
);

/**
 * A violation for a person, in two lines: the sentence of its code, then the rule with its title and the numbers.
 *
 * With the engine's `content`, an unknown name brings similar ones: `No such monster is there to invite. Did you mean
 * leperchaun?`
 */
export function renderViolation(violation: Violation, book: Rulebook, content?: unknown): string {
  return withInputErrors('not the words of a game', () => {
    const { rule, code, details = {} } = violation;
    const sentence = own({ ...coreRefusals, ...book.refusals }, code) ?? code;
    const named = ruleName(rule, own({ ...coreRules, ...book.rules }, rule));
    const facts = Object.entries(details).map(([name, value]) => `${name} ${value}`);
    const numbers = facts.length === 0 ? '' : ` (${facts.join(', ')})`;
    const hint = Object.hasOwn(coreRefusals, code) ? meant(details.similar) : hintFor(Object.values(details), content);
    return `${sentence}${hint}\n${named}${numbers}`;
  });
}

function hintFor(values: readonly (string | number)[], content: unknown): string {
  const ids = new Set<string>();
  collectIds(content, ids);
  const near = values.flatMap((value) => (typeof value === 'number' || ids.has(value) ? [] : nearest(value, ids)));
  return near.length === 0 ? '' : meant(near.join(' or '));
}

const meant = (names: string | number | undefined): string => (names === undefined ? '' : ` Did you mean ${names}?`);

function collectIds(part: unknown, ids: Set<string>): void {
  if (typeof part !== 'object' || part === null) return;
  if ('id' in part && typeof part.id === 'string') ids.add(part.id);
  for (const value of Object.values(part)) collectIds(value, ids);
}
