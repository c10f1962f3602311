import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import { raving } from './raves.js';
import { asked, at, discards, giveAny, hand, rave } from './table.js';

// DNE-RAV: how line-ups are built, and who has priority.

rule('DNE-RAV.3', 'anything but a hold makes the holds before it void', () => {
  const game = raving((state) => {
    giveAny(state, 0, 1);
    giveAny(state, 1, 2);
    giveAny(state, 2, 1);
  });
  const [card = ''] = hand(game, 1);
  game.play(hold(0), { type: 'invade', seat: 1, card });
  expect([asked(game), game.state.rave.holds]).toEqual(['rave 1', 0]);
  game.play(hold(1), hold(2));
  expect([asked(game), game.state.phase]).toEqual(['rave 0', 'rave']);
});

rule.each(
  ['DNE-RAV.10', 'DNE-FRD.1'],
  'a line-up leads when it would win now: above the expectation and above all others',
  [
    { expectation: 14, rival: [], leads: false },
    { expectation: 13, rival: [], leads: true },
    { expectation: 13, rival: ['vinyl-delicate-sound-of-thunder'], leads: true },
    { expectation: 5, rival: ['vinyl-delicate-sound-of-thunder', 'vinyl-the-very-best-of-the-doors'], leads: false },
  ],
  ({ expectation, rival, leads }) => {
    const game = at((state) => {
      rave(state, expectation, ['vinyl-in-utero', 'vinyl-nevermind'], rival);
      giveAny(state, 0, 1);
      giveAny(state, 2, 1);
    });
    const call = { type: 'call', seat: 0, target: 2, share: 0, picker: 'host' } as const;
    if (leads) expect(game.refusal(call)).toEqual({ rule: 'DNE-FRD.1', code: 'leading' });
    else expect(game.legal('call')).toEqual([call]);
    expect(discards(game)).toEqual([]);
  },
);
