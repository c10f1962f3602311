import type { Violation } from '@rulewright/core';
import type { AnyState } from '../any.js';
import { type Case, type CaseDocument, casesByTitle } from './document.js';
import type { CaseGame } from './game.js';
import type { Attempt } from './played.js';
import { playCase } from './playing.js';

/** A question about the rules with the answer yes or no, made of a case. */
export interface QuizQuestion {
  /** The title of the case without its rules. */
  readonly title: string;
  /** The line of its title in the document. */
  readonly at: number;
  /** The position that the question is about. */
  readonly state: AnyState;
  readonly seat: number;
  /** The action in the notation of the engine. */
  readonly action: string;
  /** The action in words, as a menu has it. */
  readonly words: string;
  readonly isAllowed: boolean;
  /** The rule that forbids it, or the first rule of the case. */
  readonly rule: string;
  /** The refusal in words; absent when the action is allowed. */
  readonly why?: string;
}

/**
 * The questions of a document: may this seat do this? Each title gives at most a *no* and a *yes*. A *yes* comes only of a
 * title that also has a *no*, so that nobody can answer by the look of the question. Cases with other content give none.
 */
export function quizOf(document: CaseDocument, game: CaseGame, language = 'en'): QuizQuestion[] {
  return casesByTitle(document).flatMap((cases) => {
    const tried = cases.flatMap((one) => attemptsOf(one, document, game));
    const no = tried.find(({ refusal }) => refusal !== undefined && !isBesideThePoint(refusal));
    const yes = tried.find(({ refusal, action }) => refusal === undefined && action.type === no?.action.type);
    return [no, yes].flatMap((attempt) => (attempt === undefined ? [] : question(cases[0], attempt, game, language)));
  });
}

/** True of a refusal because somebody else, or something else, is asked: nobody has to know a rule to see that. */
const isBesideThePoint = ({ rule, code }: Violation): boolean =>
  rule.startsWith('CORE-') || code === 'not-asked' || code === 'not-offered';

/** The actions that a case tries with the base content; none of one that is red. */
function attemptsOf(one: Case, document: CaseDocument, game: CaseGame): readonly Attempt[] {
  const { ok, attempts, content } = playCase(one, document, game);
  return ok && content === game.engine.contentName ? attempts : [];
}

function question(
  { title, at, rules }: Case,
  { state, action, refusal }: Attempt,
  { engine, text }: CaseGame,
  language: string,
): QuizQuestion[] {
  const rule = refusal?.rule ?? rules[0];
  const says = text?.(language, engine);
  if (rule === undefined || says === undefined) return [];
  const words = worded(() => says.action(engine.view(state, action.seat), action).text);
  if (words === undefined) return [];
  return [
    {
      title,
      at,
      state,
      seat: action.seat,
      action: engine.format(action),
      words,
      isAllowed: refusal === undefined,
      rule,
      ...(refusal && { why: says.refusal(refusal) }),
    },
  ];
}

/** The words for an action; undefined for one so far from legal that there are none. */
function worded(say: () => string): string | undefined {
  try {
    return say();
  } catch {
    return undefined;
  }
}
