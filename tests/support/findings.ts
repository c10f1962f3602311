import type { Issue } from '@rulewright/core';
import { describe, expect, it } from 'vitest';

/** What one game's tests of broken positions are made of. */
interface Validates {
  validate(state: unknown): readonly Issue[];
}

type Break<State> = (state: State) => unknown;
/** What is done to a position, how, and to which one when it is not the usual one. */
export type Row<State> = readonly [what: string, breakIt: Break<State>, from?: () => State];

/** Tests of what an engine says of positions in which something was changed; `quiet` makes a sound one. */
export function findings<State>(engine: Validates, quiet: () => State) {
  /** What `validate` says; every issue says where. */
  const messages = (state: unknown): readonly string[] =>
    engine.validate(state).map(({ path, message }) => {
      expect(path).not.toBe('');
      return /^broken|^the zones/.test(message) ? message : `${path}: ${message}`;
    });
  /** What is wrong with a good position after one thing in it was changed. */
  const broken = (breakIt: Break<State>, from: () => State = quiet): readonly string[] => {
    const state = from();
    expect(messages(state)).toEqual([]);
    breakIt(state);
    return messages(state);
  };
  const each = (says: string, rows: readonly Row<State>[], check: (found: readonly string[]) => void) => {
    for (const [what, breakIt, from] of rows) it(`${says} ${what}`, () => check(broken(breakIt, from)));
  };
  return {
    messages,
    broken,
    /** Each of these breaks the invariant of this name, and it is among what `load` complains of. */
    breaks: (name: string, rows: readonly Row<State>[]) =>
      describe(name, () =>
        each('is broken by', rows, (found) => expect(invariantsIn(found, name)).toContain(`broken: ${name}`)),
      ),
    /** Each of these breaks the invariant of this name and nothing else. */
    breaksOnly: (name: string, rows: readonly Row<State>[]) =>
      describe(name, () =>
        each('alone is broken by', rows, (found) => expect(invariantsIn(found, name)).toEqual([`broken: ${name}`])),
      ),
    /** None of these breaks anything. */
    keeps: (name: string, rows: readonly Row<State>[]) =>
      describe(name, () => each('is kept by', rows, (found) => expect(found).toEqual([]))),
  };
}

/** Findings of core, which holds every state to the seats of its schema before any invariant is asked. */
const isOfSeats = (message: string): boolean =>
  /^[\w.]+: expected (a seat below|a number below|\d+ entr(y|ies)\b)/.test(message);

/** The invariants that are broken, each by its name alone; every finding of this one says what is expected, and what was found. */
function invariantsIn(issues: readonly string[], name: string): readonly string[] {
  if (issues.length > 0 && issues.every(isOfSeats)) return [`broken: ${name}`];
  for (const message of issues)
    if (message.startsWith(`broken: ${name}`)) expect(message).toMatch(/^broken: [^:]+: expected .+, found .+/);
  return [...new Set(issues.map(invariantOf))];
}

/** `broken: the coins add up`, without what was found. */
const invariantOf = (message: string): string => message.replace(/^(broken: [^:]+): .*/, '$1');
