import { engine } from '@rulewright/does-not-exist';
import { describe, expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { A, ask, B, C, inRave } from './asking.js';
import {
  give,
  giveAny,
  guest,
  lay,
  layFor,
  raving,
  type State,
  saviour,
  setClass,
  setLaid,
  setOut,
  setPlayer,
  setShared,
} from './table.js';

// What the engine answers about line-ups and the parts in a rave.

/** A card of seat 0 that counts as printed. */
const plain = (card: string, value: number) => ({ card, by: A, base: value, genreSteps: 0, shared: [], value });

describe('lineup', () => {
  rule(['DNE-SND.1', 'DNE-GEN.1', 'DNE-GEN.2', 'DNE-DUR.1'], 'counts card by card', () => {
    const told = inRave((state) => {
      lay(state, A, 'vinyl-in-utero', 'vinyl-am');
      layFor(state, A, B, 'vinyl-nevermind');
      saviour(state, B);
    });
    expect(told.lineup(A)).toEqual({
      owner: A,
      total: 22,
      minutes: 41 + 41 + 49,
      cards: [
        { card: 'vinyl-in-utero', by: A, base: 6, genreSteps: 1, shared: ['grunge'], value: 9 },
        plain('vinyl-am', 8),
        { card: 'vinyl-nevermind', by: B, base: 3, genreSteps: 1, shared: ['grunge'], value: 5 },
      ],
    });
  });

  rule('DNE-GEN.3', 'gives half points where only the total is rounded', () => {
    const told = inRave((state) => lay(state, A, 'vinyl-in-utero', 'vinyl-nevermind'), { genreRounding: 'ceilTotal' });
    expect(told.lineup(A).cards.map(({ value }) => value)).toEqual([9, 4.5]);
    expect(told.lineup(A).total).toBe(14);
  });

  rule('DNE-CLS.10', 'gives a copy no base', () => {
    const game = raving(A, (state) => {
      setClass(state, A, 'proxy');
      lay(state, A, 'vinyl-am');
      give(state, A, 'demo-jing');
    }).play({ type: 'copy', seat: A, card: 'demo-jing' });
    expect(engine.ask(game.state).lineup(A)).toEqual({
      owner: A,
      total: 16,
      minutes: 41 + 54,
      cards: [plain('vinyl-am', 8), { ...plain('demo-jing', 8), base: null }],
    });
  });

  rule.each(
    ['DNE-CLS.27', 'DNE-SPC.2'],
    'counts the bases that a class or a monster makes greater',
    [
      { id: 'dragonborn', isInvaded: false, bases: [3, 4, 8] },
      { id: 'dragonborn', isInvaded: true, bases: [6, 4, 8] },
      { id: 'ttter', isInvaded: false, bases: [6, 4, 8] },
      { id: 'writer', isInvaded: true, bases: [3, 4, 8] },
    ],
    ({ id, isInvaded, bases }) => {
      const told = inRave((state) => {
        setClass(state, A, id);
        guest(state, weakener);
        lay(state, A, 'vinyl-nevermind', 'album-noir-times', 'vinyl-am');
        if (isInvaded) lay(state, B, 'demo-jing');
      });
      expect(told.lineup(A).cards.map(({ base }) => base)).toEqual(bases);
    },
  );

  test('of nobody is an error.', () => {
    const told = inRave(() => {});
    expect(told.lineup(A)).toEqual({ owner: A, total: 0, minutes: 0, cards: [] });
    expect(() => told.lineup(B)).toThrow('seat 1 has no line-up');
    expect(() => told.lineup(3)).toThrow('nobody sits at 3');
  });
});

/** The monster that doubles the weakest card of a Tattooist. */
const weakener = engine.content.monsters.find(({ special }) => special.lineup !== undefined)?.id ?? '';

describe('lineupWith', () => {
  rule(['DNE-SND.1', 'DNE-GEN.1'], 'counts further cards as if they lay there, and changes nothing', () => {
    const game = raving(A, (state) => {
      lay(state, A, 'vinyl-in-utero');
      give(state, A, 'vinyl-nevermind');
    });
    const told = engine.ask(game.state);
    const grunge = told.lineupWith(A, [{ card: 'vinyl-nevermind' }]);
    expect([grunge.total, grunge.cards.map(({ value }) => value)]).toEqual([14, [9, 5]]);
    expect(told.lineupWith(A, [{ card: 'vinyl-nevermind', base: 6 }, { card: 'vinyl-am' }]).total).toBe(26);
    expect(told.lineupWith(A, [])).toEqual(told.lineup(A));
    expect(told.lineup(A).total).toBe(6);
    expect(engine.ask(game.play({ type: 'play', seat: A, card: 'vinyl-nevermind' }).state).lineup(A)).toEqual(grunge);
  });

  rule(['DNE-SND.4', 'DNE-RIV.1', 'DNE-CLS.27'], 'declares a line-up, and takes a die as it was rolled', () => {
    const before = ask((state) => setClass(state, A, 'dragonborn'));
    expect(before.lineupWith(A, [{ card: 'demo-spawn', base: 4 }]).total).toBe(4);
    expect(() => before.lineupWith(A, [{ card: 'demo-spawn' }])).toThrow('a die gives the bonus of demo-spawn');
    expect(() => before.lineupWith(A, [{ card: 'spawn' }])).toThrow('there is no card spawn');
    expect(() => before.lineupWith(B, [])).toThrow('seat 1 cannot have a line-up');
    const rave = inRave((state) => setClass(state, B, 'dragonborn'));
    // a second line-up makes it an invasion: a 3 counts twice
    expect(rave.lineupWith(B, [{ card: 'vinyl-igor' }]).total).toBe(6);
    expect(() => rave.lineupWith(A, [{ card: 'vinyl-am', base: -1 }])).toThrow('not what lineupWith asks for');
  });
});

rule.each(
  ['DNE-SND.2', 'DNE-R8', 'DNE-R64', 'DNE-MON.6', 'DNE-BTY.2'],
  'needed is the least total that wins, strongest whose line-up has it',
  [
    { options: {}, id: 'alien', total: 12, needed: 11, strongest: A },
    { options: {}, id: 'alien', total: 11, needed: 11, strongest: A },
    { options: {}, id: 'alien', total: 10, needed: 11, strongest: null },
    { options: { successMargin: 0 }, id: 'alien', total: 10, needed: 10, strongest: A },
    { options: { writerTie: 'lineupsAndExpectation' }, id: 'writer', total: 10, needed: 10, strongest: A },
    { options: { writerTie: 'lineupsAndExpectation' }, id: 'alien', total: 10, needed: 11, strongest: null },
    { options: { monsterLevel: 'add' }, id: 'alien', total: 18, needed: 19, strongest: null },
    { options: { monsterLevel: 'add' }, id: 'alien', total: 19, needed: 19, strongest: A },
  ] as const,
  ({ options, id, total, needed, strongest }) => {
    const told = inRave((state) => {
      setClass(state, A, id);
      setShared(state, { turn: { expectation: 10 } });
      guest(state, 'ghoulfiends');
      lay(state, A, 'vinyl-am');
      setLaid(state, A, 0, { fixed: total });
    }, options);
    expect([told.lineup(A).total, told.needed(A), told.strongest()]).toEqual([total, needed, strongest]);
  },
);

rule(['DNE-RAV.5', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8', 'DNE-RIV.1'], 'role is the part in the rave', () => {
  const told = inRave(
    (state) => {
      lay(state, A, 'vinyl-am');
      layFor(state, A, B, 'vinyl-igor');
      saviour(state, B);
      lay(state, C, 'demo-jing');
      for (const seat of state.players.keys()) giveAny(state, seat, 1);
    },
    { players: 5 },
  );
  expect([0, 1, 2, 3, 4].map((seat) => told.role(seat))).toEqual([
    'host',
    'saviour',
    'invader',
    'bystander',
    'bystander',
  ]);
  expect([0, 1, 2, 3, 4].map((seat) => told.mayInvade(seat))).toEqual([false, false, false, true, true]);
});

rule.each(
  ['DNE-RIV.2', 'DNE-RIV.7', 'DNE-CLS.20'],
  'mayInvade is false for who may not any more',
  [
    { change: () => {}, options: {}, may: true },
    { change: (state: State) => lay(state, C, 'demo-jing'), options: { maxInvaders: 1 }, may: false },
    { change: (state: State) => lay(state, C, 'demo-jing'), options: { maxInvaders: 2 }, may: true },
    { change: (state: State) => invaded(state), options: {}, may: true },
    { change: (state: State) => invaded(state), options: { invasionLimit: 'oncePerRound' }, may: false },
    { change: (state: State) => setShared(state, { rave: { expelled: [B] } }), options: {}, may: false },
    { change: (state: State) => setOut(state, B), options: {}, may: false },
  ] as const,
  ({ change, options, may }) => {
    const told = inRave((state) => {
      change(state);
      if (state.players[B]?.status === 'active') giveAny(state, B, 1);
    }, options);
    expect(told.mayInvade(B)).toBe(may);
  },
);
const invaded = (state: State): void => setPlayer(state, B, { hasInvaded: true });

/** A rave in which seat 1 is a forced Saviour, who has laid `own`, and the Host has laid `bases`. */
const forced = (state: State, bases: readonly string[], own: readonly string[] = []): void => {
  lay(state, A, ...bases);
  layFor(state, A, B, ...own);
  saviour(state, B);
  setShared(state, { rave: { isForced: true, hasJoined: own.length > 0 } });
};

describe('room', () => {
  rule('DNE-CLS.13', 'is what the Host has laid from held cards less what the forced Saviour has added', () => {
    const told = inRave((state) => forced(state, ['vinyl-am', 'vinyl-igor'], ['demo-jing']));
    expect([told.room(A), told.room(B), told.room(C)]).toEqual([null, 9, null]);
    const rolled = inRave((state) => {
      forced(state, ['vinyl-am', 'vinyl-igor']);
      setLaid(state, A, 0, { via: 'mercenary' });
    });
    expect(rolled.room(B)).toBe(3);
    expect(inRave((state) => saviour(state, B)).room(B)).toBe(null);
  });

  rule.each(
    ['DNE-CLS.13'],
    'decides whether the Saviour must add a card',
    [
      { laid: 'vinyl-igor', held: 'vinyl-nevermind', must: true },
      { laid: 'demo-jing', held: 'vinyl-nevermind', must: false },
    ],
    ({ laid, held, must }) => {
      const game = raving(B, (state) => {
        forced(state, [laid]);
        give(state, B, held);
      });
      expect(engine.ask(game.state).mustAdd(B)).toBe(must);
      expect(engine.ask(engine.view(game.state, B)).mustAdd(B)).toBe(must);
      expect(engine.explain(game.state, { type: 'hold', seat: B })?.code).toBe(must ? 'must-add-a-card' : undefined);
      expect(() => engine.ask(engine.view(game.state, A)).mustAdd(B)).toThrow('the hand of seat 1 is hidden');
    },
  );
});
