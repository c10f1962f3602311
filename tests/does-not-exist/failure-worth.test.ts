import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { asked, caught, discards, hand, inventory, setSouls, souls } from './table.js';
import { after, discard, gone, holding } from './victim.js';

// DNE-FAI.9 to DNE-FAI.13: failures that cost cards of some worth, sets of cards or inventory cards.

const set = (...cards: string[]) => ({ type: 'discard-set', seat: 0, cards }) as const;

rule.each(
  ['DNE-FAI.9', 'DNE-FAI.3'],
  'the Roc Star takes every held card worth 4 or less',
  [
    { cards: ['demo-rouge', 'demo-sol-ortega'], stored: ['demo-spawn', 'vinyl-am'], left: ['demo-rouge', 'vinyl-am'] },
    { cards: ['demo-jing'], stored: ['vinyl-igor', 'demo-muravyova'], left: [] },
    { cards: ['demo-rouge'], stored: [], left: ['demo-rouge'] },
  ],
  ({ cards, stored, left }) => {
    const game = caught('roc-star', holding(cards, stored));
    const all: string[] = [...cards, ...stored];
    const kept: string[] = [...left];
    expect([...hand(game, 0), ...inventory(game, 0)]).toEqual(kept);
    expect(discards(game)).toEqual(all.filter((card) => !kept.includes(card)));
    expect(asked(game)).toBe('summary 0');
  },
);

rule('DNE-FAI.10', 'the Meanderthal takes one held card worth 4 or more', () => {
  const game = caught('meanderthal', (state) => {
    setSouls(state, 2);
    holding(['vinyl-igor', 'demo-spawn', 'demo-sol-ortega'], ['vinyl-am', 'demo-jing'])(state);
  });
  expect(game.legal()).toEqual([discard('demo-sol-ortega'), discard('vinyl-am')]);
  expect(game.refusal(discard('vinyl-igor'))).toEqual({
    rule: 'DNE-FAI.10',
    code: 'wrong-card',
    details: { card: 'vinyl-igor' },
  });
  game.play(discard('demo-sol-ortega'));
  expect([discards(game), souls(game)[0], asked(game)]).toEqual([['demo-sol-ortega'], 2, 'summary 0']);
});

rule.each(
  'DNE-FAI.10',
  'without a card worth 4 the Meanderthal takes a soul',
  [
    { cards: [], stored: ['demo-sol-ortega'], gone: ['demo-sol-ortega'], left: 2 },
    { cards: ['vinyl-igor'], stored: ['demo-spawn'], gone: [], left: 1 },
    { cards: [], stored: [], gone: [], left: 1 },
  ],
  ({ cards, stored, gone, left }) => {
    const game = caught('meanderthal', (state) => {
      setSouls(state, 2);
      holding(cards, stored)(state);
    });
    expect([discards(game), souls(game)[0], asked(game)]).toEqual([gone, left, 'summary 0']);
  },
);

const munchketeers = (...cards: string[]) => caught('the-three-munchketeers', holding(cards, ['album-enigma']));

rule(['DNE-FAI.11', 'DNE-R47'], 'the Munchketeers take three hand cards worth 9 or more together', () => {
  // 2, 2, 5 and 3
  const game = munchketeers('demo-jing', 'demo-courtesy', 'demo-rouge', 'vinyl-igor');
  const sets = [
    ['demo-jing', 'demo-courtesy', 'demo-rouge'],
    ['demo-jing', 'demo-rouge', 'vinyl-igor'],
    ['demo-courtesy', 'demo-rouge', 'vinyl-igor'],
  ];
  expect(game.legal()).toEqual(sets.map((cards) => set(...cards)));
  for (const wrong of [
    set('demo-jing', 'demo-courtesy', 'vinyl-igor'), // 7
    set('demo-rouge', 'demo-jing', 'vinyl-igor'), // not in hand order
    set('demo-jing', 'demo-rouge'),
    set('demo-jing', 'demo-rouge', 'album-enigma'),
    set('demo-jing', 'demo-courtesy', 'demo-rouge', 'vinyl-igor'),
    set(),
  ])
    expect(game.refusal(wrong)).toEqual({ rule: 'DNE-FAI.11', code: 'not-such-a-set' });
  game.play(set('demo-jing', 'demo-rouge', 'vinyl-igor'));
  expect(game.events[0]).toEqual(gone('DNE-FAI.11', 'demo-jing', 'demo-rouge', 'vinyl-igor'));
  expect([hand(game, 0), inventory(game, 0), asked(game)]).toEqual([['demo-courtesy'], ['album-enigma'], 'summary 0']);
});

rule('DNE-FAI.11', 'when no three cards reach 9, three with the greatest sum go', () => {
  // 2, 3, 2 and 3: 8 at most
  const game = munchketeers('demo-jing', 'vinyl-igor', 'demo-courtesy', 'vinyl-mordechai');
  expect(game.legal()).toEqual([
    set('demo-jing', 'vinyl-igor', 'vinyl-mordechai'),
    set('vinyl-igor', 'demo-courtesy', 'vinyl-mordechai'),
  ]);
  const five = munchketeers('demo-jing', 'vinyl-igor', 'demo-spawn', 'demo-courtesy', 'demo-jelz');
  expect(five.legal()).toEqual(
    ['demo-jing', 'demo-courtesy', 'demo-jelz'].map((weak) =>
      weak === 'demo-jing' ? set(weak, 'vinyl-igor', 'demo-spawn') : set('vinyl-igor', 'demo-spawn', weak),
    ),
  );
});

rule(
  ['DNE-FAI.11', 'DNE-GNL.14'],
  'a single set that will do is asked for: nobody else knows that it is the only one',
  () => {
    const game = munchketeers('vinyl-igor', 'demo-jing', 'demo-spawn', 'vinyl-mordechai');
    expect(game.legal()).toEqual([set('vinyl-igor', 'demo-spawn', 'vinyl-mordechai')]);
    game.play(set('vinyl-igor', 'demo-spawn', 'vinyl-mordechai'));
    expect([hand(game, 0), asked(game)]).toEqual([['demo-jing'], 'summary 0']);
  },
);

rule.each(
  'DNE-FAI.11',
  'three hand cards or fewer all go to the Munchketeers',
  [
    { cards: ['demo-jing', 'demo-courtesy', 'vinyl-igor'] },
    { cards: ['vinyl-am'] },
    { cards: ['vinyl-am', 'demo-jing'] },
    { cards: [] },
  ],
  ({ cards }) => {
    const game = caught('the-three-munchketeers', holding(cards, ['vinyl-currents']));
    expect([discards(game), inventory(game, 0), asked(game)]).toEqual([cards, ['vinyl-currents'], 'summary 0']);
  },
);

const man = (...cards: string[]) =>
  caught('gms-ex-girlfriend', holding(cards, ['album-enigma']), [], { traits: [{ gender: 'man' }] });

rule(['DNE-FAI.12', 'DNE-R47'], 'a man discards hand cards worth 5, none of which could be left out', () => {
  // 2, 3, 5, 4 and 2
  const game = man('demo-jing', 'vinyl-igor', 'demo-rouge', 'demo-sol-ortega', 'demo-courtesy');
  const sets = [
    ['demo-jing', 'vinyl-igor'],
    ['demo-rouge'],
    ['demo-jing', 'demo-sol-ortega'],
    ['vinyl-igor', 'demo-sol-ortega'],
    ['vinyl-igor', 'demo-courtesy'],
    ['demo-sol-ortega', 'demo-courtesy'],
  ];
  const legal = game.legal('discard-set').map(({ cards }) => cards);
  expect(legal).toHaveLength(sets.length);
  expect(legal).toEqual(expect.arrayContaining(sets));
  for (const wrong of [set('demo-jing', 'demo-courtesy'), set('demo-jing', 'demo-rouge'), set('album-enigma')])
    expect(game.refusal(wrong)).toEqual({ rule: 'DNE-FAI.12', code: 'not-such-a-set' });
  game.play(set('vinyl-igor', 'demo-courtesy'));
  expect([discards(game), asked(game)]).toEqual([['vinyl-igor', 'demo-courtesy'], 'summary 0']);
});

rule.each(
  'DNE-FAI.12',
  'a hand worth 5 or less goes completely, and the only set that will do is asked for',
  [
    { cards: ['demo-jing', 'demo-courtesy'], gone: ['demo-jing', 'demo-courtesy'] },
    { cards: ['demo-jing', 'vinyl-igor'], gone: ['demo-jing', 'vinyl-igor'], isAsked: true },
    { cards: ['demo-rouge'], gone: ['demo-rouge'] },
    { cards: ['demo-jing', 'vinyl-am'], gone: ['vinyl-am'], isAsked: true },
    { cards: [], gone: [] },
  ],
  ({ cards, gone, isAsked = false }) => {
    const game = man(...cards);
    expect(asked(game)).toBe(isAsked ? 'failure-set 0' : 'summary 0');
    if (isAsked) game.play(set(...gone));
    expect([discards(game), inventory(game, 0), asked(game)]).toEqual([gone, ['album-enigma'], 'summary 0']);
  },
);

rule('DNE-FAI.13', 'the Undead Clowns take an inventory card', () => {
  const game = caught('undead-clowns', holding(['demo-jing'], ['vinyl-am', 'vinyl-igor']));
  expect(game.legal()).toEqual([discard('vinyl-am'), discard('vinyl-igor')]);
  game.play(discard('vinyl-igor'));
  expect(after(game)).toEqual({
    asked: 'summary 0',
    discards: ['vinyl-igor'],
    hand: ['demo-jing'],
    inventory: ['vinyl-am'],
  });
  const one = caught('undead-clowns', holding(['demo-jing'], ['vinyl-am']));
  expect([discards(one), hand(one, 0), asked(one)]).toEqual([['vinyl-am'], ['demo-jing'], 'summary 0']);
});

rule(['DNE-FAI.13', 'DNE-ZER.3'], 'with an empty inventory the Undead Clowns zero their victim', () => {
  const game = caught('undead-clowns', (state) => {
    setSouls(state, 2);
    holding(['demo-jing', 'vinyl-am'])(state);
  });
  expect([discards(game), game.state.players[0]?.status]).toEqual([['demo-jing', 'vinyl-am'], 'waiting']);
});
