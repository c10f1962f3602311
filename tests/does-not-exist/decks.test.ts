import { cardsOfDeck } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  at,
  discard,
  discards,
  give,
  guest,
  hand,
  lay,
  leaveAny,
  rave,
  setClass,
  setOut,
  setShared,
  soundId,
  stack,
  store,
} from './table.js';

// DNE-DCK, DNE-GNL.6, DNE-GNL.10, DNE-GNL.13: decks, discards and blind cards.

rule(['DNE-GNL.6', 'DNE-R70'], 'a discarded card lies on top; several keep the order of hand and inventory', () => {
  const game = at((state) => {
    rave(state, 20);
    guest(state, 'roc-star');
    discard(state, 'demo-sub-zero');
    give(state, 0, 'demo-jing', 'vinyl-am', 'demo-jelz');
    store(state, 0, 'demo-smith', 'demo-madness');
    setShared(state, { rave: { holds: 2 } });
  })
    .script([1])
    .play({ type: 'hold', seat: 0 });
  expect(discards(game)).toEqual(['demo-sub-zero', 'demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness']);
});

rule('DNE-GNL.13', 'every card of a hand is equally likely to be taken blind', () => {
  const game = at((state) => {
    rave(state, 20);
    guest(state, 'blobgoblin');
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-smith');
    setOut(state, 2);
    setShared(state, { rave: { holds: 1 } });
  });
  const chances = new Map<string, number>();
  for (const { state, probability } of engine.chanceOutcomes(game.state, { type: 'hold', seat: 0 })) {
    const taken = (state.players[1]?.hand ?? []).map(soundId).sort().join(' ');
    chances.set(taken, (chances.get(taken) ?? 0) + probability.numerator / probability.denominator);
  }
  // Blobgoblin adds 2: a 1 or a 2 fails, and two of the three cards go
  expect([...chances].map(([cards, chance]) => [cards, Math.round(chance * 9)]).sort()).toEqual([
    ['', 6],
    ['demo-jelz demo-jing', 1],
    ['demo-jelz demo-smith', 1],
    ['demo-jing demo-smith', 1],
  ]);
});

rule(['DNE-DCK.1', 'DNE-DCK.3', 'DNE-R73'], 'an empty deck is made of the discard pile, but not of line-ups', () => {
  const game = at((state) => {
    rave(state, 20);
    setClass(state, 0, 'olivye');
    give(state, 0, 'demo-jing', 'demo-jelz');
    lay(state, 0, 'demo-smith');
    discard(state, 'demo-madness');
    stack(state, 'deck', ['vinyl-am']);
    leaveAny(state, 1, 1);
  });
  game.script(['demo-madness']).play({ type: 'refresh', seat: 0, card: 'demo-jing' });
  expect(game.events).toEqual([
    { type: 'cards-discarded', rule: 'DNE-CLS.22', seat: 0, cards: ['demo-jing'], from: 'held' },
    { type: 'deck-reshuffled', rule: 'DNE-DCK.1', deck: 'sounds', cards: 2 },
    { type: 'cards-drawn', rule: 'DNE-CLS.22', seat: 0, count: 2, cards: ['vinyl-am', 'demo-madness'] },
  ]);
  expect([hand(game, 0), discards(game), cardsOfDeck(game.state.deck).map(soundId)]).toEqual([
    ['demo-jelz', 'vinyl-am', 'demo-madness'],
    [],
    ['demo-jing'],
  ]);
});

rule(
  ['DNE-DCK.1', 'DNE-GNL.10', 'DNE-R73'],
  'where deck and pile are empty the draw is lost, and nothing is told of it',
  () => {
    const game = at((state) => {
      leaveAny(state, 0, 1);
    }).play({ type: 'pass', seat: 0 });
    expect(game.events).toEqual([
      { type: 'turn-passed', rule: 'DNE-TRN.6', seat: 0 },
      { type: 'turn-began', rule: 'DNE-TRN.2', turn: 2, host: 1, place: 1 },
      { type: 'phase-began', rule: 'DNE-TRN.2', phase: 'start' },
      { type: 'phase-began', rule: 'DNE-TRN.4', phase: 'preparation' },
    ]);
    expect([asked(game), hand(game, 1)]).toEqual(['prepare 1', []]);
  },
);
