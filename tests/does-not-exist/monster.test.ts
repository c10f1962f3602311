import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { invite, preparing, two } from './invitations.js';
import { give, store } from './table.js';

// DNE-MON.1 to DNE-MON.6: invitations.

rule(['DNE-MON.1', 'DNE-TRN.5'], 'a monster is invited after the roll, by the Host, in the preparation', () => {
  const early = preparing(0, two);
  expect(early.legal('invite')).toEqual([]);
  expect(early.refusal(invite('harpies'))).toEqual({ rule: 'DNE-TRN.5', code: 'not-rolled-yet' });
  const game = preparing(20, two);
  expect(engine.explain(game.state, invite('harpies', 1))).toBeDefined();
  expect(game.legal('invite')).toHaveLength(46);
  game.play({ type: 'start-rave', seat: 0 });
  expect([game.legal('invite'), engine.explain(game.state, invite('harpies')) === undefined]).toEqual([[], false]);
});

rule.each(
  ['DNE-SPC.15', 'DNE-MON.4'],
  'the Tongue Demon costs two cards, one of them from the hand',
  [
    { cards: ['demo-jing'], stored: [], legal: false },
    { cards: ['demo-jing', 'demo-jelz'], stored: [], legal: true },
    { cards: ['demo-jing'], stored: ['vinyl-am'], legal: true },
    { cards: [], stored: ['vinyl-am', 'vinyl-igor'], legal: false },
  ],
  ({ cards, stored, legal }) => {
    const game = preparing(12, (state) => {
      give(state, 0, ...cards);
      store(state, 0, ...stored);
    });
    expect(game.legal('invite').some(({ monster }) => monster === 'tongue-demon')).toBe(legal);
  },
);
