import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { as } from './classed.js';
import { hold } from './plays.js';
import { hire, lay, saviour, setShared } from './table.js';

// DNE-CLS.20 to DNE-CLS.24: Support, Olivier and Alien in a rave.

rule(['DNE-CLS.5', 'DNE-R59'], 'a Saviour owns no line-up: neither roar nor tie nor mercenary of his counts', () => {
  const game = (cls: string) =>
    as(cls, 1, (state) => {
      setShared(state, { turn: { expectation: 3 } });
      lay(state, 0, 'demo-hyrule-lofi');
      saviour(state, 1);
      lay(state, 2, 'demo-chill-dude-here', 'demo-jing');
      hire(state, 1, 'murdoc', 'demo-jelz');
    }).play(hold(1));
  for (const cls of ['writer', 'dragonborn'])
    expect(game(cls).events.find(({ type }) => type === 'rave-closed')).toMatchObject({
      lineups: [{ total: 4 }, { total: 4 }],
      winner: 2,
    });
});
