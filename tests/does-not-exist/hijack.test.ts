import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { pass, roll } from './plays.js';
import {
  asked,
  beforeTurn,
  hand,
  type Options,
  phase,
  type State,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  setWaiting,
  stack,
  stackClasses,
  type Table,
  table,
} from './table.js';

// DNE-CLS.11: a Proxy takes the turn of an opponent.

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
