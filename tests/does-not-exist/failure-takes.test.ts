import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline } from './plays.js';
import { asked, begin, caught, cornered, discards, hand, table } from './table.js';
import { FOUR, hands, hidden, shown, take, three } from './takers.js';

// DNE-FAI.14, DNE-FAI.15 and DNE-FAI.25: cards of the victim that neighbours or all opponents get.

rule(['DNE-FAI.14', 'DNE-GNL.13'], 'a blind card is any card of the hand with the same chance', () => {
  const before = table().edit((state) => {
    begin(state);
    cornered(state, 'lawyers');
    three(state);
  });
  const outcomes = engine.chanceOutcomes(before.state, { type: 'roll-escape', seat: 0 });
  const caughtIn = outcomes.filter(({ state }) => hand({ state }, 0).length === 0);
  const both = caughtIn.map(({ state }) => `${hand({ state }, 1)} ${hand({ state }, 2)}`);
  expect(new Set(both).size).toBe(6);
  // four faces of six fail
  expect(caughtIn.map(({ probability }) => probability)).toEqual(Array(6).fill({ numerator: 1, denominator: 9 }));
});

rule(['DNE-FAI.14', 'DNE-FAI.2'], 'for the Leprechaun a neighbour sees the hand and has to choose', () => {
  const game = caught('leperchaun', three, [], FOUR);
  expect([asked(game), game.legal()]).toEqual([
    'failure-take 1',
    ['demo-jing', 'vinyl-igor', 'vinyl-am'].map((card) => take(1, card)),
  ]);
  expect(game.refusal(decline(1))).toEqual({ rule: 'DNE-FAI.14', code: 'must-take' });
  const elsewhere = { rule: 'DNE-FAI.14', code: 'not-offered-there', details: { card: 'demo-rouge' } };
  expect(game.refusal(take(1, 'demo-rouge'))).toEqual(elsewhere);
  expect(game.refusal(take(1, 'blind'))).toEqual({
    rule: 'DNE-FAI.14',
    code: 'not-offered-there',
    details: { card: 'blind' },
  });
  expect([shown(game, 1), shown(game, 3)]).toEqual([['demo-jing', 'vinyl-igor', 'vinyl-am'], hidden(3)]);
  game.play(take(1, 'vinyl-am'));
  expect(game.events).toEqual([
    { type: 'cards-discarded', rule: 'DNE-FAI.14', seat: 0, cards: ['vinyl-am'], from: 'held' },
  ]);
  // what has been shown is remembered
  const left = ['demo-jing', 'vinyl-igor'];
  expect([asked(game), shown(game, 1), shown(game, 3)]).toEqual(['failure-take 3', left, left]);
  game.play(take(3, 'demo-jing'));
  expect([discards(game), hands(game), asked(game)]).toEqual([
    ['vinyl-am', 'demo-jing'],
    [['vinyl-igor'], [], [], []],
    'summary 0',
  ]);
});
