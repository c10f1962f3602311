import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, caught, discards, give, hand, type State, setSouls, souls, store, suffered } from './table.js';

// DNE-FAI.4, DNE-FAI.5 and DNE-FAI.22: failures that cost souls, and failures to choose from.

const choose = (option: number) => ({ type: 'choose', seat: 0, option }) as const;
const lost = (source: string, from: number, to: number, rule: 'DNE-FAI.4' | 'DNE-FAI.5' = 'DNE-FAI.4') =>
  ({ type: 'souls-changed', rule, seat: 0, souls: { from, to }, cause: 'monster', source }) as const;
rule(['DNE-FAI.22', 'DNE-FAI.6'], 'the Oxymoron costs a soul first, and then two hand cards', () => {
  const game = caught('oxymoron', (state) => {
    setSouls(state, 3);
    give(state, 0, 'demo-jing', 'vinyl-am', 'vinyl-igor');
    store(state, 0, 'vinyl-currents');
  });
  expect(suffered(game)).toEqual([lost('oxymoron', 3, 2)]);
  expect(game.legal()).toEqual(
    ['demo-jing', 'vinyl-am', 'vinyl-igor'].map((card) => ({ type: 'discard', seat: 0, card })),
  );
  game.play({ type: 'discard', seat: 0, card: 'vinyl-am' });
  expect(game.refusal({ type: 'discard', seat: 0, card: 'vinyl-currents' })).toEqual({
    rule: 'DNE-FAI.6',
    code: 'not-held',
    details: { card: 'vinyl-currents' },
  });
  game.play({ type: 'discard', seat: 0, card: 'demo-jing' });
  expect([discards(game), hand(game, 0), asked(game)]).toEqual([
    ['vinyl-am', 'demo-jing'],
    ['vinyl-igor'],
    'summary 0',
  ]);
});

const lizard = (recipe: (state: State) => void) => caught('pinball-lizard', recipe);

rule(['DNE-FAI.22', 'DNE-FAI.8'], 'the Pinball Lizard takes a soul or the best held card', () => {
  const both = () =>
    lizard((state) => {
      setSouls(state, 2);
      give(state, 0, 'demo-jing', 'vinyl-in-utero');
      store(state, 0, 'vinyl-am');
    });
  const game = both();
  expect([asked(game), game.legal()]).toEqual(['failure-choose 0', [choose(0), choose(1)]]);
  expect(game.decision).toEqual({
    kind: 'failure-choose',
    seats: [0],
    rule: 'DNE-FAI.22',
    monster: 'pinball-lizard',
    options: [
      { op: 'loseSouls', n: 1 },
      { op: 'discardHighest', n: 1, from: 'held' },
    ],
  });
  expect(game.refusal(choose(2))).toEqual({ rule: 'DNE-FAI.22', code: 'no-such-option', details: { option: 2 } });
  game.play(choose(0));
  expect([souls(game)[0], discards(game), asked(game)]).toEqual([1, [], 'summary 0']);
  const other = both().play(choose(1), { type: 'discard', seat: 0, card: 'vinyl-am' });
  expect([souls(other)[0], discards(other), asked(other)]).toEqual([2, ['vinyl-am'], 'summary 0']);
});

rule.each(
  'DNE-FAI.22',
  'what the victim cannot carry out in full is not offered by the Pinball Lizard',
  [
    { title: 'no soul', count: 0, cards: ['demo-jing', 'vinyl-am'], left: 0, gone: ['vinyl-am'] },
    { title: 'no card', count: 1, cards: [], left: 0, gone: [] },
  ],
  ({ count, cards, left, gone }) => {
    const game = lizard((state) => {
      setSouls(state, count);
      give(state, 0, ...cards);
    });
    for (const card of gone) game.play({ type: 'discard', seat: 0, card });
    expect([souls(game)[0], discards(game), asked(game)]).toEqual([left, gone, 'summary 0']);
  },
);
