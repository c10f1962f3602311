import { expect } from 'vitest';
import { rule } from '../rule.js';
import {
  asked,
  caught,
  discards,
  give,
  hand,
  inventory,
  type State,
  setSouls,
  souls,
  store,
  suffered,
  type Table,
} from './table.js';

// DNE-FAI.2, DNE-FAI.3 and DNE-FAI.6 to DNE-FAI.13: failures that cost cards.

const discard = (card: string) => ({ type: 'discard', seat: 0, card }) as const;
const set = (...cards: string[]) => ({ type: 'discard-set', seat: 0, cards }) as const;
const gone = (...cards: string[]) => ({ type: 'cards-discarded', seat: 0, cards }) as const;
const holding =
  (inHand: readonly string[], inInventory: readonly string[] = []) =>
  (state: State): void => {
    give(state, 0, ...inHand);
    store(state, 0, ...inInventory);
  };
/** What the victim has discarded and still holds once the failure is over. */
const after = (game: Table) => ({
  asked: asked(game),
  discards: discards(game),
  hand: hand(game, 0),
  inventory: inventory(game, 0),
});

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
    expect(game.events[0]).toEqual(gone('demo-jing'));
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

rule(['DNE-FAI.2', 'DNE-GNL.6'], 'where two held cards have to go, both go at once in the order of the places', () => {
  const game = caught('snerks', holding(['vinyl-am'], ['vinyl-igor']));
  expect(suffered(game)[0]).toEqual(gone('vinyl-am', 'vinyl-igor'));
  expect(asked(game)).toBe('summary 0');
});

const cat = (face: number) =>
  caught('cat-girl', holding(['demo-jing', 'vinyl-am', 'demo-rouge'], ['vinyl-igor']), [face]);

rule('DNE-FAI.6', 'the Cat Girl rolls how many held cards go', () => {
  const game = cat(3);
  expect(suffered(game)).toEqual([{ type: 'die-rolled', seat: 0, roll: 'failure', sides: 6, face: 3 }]);
  expect(game.legal()).toEqual(['demo-jing', 'vinyl-am', 'demo-rouge', 'vinyl-igor'].map(discard));
  game.play(discard('vinyl-igor'), discard('demo-jing'));
  expect([asked(game), discards(game)]).toEqual(['failure-discard 0', ['vinyl-igor', 'demo-jing']]);
  game.play(discard('demo-rouge'));
  expect([asked(game), hand(game, 0)]).toEqual(['summary 0', ['vinyl-am']]);
});

rule.each(
  ['DNE-FAI.6', 'DNE-FAI.2'],
  'when the Cat Girl takes as many cards as there are, or more, all go at once',
  [{ face: 4 }, { face: 6 }],
  ({ face }) => {
    const game = cat(face);
    expect(suffered(game)[1]).toEqual(gone('demo-jing', 'vinyl-am', 'demo-rouge', 'vinyl-igor'));
    expect(asked(game)).toBe('summary 0');
  },
);

rule('DNE-FAI.6', 'without a card the die of the Cat Girl changes nothing', () => {
  const game = caught('cat-girl', () => {}, [2]);
  expect([discards(game), asked(game)]).toEqual([[], 'summary 0']);
});

rule('DNE-FAI.7', 'Pukachu takes the whole hand and leaves the inventory', () => {
  const game = caught('pukachu', holding(['demo-jing', 'vinyl-am'], ['vinyl-igor']));
  expect(suffered(game)[0]).toEqual(gone('demo-jing', 'vinyl-am'));
  expect(after(game)).toEqual({
    asked: 'summary 0',
    discards: ['demo-jing', 'vinyl-am'],
    hand: [],
    inventory: ['vinyl-igor'],
  });
});

rule('DNE-FAI.8', 'the Lounge Lizards take the two best held cards', () => {
  const game = caught('lounge-lizards', holding(['vinyl-in-utero', 'demo-jing'], ['vinyl-am', 'demo-spawn']));
  // the best, and then the second best: nothing to choose
  expect(after(game)).toEqual({
    asked: 'summary 0',
    discards: ['vinyl-am', 'vinyl-in-utero'],
    hand: ['demo-jing'],
    inventory: ['demo-spawn'],
  });
});

rule(['DNE-FAI.8', 'DNE-FAI.2'], 'among equally good cards the victim chooses', () => {
  const game = caught('lounge-lizards', holding(['vinyl-in-utero', 'vinyl-geogaddi', 'demo-jing'], ['demo-rouge']));
  expect(game.legal()).toEqual([discard('vinyl-in-utero'), discard('vinyl-geogaddi')]);
  expect(game.refusal(discard('demo-rouge'))).toEqual({
    rule: 'DNE-FAI.8',
    code: 'wrong-card',
    details: { card: 'demo-rouge' },
  });
  game.play(discard('vinyl-geogaddi'));
  expect(discards(game)).toEqual(['vinyl-geogaddi', 'vinyl-in-utero']);
  expect(hand(game, 0)).toEqual(['demo-jing']);
});

rule(['DNE-FAI.8', 'DNE-FAI.3', 'DNE-R6'], 'Spawn is worth 3 where cards are compared', () => {
  const tied = caught('lounge-lizards', holding(['demo-spawn', 'vinyl-igor', 'demo-jing'], ['vinyl-am']));
  expect(discards(tied)).toEqual(['vinyl-am']);
  expect(tied.legal()).toEqual([discard('demo-spawn'), discard('vinyl-igor')]);
});

rule('DNE-FAI.8', 'two held cards or fewer all go', () => {
  const two = caught('lounge-lizards', holding(['demo-jing'], ['vinyl-am']));
  expect(suffered(two)[0]).toEqual(gone('demo-jing', 'vinyl-am'));
  const one = caught('lounge-lizards', holding([], ['vinyl-am']));
  expect([suffered(one)[0], asked(one)]).toEqual([gone('vinyl-am'), 'summary 0']);
  expect(discards(caught('lounge-lizards'))).toEqual([]);
});

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
  expect(game.events[0]).toEqual(gone('demo-jing', 'demo-rouge', 'vinyl-igor'));
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

rule('DNE-FAI.11', 'a single set that will do goes without a question', () => {
  const game = munchketeers('vinyl-igor', 'demo-jing', 'demo-spawn', 'vinyl-mordechai');
  expect([hand(game, 0), asked(game)]).toEqual([['demo-jing'], 'summary 0']);
});

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
  'a hand worth 5 or less goes completely, and nothing is asked where one set will do',
  [
    { cards: ['demo-jing', 'demo-courtesy'], gone: ['demo-jing', 'demo-courtesy'] },
    { cards: ['demo-jing', 'vinyl-igor'], gone: ['demo-jing', 'vinyl-igor'] },
    { cards: ['demo-rouge'], gone: ['demo-rouge'] },
    { cards: ['demo-jing', 'vinyl-am'], gone: ['vinyl-am'] },
    { cards: [], gone: [] },
  ],
  ({ cards, gone }) => {
    const game = man(...cards);
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
