import { createEngine } from '@rulewright/ecologic';
import { begin, pieces } from '@rulewright/ecologic/positions';
import { expect, test } from 'vitest';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { rule } from '../support/rule.js';
import { table } from './table.js';

test('A card has at most ten effects.', () => {
  const withEffects = (count: number) => () =>
    createEngine({
      content: {
        ...basePack,
        specials: basePack.specials.map((card) => ({
          ...card,
          effects: Array.from({ length: count }, () => ({ op: 'eco', n: 1 })),
        })),
        events: basePack.events.map((card) =>
          card.id === 'EV101'
            ? { ...card, effects: Array.from({ length: count }, () => ({ op: 'loseInitiative' })) }
            : card,
        ),
      },
    });
  expect(withEffects(10)().contentName).toMatch(/^ecologic-base#/);
  expect(withEffects(11)).toThrow(/specials\.0\.effects.*events\.0\.effects/s);
});

rule('ECO-SET.9', 'takes a first piece from the hand only', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'setup-first', seat: 0, left: [1] });
    pieces(state, 0, 'mineral');
  });
  expect(game.refusal({ type: 'place-first', seat: 0, branch: 'oil', hex: 0 })).toEqual({
    rule: 'ECO-SET.9',
    code: 'not-in-hand',
    details: { branch: 'oil' },
  });
  expect(new Set(game.legal('place-first').map(({ branch }) => branch))).toEqual(new Set(['mineral']));
});
