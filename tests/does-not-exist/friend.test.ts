import { expect } from 'vitest';
import { rule } from '../rule.js';
import { hold } from './plays.js';
import {
  asked,
  clear,
  give,
  giveAny,
  guest,
  hand,
  hire,
  lay,
  lineup,
  type Options,
  rave,
  type State,
  save,
  setClass,
  shuffleInto,
  store,
  type Table,
  table,
} from './table.js';

// DNE-FRD: calling a friend, the bargain, and what a Saviour may do.

type Picker = 'host' | 'saviour';
const call = (target: number, share = 0, picker: Picker = 'host') =>
  ({ type: 'call', seat: 0, target, share, picker }) as const;
const counter = (seat: number, share: number, picker: Picker) => ({ type: 'counter', seat, share, picker }) as const;
const accept = (seat: number, card: string) => ({ type: 'accept', seat, card }) as const;

/** The Host has priority against an expectation of 20; P1 and P2 hold two cards each. */
const raving = (recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  table(options).edit((state) => {
    clear(state);
    rave(state, 20);
    give(state, 1, 'demo-jing', 'demo-courtesy');
    give(state, 2, 'demo-jelz', 'demo-smith');
    recipe(state);
  });
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
    save(state, 1);
    giveAny(state, 0, 1);
  });
  expect(game.legal('call')).toEqual([]);
  expect(game.refusal(call(2))).toEqual({ rule: 'DNE-FRD.1', code: 'has-a-saviour' });
});

rule(['DNE-FRD.1', 'DNE-R24'], 'a Host whose line-up leads calls only with the option', () => {
  const leading = (callWhenLeading: boolean) =>
    raving(
      (state) => {
        state.turn.expectation = 1;
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
    state.rave.copied = [0];
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
    { title: 'one who was expelled', edit: (state: State) => state.rave.expelled.push(1) },
    {
      title: 'one under the help ban',
      edit: (state: State) => Object.assign(state.players[1] ?? {}, { helpBan: true }),
    },
    {
      title: 'one without a card',
      edit: (state: State) => {
        shuffleInto(state.deck, [...(state.players[1]?.hand.splice(0) ?? [])]);
      },
    },
    {
      title: 'one who waits',
      edit: (state: State) => {
        shuffleInto(state.deck, [...(state.players[1]?.hand.splice(0) ?? [])]);
        Object.assign(state.players[1] ?? {}, { status: 'waiting', souls: 1 });
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
    clear(state);
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

rule(['DNE-FRD.4', 'DNE-FRD.6', 'DNE-GEN.4'], 'accepting lays a card at once and makes the Saviour', () => {
  const game = raving((state) => {
    guest(state, 'oxymoron');
    lay(state, 0, 'vinyl-am');
    giveAny(state, 0, 1);
  });
  game.play(call(1, 2, 'saviour'));
  expect(game.events).toEqual([{ type: 'friend-called', seat: 0, target: 1, share: 2, picker: 'saviour' }]);
  expect(asked(game)).toBe('call-answer 1');
  game.play(accept(1, 'demo-courtesy'));
  expect(game.events).toEqual([
    { type: 'saviour-found', seat: 1, share: 2, picker: 'saviour', forced: false },
    { type: 'card-played', seat: 1, lineup: 0, card: 'demo-courtesy', via: 'hand', base: 2, value: 0 },
  ]);
  expect(game.state.rave).toMatchObject({ saviour: 1, share: 2, picker: 'saviour', joined: true, forced: false });
  expect([lineup(game, 0), hand(game, 1), asked(game)]).toEqual([
    ['vinyl-am', 'demo-courtesy'],
    ['demo-jing'],
    'rave 0',
  ]);
});

rule('DNE-FRD.4', 'who is called answers with a card of his own', () => {
  const game = raving().play(call(1));
  expect(game.legal()).toEqual([accept(1, 'demo-jing'), accept(1, 'demo-courtesy'), { type: 'decline', seat: 1 }]);
  expect(game.refusal(accept(1, 'demo-jelz'))).toEqual({
    rule: 'DNE-FRD.4',
    code: 'not-held',
    details: { card: 'demo-jelz' },
  });
  game.play({ type: 'decline', seat: 1 });
  expect(game.events).toEqual([{ type: 'call-declined', seat: 1 }]);
  expect([asked(game), game.state.rave.saviour]).toEqual(['rave 0', -1]);
});

rule.each(
  ['DNE-FRD.4', 'DNE-R25'],
  'a counter is better for the one who is called',
  [
    { share: 0, picker: 'host', counters: ['1 host', '1 saviour', '2 host'] },
    { share: 1, picker: 'host', counters: ['1 saviour', '2 host'] },
    { share: 1, picker: 'saviour', counters: ['2 host'] },
    { share: 2, picker: 'host', counters: [] },
  ] as const,
  ({ share, picker, counters }) => {
    const game = raving((state) => guest(state, 'pukachu')).play(call(1, share, picker));
    expect(game.legal('counter').map((action) => `${action.share} ${action.picker}`)).toEqual(counters);
    expect(game.refusal(counter(1, share, picker))).toEqual({
      rule: 'DNE-FRD.4',
      code: 'not-better',
      details: { share, picker },
    });
    expect(game.refusal(counter(1, 3, 'host'))).toMatchObject({ rule: 'DNE-FRD.3', code: 'no-such-split' });
  },
);

rule(['DNE-FRD.4', 'DNE-R25'], 'without counters a call is accepted or declined', () => {
  const game = raving((state) => guest(state, 'pukachu'), { calls: { enabled: true, perOpponent: 2, counter: false } });
  game.play(call(1));
  expect(game.legal('counter')).toEqual([]);
  expect(game.refusal(counter(1, 2, 'host'))).toEqual({ rule: 'DNE-FRD.4', code: 'switched-off' });
});

rule(['DNE-FRD.5', 'DNE-FRD.4'], 'a counter that is taken becomes the promise, and a card has to follow', () => {
  const game = raving((state) => {
    guest(state, 'pukachu');
    giveAny(state, 0, 1);
  }).play(call(1), counter(1, 1, 'saviour'));
  expect(asked(game)).toBe('counter-answer 0');
  expect(game.legal()).toEqual([
    { type: 'take-counter', seat: 0 },
    { type: 'refuse-counter', seat: 0 },
  ]);
  game.play({ type: 'take-counter', seat: 0 });
  expect(game.events).toEqual([{ type: 'saviour-found', seat: 1, share: 1, picker: 'saviour', forced: false }]);
  expect([asked(game), game.legal().length]).toEqual(['saviour-card 1', 2]);
  expect(game.refusal({ type: 'play', seat: 1, card: 'demo-jelz' })).toMatchObject({ code: 'not-held' });
  game.play({ type: 'play', seat: 1, card: 'demo-jing' });
  expect([lineup(game, 0), asked(game), game.state.rave.joined]).toEqual([['demo-jing'], 'rave 0', true]);
});

rule(['DNE-FRD.5', 'DNE-RAV.3'], 'a counter that is refused ends the call, and the Host goes on', () => {
  const game = raving((state) => guest(state, 'pukachu')).play(call(1), counter(1, 2, 'host'));
  game.play({ type: 'refuse-counter', seat: 0 });
  expect(game.events).toEqual([{ type: 'counter-refused', seat: 0, target: 1 }]);
  expect([asked(game), game.state.rave.saviour, game.state.rave.calls]).toEqual(['rave 0', -1, [0, 1, 0]]);
  game.play(call(1, 2, 'host'), { type: 'decline', seat: 1 });
  expect(game.refusal(call(1))).toMatchObject({ code: 'called-too-often' });
});

rule(['DNE-FRD.6', 'DNE-FRD.7', 'DNE-R26', 'DNE-R27'], 'a Saviour goes on helping, and no mercenary helps him', () => {
  const game = raving((state) => {
    hire(state, 1, 'murdoc', 'demo-madness');
    giveAny(state, 0, 1);
  }).play(call(1), accept(1, 'demo-jing'), hold(0));
  expect(game.legal()).toEqual([{ type: 'play', seat: 1, card: 'demo-courtesy' }, hold(1)]);
  expect(game.refusal({ type: 'ask-mercenary', seat: 1, mercenary: 'murdoc' })).toEqual({
    rule: 'DNE-MRC.10',
    code: 'no-role',
  });
  game.play({ type: 'play', seat: 1, card: 'demo-courtesy' });
  expect(game.state.lineups[0]).toMatchObject({ by: [1, 1] });
});

rule(['DNE-FRD.10', 'DNE-R25'], 'with calls switched off nobody is called', () => {
  const game = raving((state) => giveAny(state, 0, 1), { calls: { enabled: false, perOpponent: 2, counter: true } });
  expect(game.legal('call')).toEqual([]);
  expect(game.refusal(call(1))).toEqual({ rule: 'DNE-FRD.10', code: 'switched-off' });
});

rule('DNE-FRD.8', 'the promise outlives what the Saviour does later', () => {
  const game = table().edit((state) => {
    clear(state);
    rave(state, 3, ['demo-jing']);
    guest(state, 'pukachu');
    give(state, 1, 'demo-courtesy');
  });
  game.play(call(1, 2)).play(accept(1, 'demo-courtesy'));
  expect(game.state.players[1]?.hand).toHaveLength(2);
  expect(game.state.players[0]?.hand).toHaveLength(0);
});
