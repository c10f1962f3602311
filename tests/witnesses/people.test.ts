import { readFileSync } from 'node:fs';
import { type AnyState, happened } from '@rulewright/testing';
import { describe, expect, it } from 'vitest';
import type { WitnessLine } from '../../packages/cli/src/witness-file.js';
import { games } from './games.js';
import { introducedRules, lessonsOf, matters, peopleFile } from './introduced.js';
import { ruleOf } from './witness.js';

/** More decisions than somebody new to a game wants to look through. */
const LONG = 70;
/** What happens at the end of a game alone. */
const LATE = ['ECO-END.1', 'EUP-ALL.6'];

describe.each(games)('what people are shown of the introduced rules of $engine.id', ({ engine }) => {
  const lines = readFileSync(peopleFile(engine.id), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as WitnessLine);

  it('is a game for two for each of them, with few decisions', () => {
    expect(lines.map(({ rule }) => rule).toSorted()).toEqual(introducedRules(engine.id).toSorted());
    for (const { rule, options, actions } of lines) {
      expect({ rule, players: (options as { readonly players?: number }).players }).toEqual({ rule, players: 2 });
      expect({ rule, isLong: actions.length > LONG && !LATE.includes(rule) }).toEqual({ rule, isLong: false });
    }
  });

  it('shows the rule, or where it matters: `npm run record -- people` makes those anew that do not any more', () => {
    const broken = lines.filter((line) => {
      const isTaught = lessonsOf(engine.id).some(({ rules }) => rules.includes(line.rule));
      let state: AnyState = engine.init(line.seed, line.options as AnyState['options']);
      let events: unknown[] = [];
      for (const text of line.actions) {
        const step = engine.step(state, engine.parse(text));
        state = step.state;
        events = step.events.map(({ event }) => event);
      }
      const wanted = matters[line.rule];
      if (isTaught) return false;
      if (wanted === 'start') return line.actions.length > 0;
      return wanted === undefined ? !events.some((event) => ruleOf(event) === line.rule) : !happened(events, wanted);
    });
    expect(broken.map(({ rule }) => rule)).toEqual([]);
  });
});
