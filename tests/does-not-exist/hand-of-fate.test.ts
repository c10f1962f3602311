import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import { asked, at, hire, rave, type Table } from './table.js';

// DNE-SPC.1: The Hand of Fate.

const escapes = (game: Table) =>
  game.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));

rule(['DNE-BTY.14', 'DNE-SPC.1'], 'a Hand of Fate from an earlier rave troubles nobody', () => {
  const game = at((state) => {
    rave(state, 5, ['vinyl-am'], ['demo-jelz']);
    hire(state, 0, 'the-hand-of-fate', 'demo-courtesy');
  }).play(hold(0));
  expect([escapes(game), asked(game)]).toEqual([[], 'recover 0']);
});
