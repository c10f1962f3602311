import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { accept, call, type Picker, raving } from './calls.js';
import { hold } from './plays.js';
import { asked, begin, give, giveAny, guest, hand, hire, lay, lineup, rave, table } from './table.js';

// DNE-FRD.4 to DNE-FRD.8: the answers to a call, and the Saviour.

const counter = (seat: number, share: number, picker: Picker) => ({ type: 'counter', seat, share, picker }) as const;

rule(['DNE-FRD.4', 'DNE-FRD.6', 'DNE-GEN.4'], 'accepting lays a card at once and makes the Saviour', () => {
  const game = raving((state) => {
    guest(state, 'oxymoron');
    lay(state, 0, 'vinyl-am');
    giveAny(state, 0, 1);
  });
  game.play(call(1, 2, 'saviour'));
  expect(game.events).toEqual([
    { type: 'friend-called', rule: 'DNE-FRD.1', seat: 0, target: 1, share: 2, picker: 'saviour', of: 4 },
  ]);
  expect(asked(game)).toBe('call-answer 1');
  game.play(accept(1, 'demo-courtesy'));
  expect(game.events).toEqual([
    { type: 'saviour-found', rule: 'DNE-FRD.4', seat: 1, share: 2, picker: 'saviour', of: 4, forced: false },
    {
      type: 'card-played',
      rule: 'DNE-FRD.4',
      seat: 1,
      lineup: 0,
      card: 'demo-courtesy',
      via: 'hand',
      base: 2,
      value: 0,
      counted: { card: 'demo-courtesy', by: 1, base: 2, genreSteps: 0, shared: [], value: 2 },
      total: { from: 8, to: 10 },
      needed: 21,
      leader: -1,
    },
  ]);
  expect(game.state.rave).toMatchObject({ saviour: 1, share: 2, picker: 'saviour', joined: true, forced: false });
  expect([lineup(game, 0), hand(game, 1), asked(game)]).toEqual([
    ['vinyl-am', 'demo-courtesy'],
    ['demo-jing'],
    'rave 0',
  ]);
});

rule('DNE-FRD.4', 'a player who is called answers with a card of their own', () => {
  const game = raving().play(call(1));
  expect(game.legal()).toEqual([accept(1, 'demo-jing'), accept(1, 'demo-courtesy'), { type: 'decline', seat: 1 }]);
  expect(game.refusal(accept(1, 'demo-jelz'))).toEqual({
    rule: 'DNE-FRD.4',
    code: 'not-held',
    details: { card: 'demo-jelz' },
  });
  game.play({ type: 'decline', seat: 1 });
  expect(game.events).toEqual([{ type: 'call-declined', rule: 'DNE-FRD.4', seat: 1 }]);
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
  expect(game.events).toEqual([
    { type: 'saviour-found', rule: 'DNE-FRD.5', seat: 1, share: 1, picker: 'saviour', of: 2, forced: false },
  ]);
  expect([asked(game), game.legal().length]).toEqual(['saviour-card 1', 2]);
  expect(game.refusal({ type: 'play', seat: 1, card: 'demo-jelz' })).toMatchObject({ code: 'not-held' });
  game.play({ type: 'play', seat: 1, card: 'demo-jing' });
  expect([lineup(game, 0), asked(game), game.state.rave.joined]).toEqual([['demo-jing'], 'rave 0', true]);
});

rule(['DNE-FRD.5', 'DNE-RAV.3'], 'a counter that is refused ends the call, and the Host goes on', () => {
  const game = raving((state) => guest(state, 'pukachu')).play(call(1), counter(1, 2, 'host'));
  game.play({ type: 'refuse-counter', seat: 0 });
  expect(game.events).toEqual([{ type: 'counter-refused', rule: 'DNE-FRD.5', seat: 0, target: 1 }]);
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

rule('DNE-FRD.8', 'the promise outlives what the Saviour does later', () => {
  const game = table().edit((state) => {
    begin(state);
    rave(state, 6, ['vinyl-igor']);
    guest(state, 'pukachu');
    give(state, 1, 'vinyl-in-utero');
  });
  game.play(call(1, 2)).play(accept(1, 'vinyl-in-utero'));
  expect(game.state.players[1]?.hand).toHaveLength(2);
  expect(game.state.players[0]?.hand).toHaveLength(0);
});
