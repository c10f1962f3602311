import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { as, roll } from './classed.js';
import { asked, give, lay, lineup, type State, saviour, setShared, store } from './table.js';

// DNE-CLS.16, DNE-CLS.19: the dice of the Writer and the Tattooist.

rule.each(
  ['DNE-CLS.16', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8'],
  'a Writer rolls where a hand card could be laid',
  [
    { title: 'as Saviour', edit: (state: State) => saviour(state, 2), final: false, into: [0] },
    { title: 'as invader', edit: (state: State) => lay(state, 2, 'demo-madness'), final: false, into: [2] },
    { title: 'as bystander', edit: () => {}, final: false, into: [] },
    { title: 'as thrower', edit: () => {}, final: true, into: [0, 1] },
    { title: 'as Saviour in a final rave', edit: (state: State) => saviour(state, 2), final: true, into: [0, 1] },
  ],
  ({ edit, final, into }) => {
    const game = as('writer', 2, (state) => {
      lay(state, 1, 'demo-smith');
      give(state, 2, 'demo-jing');
      setShared(state, { rave: { isFinal: final } });
      edit(state);
    });
    expect(game.legal('writer-roll')).toEqual(into.map((owner) => roll(2, owner)));
  },
);

rule('DNE-CLS.19', 'a Tattooist may stop, and rolls only as Host with a hand and against an invader', () => {
  const game = (recipe: (state: State) => void, seat = 0) => as('ttter', seat, recipe);
  const stopped = game((state) => {
    lay(state, 1, 'demo-smith');
    give(state, 0, 'demo-jing', 'demo-courtesy');
  });
  stopped.script([3]).play({ type: 'tattoo-roll', seat: 0 }).play({ type: 'stop', seat: 0 });
  expect([lineup(stopped, 0), asked(stopped)]).toEqual([[], 'rave 0']);
  const roll0 = { type: 'tattoo-roll', seat: 0 } as const;
  expect(game((state) => give(state, 0, 'demo-jing')).refusal(roll0)).toEqual({
    rule: 'DNE-CLS.19',
    code: 'no-invader',
  });
  const empty = game((state) => {
    lay(state, 1, 'demo-smith');
    store(state, 0, 'demo-jing');
  });
  expect(empty.refusal(roll0)).toMatchObject({ rule: 'DNE-CLS.19', code: 'empty-hand' });
  const invader = game((state) => {
    lay(state, 1, 'demo-smith');
    give(state, 1, 'demo-jing');
  }, 1);
  expect(invader.refusal({ type: 'tattoo-roll', seat: 1 })).toEqual({ rule: 'DNE-CLS.19', code: 'not-the-host' });
});
