import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { as, line, signal } from './classed.js';
import { hold } from './plays.js';
import {
  asked,
  discards,
  give,
  giveAny,
  hand,
  hire,
  lay,
  layFor,
  lineup,
  saviour,
  setClass,
  setLaid,
  setPlayer,
  setShared,
  setSouls,
  souls,
  stack,
} from './table.js';

// DNE-CLS.20 to DNE-CLS.24: Support, Olivier and Alien in a rave.

const expel = (invader: number) => ({ type: 'expel', seat: 0, invader }) as const;

rule(
  ['DNE-CLS.20', 'DNE-GNL.8'],
  'a Support sends an invader away: what the invader held goes to the hand, all others to the pile',
  () => {
    const game = as('support', 0, (state) => {
      lay(state, 1, 'demo-smith', 'demo-jing');
      layFor(state, 1, 1, 'demo-madness');
      setLaid(state, 1, 1, { via: 'inventory' });
      setLaid(state, 1, 2, { via: 'mercenary' });
      lay(state, 2, 'demo-jelz');
      setSouls(state, 2, 1, 0);
      giveAny(state, 0, 1);
      give(state, 1, 'demo-courtesy');
    });
    expect(game.legal('expel')).toEqual([expel(1), expel(2)]);
    game.play(expel(1));
    expect(game.events.slice(0, 2)).toEqual([
      { type: 'souls-changed', rule: 'DNE-CLS.20', seat: 0, souls: { from: 2, to: 1 }, cause: 'expel' },
      { type: 'invader-expelled', rule: 'DNE-CLS.20', seat: 0, invader: 1, hostTotal: { from: 0, to: 0 } },
    ]);
    expect([hand(game, 1), discards(game), souls(game)]).toEqual([
      ['demo-courtesy', 'demo-smith', 'demo-jing'],
      ['demo-madness'],
      [1, 1, 0],
    ]);
    expect(game.state.lineups.map(({ owner }) => owner)).toEqual([0, 2]);
    game.play(expel(2));
    expect(game.refusal(expel(2))).toEqual({ rule: 'DNE-CLS.20', code: 'not-an-invader', details: { invader: 2 } });
    expect(game.legal('call')).toEqual([]);
  },
);

rule(['DNE-CLS.27', 'DNE-RIV.1'], 'an invasion tells what the line-up of a Dragonborn counts from now on', () => {
  const game = as('alien', 1, (state) => {
    setClass(state, 0, 'dragonborn');
    lay(state, 0, 'demo-jing', 'demo-courtesy');
    give(state, 1, 'demo-jelz');
  });
  game.play({ type: 'invade', seat: 1, card: 'demo-jelz' });
  expect(game.events[0]).toEqual({
    type: 'invasion-declared',
    rule: 'DNE-RIV.1',
    seat: 1,
    hostTotal: { from: 6, to: 12 },
  });
});

rule('DNE-CLS.20', 'expelling costs a soul, and only a Support who is the Host can do it', () => {
  const game = (cls: string, count: number) =>
    as(cls, 0, (state) => {
      lay(state, 1, 'demo-smith');
      setSouls(state, count);
      giveAny(state, 0, 1);
    });
  expect(game('support', 0).refusal(expel(1))).toEqual({
    rule: 'DNE-CLS.20',
    code: 'too-few-souls',
    details: { souls: 0 },
  });
  expect(game('dj', 1).refusal(expel(1))).toEqual({ rule: 'DNE-CLS.20', code: 'not-your-class' });
  expect(game('support', 1).refusal(expel(0))).toMatchObject({ code: 'not-an-invader' });
});

rule(['DNE-CLS.22', 'DNE-R77'], 'an Olivier refreshes once in their own turn, also in the rave', () => {
  const game = as('olivye', 0, (state) => {
    give(state, 0, 'demo-jing');
    stack(state, 'deck', ['demo-courtesy', 'demo-jelz']);
    giveAny(state, 1, 1);
  });
  game.play({ type: 'refresh', seat: 0, card: 'demo-jing' });
  expect([hand(game, 0), discards(game), asked(game)]).toEqual([
    ['demo-courtesy', 'demo-jelz'],
    ['demo-jing'],
    'rave 0',
  ]);
  expect(game.legal('refresh')).toEqual([]);
  const other = as('olivye', 1, (state) => give(state, 1, 'demo-jing'));
  expect(other.legal('refresh')).toEqual([]);
});

rule(['DNE-CLS.24', 'DNE-R66', 'DNE-R68'], 'an Alien signals once a turn, into any line-up, whoever he is', () => {
  const game = as('alien', 2, (state) => {
    lay(state, 1, 'demo-smith');
    give(state, 2, 'demo-jing', 'demo-courtesy');
    stack(state, 'deck', ['vinyl-am']);
  });
  expect(game.legal('signal')).toEqual([
    signal(2, 'demo-jing', 0),
    signal(2, 'demo-jing', 1),
    signal(2, 'demo-courtesy', 0),
    signal(2, 'demo-courtesy', 1),
  ]);
  expect(game.refusal(signal(2, 'demo-jing', 2))).toEqual({
    rule: 'DNE-CLS.24',
    code: 'no-such-lineup',
    details: { lineup: 2 },
  });
  game.play(signal(2, 'demo-jing', 1));
  expect([lineup(game, 1), discards(game), line(game, 1)?.by, line(game, 1)?.via]).toEqual([
    ['demo-smith', 'vinyl-am'],
    ['demo-jing'],
    [1, 2],
    ['hand', 'deck'],
  ]);
  expect(game.state.rave.saviour).toBe(-1);
  expect(game.refusal(signal(2, 'demo-courtesy', 1))).toEqual({ rule: 'DNE-CLS.24', code: 'used-up' });
});

rule(
  ['DNE-CLS.24', 'DNE-SND.4', 'DNE-FAI.23'],
  'a signalled die is rolled; who may not help signals into their own line-up only',
  () => {
    const game = as('alien', 0, (state) => {
      give(state, 0, 'demo-jing');
      stack(state, 'deck', ['demo-spawn']);
      giveAny(state, 1, 1);
    });
    game.script([3]).play(signal(0, 'demo-jing', 0));
    expect(line(game, 0)?.base).toEqual([3]);
    const banned = as('alien', 1, (state) => {
      lay(state, 1, 'demo-smith');
      give(state, 1, 'demo-jing');
      setPlayer(state, 1, { helpBan: true });
    });
    expect(banned.legal('signal')).toEqual([signal(1, 'demo-jing', 1)]);
    expect(banned.refusal(signal(1, 'demo-jing', 0))).toEqual({ rule: 'DNE-FAI.23', code: 'help-banned' });
  },
);

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
