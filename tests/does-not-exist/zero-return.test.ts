import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { begin, putOff, setSouls, table } from './table.js';

// DNE-ZER.5 to DNE-ZER.7: the return of who was zeroed, or the surrender.

const surrender = (seat: number) => ({ type: 'surrender', seat }) as const;

rule('DNE-ZER.7', 'nobody surrenders who is not asked to return', () => {
  const game = table().edit((state) => {
    begin(state);
    putOff(state, 1);
    setSouls(state, 3, 3, 3);
  });
  for (const seat of [0, 1, 2]) {
    expect(engine.legalActions(game.state).filter(({ type }) => type === 'surrender' || type === 'return')).toEqual([]);
    expect(engine.explain(game.state, surrender(seat))).toBeDefined();
  }
  game.play({ type: 'start-rave', seat: 0 });
  expect(engine.explain(game.state, surrender(0))).toBeDefined();
});
