import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { accept, call, raving } from './calls.js';
import {
  begin,
  giveAny,
  guest,
  lay,
  rave,
  type State,
  saviour,
  setClass,
  setPlayer,
  setShared,
  store,
  type Table,
  table,
} from './table.js';

// DNE-FRD.1 to DNE-FRD.3: who may call whom, and what is promised. Answers have a file of their own.

const splits = (game: Table, target = 1) =>
  game
    .legal('call')
    .filter((action) => action.target === target)
    .map(({ share, picker }) => `${share} ${picker}`);

rule(['DNE-FRD.1', 'DNE-FRD.9'], 'the Host may call before laying a card, and with invaders present', () => {
  expect(splits(raving())).toEqual(['0 host']);
  expect(splits(raving((state) => lay(state, 2, 'demo-madness')))).toEqual(['0 host']);
});

rule(['DNE-FRD.1', 'DNE-FRD.6'], 'a Host with a Saviour calls nobody else', () => {
  const game = raving((state) => {
    saviour(state, 1);
    giveAny(state, 0, 1);
  });
  expect(game.legal('call')).toEqual([]);
  expect(game.refusal(call(2))).toEqual({ rule: 'DNE-FRD.1', code: 'has-a-saviour' });
});

rule(['DNE-FRD.1', 'DNE-R24'], 'a Host whose line-up leads calls only with the option', () => {
  const leading = (callWhenLeading: boolean) =>
    raving(
      (state) => {
        setShared(state, { turn: { expectation: 1 } });
        lay(state, 0, 'vinyl-in-utero');
        giveAny(state, 0, 1);
      },
      { callWhenLeading },
    );
  expect(leading(false).legal('call')).toEqual([]);
  expect(leading(false).refusal(call(1))).toEqual({ rule: 'DNE-FRD.1', code: 'leading' });
  expect(leading(true).legal('call')).toEqual([call(1), call(2)]);
});

rule(['DNE-FRD.1', 'DNE-CLS.10'], 'who has copied in this rave calls nobody', () => {
  const game = raving((state) => {
    setClass(state, 0, 'proxy');
    setShared(state, { rave: { copied: [0] } });
    giveAny(state, 0, 1);
  });
  expect(game.legal('call')).toEqual([]);
  expect(game.refusal(call(1))).toEqual({ rule: 'DNE-CLS.10', code: 'has-copied' });
});

rule.each(
  ['DNE-FRD.2', 'DNE-FAI.23', 'DNE-CLS.20'],
  'only an active opponent who holds a card and is free can be called',
  [
    { title: 'an invader', edit: (state: State) => lay(state, 1, 'demo-madness') },
    { title: 'one who was expelled', edit: (state: State) => setShared(state, { rave: { expelled: [1] } }) },
    {
      title: 'one under the help ban',
      edit: (state: State) => setPlayer(state, 1, { helpBan: true }),
    },
    {
      title: 'one without a card',
      edit: (state: State) => {
        setPlayer(state, 1, { hand: [] });
      },
    },
    {
      title: 'one who waits',
      edit: (state: State) => {
        setPlayer(state, 1, { hand: [] });
        setPlayer(state, 1, { status: 'waiting', souls: 1 });
      },
    },
  ],
  ({ edit }) => {
    const game = raving((state) => {
      edit(state);
    });
    expect(game.legal('call')).toEqual([call(2)]);
    expect(game.refusal(call(1))).toEqual({ rule: 'DNE-FRD.2', code: 'cannot-be-called', details: { target: 1 } });
    expect(game.refusal(call(0))).toEqual({ rule: 'DNE-FRD.2', code: 'cannot-be-called', details: { target: 0 } });
    expect(game.refusal(call(3))).toMatchObject({ rule: 'DNE-FRD.2', code: 'cannot-be-called' });
  },
);

rule(['DNE-FRD.2', 'DNE-GNL.4'], 'a card of the inventory is enough to be called, and to answer', () => {
  const game = table().edit((state) => {
    begin(state);
    rave(state, 20);
    store(state, 1, 'demo-jing');
  });
  game.play(call(1));
  expect(game.legal('accept')).toEqual([accept(1, 'demo-jing')]);
});

rule.each(
  ['DNE-FRD.2', 'DNE-R25'],
  'one opponent is called so often in a rave, and no more',
  [
    { perOpponent: 0, calls: 0 },
    { perOpponent: 1, calls: 1 },
    { perOpponent: 2, calls: 2 },
    { perOpponent: 3, calls: 3 },
  ],
  ({ perOpponent, calls }) => {
    const game = raving((state) => giveAny(state, 0, 1), { calls: { enabled: true, perOpponent, counter: true } });
    for (let i = 0; i < calls; i++) game.play(call(1), { type: 'decline', seat: 1 });
    expect(game.state.rave.calls).toEqual([0, calls, 0]);
    expect(game.refusal(call(1))).toEqual({ rule: 'DNE-FRD.2', code: 'called-too-often', details: { target: 1 } });
    expect(game.legal('call')).toEqual(perOpponent === 0 ? [] : [call(2)]);
  },
);

rule.each(
  'DNE-FRD.3',
  'a call promises some of the cards of the monster, and says who picks them',
  [
    { monster: undefined, expected: ['0 host'] },
    // one card: all or nothing
    { monster: 'minor-god', expected: ['0 host', '1 host'] },
    { monster: 'pukachu', expected: ['0 host', '1 host', '1 saviour', '2 host'] },
    {
      monster: 'oxymoron',
      expected: ['0 host', '1 host', '1 saviour', '2 host', '2 saviour', '3 host', '3 saviour', '4 host'],
    },
  ],
  ({ monster, expected }) => {
    const game = raving((state) => {
      if (monster !== undefined) guest(state, monster);
    });
    expect(splits(game)).toEqual(expected);
    const reward = Math.max(...expected.map((split) => Number(split[0])));
    for (const wrong of [
      { share: reward + 1, picker: 'host' },
      { share: 0, picker: 'saviour' },
      { share: reward, picker: 'saviour' },
    ] as const)
      expect(game.refusal(call(1, wrong.share, wrong.picker))).toEqual({
        rule: 'DNE-FRD.3',
        code: 'no-such-split',
        details: wrong,
      });
  },
);

rule(['DNE-FRD.10', 'DNE-R25'], 'with calls switched off nobody is called', () => {
  const game = raving((state) => giveAny(state, 0, 1), { calls: { enabled: false, perOpponent: 2, counter: true } });
  expect(game.legal('call')).toEqual([]);
  expect(game.refusal(call(1))).toEqual({ rule: 'DNE-FRD.10', code: 'switched-off' });
});
