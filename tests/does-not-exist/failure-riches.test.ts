import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline } from './plays.js';
import { asked, caught, give, hand, inventory, type Options, type State, setSouls, store, suffered } from './table.js';
import { blind, FOUR, hands, hidden, shown, take, taken, three } from './takers.js';

// DNE-FAI.16 to DNE-FAI.18 and DNE-FAI.25: cards of the victim for the rich, the poor and those between.

const troll = (counts: readonly number[], recipe: (state: State) => void, options: Options = FOUR) =>
  caught(
    'net-troll',
    (state) => {
      setSouls(state, ...counts);
      recipe(state);
    },
    [],
    options,
  );

rule(['DNE-FAI.16', 'DNE-FAI.25', 'DNE-R49'], 'each richest opponent takes an open card or a blind one', () => {
  const game = troll([9, 5, 3, 5], (state) => {
    three(state);
    store(state, 0, 'demo-fracture');
  });
  expect([asked(game), game.legal()]).toEqual([
    'failure-take 1',
    [take(1, 'demo-rouge'), take(1, 'demo-fracture'), take(1, 'blind')],
  ]);
  expect(game.refusal(take(1, 'vinyl-am'))).toEqual({
    rule: 'DNE-FAI.16',
    code: 'not-offered-there',
    details: { card: 'vinyl-am' },
  });
  expect(game.refusal(decline(1))).toEqual({ rule: 'DNE-FAI.16', code: 'must-take' });
  expect(shown(game, 1)).toEqual(hidden(3));
  game.play(take(1, 'demo-rouge'));
  expect(game.eventsFor(2)).toEqual([taken('DNE-FAI.16', 1, 'demo-rouge')]);
  expect([hand(game, 1), inventory(game, 1), asked(game)]).toEqual([['demo-rouge'], [], 'failure-take 3']);
  game.script(blind('vinyl-igor')).play(take(3, 'blind'));
  expect(game.events[0]).toEqual(taken('DNE-FAI.16', 3, 'vinyl-igor'));
  expect(game.eventsFor(1)[0]).toEqual({ type: 'card-taken', rule: 'DNE-FAI.16', seat: 3, from: 0 });
  expect([hands(game), asked(game)]).toEqual([
    [['demo-jing', 'vinyl-am'], ['demo-rouge'], [], ['vinyl-igor']],
    'summary 0',
  ]);
});

rule('DNE-FAI.16', 'without a hand card nothing blind can be taken, without any card nothing', () => {
  const open = troll([0, 1, 0, 0], (state) => store(state, 0, 'demo-rouge', 'demo-fracture'));
  expect(open.legal()).toEqual([take(1, 'demo-rouge'), take(1, 'demo-fracture')]);
  expect(open.refusal(take(1, 'blind'))).toEqual({ rule: 'DNE-FAI.16', code: 'empty-hand', details: { target: 0 } });
  expect(asked(troll([0, 1, 0, 0], () => {}))).toBe('summary 0');
  const last = troll([0, 1, 0, 1], (state) => give(state, 0, 'demo-jing'));
  expect([hands(last), asked(last)]).toEqual([[[], ['demo-jing'], [], []], 'summary 0']);
});

const god = (
  counts: readonly number[],
  recipe: (state: State) => void,
  draws: readonly number[] = [],
  options: Options = FOUR,
) =>
  caught(
    'minor-god',
    (state) => {
      setSouls(state, ...counts);
      recipe(state);
    },
    draws,
    options,
  );

rule(
  ['DNE-FAI.17', 'DNE-FAI.25'],
  'the Minor God shows the hand to all, and the poorest opponent may take a card',
  () => {
    const game = god([0, 5, 2, 3], three);
    const told = { type: 'hand-shown', rule: 'DNE-FAI.17', seat: 0, cards: ['demo-jing', 'vinyl-am', 'vinyl-igor'] };
    expect([suffered(game), game.eventsFor(3).at(-1)]).toEqual([[told], told]);
    expect([asked(game), game.legal()]).toEqual([
      'failure-take 2',
      [...['demo-jing', 'vinyl-igor', 'vinyl-am'].map((card) => take(2, card)), decline(2)],
    ]);
    for (const viewer of [1, 2, 3, 'spectator'] as const) expect(shown(game, viewer).sort()).toEqual(hand(game, 0));
    for (const card of ['demo-rouge', 'blind'])
      expect(game.refusal(take(2, card))).toEqual({
        rule: 'DNE-FAI.17',
        code: 'not-offered-there',
        details: { card },
      });
    game.play(take(2, 'vinyl-am'));
    expect([hands(game), asked(game)]).toEqual([[['demo-jing', 'vinyl-igor'], [], ['vinyl-am'], []], 'summary 0']);
    // what has been shown is remembered
    expect(shown(game, 2)).toEqual(['demo-jing', 'vinyl-igor']);
  },
);
