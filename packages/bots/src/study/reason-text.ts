import { languageFor } from '@rulewright/core/text';

/** Something that a judge who learned sees, and that speaks for an answer or against it beside another one. */
export interface Reason {
  /** What is counted, as the features name it: `workers to place`. */
  readonly of: string;
  /** Whether it is counted of the seat that is asked, or of the others. */
  readonly whose: 'own' | 'others';
  /** Whether there is more of it after the answer than after the other one. */
  readonly isMore: boolean;
  /** What it adds to the value of the answer; below 0 it speaks against it. */
  readonly weight: number;
}

/** How reasons are told in a language, with `{of}` for what is counted and `{reason}` for a reason. */
export interface ReasonWords {
  /** `больше {of}` */
  readonly more: string;
  /** `меньше {of}` */
  readonly less: string;
  /** What is counted of the others: `{of} у соперников`. */
  readonly others: string;
  /** A reason against: `но {reason}`. */
  readonly but: string;
  /** What is counted, by the name of the feature, as it stands behind "more" and "less". */
  readonly names: Readonly<Record<string, string>>;
}

/** This many of the reasons for an answer, and that many against it, are told; what weighs less than this says nothing. */
const [FOR, AGAINST, LEAST] = [2, 1, 0.005];

/** Who tells reasons, and how. */
export interface ReasonSettings {
  /** The language they are told in, by code: `ru`, or `ru-RU`. English when not given. */
  readonly language?: string;
  /** What a game knows of its reasons: words of other languages. */
  readonly expertise?: { readonly reasonWords?: Readonly<Record<string, ReasonWords>> } | undefined;
}

/**
 * The weightiest reasons in words: `more stars, fewer cells for the others, but fewer workers to place`; empty for none, and
 * for all in a language that the expertise has no words for. What the words of a language do not name is left out.
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
/** Whether a name counts things: its first noun is a plural. */
const isCounted = (name: string): boolean => /^(?:[a-z-]+ )?[a-z-]*[^s]s\b/i.test(name);

function told({ of, whose, isMore }: Reason, { more, less, others, names }: ReasonWords): string {
  const counted = names[of] ?? of;
  const whole = whose === 'others' ? others.replace('{of}', () => counted) : counted;
  return (isMore ? more : less).replace('{of}', () => whole);
}
