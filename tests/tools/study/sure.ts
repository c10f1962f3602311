import {
  type Analysis,
  type AnyEngine,
  analyse,
  type Expertise,
  inEarnest,
  isCostly,
  likelihoods,
  why,
} from '@rulewright/bots';
import { type AnyAction, at, InputError } from '@rulewright/core';
import type { Puzzle } from '@rulewright/core/lessons';

// The best answer of a position, if two judges are sure of it and a player can be told the reason.

/** A lead of so much, and of so many errors, is one. */
export const LEAD = 0.05;
export const SURE = 3;
/** The lead that a first look must find, with this part of the iterations of a check. */
const LEAD_AT_FIRST = 0.06;
const FIRST_LOOK = 10;
/** The number of answers that a puzzle chooses from, those that nobody gives in earnest left out. */
export const LEAST_ANSWERS = 4;
const MOST_ANSWERS = 40;
/** The search that checks grows trees of so many iterations. */
const TREE = 400;

/** A position that is looked at. */
export interface Look {
  readonly engine: AnyEngine;
  readonly expertise: Expertise;
  readonly view: ReturnType<AnyEngine['view']>;
  readonly seed: string;
}

/** The answers that somebody could give in earnest. */
export const choicesOf = ({ engine, expertise, view }: Omit<Look, 'seed'>): readonly AnyAction[] =>
  inEarnest(expertise, view.position, engine.legalActions(view));

/** The answer that the rules of thumb think of first. */
function firstGuess({ engine, expertise, view }: Look, choices: readonly AnyAction[]): AnyAction {
  const likely = likelihoods(expertise.weights(engine), view.position, at(choices, 0).seat, choices);
  return at(choices, likely.indexOf(Math.max(...likely)));
}

/** Analyses of one position by two judges: what was learned, and games played to their ends by rules of thumb. */
const byLearning = ({ engine, expertise, view, seed }: Look, iterations: number, attend: readonly AnyAction[]) =>
  analyse(engine, view, { expertise, iterations, tree: TREE, seed, attend });
const byPlayouts = ({ engine, expertise, view, seed }: Look, iterations: number, attend: readonly AnyAction[]) =>
  analyse(engine, view, { expertise, judge: 'hand', cutOff: Number.POSITIVE_INFINITY, iterations, seed, attend });

/** The best answer of a position, with the analysis that shows it. */
type Proven = Pick<Puzzle, 'best' | 'kind' | 'line' | 'value' | 'second' | 'error'>;

/**
 * The best answer where it is worth finding: among four or more, not the first guess, clear of its rivals to both
 * judges, and with a reason against one of them that can be told. Otherwise a word for what it lacks.
 */
export async function proven(look: Look, iterations: number): Promise<Proven | string> {
  const { engine, view, expertise, seed } = look;
  const choices = choicesOf(look);
  if (choices.length < LEAST_ANSWERS || choices.length > MOST_ANSWERS) return 'number of answers';
  const guess = firstGuess(look, choices);
  const line = (action: AnyAction): string => engine.format(action);
  const { answers } = await byLearning(look, iterations / FIRST_LOOK, []);
  const [one, two] = answers;
  if (one === undefined || two === undefined || one.value - two.value < LEAD_AT_FIRST) return 'lead at first';
  if (line(one.action) === line(guess)) return 'first guess';
  const check = await byLearning({ ...look, seed: `${seed} check` }, iterations, [two.action, guess]);
  const [best, second] = check.answers;
  if (best === undefined || second === undefined || line(best.action) !== line(one.action) || !leads(check))
    return 'lead';
  const rivals = [...new Map([guess, second.action].map((action) => [line(action), action])).values()];
  const other = await byPlayouts(look, iterations, [best.action, ...rivals]);
  if (!rivals.every((rival) => isAhead(engine, other, best.action, rival))) return 'second judge';
  for (const rival of rivals) {
    const reasons = why(engine, view, [best.action, rival], { expertise });
    if (reasons.length === 0) continue;
    const kind = [best.action.type, ...reasons.map(({ fact }) => fact)].join(' ');
    return { best: line(best.action), kind, ...measured(engine, check) };
  }
  return 'reason';
}

/** True when the first two answers are far apart. */
const leads = ({ answers: [best, second] }: Analysis): boolean =>
  best !== undefined &&
  second !== undefined &&
  best.value - second.value >= Math.max(LEAD, SURE * Math.hypot(best.error, second.error));

/** True when an analysis finds one answer better than another one for certain. */
function isAhead(engine: AnyEngine, { answers }: Analysis, best: AnyAction, rival: AnyAction): boolean {
  const [one, other] = [best, rival].map((action) =>
    answers.find((answer) => engine.format(answer.action) === engine.format(action)),
  );
  if (one === undefined || other === undefined) return false;
  return isCostly({ loss: one.value - other.value, error: Math.hypot(one.error, other.error) });
}

/** What a puzzle keeps of a check. */
function measured(
  engine: AnyEngine,
  { answers: [best, second] }: Analysis,
): Pick<Puzzle, 'line' | 'value' | 'second' | 'error'> {
  if (best === undefined || second === undefined) throw new InputError('fewer than two answers');
  const round = (value: number): number => Math.round(value * 1e3) / 1e3;
  return {
    line: best.line.map((action) => engine.format(action)),
    value: round(best.value),
    second: round(second.value),
    error: round(Math.hypot(best.error, second.error)),
  };
}
