import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { give, hire, lay, type Options, raving, type State, setShared, type Table } from './table.js';

// DNE-MRC.5 to DNE-MRC.10: what mercenaries do in a rave.
const ask = (mercenary: string, seat = 0) => ({ type: 'ask-mercenary', seat, mercenary }) as const;

/** A rave against an expectation of 20 in which seat 0, the Host, is asked, or another seat. */
const at = (recipe: (state: State) => void, options: Options = {}, seat = 0): Table => raving(seat, recipe, options);

rule.each(
  'DNE-MRC.6',
  'a mercenary is asked while the line-up does not lead',
  [
    { expectation: 8, may: true },
    { expectation: 7, may: false },
  ],
  ({ expectation, may }) => {
    const game = at((state) => {
      setShared(state, { turn: { expectation } });
      lay(state, 0, 'vinyl-am');
      hire(state, 0, 'murdoc', 'demo-jing');
      give(state, 0, 'demo-smith');
    });
    expect(game.legal('ask-mercenary')).toEqual(may ? [ask('murdoc')] : []);
    if (!may) expect(game.refusal(ask('murdoc'))).toEqual({ rule: 'DNE-MRC.6', code: 'leading' });
  },
);
