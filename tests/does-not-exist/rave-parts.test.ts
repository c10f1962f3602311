import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, play, types } from './plays.js';
import { raving } from './raves.js';
import {
  asked,
  at,
  give,
  giveAny,
  hire,
  lay,
  layFor,
  lineup,
  phase,
  rave,
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

rule(['DNE-RAV.6', 'DNE-FRD.6'], 'a Saviour plays into the line-up of the Host and invades nobody', () => {
  const game = raving(
    (state) => {
      saviour(state, 1);
      give(state, 1, 'demo-courtesy', 'demo-jelz');
      phase(state, 'rave', { kind: 'rave', seat: 1 });
    },
    {},
    ['demo-jing'],
  );
  expect(types(game)).toEqual(['play', 'hold']);
  expect(game.refusal({ type: 'invade', seat: 1, card: 'demo-jelz' })).toEqual({
    rule: 'DNE-RIV.1',
    code: 'takes-part-already',
  });
  game.play(play(1, 'demo-jelz'));
  expect(lineup(game, 0)).toEqual(['demo-jing', 'demo-jelz']);
  expect(game.state.lineups[0]?.by).toEqual([0, 1]);
});

rule(['DNE-RAV.7', 'DNE-RIV.4'], 'an invader feeds their own line-up and calls nobody', () => {
  const game = raving(
    (state) => {
      give(state, 1, 'demo-courtesy');
      giveAny(state, 2, 1);
      phase(state, 'rave', { kind: 'rave', seat: 1 });
    },
    {},
    [],
    ['demo-jing'],
  );
  expect(types(game)).toEqual(['play', 'hold']);
  expect(game.refusal({ type: 'call', seat: 1, target: 2, share: 0, picker: 'host' })).toEqual({
    rule: 'DNE-RIV.4',
    code: 'not-the-host',
  });
  game.play(play(1, 'demo-courtesy'));
  expect([lineup(game, 0), lineup(game, 1)]).toEqual([[], ['demo-jing', 'demo-courtesy']]);
});

rule('DNE-RAV.8', 'a player who takes no part cannot play, only invade or hold', () => {
  const game = raving((state) => {
    give(state, 1, 'demo-courtesy');
    giveAny(state, 0, 1);
  }).play(hold(0));
  expect(game.legal()).toEqual([{ type: 'invade', seat: 1, card: 'demo-courtesy' }, hold(1)]);
  expect(game.refusal(play(1, 'demo-courtesy'))).toEqual({ rule: 'DNE-RAV.8', code: 'no-role' });
  expect(game.refusal({ type: 'ask-mercenary', seat: 1, mercenary: 'murdoc' })).toEqual({
    rule: 'DNE-MRC.10',
    code: 'no-role',
  });
});

rule.each(
  ['DNE-RAV.5', 'DNE-RAV.6', 'DNE-RAV.7', 'DNE-RAV.8'],
  'a card that is not held is refused by the rule of the part that one plays',
  [
    { seat: 0, refused: { rule: 'DNE-RAV.5', code: 'not-held', details: { card: 'vinyl-am' } } },
    { seat: 1, refused: { rule: 'DNE-RAV.6', code: 'not-held', details: { card: 'vinyl-am' } } },
    { seat: 2, refused: { rule: 'DNE-RAV.7', code: 'not-held', details: { card: 'vinyl-am' } } },
    { seat: 3, refused: { rule: 'DNE-RAV.8', code: 'no-role' } },
  ],
  ({ seat, refused }) => {
    const game = at(
      (state) => {
        rave(state, 20);
        saviour(state, 1);
        layFor(state, 0, 1, 'demo-smith');
        lay(state, 2, 'demo-madness');
        giveAny(state, seat, 1);
        phase(state, 'rave', { kind: 'rave', seat });
      },
      { players: 4 },
    );
    expect(game.refusal(play(seat, 'vinyl-am'))).toEqual(refused);
  },
);
