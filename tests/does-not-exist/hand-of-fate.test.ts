import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  at,
  discards,
  figureId,
  give,
  giveAny,
  guest,
  guests,
  hand,
  hire,
  lay,
  mercenaries,
  rave,
  type State,
  setSouls,
  souls,
  stack,
  type Table,
} from './table.js';

// DNE-SPC.1: The Hand of Fate.

const dismiss = (seat: number, mercenary: string) => ({ type: 'dismiss', seat, mercenary }) as const;

/** The Hand of Fate was a guest when seat 0 or seat 1 won. */
const fate = (winner: 0 | 1, recipe: (state: State) => void = () => {}) =>
  at((state) => {
    rave(
      state,
      5,
      ...(winner === 0 ? [['vinyl-am', 'vinyl-the-dawn']] : [['demo-jing'], ['vinyl-am', 'vinyl-the-dawn']]),
    );
    guest(state, 'the-hand-of-fate');
    recipe(state);
    stack(state, 'deck', [
      'album-vessel',
      'album-aleph',
      'album-enigma',
      'demo-ikra-says-yes',
      'demo-rouge',
      'demo-fracture',
    ]);
  });

rule.each(
  ['DNE-SPC.1', 'DNE-BTY.13', 'DNE-R54', 'DNE-MRC.4'],
  'the Hand of Fate joins the owner of the winning line-up with two hidden cards',
  [{ winner: 0 as const }, { winner: 1 as const }],
  ({ winner }) => {
    const game = fate(winner).play(hold(0));
    expect([mercenaries(game, winner), guests(game), game.state.monsterDiscard]).toEqual([
      ['the-hand-of-fate'],
      [],
      [],
    ]);
    // the reward comes first
    expect(hand(game, winner)).toEqual(['album-vessel', 'album-aleph', 'album-enigma', 'demo-ikra-says-yes']);
    expect(game.events).toContainEqual({
      type: 'mercenary-joined',
      rule: 'DNE-SPC.1',
      seat: winner,
      mercenary: 'the-hand-of-fate',
      cards: 2,
    });
    expect(game.state.players[winner]?.hidden).toHaveLength(1);
  },
);

const three = (state: State) => {
  for (const [i, name] of ['murdoc', 'noodle', 'russel'].entries())
    hire(state, 0, name, ['demo-jing', 'demo-jelz', 'demo-courtesy'][i] ?? '');
};

const escapes = (game: Table) =>
  game.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));

rule(['DNE-BTY.14', 'DNE-SPC.1', 'DNE-FAI.19'], 'a Hand of Fate that has joined the winner lets nobody off', () => {
  const game = (...draws: number[]) =>
    fate(1, (state) => {
      lay(state, 2, 'demo-jelz');
      hire(state, 0, 'murdoc', 'demo-courtesy');
      hire(state, 0, 'noodle', 'demo-smith');
      setSouls(state, 5, 5, 5);
    })
      .script(draws)
      .play(hold(0));
  const caught = game(4);
  expect([asked(caught), escapes(caught), mercenaries(caught, 1)]).toEqual([
    'failure-dismiss 0',
    [[0, 'failed']],
    ['the-hand-of-fate'],
  ]);
  caught.script([4]).play(dismiss(0, 'murdoc'));
  expect([escapes(caught), mercenaries(caught, 0), souls(caught), asked(caught)]).toEqual([
    [[2, 'failed']],
    ['noodle'],
    [3, 9, 1],
    'recover 1',
  ]);
  const free = game(5, 6);
  expect([escapes(free), souls(free), mercenaries(free, 1), guests(free)]).toEqual([
    [
      [0, 'rolled'],
      [2, 'rolled'],
    ],
    [3, 9, 3],
    ['the-hand-of-fate'],
    [],
  ]);
});

rule('DNE-BTY.14', 'a Hand of Fate that was refused lets nobody off either', () => {
  const game = fate(0, (state) => {
    three(state);
    lay(state, 2, 'demo-smith');
    setSouls(state, 5, 5, 5);
  }).play(hold(0));
  game.script([4]).play({ type: 'refuse', seat: 0 });
  expect([escapes(game), souls(game)]).toEqual([[[2, 'failed']], [9, 5, 1]]);
});

rule(['DNE-BTY.14', 'DNE-SPC.1'], 'a Hand of Fate from an earlier rave troubles nobody', () => {
  const game = at((state) => {
    rave(state, 5, ['vinyl-am'], ['demo-jelz']);
    hire(state, 0, 'the-hand-of-fate', 'demo-courtesy');
  }).play(hold(0));
  expect([escapes(game), asked(game)]).toEqual([[], 'recover 0']);
});

rule(['DNE-BTY.14', 'DNE-SPC.12'], 'nor does it when the guest of this rave has been bribed', () => {
  const game = at((state) => {
    rave(state, 10, ['demo-jing'], ['vinyl-am', 'vinyl-the-dawn']);
    lay(state, 2, 'demo-jelz');
    guest(state, 'floating-nose');
    hire(state, 1, 'the-hand-of-fate', 'demo-courtesy');
    give(state, 0, 'vinyl-slow-rush');
    setSouls(state, 5, 5, 5);
  }).play(hold(0));
  game.play({ type: 'bribe', seat: 0, card: 'vinyl-slow-rush' });
  expect([escapes(game), souls(game), asked(game)]).toEqual([[[0, 'bribed']], [3, 7, 3], 'recover 1']);
});

rule('DNE-SPC.1', 'after a failure the Hand of Fate does not join', () => {
  const game = at((state) => {
    rave(state, 20, ['vinyl-am']);
    guest(state, 'the-hand-of-fate');
  });
  game.script([5]).play(hold(0));
  expect([mercenaries(game, 0), game.state.monsterDiscard.map(figureId)]).toEqual([[], ['the-hand-of-fate']]);
});

rule(['DNE-SPC.1', 'DNE-MRC.3', 'DNE-MRC.11'], 'with three mercenaries one has to go, or the Hand of Fate does', () => {
  const game = () => fate(0, three).play(hold(0));
  expect([asked(game()), game().legal()]).toEqual([
    'fate-room 0',
    [dismiss(0, 'murdoc'), dismiss(0, 'noodle'), dismiss(0, 'russel'), { type: 'refuse', seat: 0 }],
  ]);
  expect(game().refusal(dismiss(0, 'the-hand-of-fate'))).toEqual({
    rule: 'DNE-SPC.1',
    code: 'no-such-mercenary',
    details: { mercenary: 'the-hand-of-fate' },
  });
  const joined = game().play(dismiss(0, 'noodle'));
  expect(mercenaries(joined, 0)).toEqual(['murdoc', 'russel', 'the-hand-of-fate']);
  expect(joined.state.mercenaryDiscard.map(figureId)).toEqual(['noodle']);
  // the card of before, and the one for the success
  expect(discards(joined).slice(0, 2)).toEqual(['demo-jelz', 'demo-fracture']);
  expect(joined.state.players[0]?.hidden.map((cards) => cards.length)).toEqual([2, 2, 2]);
  const refused = game().play({ type: 'refuse', seat: 0 }).idle('summary');
  expect([mercenaries(refused, 0), refused.state.monsterDiscard.map(figureId), asked(refused)]).toEqual([
    ['murdoc', 'noodle', 'russel'],
    ['the-hand-of-fate'],
    'summary 0',
  ]);
});

rule.each(
  ['DNE-SPC.1', 'DNE-MRC.7', 'DNE-R14', 'DNE-R54'],
  'a Hand of Fate that is used up goes to the monster discard pile, wherever guests go',
  [
    { options: {}, discarded: ['the-hand-of-fate'] },
    { options: { monsterReturn: 'supply' }, discarded: ['the-hand-of-fate'] },
    { options: { monsterReturn: 'supply', monsterChoice: 'draw' }, discarded: ['the-hand-of-fate'] },
    // as games of rulesVersion 1 were played
    { options: { monsterReturn: 'supply', leavingFate: 'guest' }, discarded: [] },
  ] as const,
  ({ options, discarded }) => {
    const game = at((state) => {
      rave(state, 20);
      hire(state, 0, 'the-hand-of-fate', 'demo-jing');
      giveAny(state, 0, 1);
    }, options);
    game.play({ type: 'ask-mercenary', seat: 0, mercenary: 'the-hand-of-fate' });
    expect([mercenaries(game, 0), game.state.monsterDiscard.map(figureId)]).toEqual([[], discarded]);
  },
);
