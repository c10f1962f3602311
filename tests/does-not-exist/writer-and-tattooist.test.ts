import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { as, line, roll } from './classed.js';
import { asked, give, giveAny, hand, lay, lineup, type State, saviour, setShared, store } from './table.js';

// DNE-CLS.16, DNE-CLS.19: the dice of the Writer and the Tattooist.

const rolled = (seat: number, card: string) => ({ type: 'play-rolled', seat, card }) as const;

rule(['DNE-CLS.16', 'DNE-R63'], 'a Writer rolls first and then lays a hand card with that base', () => {
  const game = as('writer', 0, (state) => {
    give(state, 0, 'demo-jing', 'demo-spawn');
    store(state, 0, 'demo-jelz');
    giveAny(state, 1, 1);
  });
  game.script([5]).play(roll(0, 0));
  expect(game.events).toEqual([
    { type: 'die-rolled', rule: 'DNE-CLS.16', seat: 0, roll: 'rolled-card', sides: 6, face: 5 },
  ]);
  expect(game.legal()).toEqual([rolled(0, 'demo-jing'), rolled(0, 'demo-spawn')]);
  expect(game.refusal({ type: 'stop', seat: 0 })).toEqual({ rule: 'DNE-CLS.16', code: 'must-lay' });
  expect(game.refusal(rolled(0, 'demo-jelz'))).toMatchObject({ rule: 'DNE-CLS.16', code: 'not-in-hand' });
  game.play(rolled(0, 'demo-spawn'));
  expect([lineup(game, 0), line(game, 0)?.base, asked(game)]).toEqual([['demo-spawn'], [5], 'rave 0']);
  game.script([1]).play(roll(0, 0));
  // the last hand card is laid without a question
  expect([line(game, 0)?.base, hand(game, 0)]).toEqual([[5, 1], []]);
  expect(game.refusal(roll(0, 0))).toMatchObject({ rule: 'DNE-CLS.16', code: 'empty-hand' });
});

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

rule.each(
  ['DNE-CLS.19', 'DNE-R65'],
  'a Tattooist rolls once for up to three hand cards, or once for each',
  [
    { tattooRoll: 'single', dice: [4], more: [[], []], bases: [4, 4, 4] },
    { tattooRoll: 'perCard', dice: [4], more: [[2], [6]], bases: [4, 2, 6] },
  ] as const,
  ({ tattooRoll, dice, more, bases }) => {
    const game = as(
      'ttter',
      0,
      (state) => {
        lay(state, 1, 'demo-smith');
        give(state, 0, 'demo-jing', 'demo-courtesy', 'demo-jelz', 'demo-madness');
      },
      { tattooRoll },
    );
    game.script(dice).play({ type: 'tattoo-roll', seat: 0 });
    expect(game.legal().map(({ type }) => type)).toEqual([
      'play-rolled',
      'play-rolled',
      'play-rolled',
      'play-rolled',
      'stop',
    ]);
    expect(asked(game)).toBe('needle-card 0');
    expect(game.refusal(rolled(0, 'demo-smith'))).toEqual({
      rule: 'DNE-CLS.19',
      code: 'not-in-hand',
      details: { card: 'demo-smith' },
    });
    game.script(more[0]).play(rolled(0, 'demo-jing'));
    game.script(more[1]).play(rolled(0, 'demo-courtesy'));
    game.play(rolled(0, 'demo-jelz'));
    expect([line(game, 0)?.base, asked(game)]).toEqual([bases, 'rave 0']);
    expect(game.refusal({ type: 'tattoo-roll', seat: 0 })).toEqual({ rule: 'DNE-CLS.19', code: 'used-up' });
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
