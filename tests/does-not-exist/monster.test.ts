import { cardsOfDeck, deckSize, stackedDeck } from '@rulewright/core';
import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../rule.js';
import {
  asked,
  at,
  caught,
  clear,
  discards,
  figure,
  figureId,
  give,
  giveAny,
  guest,
  hand,
  hire,
  inventory,
  lay,
  type Options,
  rave,
  type State,
  setClass,
  shuffleInto,
  store,
  type Table,
  table,
  takeAny,
} from './table.js';

// DNE-MON: inviting a monster, its price, and where it goes.

const invite = (monster: string, seat = 0) => ({ type: 'invite', seat, monster }) as const;
const pay = (card: string) => ({ type: 'pay', seat: 0, card }) as const;
const hold = { type: 'hold', seat: 0 } as const;

const preparing = (expectation: number, recipe: (state: State) => void, options: Options = {}): Table =>
  table(options).edit((state) => {
    clear(state, expectation);
    recipe(state);
  });
const supply = (game: Table) => game.state.monsterSupply.map(figureId);
const here = (game: Table) => game.state.monster.map(figureId);
const two = (state: State) => {
  give(state, 0, 'demo-jing');
  store(state, 0, 'vinyl-am');
};

rule(['DNE-MON.1', 'DNE-TRN.5'], 'a monster is invited after the roll, by the Host, in the preparation', () => {
  const early = preparing(0, two);
  expect(early.legal('invite')).toEqual([]);
  expect(early.refusal(invite('harpies'))).toEqual({ rule: 'DNE-TRN.5', code: 'not-rolled-yet' });
  const game = preparing(20, two);
  expect(engine.explain(game.state, invite('harpies', 1))).toBeDefined();
  expect(game.legal('invite')).toHaveLength(46);
  game.play({ type: 'start-rave', seat: 0 });
  expect([game.legal('invite'), engine.explain(game.state, invite('harpies')) === undefined]).toEqual([[], false]);
});

rule(['DNE-MON.4', 'DNE-MON.5', 'DNE-GNL.4'], 'a held card is the price, and then the monster comes', () => {
  const game = preparing(4, two).play(invite('harpies'));
  expect(game.events).toEqual([{ type: 'monster-invited', seat: 0, monster: 'harpies' }]);
  expect([asked(game), game.legal()]).toEqual(['pay-invite 0', [pay('demo-jing'), pay('vinyl-am')]]);
  expect(game.refusal(pay('vinyl-igor'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'not-held',
    details: { card: 'vinyl-igor' },
  });
  game.play(pay('vinyl-am'));
  expect(game.events).toEqual([
    { type: 'cards-discarded', seat: 0, cards: ['vinyl-am'] },
    { type: 'monster-came', monster: 'harpies', level: 4 },
  ]);
  expect([here(game), supply(game).includes('harpies'), game.state.turn.level]).toEqual([['harpies'], false, 4]);
  expect([asked(game), inventory(game, 0), hand(game, 0)]).toEqual(['prepare 0', [], ['demo-jing']]);
});

rule('DNE-MON.1', 'there is one invitation a turn', () => {
  const game = preparing(20, (state) => giveAny(state, 0, 3)).play(invite('harpies'));
  game.play(pay(hand(game, 0)[0] ?? ''));
  expect(game.legal('invite')).toEqual([]);
  expect(game.refusal(invite('salamander'))).toEqual({ rule: 'DNE-MON.1', code: 'invited-already' });
  expect(game.refusal({ type: 'pass', seat: 0 })).toEqual({ rule: 'DNE-TRN.7', code: 'invitation-made' });
});

rule(['DNE-MON.4', 'DNE-GNL.10'], 'without a card nobody can be invited but the Meanderthal', () => {
  const game = preparing(20, () => {});
  expect(game.legal('invite')).toEqual([invite('meanderthal')]);
  expect(game.refusal(invite('harpies'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'price-too-high',
    details: { monster: 'harpies' },
  });
});

rule('DNE-MON.2', 'only a monster of the supply can be invited', () => {
  const game = preparing(20, (state) => {
    two(state);
    state.monsterSupply = state.monsterSupply.filter((card) => card !== figure('harpies'));
    state.monsterDiscard = [figure('harpies')];
  });
  for (const monster of ['harpies', 'murdoc', 'any', 'constructor'])
    expect(game.refusal(invite(monster))).toEqual({ rule: 'DNE-MON.2', code: 'no-such-monster', details: { monster } });
});

rule(['DNE-SPC.11', 'DNE-R21', 'DNE-MON.2'], 'the Meanderthal comes for free, but not above the expectation', () => {
  const game = preparing(10, () => {}).play(invite('meanderthal'));
  expect([here(game), discards(game), asked(game)]).toEqual([['meanderthal'], [], 'prepare 0']);
  expect(preparing(9, () => {}).refusal(invite('meanderthal'))).toEqual({
    rule: 'DNE-MON.2',
    code: 'level-too-high',
    details: { monster: 'meanderthal', level: 10, expectation: 9 },
  });
});

rule(['DNE-SPC.15', 'DNE-MON.5'], 'the Tongue Demon wants a hand card first, then any held card', () => {
  const game = preparing(12, (state) => {
    give(state, 0, 'demo-jing', 'demo-jelz');
    store(state, 0, 'vinyl-am');
  }).play(invite('tongue-demon'));
  expect(game.legal()).toEqual([pay('demo-jing'), pay('demo-jelz')]);
  expect(game.refusal(pay('vinyl-am'))).toEqual({
    rule: 'DNE-SPC.15',
    code: 'not-in-hand',
    details: { card: 'vinyl-am' },
  });
  game.play(pay('demo-jelz'));
  expect(game.legal()).toEqual([pay('demo-jing'), pay('vinyl-am')]);
  game.play(pay('vinyl-am'));
  expect([discards(game), here(game)]).toEqual([['demo-jelz', 'vinyl-am'], ['tongue-demon']]);
});

rule.each(
  ['DNE-SPC.15', 'DNE-MON.4'],
  'the Tongue Demon costs two cards, one of them from the hand',
  [
    { cards: ['demo-jing'], stored: [], legal: false },
    { cards: ['demo-jing', 'demo-jelz'], stored: [], legal: true },
    { cards: ['demo-jing'], stored: ['vinyl-am'], legal: true },
    { cards: [], stored: ['vinyl-am', 'vinyl-igor'], legal: false },
  ],
  ({ cards, stored, legal }) => {
    const game = preparing(12, (state) => {
      give(state, 0, ...cards);
      store(state, 0, ...stored);
    });
    expect(game.legal('invite').some(({ monster }) => monster === 'tongue-demon')).toBe(legal);
  },
);

rule(['DNE-SPC.4', 'DNE-MON.1'], 'the Frog Prince comes alone, without the Tongue Demon', () => {
  const game = preparing(12, (state) => giveAny(state, 0, 4)).play(invite('frog-prince'));
  game.play(pay(hand(game, 0)[0] ?? ''));
  expect([here(game), game.state.turn.level, hand(game, 0).length]).toEqual([['frog-prince'], 6, 3]);
  expect(supply(game)).toContain('tongue-demon');
  expect(game.refusal(invite('tongue-demon'))).toEqual({ rule: 'DNE-MON.1', code: 'invited-already' });
});

rule(['DNE-MON.6', 'DNE-R20'], 'by default the level changes no expectation; added, it does, and gates nobody', () => {
  const closes = (card: string, options: Options) => {
    const game = preparing(5, (state) => give(state, 0, 'demo-courtesy', 'demo-jelz'), options);
    game.play(invite('a-cute-angel'), pay('demo-courtesy'), { type: 'start-rave', seat: 0 });
    game.edit((state) => {
      shuffleInto(state.deck, [...(state.players[0]?.hand.splice(0) ?? [])]);
      lay(state, 0, ...card.split(' '));
    });
    return game.play(hold).state.rave.winner;
  };
  expect([closes('demo-rouge', {}), closes('vinyl-in-utero', {})]).toEqual([-1, 0]);
  const add = { monsterLevel: 'add' } as const;
  expect([closes('album-enigma', add), closes('vinyl-am demo-jing', add)]).toEqual([-1, 0]);
  const low = preparing(1, two, add);
  expect(low.legal('invite')).toHaveLength(46);
});

rule(
  ['DNE-MON.8', 'DNE-R14'],
  'the monster goes to its discard pile, which becomes the supply when that is empty',
  () => {
    const game = (left: number) =>
      caught('harpies', (state) => {
        state.monsterDiscard = state.monsterSupply.splice(left);
      });
    const some = game(1);
    expect([some.state.monsterSupply.length, some.state.monsterDiscard.length]).toEqual([1, 45]);
    expect(some.state.monsterDiscard.at(-1)).toBe(figure('harpies'));
    const none = game(0);
    expect([none.state.monsterSupply.length, none.state.monsterDiscard]).toEqual([46, []]);
    expect(supply(none).at(-1)).toBe('harpies');
  },
);

rule(['DNE-MON.8', 'DNE-SPC.1'], 'a supply that a Hand of Fate left empty is made anew, too', () => {
  const game = table().edit((state) => {
    clear(state);
    rave(state, 5, ['vinyl-am']);
    guest(state, 'the-hand-of-fate');
    state.monsterDiscard = state.monsterSupply.splice(0);
  });
  game.play(hold);
  expect([game.state.monsterSupply.length, game.state.monsterDiscard]).toEqual([45, []]);
});

rule('DNE-R14', 'with the option a monster returns to the supply at once', () => {
  const game = caught('harpies', () => {}, [], { monsterReturn: 'supply' });
  expect([supply(game).at(-1), game.state.monsterSupply.length, game.state.monsterDiscard]).toEqual([
    'harpies',
    46,
    [],
  ]);
});

/** A mercenary Hand of Fate throws its only card in a rave, while these monsters are left in the supply. */
const usedUp = (left: number, recipe: (state: State) => void = () => {}, options: Options = {}) =>
  at((state) => {
    rave(state, 20);
    hire(state, 0, 'the-hand-of-fate', 'demo-jing');
    giveAny(state, 0, 1);
    state.monsterDiscard = state.monsterSupply.splice(left);
    recipe(state);
  }, options).play({ type: 'ask-mercenary', seat: 0, mercenary: 'the-hand-of-fate' });

rule(['DNE-MON.8', 'DNE-SPC.1'], 'an empty supply is made anew at once when a Hand of Fate comes to the pile', () => {
  const some = usedUp(1);
  expect([some.state.monsterSupply.length, supply(some).includes('the-hand-of-fate')]).toEqual([1, false]);
  expect(some.state.monsterDiscard.at(-1)).toBe(figure('the-hand-of-fate'));
  const none = usedUp(0);
  expect([none.state.monsterSupply.length, supply(none).at(-1), none.state.monsterDiscard]).toEqual([
    46,
    'the-hand-of-fate',
    [],
  ]);
});

rule(['DNE-MON.8', 'DNE-SPC.1'], 'while the last monster of the supply is a guest, the pile waits', () => {
  const game = usedUp(1, (state) => {
    state.monster = state.monsterSupply.splice(0, 1);
    state.turn.invited = true;
  });
  expect([game.state.monsterSupply, game.state.monsterDiscard.length]).toEqual([[], 45]);
});

rule(['DNE-R14', 'DNE-SPC.1'], 'with the option a Hand of Fate that leaves returns to the supply, too', () => {
  const game = usedUp(45, () => {}, { monsterReturn: 'supply' });
  expect([supply(game).at(-1), game.state.monsterSupply.length, game.state.monsterDiscard]).toEqual([
    'the-hand-of-fate',
    46,
    [],
  ]);
});

const random = (expectation: number, recipe: (state: State) => void = two, options: Options = {}) =>
  preparing(expectation, recipe, { monsterChoice: 'random', ...options });

rule('DNE-R13', 'chance names any eligible monster once the price is paid', () => {
  const game = random(2, (state) => {
    two(state);
    setClass(state, 0, 'alien');
  });
  expect(game.legal('invite')).toEqual([invite('any')]);
  expect(game.refusal(invite('mr-bones'))).toEqual({
    rule: 'DNE-R13',
    code: 'no-such-monster',
    details: { monster: 'mr-bones' },
  });
  game.play(invite('any'));
  expect([game.events, asked(game)]).toEqual([[], 'pay-invite 0']);
  const outcomes = engine.chanceOutcomes(game.state, pay('demo-jing'));
  const names = outcomes.map(({ state }) => `${state.monster.map(figureId)} ${state.agenda.at(-1)?.kind}`).sort();
  const eligible = 'blobgoblin centaurpede minor-god mr-bones pinball-lizard pit-bull the-brothers-grimm under-the-bed';
  expect(names).toEqual(eligible.split(' ').map((name) => `${name} prepare`));
  expect(outcomes.map(({ probability }) => probability)).toEqual(Array(8).fill({ numerator: 1, denominator: 8 }));
  game.script(['mr-bones']).play(pay('demo-jing'));
  expect(game.events.slice(1)).toEqual([
    { type: 'monster-invited', seat: 0, monster: 'mr-bones' },
    { type: 'monster-came', monster: 'mr-bones', level: 2 },
  ]);
  expect([supply(game).includes('mr-bones'), game.refusal(invite('any')).code]).toEqual([false, 'invited-already']);
});

rule(['DNE-R13', 'DNE-MON.4'], 'chance is not asked when nobody could come, or without a card', () => {
  const nobody = random(3, (state) => {
    two(state);
    state.monsterDiscard = state.monsterSupply.filter((card) => (engine.content.monsters[card]?.level ?? 0) <= 4);
    state.monsterSupply = state.monsterSupply.filter((card) => !state.monsterDiscard.includes(card));
  });
  expect(nobody.refusal(invite('any'))).toEqual({
    rule: 'DNE-R13',
    code: 'no-such-monster',
    details: { monster: 'any' },
  });
  expect(random(20, () => {}).refusal(invite('any'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'price-too-high',
    details: { monster: 'any' },
  });
});

rule.each(
  ['DNE-R13', 'DNE-SPC.11', 'DNE-SPC.15'],
  'where chance names the monster, it costs one card',
  [{ monster: 'meanderthal' }, { monster: 'tongue-demon' }],
  ({ monster }) => {
    const game = random(12).play(invite('any'));
    game.script([monster]).play(pay('vinyl-am'));
    expect([here(game), discards(game), asked(game)]).toEqual([[monster], ['vinyl-am'], 'prepare 0']);
  },
);

/** A monster deck of these, the first one uppermost; all others are on the discard pile. */
const drawing = (expectation: number, deck: readonly string[], recipe: (state: State) => void = two) =>
  preparing(
    expectation,
    (state) => {
      recipe(state);
      const cards = deck.map(figure);
      state.monsterDiscard = cardsOfDeck(state.monsterDeck).filter((card) => !cards.includes(card));
      state.monsterDeck = stackedDeck(cards.map((card) => [card]));
    },
    { monsterChoice: 'draw' },
  );
/** The bags of the monster deck, the top one first; within a bag there is no order. */
const deck = (game: Table) => [...game.state.monsterDeck.bags].reverse().map(({ cards }) => cards.map(figureId));

rule('DNE-R13', 'the top of the deck comes when its level fits', () => {
  const game = drawing(4, ['harpies', 'smog']);
  expect([game.state.monsterSupply, game.legal('invite')]).toEqual([[], [invite('any')]]);
  game.play(invite('any'), pay('vinyl-am'));
  expect(game.events.slice(1)).toEqual([
    { type: 'monster-invited', seat: 0, monster: 'harpies' },
    { type: 'monster-came', monster: 'harpies', level: 4 },
  ]);
  expect([here(game), deck(game)]).toEqual([['harpies'], [['smog']]]);
});

rule('DNE-R13', 'a monster that is too strong is shuffled into the deck, and nobody comes', () => {
  const game = drawing(3, ['harpies', 'elmer', 'smog']).play(invite('any'), pay('vinyl-am'));
  expect(game.events.at(-1)).toEqual({ type: 'monster-stayed-away', monster: 'harpies', level: 4 });
  expect([here(game), deck(game), game.state.turn.level]).toEqual([[], [['harpies', 'smog', 'elmer']], 0]);
  expect([asked(game), game.refusal(invite('any')).code]).toEqual(['prepare 0', 'invited-already']);
  // everybody knows that it is there, and nobody where
  const [bag] = game.state.monsterDeck.bags;
  expect(bag?.known).toEqual(Array((bag?.known ?? []).length).fill([figure('harpies')]));
});

rule(
  ['DNE-R13', 'DNE-DCK.2'],
  'an empty monster deck is made of the shuffled pile; without both nobody is invited',
  () => {
    const game = drawing(20, []).play(invite('any'));
    game.script(['harpies']).play(pay('vinyl-am'));
    expect(here(game)).toEqual(['harpies']);
    expect([deckSize(game.state.monsterDeck), game.state.monsterDiscard]).toEqual([45, []]);
  },
);

rule(['DNE-R14', 'DNE-R13'], 'with a deck, a monster that returns at once goes to a random place', () => {
  const game = table({ monsterChoice: 'draw', monsterReturn: 'supply' }).edit((state) => {
    clear(state);
    rave(state, 5, ['vinyl-am']);
    state.monster = takeAny(state.monsterDeck, 1);
    state.turn.invited = true;
  });
  game.play(hold);
  expect([deck(game).map((bag) => bag.length), game.state.monsterDiscard]).toEqual([[46], []]);
});

rule(
  ['DNE-R14', 'DNE-R13', 'DNE-SPC.1'],
  'with a deck, a Hand of Fate that leaves goes to a random place of it',
  () => {
    const game = table({ monsterChoice: 'draw', monsterReturn: 'supply' }).edit((state) => {
      clear(state);
      rave(state, 20);
      hire(state, 0, 'the-hand-of-fate', 'demo-jing');
      giveAny(state, 0, 1);
    });
    game.play({ type: 'ask-mercenary', seat: 0, mercenary: 'the-hand-of-fate' });
    expect([deck(game).map((bag) => bag.length), game.state.monsterDiscard]).toEqual([[46], []]);
  },
);

rule(['DNE-MON.8', 'DNE-R13'], 'a monster from a deck goes to the discard pile, and there is no supply', () => {
  const game = table({ monsterChoice: 'draw' }).edit((state) => {
    clear(state);
    rave(state, 5, ['vinyl-am']);
    state.monster = takeAny(state.monsterDeck, 1);
    state.turn.invited = true;
  });
  const came = [...game.state.monster];
  game.play(hold);
  expect([game.state.monsterDiscard, game.state.monsterSupply, deckSize(game.state.monsterDeck)]).toEqual([
    came,
    [],
    45,
  ]);
});
