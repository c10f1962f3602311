import { languageFor } from '@rulewright/core/text';

/** A feature that speaks for or against an answer compared with another, in the eyes of a learned judge. */
export interface Reason {
  /** The name of the feature: `workers to place`. */
  readonly of: string;
  /** `own` for a feature of the seat that is asked, `others` for the other seats. */
  readonly whose: 'own' | 'others';
  /** True if there is more of it after the answer than after the other one. */
  readonly isMore: boolean;
  /** Its contribution to the value of the answer; below 0 it speaks against it. */
  readonly weight: number;
}

/** Words for reasons in one language. `{of}` stands for the feature and `{reason}` for a reason. */
export interface ReasonWords {
  /** Pattern for "more": `больше {of}`. */
  readonly more: string;
  /** Pattern for "less": `меньше {of}`. */
  readonly less: string;
  /** Pattern for a feature of the others: `{of} у соперников`. */
  readonly others: string;
  /** Pattern for a reason against the answer: `но {reason}`. */
  readonly but: string;
  /** By name of a feature: its words in the language, in the form that follows "more" and "less". */
  readonly names: Readonly<Record<string, string>>;
}

/** Most reasons told for an answer, most against it, and the least weight of a reason that is told. */
const [FOR, AGAINST, LEAST] = [2, 1, 0.005];

/** Settings of the text of reasons. */
export interface ReasonSettings {
  /** The code of the language: `ru`, or `ru-RU`; English by default. */
  readonly language?: string;
  /** The expertise in the game, with words for other languages. */
  readonly expertise?: { readonly reasonWords?: Readonly<Record<string, ReasonWords>> } | undefined;
}

/**
 * The weightiest reasons in words: `more stars, fewer cells for the others, but fewer workers to place`. It is empty
 * without reasons, and in a language for which the expertise has no words. Features that the words do not name are left
 * out.
 */
export function reasonText(reasons: readonly Reason[], { language = 'en', expertise }: ReasonSettings = {}): string {
  const { reasonWords = {} } = expertise ?? {};
  const code = languageFor(language, ['en', ...Object.keys(reasonWords)]) ?? '';
  if (code === 'en') return listed(reasons, inEnglish, 'but {reason}');
  const words = reasonWords[code];
  if (words === undefined) return '';
  const named = reasons.filter(({ of }) => Object.hasOwn(words.names, of));
  return listed(named, (reason) => told(reason, words), words.but);
}

function listed(reasons: readonly Reason[], tell: (reason: Reason) => string, but: string): string {
  const found = reasons.filter(({ weight }) => Math.abs(weight) >= LEAST);
  const speaking = found.filter(({ weight }) => weight > 0).slice(0, FOR);
  const against = found.filter(({ weight }) => weight < 0).slice(0, AGAINST);
  if (speaking.length === 0) return '';
  return [...speaking.map(tell), ...against.map((reason) => but.replace('{reason}', () => tell(reason)))].join(', ');
}

const inEnglish = ({ of, whose, isMore }: Reason): string =>
  `${isMore ? 'more' : isCounted(of) ? 'fewer' : 'less'} ${of}${whose === 'others' ? ' for the others' : ''}`;
/** True for the name of something counted: its first noun is a plural. */
const isCounted = (name: string): boolean => /^(?:[a-z-]+ )?[a-z-]*[^s]s\b/i.test(name);

function told({ of, whose, isMore }: Reason, { more, less, others, names }: ReasonWords): string {
  const counted = names[of] ?? of;
  const whole = whose === 'others' ? others.replace('{of}', () => counted) : counted;
  return (isMore ? more : less).replace('{of}', () => whole);
}
