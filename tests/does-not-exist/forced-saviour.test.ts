import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { as, roll, signal } from './classed.js';
import { hold, play } from './plays.js';
import { give, lay, phase, type State, setClass, setLaid, setPlayer, setShared, stack } from './table.js';

// DNE-CLS.13: the forced Saviour.

/** P2 is the forced Saviour of a DJ who has laid 8 points, and is asked. */
const forced = (recipe: (state: State) => void = () => {}) =>
  as('dj', 0, (state) => {
    lay(state, 0, 'vinyl-am');
    setShared(state, { rave: { saviour: 1, isForced: true, hasJoined: false } });
    give(state, 1, 'vinyl-in-utero', 'vinyl-nevermind', 'demo-courtesy');
    recipe(state);
  }).edit((state) => {
    phase(state, 'rave', { kind: 'rave', seat: 1 });
  });

rule(['DNE-CLS.13', 'DNE-SND.4'], 'a card with a die needs room for six', () => {
  const spawn = (...cards: string[]) =>
    forced((state) => {
      setPlayer(state, 1, { hand: [] });
      give(state, 1, 'demo-spawn');
      setLaid(state, 0, 0, { base: cards.length });
    });
  expect(spawn('1', '2', '3', '4', '5', '6').legal()).toEqual([play(1, 'demo-spawn')]);
  expect(spawn('1', '2', '3', '4', '5').legal()).toEqual([hold(1)]);
});

rule.each(
  ['DNE-CLS.13', 'DNE-CLS.16'],
  'a forced Saviour who is a Writer rolls only with room for six',
  [
    { room: 6, may: true },
    { room: 5, may: false },
  ],
  ({ room, may }) => {
    const game = forced((state) => {
      setClass(state, 1, 'writer');
      setLaid(state, 0, 0, { base: room });
    });
    expect(game.legal('writer-roll')).toEqual(may ? [roll(1, 0)] : []);
    if (!may)
      expect(game.refusal(roll(1, 0))).toEqual({
        rule: 'DNE-CLS.13',
        code: 'more-than-the-host-laid',
        details: { room, worth: 6 },
      });
  },
);

/** P2, an Alien without a card that fits, is the forced Saviour of a Host who has laid that many points. */
const forcedAlien = (room: number) =>
  forced((state) => {
    setClass(state, 1, 'alien');
    setShared(state, { turn: { expectation: 5 } });
    setPlayer(state, 1, { hand: [] });
    give(state, 1, 'demo-madness');
    stack(state, 'deck', ['demo-jing']);
    setLaid(state, 0, 0, { base: room });
  });

rule.each(
  ['DNE-CLS.13', 'DNE-CLS.24'],
  'a forced Saviour who is an Alien signals only with room for the best card of the box',
  [
    { room: 9, may: true },
    { room: 8, may: false },
  ],
  ({ room, may }) => {
    const game = forcedAlien(room);
    expect(game.legal('signal')).toEqual(may ? [signal(1, 'demo-madness', 0)] : []);
    if (!may)
      expect(game.refusal(signal(1, 'demo-madness', 0))).toEqual({
        rule: 'DNE-CLS.13',
        code: 'more-than-the-host-laid',
        details: { room, worth: 9 },
      });
  },
);
