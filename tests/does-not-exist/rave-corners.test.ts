import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  give,
  giveAny,
  hire,
  lay,
  layFor,
  type Options,
  raving,
  type State,
  saviour,
  setClass,
  setPlayer,
  setShared,
} from './table.js';

// DNE-RAV.4 and DNE-CLS.13: who is passed over, and what binds a forced Saviour alone.

const NO_CALLS: Options = { calls: { enabled: false, perOpponent: 2, counter: true } };

const ban = (state: State, seat: number) => setPlayer(state, seat, { helpBan: true, hasInvaded: true });

rule.each(
  ['DNE-RAV.4', 'DNE-FAI.23'],
  'who may not help and not invade is passed over, with a signal left or ten souls at stake',
  [
    { title: 'an Alien', edit: (state: State) => setClass(state, 1, 'alien') },
    { title: 'a final rave', edit: (state: State) => setShared(state, { rave: { isFinal: true } }) },
  ],
  ({ edit }) => {
    const game = raving(
      0,
      (state) => {
        edit(state);
        ban(state, 1);
        giveAny(state, 0, 1);
        giveAny(state, 1, 1);
        giveAny(state, 2, 1);
      },
      { invasionLimit: 'oncePerRound' },
    ).play(hold(0));
    expect(asked(game)).toBe('rave 2');
  },
);

rule.each(
  ['DNE-RAV.4', 'DNE-MRC.6', 'DNE-FRD.1'],
  'a Host without cards is asked only as long as a mercenary may throw or somebody may be called',
  [
    {
      title: 'a mercenary that may throw',
      edit: (state: State) => hire(state, 0, 'murdoc', 'demo-jelz'),
      next: 'rave 0',
    },
    { title: 'one without cards', edit: (state: State) => hire(state, 0, 'murdoc'), next: 'summary 0' },
    {
      title: 'one that need not throw',
      edit: (state: State) => {
        hire(state, 0, 'murdoc', 'demo-jelz');
        setShared(state, { turn: { expectation: 1 } });
        lay(state, 0, 'vinyl-am');
      },
      next: 'recover 0',
    },
  ],
  ({ edit, next }) => {
    const game = raving(
      1,
      (state) => {
        giveAny(state, 1, 1);
        lay(state, 0, 'demo-madness');
        edit(state);
      },
      NO_CALLS,
    ).play(hold(1));
    expect(asked(game)).toBe(next);
  },
);

rule(['DNE-RAV.4', 'DNE-FRD.10', 'DNE-CLS.10'], 'nobody is called where calls are off, or after a copy', () => {
  const ended = (recipe: (state: State) => void, options: Options) =>
    raving(
      1,
      (state) => {
        giveAny(state, 1, 1);
        recipe(state);
      },
      options,
    ).play(hold(1)).state.phase;
  expect(ended(() => {}, {})).toBe('rave');
  expect(ended(() => {}, NO_CALLS)).toBe('summary');
  expect(
    ended((state) => {
      setShared(state, { rave: { copied: [0] } });
    }, {}),
  ).toBe('summary');
});

rule('DNE-CLS.10', 'an invader copies although the Host has a Saviour', () => {
  const game = raving(1, (state) => {
    setClass(state, 1, 'proxy');
    saviour(state, 2);
    layFor(state, 0, 2, 'demo-smith');
    lay(state, 1, 'demo-madness');
    give(state, 1, 'demo-jing');
  });
  expect(game.legal('copy')).toEqual([{ type: 'copy', seat: 1, card: 'demo-jing' }]);
});

/** P2 is a forced Saviour who has added nothing yet; the Host has laid 8 points. */
const forced = (seat: number, recipe: (state: State) => void) =>
  raving(seat, (state) => {
    lay(state, 0, 'vinyl-am');
    setShared(state, { rave: { saviour: 1, isForced: true, hasJoined: false } });
    recipe(state);
  });

rule('DNE-CLS.13', 'the Host is neither limited nor bound by a forced Saviour', () => {
  const game = forced(0, (state) => {
    give(state, 0, 'album-enigma');
    give(state, 1, 'demo-jing');
  });
  expect(game.legal()).toEqual([{ type: 'play', seat: 0, card: 'album-enigma' }, hold(0)]);
});
