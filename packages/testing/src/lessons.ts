import { type AnyAction, type Engine, isInputError, isRuleError } from '@rulewright/core';
import { attempt, type Lesson, positionAt } from '@rulewright/core/lessons';
import type { AnyState } from './any.js';

/** Words read in half a minute. */
const MOST_WORDS = 110;

/**
 * Lists the faults of a lesson; empty when there is none. A lesson starts with a question to the seat that learns. Its
 * solution reaches the goal with its last decision, within the allowed number of decisions, and some other answer
 * misses the goal. Parts that it points at lie where the seat sees them, and its rules exist.
 */
export function lessonProblems<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  lesson: Lesson,
  rules: Readonly<Record<string, unknown>>,
): string[] {
  try {
    return [...textProblems(lesson), ...rulesProblems(lesson, rules), ...playProblems(engine, lesson)];
  } catch (error) {
    if (isInputError(error) || isRuleError(error)) return [error.message];
    throw error;
  }
}

const textProblems = ({ title, say, task, done }: Lesson): string[] =>
  Object.entries({ title, say, task, done }).flatMap(([name, text]) => {
    if (text.trim() === '') return [`${name} is empty`];
    return text.split(/\s+/).length > MOST_WORDS ? [`${name} is longer than ${MOST_WORDS} words`] : [];
  });

const rulesProblems = ({ rules: named }: Lesson, rules: Readonly<Record<string, unknown>>): string[] => [
  ...(named.length === 0 ? ['it teaches no rule'] : []),
  ...named.filter((rule) => !Object.hasOwn(rules, rule)).map((rule) => `${rule} is no rule`),
];

function playProblems<State extends AnyState, Action extends AnyAction, Options, Event, Content>(
  engine: Engine<State, Action, Options, Event, Content>,
  lesson: Lesson,
): string[] {
  const { seat, within, solution, show = [] } = lesson;
  const start = positionAt(engine, lesson.start);
  if (!engine.deciders(start).includes(seat)) return ['the seat that learns is not asked'];
  const parts = engine.partsOf(engine.view(start, seat));
  const problems = show
    .filter(({ kind, id }) => !parts.some((part) => part.kind === kind && part.id === id))
    .map(({ kind, id }) => `${kind} ${id} does not lie where the seat sees it`);
  if (solution.length === 0 || solution.length > within)
    problems.push(`the solution has ${solution.length} decisions, and 1 to ${within} are allowed`);
  let state = start;
  for (const [place, line] of solution.entries()) {
    const { state: after, isReached } = attempt(engine, lesson, state, engine.parse(line));
    const isLast = place === solution.length - 1;
    if (isReached !== isLast) problems.push(isReached ? `${line} reaches the goal already` : 'the goal is not reached');
    state = after;
  }
  const others = engine.legalActions(start, seat).filter((action) => !attempt(engine, lesson, start, action).isReached);
  if (others.length === 0) problems.push('every answer reaches the goal');
  return problems;
}
