import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, invade, play, recover, types } from './plays.js';
import {
  asked,
  at,
  discards,
  give,
  giveAny,
  hand,
  hire,
  inventory,
  lay,
  layFor,
  lineup,
  mercenaries,
  type Options,
  rave,
  saviour,
  setClass,
  setShared,
  setSouls,
  souls,
  store,
  type Table,
} from './table.js';

// The worked examples of the specification with their numbers: rivals.

const GRUNGE = ['vinyl-in-utero', 'vinyl-nevermind'] as const; // 14 points, 90 minutes

const INDUSTRY = ['album-nocturnal', 'album-latex-and-leather'] as const; // 14 points, 50 minutes

/** P1 has 14 points and 90 minutes, P3 invades; expectation 10, souls 1, 0 and 4. */
const rivals = (...more: string[]) =>
  at((state) => {
    rave(state, 10, GRUNGE);
    setSouls(state, 1, 0, 4);
    give(state, 2, ...INDUSTRY, ...more);
    giveAny(state, 0, 1);
    giveAny(state, 1, 1);
  }).play(hold(0), hold(1), invade(2, INDUSTRY[0]), play(2, INDUSTRY[1]));

/** Souls 8, 8 and 1; ten souls are at stake. P1 has 14 points against 12, P2 holds cards for 13, P3 one for 3 more. */
const finale = (options: Options = {}) =>
  at((state) => {
    setShared(state, { turn: { expectation: 12 } });
    setSouls(state, 8, 8, 1);
    give(state, 0, ...GRUNGE);
    give(state, 1, 'vinyl-am', 'vinyl-eternal-present');
    give(state, 2, 'vinyl-plantasia');
  }, options);

rule(
  ['DNE-RIV.1', 'DNE-RIV.3', 'DNE-BTY.2', 'DNE-BTY.5', 'DNE-GNL.5', 'DNE-SUM.1'],
  'example 9: the invader wins',
  () => {
    const game = rivals('demo-jing').play(play(2, 'demo-jing')).idleWhile('rave');
    expect(souls(game)).toEqual([0, 0, 6]);
    expect(asked(game)).toBe('recover 2');
    expect(game.legal()).toHaveLength(5);
    game.play(recover(2, GRUNGE[0]));
    expect(inventory(game, 2)).toEqual([GRUNGE[0]]);
    expect(discards(game)).toEqual([GRUNGE[1], ...INDUSTRY, 'demo-jing']);
  },
);

rule(['DNE-DUR.2', 'DNE-BTY.5', 'DNE-SUM.1'], 'example 10: of equal totals the longer line-up wins', () => {
  const game = rivals().idleWhile('rave');
  expect(souls(game)).toEqual([3, 0, 2]);
  expect(asked(game)).toBe('recover 0');
  expect(game.legal()).toHaveLength(4);
});

rule(['DNE-BTY.2', 'DNE-BTY.5', 'DNE-SUM.1'], 'example 11: nobody satisfies the audience', () => {
  const game = rivals().edit((state) => {
    setShared(state, { turn: { expectation: 15 } });
  });
  game.idleWhile('rave');
  expect(souls(game)).toEqual([1, 0, 4]);
  expect(game.legal()).toEqual([recover(0, GRUNGE[0]), recover(0, GRUNGE[1])]);
});

rule(['DNE-BTY.5', 'DNE-BTY.6'], 'example 12: Host and Saviour share the loss', () => {
  const game = at((state) => {
    rave(state, 10, [GRUNGE[0]], [], [...INDUSTRY, 'demo-jing']);
    layFor(state, 0, 1, GRUNGE[1]);
    saviour(state, 1);
    setSouls(state, 3, 3, 3);
    giveAny(state, 0, 1);
  });
  game.idleWhile('rave');
  expect(souls(game)).toEqual([2, 2, 5]);
});

rule('DNE-MRC.9', 'example 14: the mercenary of an invader adds one card and is gone', () => {
  const game = at((state) => {
    rave(state, 20, GRUNGE, [], INDUSTRY);
    hire(state, 2, 'murdoc', 'demo-jelz', 'demo-madness');
    giveAny(state, 0, 1);
  }).play(hold(0));
  game.script(['demo-jelz']).play({ type: 'ask-mercenary', seat: 2, mercenary: 'murdoc' });
  expect(lineup(game, 2)).toEqual([...INDUSTRY, 'demo-jelz']);
  expect(discards(game)).toEqual(['demo-madness']);
  expect(mercenaries(game, 2)).toEqual([]);
});

rule(
  ['DNE-FIN.1', 'DNE-FIN.3', 'DNE-FIN.4', 'DNE-FIN.6', 'DNE-BTY.9', 'DNE-END.1'],
  'example 20: an invader is carried to ten souls',
  () => {
    const toTheEnd = (options: Options = {}) => {
      const game = finale(options);
      expect(types(game)).not.toContain('pass');
      game.play({ type: 'start-rave', seat: 0 }, play(0, GRUNGE[0]), play(0, GRUNGE[1]));
      expect(game.state.rave.final).toBe(true);
      game.play(invade(1, 'vinyl-am'), play(1, 'vinyl-eternal-present'));
      game.play({ type: 'throw', seat: 2, card: 'vinyl-plantasia', lineup: 1 });
      expect(game.events.find(({ type }) => type === 'rave-closed')).toMatchObject({
        lineups: [{ total: 14 }, { total: 16 }],
        winner: 1,
      });
      return game;
    };
    const game = toTheEnd();
    expect(souls(game)).toEqual([6, 10, 1]);
    expect(engine.outcome(game.state)).toEqual({
      winners: [1],
      ranking: [[1], [0], [2]],
      scores: [6, 10, 1],
      reason: 'souls',
    });
    const capped = toTheEnd({ helpedInvaderCap: true });
    expect(souls(capped)).toEqual([6, 9, 1]);
    expect(asked(capped)).toBe('recover 1');
  },
);

rule(['DNE-RAV.2', 'DNE-RAV.3'], 'example 24: the row of holds begins anew with every card', () => {
  const game = at((state) => {
    rave(state, 20);
    giveAny(state, 0, 3);
    giveAny(state, 1, 1);
    give(state, 2, 'demo-jing', 'demo-courtesy');
  });
  const [first = '', second = ''] = hand(game, 0);
  game.play(play(0, first), hold(0), hold(1), invade(2, 'demo-jing'), hold(2), play(0, second), hold(0), hold(1));
  expect([asked(game), game.state.rave.holds]).toEqual(['rave 2', 2]);
  game.play(hold(2));
  expect(game.state.phase).toBe('summary');
});

rule(['DNE-CLS.27', 'DNE-GEN.3'], 'example 26: a Dragonborn under attack', () => {
  const game = at((state) => {
    rave(state, 20, ['demo-jing', 'demo-courtesy']);
    setClass(state, 0, 'dragonborn');
    giveAny(state, 0, 1);
    store(state, 1, 'vinyl-am');
  });
  const totals = (each: Table) => each.events.find(({ type }) => type === 'rave-closed');
  const alone = at((state) => {
    rave(state, 20, ['demo-jing', 'demo-courtesy']);
    setClass(state, 0, 'dragonborn');
    giveAny(state, 0, 1);
  }).play(hold(0));
  expect(totals(alone)).toMatchObject({ lineups: [{ total: 6 }] });
  game.play(hold(0), invade(1, 'vinyl-am'), hold(0));
  expect(totals(game)).toMatchObject({
    lineups: [
      { owner: 0, total: 12 },
      { owner: 1, total: 8 },
    ],
  });
});

rule(['DNE-CLS.20', 'DNE-CLS.21'], 'example 27: a Support expels the invader and wins by a landslide', () => {
  const support = (expectation: number) =>
    at((state) => {
      rave(state, expectation, ['vinyl-in-utero', 'vinyl-nevermind', 'vinyl-slow-rush'], ['demo-jing']);
      setClass(state, 0, 'support');
      setSouls(state, 2, 0, 0);
      give(state, 1, 'demo-courtesy');
    }).play({ type: 'expel', seat: 0, invader: 1 });
  const game = support(11);
  expect(game.events.find(({ type }) => type === 'rave-closed')).toMatchObject({ lineups: [{ owner: 0, total: 21 }] });
  expect(hand(game, 1)).toEqual(['demo-courtesy', 'demo-jing']);
  expect(souls(game)).toEqual([4, 0, 0]);
  expect(souls(support(12))).toEqual([3, 0, 0]);
});

rule(['DNE-RIV.2', 'DNE-BTY.5', 'DNE-BTY.6'], 'example 30: two invaders', () => {
  const game = at((state) => {
    rave(state, 12, ['vinyl-am', 'vinyl-sleep-party-people'], ['vinyl-the-very-best-of-the-doors'], []);
    lay(state, 1, 'demo-sub-zero', 'demo-jing');
    lay(state, 2, 'vinyl-delicate-sound-of-thunder', 'album-enigma');
    setSouls(state, 4, 4, 4);
    giveAny(state, 0, 1);
  });
  game.idleWhile('rave');
  expect(game.events.find(({ type }) => type === 'rave-closed')).toMatchObject({
    lineups: [{ total: 15 }, { total: 20 }, { total: 18 }],
    winner: 1,
  });
  expect(souls(game)).toEqual([2, 6, 2]);
});
