import { at } from '@rulewright/core';
import {
  attempt,
  dailyPuzzle,
  happened,
  type Lesson,
  type LessonText,
  lessonIn,
  matches,
  type Puzzle,
  positionAt,
} from '@rulewright/core/lessons';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { lessons as doesNotExistLessons, lessonTexts as doesNotExistTexts } from '@rulewright/does-not-exist/lessons';
import { rules as doesNotExistRules } from '@rulewright/does-not-exist/rules';
import { engine as ecologic } from '@rulewright/ecologic';
import { lessons as ecologicLessons, lessonTexts as ecologicTexts } from '@rulewright/ecologic/lessons';
import { rules as ecologicRules } from '@rulewright/ecologic/rules';
import { engine as emix } from '@rulewright/emix';
import { lessons as emixLessons, lessonTexts as emixTexts } from '@rulewright/emix/lessons';
import { rules as emixRules } from '@rulewright/emix/rules';
import { engine as euphoria } from '@rulewright/euphoria';
import { lessons as euphoriaLessons } from '@rulewright/euphoria/lessons';
import { rules as euphoriaRules } from '@rulewright/euphoria/rules';
import { type AnyEngine, lessonProblems } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';

interface Taught {
  readonly id: string;
  readonly engine: AnyEngine;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly lessons: readonly Lesson[];
}
const taught: readonly Taught[] = [
  { id: 'ecologic', engine: ecologic, rules: ecologicRules, lessons: ecologicLessons },
  { id: 'emix', engine: emix, rules: emixRules, lessons: emixLessons },
  { id: 'does-not-exist', engine: doesNotExist, rules: doesNotExistRules, lessons: doesNotExistLessons },
  { id: 'euphoria', engine: euphoria, rules: euphoriaRules, lessons: euphoriaLessons },
];

describe.each(taught)('The lessons of $id', ({ engine, rules, lessons }) => {
  test('are eight, each by its own name', () => {
    expect(lessons).toHaveLength(8);
    expect(new Set(lessons.flatMap(({ id, title }) => [id, title])).size).toBe(16);
    expect(JSON.parse(JSON.stringify(lessons))).toEqual(lessons);
  });

  test.each(lessons)('$id starts, reaches its goal in time, and shows what the seat sees', (lesson) => {
    expect(lessonProblems(engine, lesson, rules)).toEqual([]);
  });

  test('say nothing against their solutions', () => {
    for (const lesson of lessons) {
      let state = positionAt(engine, lesson.start);
      for (const line of lesson.solution) {
        const { say, state: after } = attempt(engine, lesson, state, engine.parse(line));
        expect({ id: lesson.id, line, say }).toEqual({ id: lesson.id, line, say: undefined });
        state = after;
      }
    }
  });

  test('say something of every wrong answer that they name', () => {
    for (const lesson of lessons) {
      const start = positionAt(engine, lesson.start);
      const said = new Set<string | undefined>();
      // from the start, and on the way of the solution
      let state = start;
      for (const line of lesson.solution) {
        for (const action of engine.legalActions(state, lesson.seat))
          said.add(attempt(engine, lesson, state, action).say);
        state = attempt(engine, lesson, state, engine.parse(line)).state;
      }
      const unmet = (lesson.wrong ?? []).filter(({ say }) => !said.has(say));
      expect({ id: lesson.id, unmet }).toEqual({ id: lesson.id, unmet: [] });
    }
  });
});

interface Told {
  readonly id: string;
  readonly code: string;
  readonly engine: AnyEngine;
  readonly rules: Readonly<Record<string, unknown>>;
  readonly lessons: readonly Lesson[];
  readonly texts: Readonly<Record<string, Readonly<Record<string, LessonText>>>>;
  /** A word of Latin letters that is no name of a card. */
  readonly foreign: RegExp;
}
const ENGLISH = /[A-Za-z]{2,}/;
/** Sounds keep the names that are printed on them. */
const ENGLISH_OUT_OF_QUOTES = /(?<!«[^»]*)[A-Za-z]{2,}/;
const told: readonly Told[] = [
  { ...at(taught, 0), code: 'ru', texts: ecologicTexts, foreign: /(?!EcoLogic)\b[A-Za-z]{2,}/ },
  { ...at(taught, 1), code: 'ru', texts: emixTexts, foreign: ENGLISH },
  { ...at(taught, 2), code: 'uk', texts: doesNotExistTexts, foreign: ENGLISH_OUT_OF_QUOTES },
];

describe.each(told)('The lessons of $id in $code', ({ code, engine, rules, lessons, texts, foreign }) => {
  const own = texts[code] ?? {};

  test('are all of them, and no other', () => {
    expect(Object.keys(own)).toEqual(lessons.map(({ id }) => id));
  });

  test.each(lessons)('$id says all that it says in English, in its own words', (lesson) => {
    const translated = lessonIn(lesson, own);
    expect(lessonProblems(engine, translated, rules)).toEqual([]);
    const { title, say, task, done, wrong = [], ...rest } = translated;
    expect(lesson).toMatchObject(rest);
    for (const text of [title, say, task, done, ...wrong.map((one) => one.say)]) {
      expect(text).not.toMatch(foreign);
      expect(text).not.toMatch(/\s[\p{L}]{1,2} /u);
    }
  });
});

test('a lesson that another language does not have is told as it is; one with other wrong answers is refused', () => {
  const lesson = at(ecologicLessons, 0);
  expect(lessonIn(lesson, {})).toBe(lesson);
  const text = { title: 'a', say: 'b', task: 'c', done: 'd' };
  expect(() => lessonIn(lesson, { [lesson.id]: text })).toThrow('not this lesson');
  expect(lessonIn(lesson, { [lesson.id]: { ...text, wrong: ['e'] } })).toMatchObject(text);
});

describe('A lesson that is none', () => {
  const lesson = at(ecologicLessons, 6);
  const problems = (change: Partial<Lesson>) => lessonProblems(ecologic, { ...lesson, ...change }, ecologicRules);

  test.each<[string, Partial<Lesson>, string]>([
    ['is of a seat that is not asked', { seat: 1 }, 'the seat that learns is not asked'],
    ['does not reach its goal', { solution: ['0 pass-building'] }, 'the goal is not reached'],
    ['takes longer than it allows', { within: 1 }, 'the solution has 2 decisions, and 1 to 1 are allowed'],
    ['points at what nobody sees', { show: [{ kind: 'hex', id: 99 }] }, 'hex 99 does not lie where the seat sees it'],
    [
      'points at a card of the deck',
      { show: [{ kind: 'initiative', id: 'I01' }] },
      'initiative I01 does not lie where the seat sees it',
    ],
    ['names a rule that there is not', { rules: ['ECO-XYZ.1'] }, 'ECO-XYZ.1 is no rule'],
    ['teaches nothing', { rules: [] }, 'it teaches no rule'],
    ['says nothing', { say: ' ' }, 'say is empty'],
    ['says too much', { say: 'word '.repeat(200) }, 'say is longer than 110 words'],
    [
      'cannot fail',
      { goal: { event: { type: 'piece-removed' } }, solution: ['0 pass-building'] },
      'the goal is not reached',
    ],
  ])('%s', (_, change, problem) => {
    expect(problems(change)).toContain(problem);
  });

  test('is reached by every answer', () => {
    const every = { goal: { query: 'player', args: [0], is: { has: {} } }, solution: ['0 pass-building'] };
    expect(problems(every)).toContain('every answer reaches the goal');
  });

  test('begins with what cannot be played, or asks what the game does not answer', () => {
    expect(problems({ start: { ...lesson.start, actions: ['0 pass-building'] } })).toEqual([
      expect.stringContaining('ECO-BLD.8 not-asked'),
    ]);
    expect(problems({ goal: { query: 'nonsense', is: 1 } })).toEqual([expect.stringContaining('no such question')]);
  });

  test('is not answered by another seat', () => {
    const start = positionAt(ecologic, lesson.start);
    expect(() => attempt(ecologic, lesson, start, ecologic.parse('1 pass-building'))).toThrow('not who learns');
  });
});

describe('What happened', () => {
  const events = [
    { type: 'a', n: 1 },
    { type: 'b', n: 5, list: [1, 'x'] },
    { type: 'a', n: 3 },
  ];

  test('is an event with all fields of the pattern', () => {
    expect(happened(events, { type: 'a', n: 3 })).toBe(true);
    expect(happened(events, { type: 'a', n: 5 })).toBe(false);
    expect(happened(events, { type: 'b', other: 1 })).toBe(false);
    expect(happened(events, {})).toBe(true);
    expect(happened([], {})).toBe(false);
  });

  test('or several, in their order, an event for each', () => {
    expect(happened(events, [{ type: 'a' }, { type: 'b' }, { type: 'a' }])).toBe(true);
    expect(happened(events, [{ type: 'a' }, { type: 'a' }, { type: 'a' }])).toBe(false);
    expect(happened(events, [{ type: 'b' }, { n: 1 }])).toBe(false);
  });

  test('is a value, one of several, a range, a list, or an object with fields', () => {
    expect(matches(4, { atLeast: 4, atMost: 4 })).toBe(true);
    expect(matches(4, { atLeast: 5 })).toBe(false);
    expect(matches('4', { atMost: 5 })).toBe(false);
    expect(matches('x', { any: ['y', 'x'] })).toBe(true);
    expect(matches([1, 'x'], [{ atLeast: 1 }, 'x'])).toBe(true);
    expect(matches([1], [1, 2])).toBe(false);
    expect(matches({ a: { b: null } }, { has: { a: { has: { b: null } } } })).toBe(true);
    expect(matches(undefined, { has: {} })).toBe(false);
    expect(matches(3, { not: { any: [1, 2] } })).toBe(true);
    expect(matches(2, { not: { any: [1, 2] } })).toBe(false);
  });
});

describe('The puzzle of a day', () => {
  const puzzles = (count: number) =>
    Array.from(
      { length: count },
      (_, n): Puzzle => ({
        id: `${n}`,
        game: 0,
        after: 0,
        seat: 0,
        grade: 1,
        best: '',
        kind: '',
        line: [],
        value: 1,
        second: 0,
        error: 0,
        solved: {},
        tries: 8,
      }),
    );

  test.each([1, 2, 3, 6, 30, 42])('of %s goes through all of them before one comes again', (count) => {
    for (const first of [-3, 0, 20_000]) {
      const days = Array.from({ length: count }, (_, n) => dailyPuzzle({ puzzles: puzzles(count) }, first + n)?.id);
      expect(new Set(days).size).toBe(count);
    }
  });

  test('is none where there are none', () => {
    expect(dailyPuzzle({ puzzles: [] }, 1)).toBeUndefined();
  });
});
