import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass, roll } from './plays.js';
import {
  asked,
  beforeTurn,
  hand,
  NONE,
  type Options,
  phase,
  type State,
  setClass,
  setOut,
  setPlayer,
  setShared,
  setSouls,
  setWaiting,
  souls,
  stack,
  stackClasses,
  type Table,
  table,
} from './table.js';

// DNE-CLS.11: a Proxy takes the turn of an opponent.

const hijack = { type: 'hijack', seat: 0 } as const;
const begin = { type: 'begin', seat: 0 } as const;
const choose = (target: number) => ({ type: 'choose-player', seat: 0, target }) as const;

const taker = ({ state }: Table, seat: number) => state.players[seat]?.takenBy;
const setTaker = (state: State, seat: number, takenBy: number) => setPlayer(state, seat, { takenBy });

/** The turn of seat 0 has begun, a Proxy with three souls, unless the recipe changes it. */
const proxy = (recipe: (state: State) => void = () => {}, options: Options = {}): Table => {
  const game = table(options).edit((state) => {
    beforeTurn(state);
    setClass(state, 0, 'proxy');
    setSouls(state, 3);
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor', 'demo-jing', 'demo-jelz']);
    recipe(state);
  });
  return game.play(pass(game.state.players.length - 1));
};

rule(['DNE-CLS.11', 'DNE-TRN.2'], 'a Proxy is asked before the draft whether to hijack a turn', () => {
  const game = proxy();
  expect([asked(game), game.legal(), hand(game, 0)]).toEqual(['turn-start 0', [hijack, begin], []]);
  game.play(begin);
  expect([asked(game), hand(game, 0), souls(game)]).toEqual(['prepare 0', ['vinyl-am', 'vinyl-igor'], [3, 0, 0]]);
  expect([taker(game, 1), taker(game, 2)]).toEqual([NONE, NONE]);
});

rule.each(
  ['DNE-CLS.11', 'DNE-R61', 'DNE-GNL.10'],
  'hijacking takes a Proxy, a soul, a target and the option',
  [
    { title: 'one soul', edit: (state: State) => setSouls(state, 1), asks: 'turn-start 0' },
    { title: 'no soul', edit: (state: State) => setSouls(state, 0), asks: 'prepare 0' },
    { title: 'another class', edit: (state: State) => setClass(state, 0, 'writer'), asks: 'prepare 0' },
    { title: 'the option', edit: () => {}, asks: 'prepare 0', options: { proxyHijack: false } },
    { title: 'one turn left', edit: (state: State) => setTaker(state, 1, 2), asks: 'turn-start 0' },
    {
      title: 'every turn taken',
      edit: (state: State) => {
        setTaker(state, 1, 2);
        setTaker(state, 2, 1);
      },
      asks: 'prepare 0',
    },
    {
      title: 'one turn taken, one player waiting',
      edit: (state: State) => {
        setWaiting(state, 1);
        setTaker(state, 2, 1);
      },
      asks: 'prepare 0',
    },
  ],
  ({ edit, asks, options = {} }) => {
    expect(asked(proxy(edit, options))).toBe(asks);
  },
);

rule.each(
  'DNE-CLS.11',
  'from 16 on the Proxy chooses whose turn to take, and plays their own one',
  [{ face: 16 }, { face: 20 }],
  ({ face }) => {
    const game = proxy().script([face], 'first').play(hijack);
    expect(game.events).toEqual([
      { type: 'souls-changed', rule: 'DNE-CLS.11', seat: 0, souls: { from: 3, to: 2 }, cause: 'hijack' },
      { type: 'die-rolled', rule: 'DNE-CLS.11', seat: 0, roll: 'hijack', sides: 20, face },
    ]);
    expect([asked(game), game.legal(), hand(game, 0)]).toEqual(['hijack-target 0', [choose(1), choose(2)], []]);
    game.play(choose(2));
    expect(game.events[0]).toEqual({ type: 'turn-hijacked', rule: 'DNE-CLS.11', seat: 0, target: 2 });
    expect([asked(game), hand(game, 0)]).toEqual(['prepare 0', ['vinyl-am', 'vinyl-igor']]);
    expect([taker(game, 1), taker(game, 2)]).toEqual([NONE, 0]);
  },
);

rule.each(
  'DNE-CLS.11',
  'up to 15 the turn is over without a draft, and a 1 costs another soul',
  [
    { face: 15, before: 3, after: 2 },
    { face: 2, before: 3, after: 2 },
    { face: 1, before: 3, after: 1 },
    { face: 1, before: 1, after: 0 },
  ],
  ({ face, before, after }) => {
    const game = proxy((state) => setSouls(state, before))
      .script([face], 'first')
      .play(hijack);
    const lost = (from: number, cause: string) => ({
      type: 'souls-changed',
      rule: 'DNE-CLS.11',
      seat: 0,
      souls: { from, to: from - 1 },
      cause,
    });
    expect(game.events).toEqual([
      lost(before, 'hijack'),
      { type: 'die-rolled', rule: 'DNE-CLS.11', seat: 0, roll: 'hijack', sides: 20, face },
      ...(face === 1 && before > 1 ? [lost(before - 1, 'failed-hijack')] : []),
      { type: 'turn-forfeited', rule: 'DNE-CLS.11', seat: 0 },
      { type: 'turn-began', rule: 'DNE-TRN.2', turn: 3, host: 1, place: 1 },
      { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
      { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 1, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
      { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
    ]);
    expect([asked(game), hand(game, 0), souls(game)[0]]).toEqual(['prepare 1', [], after]);
    expect([taker(game, 1), taker(game, 2)]).toEqual([NONE, NONE]);
  },
);

rule('DNE-CLS.11', 'the turn of an active opponent that is not taken yet can be taken', () => {
  const game = proxy(
    (state) => {
      setWaiting(state, 1);
      setTaker(state, 2, 3);
    },
    { players: 5 },
  )
    .script([16], 'first')
    .play(hijack);
  expect(game.legal()).toEqual([choose(3), choose(4)]);
  const refused = (target: number) => game.refusal(choose(target));
  expect(refused(0)).toEqual({ rule: 'DNE-CLS.11', code: 'no-such-player', details: { target: 0 } });
  expect(refused(1)).toEqual({ rule: 'DNE-CLS.11', code: 'no-such-player', details: { target: 1 } });
  expect(refused(2)).toEqual({ rule: 'DNE-CLS.11', code: 'taken-already', details: { target: 2 } });
  expect(refused(5)).toEqual({ rule: 'DNE-CLS.11', code: 'no-such-player', details: { target: 5 } });
});

rule(['DNE-CLS.11', 'DNE-GNL.14'], 'the turn of the only possible opponent is taken without a question', () => {
  const game = proxy(() => {}, { players: 2 })
    .script([16], 'first')
    .play(hijack);
  expect([asked(game), taker(game, 1), hand(game, 0)]).toEqual(['prepare 0', 0, ['vinyl-am', 'vinyl-igor']]);
});

/** Seat 0 is about to pass; the turn of seat 1 comes next. */
const taken = (by: number, recipe: (state: State) => void = () => {}, options: Options = {}): Table =>
  table(options)
    .edit((state) => {
      beforeTurn(state);
      setShared(state, { turn: { host: 0, place: 0 } });
      phase(state, 'preparation', { kind: 'prepare', seat: 0 });
      setTaker(state, 1, by);
      recipe(state);
    })
    .play(pass(0));

rule(
  ['DNE-CLS.11', 'DNE-TRN.9', 'DNE-TRN.2', 'DNE-R61'],
  'in a hijacked turn the Proxy is Host, hijacks nothing, and the order goes on from its place',
  () => {
    const banned = (state: State) => {
      for (const seat of state.players.keys()) setPlayer(state, seat, { helpBan: true, hasInvaded: true });
    };
    const game = taken(0, (state) => {
      setClass(state, 0, 'proxy');
      setSouls(state, 4);
      stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
      banned(state);
    });
    expect(game.events.slice(1)).toEqual([
      { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 0, place: 1 },
      { type: 'help-allowed', rule: 'DNE-FAI.23', seat: 0 },
      { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
      { type: 'cards-drawn', rule: 'DNE-TRN.3', seat: 0, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
      { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
    ]);
    expect([asked(game), taker(game, 1)]).toEqual(['prepare 0', NONE]);
    // the bans of the Host end; the player whose turn it was has not had their own next turn
    expect(game.state.players.map(({ helpBan }) => helpBan)).toEqual([false, true, true]);
    expect(game.state.players.map(({ invaded }) => invaded)).toEqual([false, true, true]);
    game.script([10], 'first').play(roll(0), pass(0));
    expect([game.state.turn.number, game.state.turn.host, game.state.turn.place]).toEqual([3, 2, 2]);
  },
);

rule(['DNE-TRN.2', 'DNE-FAI.23', 'DNE-CLS.11'], 'a ban of the Proxy ends when the hijacked turn starts', () => {
  const bans = (game: Table) => game.state.players.map(({ helpBan }) => helpBan);
  const setBan = (state: State) => {
    for (const seat of state.players.keys()) setPlayer(state, seat, { helpBan: true });
  };
  expect(bans(taken(0, setBan))).toEqual([false, true, true]);
  // it is the Proxy of seat 2 whom the turn of seat 1 belongs to
  expect(bans(taken(2, setBan))).toEqual([true, true, false]);
});

rule(['DNE-CLS.11', 'DNE-R61'], 'a taken turn is played as usual when the Proxy is not active', () => {
  const waiting = taken(2, (state) => setWaiting(state, 2));
  expect([asked(waiting), taker(waiting, 1)]).toEqual(['prepare 1', NONE]);
  const gone = taken(2, (state) => setOut(state, 2));
  expect([asked(gone), gone.state.turn.host]).toEqual(['prepare 1', 1]);
});

rule(['DNE-CLS.11', 'DNE-TRN.9'], 'the taken turn of an eliminated player does not come', () => {
  const game = taken(0, (state) => setOut(state, 1));
  expect([game.state.turn.host, game.state.turn.place]).toEqual([2, 2]);
});

rule(['DNE-CLS.11', 'DNE-R61'], 'a waiting player whose turn is taken returns a turn later', () => {
  const game = taken(0, (state) => setWaiting(state, 1, 2));
  expect([asked(game), game.state.players[1]?.status]).toEqual(['prepare 0', 'waiting']);
  game
    .script([10], 'first')
    .play(roll(0), pass(0))
    .script([10], 'first')
    .play(roll(2), pass(2))
    .script([10], 'first')
    .play(roll(0), pass(0));
  expect(asked(game)).toBe('zero-return 1');
});

rule(['DNE-CLS.11', 'DNE-TRN.2', 'DNE-ZER.5'], 'who returns as a Proxy with a soul left may hijack at once', () => {
  const back = (count: number) =>
    table()
      .edit((state) => {
        beforeTurn(state);
        setWaiting(state, 0, count);
        stackClasses(state, 'proxy');
      })
      .play(pass(2), { type: 'return', seat: 0 });
  expect([asked(back(2)), hand(back(2), 0).length]).toEqual(['turn-start 0', 5]);
  expect(asked(back(1))).toBe('overflow 0');
});

rule('DNE-CLS.11', 'who cannot pay any more does not hijack', () => {
  const game = proxy().edit((state) => setSouls(state, 0));
  expect([game.legal(), game.refusal(hijack).rule]).toEqual([[begin], 'DNE-CLS.11']);
});
