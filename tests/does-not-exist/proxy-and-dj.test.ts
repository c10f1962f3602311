import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { as, line } from './classed.js';
import {
  discards,
  give,
  giveAny,
  lay,
  layFor,
  type Options,
  type State,
  saviour,
  setPlayer,
  setShared,
  store,
} from './table.js';

// DNE-CLS.10, DNE-CLS.12: the copies of the Proxy and the challenges of the DJ.
const copy = (seat: number, card: string) => ({ type: 'copy', seat, card }) as const;
const challenge = (target: number, card: string) => ({ type: 'challenge', seat: 0, target, card }) as const;

rule(['DNE-CLS.10', 'DNE-SND.5', 'DNE-R60'], 'a copy counts what the strongest card counted, for good', () => {
  const game = as('proxy', 0, (state) => {
    lay(state, 0, 'vinyl-in-utero', 'vinyl-nevermind');
    give(state, 0, 'demo-jing', 'demo-courtesy');
    store(state, 0, 'demo-jelz');
    giveAny(state, 1, 1);
  });
  expect(game.legal('copy')).toEqual([copy(0, 'demo-jing'), copy(0, 'demo-courtesy')]);
  expect(game.refusal(copy(0, 'demo-jelz'))).toEqual({
    rule: 'DNE-CLS.10',
    code: 'not-in-hand',
    details: { card: 'demo-jelz' },
  });
  game.play(copy(0, 'demo-jing'));
  expect(game.events).toEqual([
    // 6 and half as much again
    {
      type: 'card-played',
      rule: 'DNE-CLS.10',
      seat: 0,
      lineup: 0,
      card: 'demo-jing',
      via: 'hand',
      base: 2,
      value: 18,
      counted: { card: 'demo-jing', by: 0, base: null, genreSteps: 0, shared: [], value: 9 },
      total: { from: 14, to: 23 },
      needed: 21,
      leader: 0,
    },
  ]);
  expect([line(game, 0)?.frozen, game.state.rave.copied]).toEqual([[-1, -1, 18], [0]]);
  expect(game.refusal(copy(0, 'demo-courtesy'))).toEqual({ rule: 'DNE-CLS.10', code: 'used-up' });
  expect(game.refusal({ type: 'call', seat: 0, target: 1, share: 0, picker: 'host' })).toMatchObject({
    code: 'has-copied',
  });
});

rule.each(
  ['DNE-CLS.10', 'DNE-R60'],
  'nothing is copied from an empty line-up, or from one that somebody helps',
  [
    { title: 'empty', edit: () => {} },
    { title: 'a card of another player', edit: (state: State) => layFor(state, 0, 1, 'demo-jelz') },
    {
      title: 'a Saviour',
      edit: (state: State) => {
        lay(state, 0, 'demo-jelz');
        saviour(state, 1);
      },
    },
  ],
  ({ edit }) => {
    const game = as('proxy', 0, (state) => {
      setShared(state, { rave: { isFinal: true } });
      give(state, 0, 'demo-jing');
      edit(state);
    });
    expect(game.legal('copy')).toEqual([]);
    expect(game.refusal(copy(0, 'demo-jing'))).toEqual({ rule: 'DNE-CLS.10', code: 'lineup-not-own' });
  },
);

rule('DNE-CLS.10', 'an invader copies too; nobody but a Proxy does', () => {
  const invader = (cls: string) =>
    as(cls, 1, (state) => {
      lay(state, 1, 'demo-madness');
      give(state, 1, 'demo-jing');
    });
  expect(invader('proxy').legal('copy')).toEqual([copy(1, 'demo-jing')]);
  expect(invader('dj').refusal(copy(1, 'demo-jing'))).toEqual({ rule: 'DNE-CLS.10', code: 'not-your-class' });
});

/** A DJ whose line-up has cards for 8 points, one of them from a mercenary; the others hold cards. */
const dj = (recipe: (state: State) => void = () => {}, options: Options = {}) =>
  as(
    'dj',
    0,
    (state) => {
      lay(state, 0, 'vinyl-am');
      give(state, 0, 'demo-madness', 'demo-jing');
      give(state, 1, 'vinyl-in-utero', 'vinyl-nevermind', 'demo-courtesy');
      give(state, 2, 'album-enigma');
      recipe(state);
    },
    options,
  );

rule.each(
  ['DNE-CLS.12', 'DNE-R62'],
  'a challenge is won by a higher die only',
  [
    { dice: [4, 3], won: true },
    { dice: [3, 3], won: false },
    { dice: [2, 3], won: false },
  ],
  ({ dice, won }) => {
    const game = dj().script(dice).play(challenge(1, 'demo-jing'));
    expect(discards(game)).toEqual(['demo-jing']);
    expect(game.state.rave).toMatchObject(
      won ? { saviour: 1, forced: true, joined: false, share: 0 } : { saviour: -1, forced: false },
    );
    expect(game.state.turn.challenged).toEqual([1]);
    expect(game.events.slice(1)).toEqual([
      { type: 'die-rolled', rule: 'DNE-CLS.12', seat: 0, roll: 'challenge', sides: 6, face: dice[0] },
      { type: 'die-rolled', rule: 'DNE-CLS.12', seat: 1, roll: 'challenge', sides: 6, face: dice[1] },
      won
        ? { type: 'saviour-found', rule: 'DNE-CLS.12', seat: 1, share: 0, picker: 'host', of: 0, forced: true }
        : { type: 'challenge-lost', rule: 'DNE-CLS.12', seat: 0, target: 1 },
    ]);
    const again = challenge(1, 'demo-madness');
    if (won) expect(game.refusal(challenge(2, 'demo-madness'))).toEqual({ rule: 'DNE-CLS.12', code: 'has-a-saviour' });
    else expect(game.refusal(again)).toEqual({ rule: 'DNE-CLS.12', code: 'used-up', details: { target: 1 } });
    expect(game.legal('challenge')).toEqual(won ? [] : [challenge(2, 'demo-madness')]);
  },
);

rule(
  ['DNE-CLS.12', 'DNE-FRD.10'],
  'a DJ challenges whom could be called, however often he was called, and without calls',
  () => {
    const game = dj(
      (state) => {
        setShared(state, { rave: { calls: [0, 2, 2] } });
        setPlayer(state, 2, { helpBan: true });
      },
      { calls: { enabled: false, perOpponent: 2, counter: true } },
    );
    expect(game.legal('challenge')).toEqual([challenge(1, 'demo-madness'), challenge(1, 'demo-jing')]);
    expect(game.refusal(challenge(2, 'demo-jing'))).toEqual({
      rule: 'DNE-CLS.12',
      code: 'cannot-be-called',
      details: { target: 2 },
    });
    expect(game.refusal(challenge(1, 'demo-smith'))).toMatchObject({ code: 'not-held' });
    const copied = dj((state) => {
      setShared(state, { rave: { copied: [0] } });
    });
    expect(copied.refusal(challenge(1, 'demo-jing'))).toEqual({ rule: 'DNE-CLS.10', code: 'has-copied' });
  },
);

rule('DNE-CLS.12', 'only a DJ who is the Host challenges', () => {
  const invader = as('dj', 1, (state) => {
    lay(state, 1, 'demo-madness');
    give(state, 1, 'demo-jing');
    giveAny(state, 2, 1);
  });
  expect(invader.refusal({ type: 'challenge', seat: 1, target: 2, card: 'demo-jing' })).toEqual({
    rule: 'DNE-CLS.12',
    code: 'not-the-host',
  });
  expect(as('alien', 0, (state) => give(state, 0, 'demo-jing')).refusal(challenge(1, 'demo-jing'))).toMatchObject({
    code: 'not-your-class',
  });
});
