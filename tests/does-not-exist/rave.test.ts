import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, play } from './plays.js';
import { raving } from './raves.js';
import {
  asked,
  at,
  discards,
  give,
  giveAny,
  hand,
  inventory,
  lineup,
  rave,
  setPlayer,
  setSouls,
  store,
} from './table.js';

// DNE-RAV: how line-ups are built, and who has priority.

rule(
  ['DNE-RAV.1', 'DNE-TRN.8', 'DNE-FIN.2'],
  'a rave begins with an empty line-up of the Host, even without cards',
  () => {
    const game = at((state) => {
      store(state, 1, 'demo-jing');
    });
    game.play({ type: 'start-rave', seat: 0 });
    expect(game.state).toMatchObject({ phase: 'rave', rave: { final: false } });
    expect([lineup(game, 0), asked(game), game.legal('call')]).toEqual([
      [],
      'rave 0',
      [{ type: 'call', seat: 0, target: 1, share: 0, picker: 'host' }],
    ]);
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'phase-began', rule: 'DNE-RAV.1', phase: 'rave' },
      { type: 'rave-began', rule: 'DNE-RAV.1', host: 0, final: false, needed: 11 },
    ]);
    const closed = at(() => {}).play({ type: 'start-rave', seat: 0 });
    expect(closed.events.map(({ type }) => type)).toEqual([
      ...['phase-began', 'rave-began', 'passed-over', 'passed-over', 'passed-over'],
      ...['phase-began', 'rave-closed', 'phase-began', 'choice-skipped'],
    ]);
    expect([closed.state.phase, asked(closed)]).toEqual(['summary', 'summary 0']);
  },
);

rule(
  ['DNE-RAV.1', 'DNE-TRN.4', 'DNE-MON.1'],
  'during a rave nobody trades, buys a class, recruits, invites or passes',
  () => {
    const game = raving((state) => {
      setSouls(state, 5, 5, 5);
      giveAny(state, 0, 2);
      giveAny(state, 1, 2);
    });
    for (const [rule, action] of [
      ['DNE-RAV.1', { type: 'trade-open', seat: 0, target: 1 }],
      ['DNE-RAV.1', { type: 'buy-class', seat: 0 }],
      ['DNE-RAV.1', { type: 'recruit', seat: 0, card: 'demo-jing' }],
      ['DNE-TRN.4', { type: 'pass', seat: 0 }],
      ['DNE-MON.1', { type: 'invite', seat: 0, monster: 'oxymoron' }],
      ['DNE-SUM.3', { type: 'end-turn', seat: 0 }],
    ] as const)
      expect(game.refusal(action)).toMatchObject({ rule, code: 'not-offered' });
  },
);

rule(
  ['DNE-RAV.2', 'DNE-RAV.5', 'DNE-RAV.9'],
  'priority stays with a seat until it holds, one card after another',
  () => {
    const game = raving((state) => {
      give(state, 0, 'demo-jing', 'demo-courtesy', 'demo-jelz');
      giveAny(state, 1, 1);
    });
    game.play(play(0, 'demo-courtesy'));
    expect(game.events).toEqual([
      {
        type: 'card-played',
        rule: 'DNE-RAV.5',
        seat: 0,
        lineup: 0,
        card: 'demo-courtesy',
        via: 'hand',
        base: 2,
        value: 0,
        counted: { card: 'demo-courtesy', by: 0, base: 2, genreSteps: 0, shared: [], value: 2 },
        total: { from: 0, to: 2 },
        needed: 21,
        leader: -1,
      },
    ]);
    expect([asked(game), lineup(game, 0), hand(game, 0)]).toEqual([
      'rave 0',
      ['demo-courtesy'],
      ['demo-jing', 'demo-jelz'],
    ]);
    game.play(play(0, 'demo-jelz')).play(hold(0));
    expect([asked(game), lineup(game, 0), game.state.rave.holds]).toEqual([
      'rave 1',
      ['demo-courtesy', 'demo-jelz'],
      1,
    ]);
    expect(game.events).toEqual([{ type: 'held', rule: 'DNE-RAV.3', seat: 0 }]);
  },
);

rule(['DNE-RAV.5', 'DNE-GNL.3', 'DNE-STO.2'], 'a card of the inventory is played as a card of the hand', () => {
  const game = raving((state) => {
    store(state, 0, 'demo-jing');
    giveAny(state, 1, 1);
  });
  game.play(play(0, 'demo-jing'));
  expect(game.events[0]).toMatchObject({ via: 'inventory', card: 'demo-jing' });
  expect([lineup(game, 0), inventory(game, 0)]).toEqual([['demo-jing'], []]);
  expect(game.refusal(play(0, 'demo-jelz'))).toEqual({
    rule: 'DNE-RAV.5',
    code: 'not-held',
    details: { card: 'demo-jelz' },
  });
});

rule(['DNE-RAV.3', 'DNE-RAV.2'], 'the rave closes when every active seat has held in a row', () => {
  const game = raving((state) => {
    giveAny(state, 0, 1);
    giveAny(state, 1, 1);
    giveAny(state, 2, 1);
  });
  game.play(hold(0), hold(1));
  expect([asked(game), game.state.rave.holds, game.state.phase]).toEqual(['rave 2', 2, 'rave']);
  game.play(hold(2));
  expect(game.events.map(({ type }) => type)).toEqual([
    'held',
    'phase-began',
    'rave-closed',
    'phase-began',
    'choice-skipped',
  ]);
  expect([asked(game), game.state.rave.holds]).toEqual(['summary 0', 3]);
});

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

rule(['DNE-RAV.2', 'DNE-GNL.1', 'DNE-GNL.2'], 'waiting and eliminated seats are passed over', () => {
  const game = raving(
    (state) => {
      giveAny(state, 0, 1);
      giveAny(state, 3, 1);
      setSouls(state, 0, 2, 0, 0);
      for (const [seat, status] of [
        [1, 'waiting'],
        [2, 'eliminated'],
      ] as const)
        setPlayer(state, seat, { status });
    },
    { players: 4 },
  );
  game.play(hold(0));
  expect(asked(game)).toBe('rave 3');
  game.play(hold(3));
  expect(game.state.phase).toBe('summary');
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
