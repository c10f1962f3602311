import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, at, giveAny, type State, setClass, setSouls } from './table.js';

// DNE-TRN.4 to DNE-TRN.8: the preparation; DNE-CLS.1 to DNE-CLS.4: classes that are bought in it.

const roll = { type: 'roll', seat: 0 } as const;
const rich = (state: State) => {
  giveAny(state, 0, 2);
  setSouls(state, 3);
  setClass(state, 0, 'olivye');
};

rule(['DNE-TRN.5', 'DNE-GNL.13'], 'every expectation from 1 to 20 is equally likely', () => {
  const found = engine.chanceOutcomes(at(rich, {}, 0).state, roll);
  expect(found.map(({ state }) => state.turn.expectation)).toEqual(Array.from({ length: 20 }, (_, i) => i + 1));
  expect(new Set(found.map(({ probability }) => `${probability.numerator}/${probability.denominator}`))).toEqual(
    new Set(['1/20']),
  );
});

rule(
  ['DNE-TRN.4', 'DNE-GNL.14'],
  'the Host is asked in the preparation also when there is nothing but the roll',
  () => {
    const game = at(() => {}, {}, 0);
    expect([asked(game), game.legal()]).toEqual(['prepare 0', [roll]]);
  },
);
