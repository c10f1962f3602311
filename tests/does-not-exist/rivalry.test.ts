import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, invade } from './plays.js';
import { give, lay, raving, setShared, setSouls } from './table.js';

// DNE-RIV: rivals.

rule.each(
  ['DNE-RIV.2', 'DNE-R30'],
  'any number may invade, or as many as the option allows',
  [
    { maxInvaders: null, invaders: 2, may: true },
    { maxInvaders: 3, invaders: 2, may: true },
    { maxInvaders: 2, invaders: 2, may: false },
    { maxInvaders: 2, invaders: 1, may: true },
    { maxInvaders: 1, invaders: 1, may: false },
    { maxInvaders: 1, invaders: 0, may: true },
  ],
  ({ maxInvaders, invaders, may }) => {
    const game = raving(
      3,
      (state) => {
        setShared(state, { rave: { isFinal: true } });
        setSouls(state, 8);
        for (const [i, card] of ['demo-jing', 'demo-courtesy'].entries()) if (i < invaders) lay(state, i + 1, card);
        give(state, 3, 'demo-jelz');
      },
      { players: 4, maxInvaders },
    );
    expect(game.legal('invade')).toEqual(may ? [invade(3, 'demo-jelz')] : []);
    if (!may)
      expect(game.refusal(invade(3, 'demo-jelz'))).toEqual({
        rule: 'DNE-RIV.2',
        code: 'too-many-invaders',
        details: { limit: maxInvaders },
      });
  },
);

rule(['DNE-RIV.5', 'DNE-R31'], 'an invader cannot withdraw', () => {
  const game = raving(1, (state) => {
    lay(state, 1, 'demo-jing');
    give(state, 1, 'demo-courtesy');
  });
  expect(game.legal().map(({ type }) => type)).toEqual(['play', 'hold']);
});

rule('DNE-RIV.2', 'two invade in one rave, their line-ups in the order of declaration', () => {
  const game = raving(1, (state) => {
    give(state, 1, 'demo-jing');
    give(state, 2, 'demo-courtesy');
  });
  game.play(hold(1), invade(2, 'demo-courtesy'), hold(0), invade(1, 'demo-jing'));
  expect(game.events.find(({ type }) => type === 'rave-closed')).toMatchObject({
    lineups: [{ owner: 0 }, { owner: 2 }, { owner: 1 }],
  });
});
