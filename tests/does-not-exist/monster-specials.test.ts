import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  at,
  give,
  guest,
  guests,
  hand,
  lay,
  layFor,
  rave,
  type State,
  saviour,
  setClass,
  setLaid,
  setShared,
  souls,
  stack,
} from './table.js';

// DNE-SPC.8, DNE-SPC.10: what Smog and Pukachu bring.

/** The Host invites Smog and pays the first card. */
const smog = (cls: string) => {
  const game = at((state) => {
    setShared(state, { turn: { expectation: 20 } });
    setClass(state, 0, cls);
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-courtesy', 'demo-madness', 'demo-smith');
    stack(state, 'deck', ['vinyl-am', 'vinyl-igor']);
  });
  return game.play({ type: 'invite', seat: 0, monster: 'smog' }, { type: 'pay', seat: 0, card: 'demo-jing' });
};

rule(
  ['DNE-SPC.8', 'DNE-GNL.8', 'DNE-SUM.2', 'DNE-MON.5'],
  'a Dragonborn draws two for Smog and keeps them until the summary',
  () => {
    const game = smog('dragonborn');
    expect(game.events).toEqual([
      { type: 'monster-invited', rule: 'DNE-MON.1', seat: 0, monster: 'smog' },
      { type: 'cards-discarded', rule: 'DNE-MON.4', seat: 0, cards: ['demo-jing'], from: 'held' },
      { type: 'monster-came', rule: 'DNE-MON.5', monster: 'smog', level: 20, expectation: 20 },
      { type: 'cards-drawn', rule: 'DNE-SPC.8', seat: 0, count: 2, cards: ['vinyl-am', 'vinyl-igor'] },
      { type: 'limit-lifted', rule: 'DNE-SPC.8', seat: 0 },
    ]);
    expect([hand(game, 0).length, asked(game)]).toEqual([6, 'prepare 0']);
    game.play({ type: 'start-rave', seat: 0 });
    expect(asked(game)).toBe('rave 0');
    game.script([5]).play(hold(0));
    expect([hand(game, 0).length, asked(game), game.state.lineups, guests(game)]).toEqual([6, 'overflow 0', [], []]);
    game.play({ type: 'drop', seat: 0, card: 'vinyl-am' });
    expect([asked(game), game.state.turn.unlimited]).toEqual(['summary 0', false]);
  },
);

rule('DNE-SPC.8', 'for any other class Smog brings nothing', () => {
  const game = smog('writer');
  expect([hand(game, 0), game.state.turn.unlimited, guests(game)]).toEqual([
    ['demo-jelz', 'demo-courtesy', 'demo-madness', 'demo-smith'],
    false,
    ['smog'],
  ]);
});

rule.each(
  ['DNE-SPC.10', 'DNE-R45', 'DNE-BTY.8'],
  'Pukachu brings a soul for exactly two cards, both held by the winner before',
  [
    { title: 'two own cards', more: 1, edit: (state: State) => lay(state, 0, 'vinyl-am', 'demo-jing') },
    { title: 'one card', more: 0, edit: (state: State) => lay(state, 0, 'vinyl-am') },
    { title: 'three cards', more: 0, edit: (state: State) => lay(state, 0, 'vinyl-am', 'demo-jing', 'demo-jelz') },
    {
      title: 'one from the inventory',
      more: 1,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am', 'demo-jing');
        setLaid(state, 0, 0, { via: 'inventory' });
      },
    },
    {
      title: 'one from a mercenary',
      more: 0,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am', 'demo-jing');
        setLaid(state, 0, 1, { via: 'mercenary' });
      },
    },
    {
      title: 'one signalled',
      more: 0,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am', 'demo-jing');
        setLaid(state, 0, 1, { via: 'deck' });
      },
    },
    {
      title: 'one thrown',
      more: 0,
      edit: (state: State) => {
        lay(state, 0, 'vinyl-am');
        layFor(state, 0, 2, 'demo-jing');
        setShared(state, { rave: { isFinal: true } });
      },
    },
  ],
  ({ more, edit }) => {
    const game = at((state) => {
      rave(state, 5);
      guest(state, 'pukachu');
      edit(state);
    });
    expect(souls(game.play(hold(0)))).toEqual([2 + more, 0, 0]);
  },
);

rule(['DNE-SPC.10', 'DNE-R45'], 'a card of the Saviour spoils it, and a winning invader can earn it', () => {
  const saved = at((state) => {
    rave(state, 5, ['vinyl-am']);
    guest(state, 'pukachu');
    saviour(state, 1);
    layFor(state, 0, 1, 'demo-jing');
  });
  expect(souls(saved.play(hold(0)))).toEqual([1, 1, 0]);
  const invaded = at((state) => {
    rave(state, 5, ['demo-jelz'], ['vinyl-am', 'demo-jing']);
    guest(state, 'pukachu');
  });
  expect(souls(invaded.play(hold(0)))).toEqual([0, 3, 0]);
});
