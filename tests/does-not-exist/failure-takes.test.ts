import type { Viewer } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { decline } from './plays.js';
import {
  asked,
  begin,
  caught,
  cornered,
  discards,
  give,
  hand,
  inventory,
  putOff,
  setSouls,
  store,
  type Table,
  table,
} from './table.js';
import { blind, FOUR, hands, hidden, shown, take, taken, three } from './takers.js';

// DNE-FAI.14, DNE-FAI.15 and DNE-FAI.25: cards of the victim that neighbours or all opponents get.

const takings = (game: Table) => game.events.filter(({ type }) => type === 'card-taken');

rule(['DNE-FAI.14', 'DNE-FAI.25', 'DNE-GNL.1'], 'the neighbours keep a blind card each for the Blobgoblin', () => {
  const game = caught('blobgoblin', three, blind('vinyl-am', 'demo-jing'), FOUR);
  expect(takings(game)).toEqual([taken('DNE-FAI.14', 1, 'vinyl-am'), taken('DNE-FAI.14', 3, 'demo-jing')]);
  expect(hands(game)).toEqual([['vinyl-igor'], ['vinyl-am'], [], ['demo-jing']]);
  expect([inventory(game, 0), discards(game), asked(game)]).toEqual([['demo-rouge'], [], 'summary 0']);
});

rule(['DNE-FAI.14', 'DNE-GNL.1'], 'of two players the other one is both neighbours', () => {
  const game = caught('blobgoblin', three, blind('vinyl-am', 'demo-jing'), { players: 2 });
  expect(hands(game)).toEqual([['vinyl-igor'], ['vinyl-am', 'demo-jing']]);
});

rule(['DNE-FAI.14', 'DNE-GNL.1', 'DNE-GNL.2'], 'a player who waits takes no card; the next active one does', () => {
  const game = caught(
    'blobgoblin',
    (state) => {
      three(state);
      setSouls(state, 0, 1);
      putOff(state, 1);
    },
    blind('vinyl-am', 'demo-jing'),
    FOUR,
  );
  expect(takings(game)).toEqual([taken('DNE-FAI.14', 2, 'vinyl-am'), taken('DNE-FAI.14', 3, 'demo-jing')]);
});

rule('DNE-FAI.14', 'a hand of one card is enough for the left neighbour only, an empty one for nobody', () => {
  const one = caught('blobgoblin', (state) => give(state, 0, 'demo-jing'));
  expect([takings(one), asked(one)]).toEqual([[taken('DNE-FAI.14', 1, 'demo-jing')], 'summary 0']);
  const none = caught('blobgoblin', (state) => store(state, 0, 'demo-jing'));
  expect([takings(none), inventory(none, 0), asked(none)]).toEqual([[], ['demo-jing'], 'summary 0']);
});

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

rule('DNE-FAI.14', 'a hand of one card leaves the Leprechaun nothing to choose', () => {
  const game = caught('leperchaun', (state) => give(state, 0, 'demo-jing'));
  expect([discards(game), asked(game)]).toEqual([['demo-jing'], 'summary 0']);
});

rule(['DNE-FAI.15', 'DNE-FAI.25'], 'all opponents keep a blind card for the Lawyer, and the rest is discarded', () => {
  const game = caught(
    'lawyers',
    (state) => {
      give(state, 0, 'demo-courtesy', 'demo-jelz');
      three(state);
    },
    blind('vinyl-am', 'demo-courtesy', 'vinyl-igor'),
    FOUR,
  );
  expect(takings(game)).toEqual([
    taken('DNE-FAI.14', 1, 'vinyl-am'),
    taken('DNE-FAI.14', 2, 'demo-courtesy'),
    taken('DNE-FAI.14', 3, 'vinyl-igor'),
  ]);
  expect(hands(game)).toEqual([[], ['vinyl-am'], ['demo-courtesy'], ['vinyl-igor']]);
  expect([discards(game), inventory(game, 0), asked(game)]).toEqual([
    ['demo-jelz', 'demo-jing'],
    ['demo-rouge'],
    'summary 0',
  ]);
});

rule('DNE-FAI.15', 'the Lawyer serves opponents in order while the hand has a card', () => {
  const game = caught(
    'lawyers',
    (state) => give(state, 0, 'demo-jing', 'vinyl-am'),
    // the last card is no matter of chance
    blind('demo-jing'),
    FOUR,
  );
  expect([hands(game), discards(game)]).toEqual([[[], ['demo-jing'], ['vinyl-am'], []], []]);
});

rule(['DNE-FAI.14', 'DNE-FAI.25'], 'which card was taken blindly is told to victim and taker only', () => {
  const game = caught('lawyers', three, blind('vinyl-am', 'demo-jing'));
  const first = (viewer: Viewer) => game.eventsFor(viewer).find(({ type }) => type === 'card-taken');
  expect([first(0), first(1)]).toEqual([taken('DNE-FAI.14', 1, 'vinyl-am'), taken('DNE-FAI.14', 1, 'vinyl-am')]);
  const untold = { type: 'card-taken', rule: 'DNE-FAI.14', seat: 1, from: 0 };
  expect([first(2), first('spectator')]).toEqual([untold, untold]);
});

rule.each(
  ['DNE-GNL.1', 'DNE-GNL.2', 'DNE-FAI.14'],
  'where all others wait nobody takes a card',
  [{ monster: 'blobgoblin' }, { monster: 'leperchaun' }, { monster: 'net-troll' }, { monster: 'minor-god' }],
  ({ monster }) => {
    const game = caught(monster, (state) => {
      three(state);
      setSouls(state, 0, 1, 1);
      putOff(state, 1);
      putOff(state, 2);
    });
    expect([hand(game, 0).length, inventory(game, 0).length, asked(game)]).toEqual([3, 1, 'summary 0']);
  },
);
