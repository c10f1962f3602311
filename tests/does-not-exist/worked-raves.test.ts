import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { at, giveAny, setClass, setShared } from './table.js';

// The worked examples of the specification with their numbers: raves of one Host, with and without help.

rule(['DNE-MON.2', 'DNE-MON.3'], 'example 5: the level for the class of the Host is a gate', () => {
  const invitable = (expectation: number, ...classes: string[]) =>
    at((state) => {
      setShared(state, { turn: { expectation } });
      giveAny(state, 0, 2);
      for (const id of classes) setClass(state, 0, id);
    })
      .legal('invite')
      .map(({ monster }) => monster);
  expect(invitable(9)).toContain('cat-girl');
  expect(invitable(9)).not.toContain('oxymoron');
  expect(invitable(9, 'support')).not.toContain('cat-girl');
  expect(invitable(9, 'alien')).toContain('leperchaun');
  expect(invitable(8, 'alien')).not.toContain('leperchaun');
});
