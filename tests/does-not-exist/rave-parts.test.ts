import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import { raving } from './raves.js';
import {
  asked,
  giveAny,
  hire,
  lay,
  phase,
  type State,
  saviour,
  setClass,
  setPlayer,
  setShared,
  setSouls,
  store,
} from './table.js';

// DNE-RAV.4 to DNE-RAV.8: the parts that seats play in a rave, and who is passed over.

rule.each(
  'DNE-RAV.4',
  'who could only hold, as everybody can see, is passed over',
  [
    { title: 'no held card', edit: () => {}, next: 'summary 0' },
    { title: 'a hand', edit: (state: State) => giveAny(state, 1, 1), next: 'rave 1' },
    { title: 'an inventory', edit: (state: State) => store(state, 1, 'demo-jing'), next: 'rave 1' },
    {
      title: 'an invader without cards',
      edit: (state: State) => lay(state, 1, 'demo-jing'),
      next: 'summary 0',
    },
    {
      title: 'an invader with a mercenary that has cards',
      edit: (state: State) => {
        lay(state, 1, 'demo-jing');
        hire(state, 1, 'murdoc', 'demo-jelz');
      },
      next: 'rave 1',
    },
    {
      title: 'a bystander with a mercenary only',
      edit: (state: State) => hire(state, 1, 'murdoc', 'demo-jelz'),
      next: 'summary 0',
    },
    {
      title: 'a Saviour without cards',
      edit: (state: State) => {
        saviour(state, 1);
        hire(state, 1, 'murdoc', 'demo-jelz');
      },
      next: 'summary 0',
    },
    {
      title: 'a Saviour with a card',
      edit: (state: State) => {
        saviour(state, 1);
        giveAny(state, 1, 1);
      },
      next: 'rave 1',
    },
  ],
  ({ edit, next }) => {
    const game = raving((state) => {
      giveAny(state, 0, 1);
      edit(state);
    });
    game.play(hold(0));
    expect(asked(game)).toBe(next);
  },
);

rule(['DNE-RAV.4', 'DNE-RIV.7'], 'who holds cards but may do nothing with them is passed over', () => {
  const tired = raving(
    (state) => {
      giveAny(state, 0, 1);
      giveAny(state, 1, 1);
      giveAny(state, 2, 1);
      setPlayer(state, 1, { hasInvaded: true });
    },
    { invasionLimit: 'oncePerRound' },
  );
  tired.play(hold(0));
  expect(asked(tired)).toBe('rave 2');
});

rule(['DNE-RAV.4', 'DNE-CLS.24'], 'an Alien who may not invade is asked as long as a signal is left', () => {
  const game = (signalled: number[]) =>
    raving(
      (state) => {
        giveAny(state, 0, 1);
        giveAny(state, 1, 1);
        setClass(state, 1, 'alien');
        setShared(state, { turn: { signalled } });
        setPlayer(state, 1, { hasInvaded: true });
      },
      { invasionLimit: 'oncePerRound' },
    ).play(hold(0));
  expect([asked(game([])), asked(game([1]))]).toEqual(['rave 1', 'summary 0']);
});

rule(['DNE-RAV.4', 'DNE-FRD.1'], 'a Host without cards is asked as long as somebody can be called', () => {
  const game = (calls: number) =>
    raving((state) => {
      giveAny(state, 1, 1);
      giveAny(state, 2, 1);
      setShared(state, { rave: { calls: [0, 2, calls] } });
      phase(state, 'rave', { kind: 'rave', seat: 1 });
    });
  expect(asked(game(1).play(hold(1), hold(2)))).toBe('rave 0');
  expect(asked(game(2).play(hold(1), hold(2)))).toBe('summary 0');
});

rule(['DNE-RAV.4', 'DNE-CLS.20'], 'a Support without cards is asked while an invader can be expelled', () => {
  const game = (souls: number) =>
    raving(
      (state) => {
        giveAny(state, 1, 2);
        lay(state, 1, 'demo-jing');
        setClass(state, 0, 'support');
        setSouls(state, souls);
        phase(state, 'rave', { kind: 'rave', seat: 1 });
      },
      { players: 2, calls: { enabled: false, perOpponent: 2, counter: true } },
    ).play(hold(1));
  expect([asked(game(1)), asked(game(0))]).toEqual(['rave 0', 'summary 0']);
});
