import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, invade } from './plays.js';
import { owners, throwInto } from './rivals.js';
import {
  asked,
  begin,
  give,
  giveAny,
  lay,
  lineup,
  type Options,
  raving,
  setPlayer,
  setShared,
  setSouls,
  store,
  table,
} from './table.js';

// DNE-RIV: rivals.

rule(['DNE-RIV.1', 'DNE-RAV.8'], 'rivalry is declared by the first card of a line-up of one’s own', () => {
  const game = raving(1, (state) => {
    give(state, 1, 'demo-jing');
    store(state, 1, 'demo-courtesy');
    giveAny(state, 0, 1);
  });
  expect(game.legal()).toEqual([invade(1, 'demo-jing'), invade(1, 'demo-courtesy'), hold(1)]);
  expect(game.refusal(invade(1, 'demo-jelz'))).toEqual({
    rule: 'DNE-RIV.1',
    code: 'not-held',
    details: { card: 'demo-jelz' },
  });
  game.play(invade(1, 'demo-courtesy'));
  expect(game.events).toEqual([
    { type: 'invasion-declared', rule: 'DNE-RIV.1', seat: 1, hostTotal: { from: 0, to: 0 } },
    {
      type: 'card-played',
      rule: 'DNE-RIV.1',
      seat: 1,
      lineup: 1,
      card: 'demo-courtesy',
      via: 'inventory',
      base: 2,
      value: 0,
      counted: { card: 'demo-courtesy', by: 1, base: 2, genreSteps: 0, shared: [], value: 2 },
      total: { from: 0, to: 2 },
      needed: 21,
      leader: -1,
    },
  ]);
  expect([owners(game), lineup(game, 1), asked(game), game.state.players[1]?.invaded]).toEqual([
    [0, 1],
    ['demo-courtesy'],
    'rave 1',
    true,
  ]);
  expect(game.refusal(invade(1, 'demo-jing'))).toEqual({ rule: 'DNE-RIV.1', code: 'takes-part-already' });
});

rule('DNE-RIV.1', 'neither the Host nor an expelled player invades', () => {
  const game = raving(0, (state) => give(state, 0, 'demo-jing'));
  expect(game.refusal(invade(0, 'demo-jing'))).toEqual({ rule: 'DNE-RIV.1', code: 'takes-part-already' });
  const expelled = raving(
    1,
    (state) => {
      setShared(state, { rave: { isFinal: true } });
      setSouls(state, 8);
      setShared(state, { rave: { expelled: [1] } });
      give(state, 1, 'demo-jing');
    },
    {},
  );
  expect(expelled.legal()).toEqual([hold(1)]);
  expect(expelled.refusal(invade(1, 'demo-jing'))).toEqual({ rule: 'DNE-RIV.1', code: 'was-expelled' });
});

rule.each(
  ['DNE-RIV.2', 'DNE-R30'],
  'any number may invade, or as many as the option allows',
  [
    { maxInvaders: null, invaders: 2, may: true },
    { maxInvaders: 3, invaders: 2, may: true },
    { maxInvaders: 2, invaders: 2, may: false },
    { maxInvaders: 2, invaders: 1, may: true },
    { maxInvaders: 1, invaders: 1, may: false },
    { maxInvaders: 1, invaders: 0, may: true },
  ],
  ({ maxInvaders, invaders, may }) => {
    const game = raving(
      3,
      (state) => {
        setShared(state, { rave: { isFinal: true } });
        setSouls(state, 8);
        for (const [i, card] of ['demo-jing', 'demo-courtesy'].entries()) if (i < invaders) lay(state, i + 1, card);
        give(state, 3, 'demo-jelz');
      },
      { players: 4, maxInvaders },
    );
    expect(game.legal('invade')).toEqual(may ? [invade(3, 'demo-jelz')] : []);
    if (!may)
      expect(game.refusal(invade(3, 'demo-jelz'))).toEqual({
        rule: 'DNE-RIV.2',
        code: 'too-many-invaders',
        details: { limit: maxInvaders },
      });
  },
);

rule(['DNE-RIV.4', 'DNE-RAV.9'], 'nobody adds a card to the line-up of an invader in a rave that is not final', () => {
  const game = raving(0, (state) => {
    give(state, 0, 'demo-jelz');
    lay(state, 1, 'demo-jing');
  });
  expect(game.legal('throw')).toEqual([]);
  expect(game.refusal(throwInto(0, 'demo-jelz', 1))).toMatchObject({ rule: 'DNE-FIN.3', code: 'not-final' });
});

rule(['DNE-RIV.5', 'DNE-R31'], 'an invader cannot withdraw', () => {
  const game = raving(1, (state) => {
    lay(state, 1, 'demo-jing');
    give(state, 1, 'demo-courtesy');
  });
  expect(game.legal().map(({ type }) => type)).toEqual(['play', 'hold']);
});

rule('DNE-RIV.6', 'in a turn that was passed nobody invades', () => {
  const game = table({ players: 2 }).edit((state) => {
    begin(state);
    giveAny(state, 1, 2);
  });
  game.play({ type: 'pass', seat: 0 });
  expect(game.events[0]).toEqual({ type: 'turn-passed', rule: 'DNE-TRN.6', seat: 0 });
  expect(game.state.turn).toMatchObject({ host: 1, number: 2 });
});

rule(['DNE-RIV.7', 'DNE-R32', 'DNE-TRN.2'], "with the option one invades once between two turns of one's own", () => {
  const game = (options: Options) =>
    raving(
      1,
      (state) => {
        setShared(state, { rave: { isFinal: true } });
        setSouls(state, 8);
        give(state, 1, 'demo-jing');
        setPlayer(state, 1, { hasInvaded: true });
      },
      options,
    );
  expect(game({}).legal('invade')).toEqual([invade(1, 'demo-jing')]);
  const limited = game({ invasionLimit: 'oncePerRound' });
  expect(limited.legal('invade')).toEqual([]);
  expect(limited.refusal(invade(1, 'demo-jing'))).toEqual({ rule: 'DNE-RIV.7', code: 'invaded-in-this-round' });
  const next = table({ players: 2, invasionLimit: 'oncePerRound' }).edit((state) => {
    begin(state);
    setPlayer(state, 1, { hasInvaded: true, helpBan: true });
    setPlayer(state, 0, { hasInvaded: true, helpBan: true });
  });
  next.play({ type: 'pass', seat: 0 });
  expect(next.state.players.map(({ invaded, helpBan }) => [invaded, helpBan])).toEqual([
    [true, true],
    [false, false],
  ]);
});

rule('DNE-RIV.2', 'two invade in one rave, their line-ups in the order of declaration', () => {
  const game = raving(1, (state) => {
    give(state, 1, 'demo-jing');
    give(state, 2, 'demo-courtesy');
  });
  game.play(hold(1), invade(2, 'demo-courtesy'), hold(0), invade(1, 'demo-jing'));
  expect(game.events.find(({ type }) => type === 'rave-closed')).toMatchObject({
    lineups: [{ owner: 0 }, { owner: 2 }, { owner: 1 }],
  });
});
