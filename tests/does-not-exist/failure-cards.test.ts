import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, caught, discards, inventory, suffered } from './table.js';
import { after, discard, gone, holding } from './victim.js';

// DNE-FAI.2, DNE-FAI.3 and DNE-FAI.6 to DNE-FAI.8: failures that cost cards, that many or the best.

const ONE_HAND_CARD = ['centaurpede', 'under-the-bed', 'mud-wrestler', 'ghost-in-the-shell', 'frog-prince'].map(
  (monster) => ({ monster }),
);

rule.each(
  ['DNE-FAI.6', 'DNE-FAI.2'],
  'the monster takes one hand card that the victim chooses',
  ONE_HAND_CARD,
  (row) => {
    const game = caught(row.monster, holding(['demo-jing', 'vinyl-am'], ['vinyl-igor']));
    expect(game.legal()).toEqual([discard('demo-jing'), discard('vinyl-am')]);
    expect(game.refusal(discard('vinyl-igor'))).toEqual({
      rule: 'DNE-FAI.6',
      code: 'not-held',
      details: { card: 'vinyl-igor' },
    });
    game.play(discard('demo-jing'));
    expect(game.events[0]).toEqual(gone('DNE-FAI.6', 'demo-jing'));
    expect(after(game)).toEqual({
      asked: 'summary 0',
      discards: ['demo-jing'],
      hand: ['vinyl-am'],
      inventory: ['vinyl-igor'],
    });
  },
);

rule.each(
  ['DNE-FAI.6', 'DNE-GNL.10', 'DNE-FAI.2'],
  'the last hand card goes without a question, and an empty hand costs nothing',
  ONE_HAND_CARD,
  ({ monster }) => {
    const one = caught(monster, holding(['demo-jing'], ['vinyl-igor']));
    expect([discards(one), inventory(one, 0), asked(one)]).toEqual([['demo-jing'], ['vinyl-igor'], 'summary 0']);
    const none = caught(monster, holding([], ['vinyl-igor']));
    expect([discards(none), inventory(none, 0), asked(none)]).toEqual([[], ['vinyl-igor'], 'summary 0']);
  },
);

rule(['DNE-FAI.6', 'DNE-FAI.3'], 'the Snerks take two held cards, one after the other', () => {
  const game = caught('snerks', holding(['demo-jing', 'vinyl-am'], ['vinyl-igor']));
  expect(game.legal()).toEqual([discard('demo-jing'), discard('vinyl-am'), discard('vinyl-igor')]);
  game.play(discard('vinyl-igor'));
  expect(game.legal()).toEqual([discard('demo-jing'), discard('vinyl-am')]);
  game.play(discard('demo-jing'));
  expect(after(game)).toEqual({
    asked: 'summary 0',
    discards: ['vinyl-igor', 'demo-jing'],
    hand: ['vinyl-am'],
    inventory: [],
  });
});

rule('DNE-FAI.8', 'the Lounge Lizards take the two best held cards', () => {
  const game = caught('lounge-lizards', holding(['vinyl-in-utero', 'demo-jing'], ['vinyl-am', 'demo-spawn']));
  // the best, and then the second best: nothing to choose, but nobody else can know
  for (const card of ['vinyl-am', 'vinyl-in-utero']) {
    expect(game.legal()).toEqual([discard(card)]);
    game.play(discard(card));
  }
  expect(after(game)).toEqual({
    asked: 'summary 0',
    discards: ['vinyl-am', 'vinyl-in-utero'],
    hand: ['demo-jing'],
    inventory: ['demo-spawn'],
  });
});

rule('DNE-FAI.8', 'two held cards or fewer all go', () => {
  const two = caught('lounge-lizards', holding(['demo-jing'], ['vinyl-am']));
  expect(suffered(two)[0]).toEqual(gone('DNE-FAI.8', 'demo-jing', 'vinyl-am'));
  const one = caught('lounge-lizards', holding([], ['vinyl-am']));
  expect([suffered(one)[0], asked(one)]).toEqual([gone('DNE-FAI.8', 'vinyl-am'), 'summary 0']);
  expect(discards(caught('lounge-lizards'))).toEqual([]);
});
