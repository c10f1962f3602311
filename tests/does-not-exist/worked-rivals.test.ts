import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, invade } from './plays.js';
import { at, giveAny, rave, setClass, store, type Table } from './table.js';

// The worked examples of the specification with their numbers: rivals.

rule(['DNE-CLS.27', 'DNE-GEN.3'], 'example 26: a Dragonborn under attack', () => {
  const game = at((state) => {
    rave(state, 20, ['demo-jing', 'demo-courtesy']);
    setClass(state, 0, 'dragonborn');
    giveAny(state, 0, 1);
    store(state, 1, 'vinyl-am');
  });
  const totals = (each: Table) => each.events.find(({ type }) => type === 'rave-closed');
  const alone = at((state) => {
    rave(state, 20, ['demo-jing', 'demo-courtesy']);
    setClass(state, 0, 'dragonborn');
    giveAny(state, 0, 1);
  }).play(hold(0));
  expect(totals(alone)).toMatchObject({ lineups: [{ total: 6 }] });
  game.play(hold(0), invade(1, 'vinyl-am'), hold(0));
  expect(totals(game)).toMatchObject({
    lineups: [
      { owner: 0, total: 12 },
      { owner: 1, total: 8 },
    ],
  });
});
