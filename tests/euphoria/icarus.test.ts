import { activate, give, market, setGoods, setPlayer, stand, star } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes, plans } from './facts.js';
import { icarus } from './icarus.js';
import { asked, discard, pay, place, position, spacesFor, take } from './positions.js';

const closed = { rule: 'EUP-PLC.4', code: 'cannot-pay' };

rule(['EUP-ICA.1', 'EUP-R13'], 'the Wind Salon takes three artifacts for a star and a step', () => {
  const game = icarus((state) => give(state, 0, 'bat', 'book', 'glasses'));
  expect(changes(game, place(0, 1, 'wind-salon'))).toEqual({
    'hands.0': '',
    discard: 'bat book glasses',
    'workers.0.0': 'wind-salon 1',
    'territory.icarite.0': 1,
    'stars.0': 9,
    'allegiance.icarite': 1,
  });
  expect(eventTypes(game).slice(-3)).toEqual(['star-placed', 'allegiance-moved', 'turn-began']);
});

rule('EUP-ICA.1', 'the Wind Salon also takes two artifacts of one kind, and no other two', () => {
  const game = icarus((state) => give(state, 0, 'bat', 'bat', 'book')).play(place(0, 1, 'wind-salon'));
  expect(plans(game)).toEqual(['bat bat book', 'bat bat']);
  expect(changes(game, pay(0, 'bat', 'bat'))).toMatchObject({ 'hands.0': 'book', 'territory.icarite.0': 1 });
  const odd = icarus((state) => give(state, 0, 'bat', 'book'));
  expect(odd.refusal(place(0, 1, 'wind-salon'))).toMatchObject(closed);
});

rule('EUP-ICA.1', 'the Nimbus Loft takes any three resources for a star and a step', () => {
  const game = icarus((state) => setGoods(state, 0, { gold: 3, stone: 1, clay: 2 })).play(place(0, 1, 'nimbus-loft'));
  expect(plans(game)).toEqual([
    'gold gold gold',
    'gold gold stone',
    'gold gold clay',
    'gold stone clay',
    'gold clay clay',
    'stone clay clay',
  ]);
  expect(changes(game, pay(0, 'gold', 'stone', 'clay'))).toEqual({
    'goods.0.gold': 2,
    'goods.0.stone': 0,
    'goods.0.clay': 1,
    'territory.icarite.0': 1,
    'stars.0': 9,
    'allegiance.icarite': 1,
  });
  expect(eventTypes(game).slice(-3)).toEqual(['star-placed', 'allegiance-moved', 'turn-began']);
});

rule('EUP-ICA.1', 'two resources, or commodities, do not pay for the Nimbus Loft', () => {
  const game = icarus((state) => setGoods(state, 0, { gold: 1, clay: 1, bliss: 9, energy: 9 }));
  expect(game.refusal(place(0, 1, 'nimbus-loft'))).toMatchObject(closed);
});

rule.each(
  'EUP-ICA.2',
  'one bliss and one other commodity pay for the Breeze Bar and the Sky Lounge',
  ['breeze-bar', 'sky-lounge'],
  (space) => {
    const game = icarus((state) => setGoods(state, 0, { energy: 1, water: 1, food: 1, bliss: 2 }));
    expect(plans(game.play(place(0, 1, space)))).toEqual(['energy bliss', 'water bliss', 'food bliss']);
    for (const goods of [{ bliss: 9 }, { energy: 9, water: 9, food: 9 }, { bliss: 1, gold: 9 }])
      expect(icarus((state) => setGoods(state, 0, goods)).refusal(place(0, 1, space))).toMatchObject(closed);
  },
);

rule('EUP-ICA.2', 'the Breeze Bar moves the allegiance and then draws two artifacts at once', () => {
  const game = icarus((state) => setGoods(state, 0, { food: 1, bliss: 1 }));
  expect(changes(game, place(0, 1, 'breeze-bar'))).toEqual({
    'goods.0.food': 0,
    'goods.0.bliss': 0,
    'workers.0.0': 'breeze-bar 1',
    'allegiance.icarite': 1,
    'hands.0': 'bear box',
    deck: 34,
  });
  expect(eventTypes(game).slice(-3)).toEqual(['allegiance-moved', 'artifacts-drawn', 'turn-began']);
  expect(game.events).toContainEqual({
    type: 'artifacts-drawn',
    rule: 'EUP-DRW.1',
    seat: 0,
    count: 2,
    artifacts: ['box', 'bear'],
    hand: { from: 0, to: 2 },
  });
});

rule(['EUP-ICA.2', 'EUP-MOR.3'], 'the two artifacts of the Breeze Bar are one draw with one hand limit', () => {
  const game = icarus((state) => {
    setGoods(state, 0, { food: 1, bliss: 1 });
    setPlayer(state, 0, { morale: 2 });
    give(state, 0, 'bat', 'glasses');
  }).play(place(0, 1, 'breeze-bar'));
  expect(game.legal()).toEqual([discard(0, 'bat'), discard(0, 'bear'), discard(0, 'box'), discard(0, 'glasses')]);
  expect(changes(game, discard(0, 'bat'), discard(0, 'bear'))).toEqual({
    'hands.0': 'box glasses',
    discard: 'bat bear',
  });
});

rule('EUP-ICA.2', 'the Sky Lounge moves the allegiance and then gives two resources in any mix', () => {
  const game = icarus((state) => setGoods(state, 0, { water: 1, bliss: 1 }));
  expect(changes(game, place(0, 1, 'sky-lounge'))).toEqual({
    'goods.0.water': 0,
    'goods.0.bliss': 0,
    'workers.0.0': 'sky-lounge 1',
    'allegiance.icarite': 1,
  });
  expect(game.legal()).toEqual([
    take(0, 'gold', 'gold'),
    take(0, 'gold', 'stone'),
    take(0, 'gold', 'clay'),
    take(0, 'stone', 'stone'),
    take(0, 'stone', 'clay'),
    take(0, 'clay', 'clay'),
  ]);
  const refused = { rule: 'EUP-ICA.2', code: 'no-such-benefit' };
  expect(game.refusal(take(0, 'gold'))).toEqual(refused);
  expect(game.refusal(take(0, 'gold', 'gold', 'gold'))).toEqual(refused);
  expect(game.refusal(take(0, 'clay', 'gold'))).toEqual({ rule: 'EUP-ENG.4', code: 'not-in-order' });
  expect(game.refusal(take(0, 'artifact', 'gold'))).toEqual(refused);
  expect(changes(game, take(0, 'stone', 'clay'))).toEqual({ 'goods.0.stone': 1, 'goods.0.clay': 1 });
});

rule('EUP-ICA.2', 'both resources of the Sky Lounge may be of one kind', () => {
  const game = icarus((state) => setGoods(state, 0, { water: 1, bliss: 1 })).play(place(0, 1, 'sky-lounge'));
  expect(changes(game, take(0, 'clay', 'clay'))).toEqual({ 'goods.0.clay': 2 });
});

rule.each(
  ['EUP-ICA.1', 'EUP-ICA.2', 'EUP-PLC.2'],
  'a worker on a space of Icarus is bumped',
  ['wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge'],
  (space) => {
    const game = icarus((state) => {
      setGoods(state, 0, { water: 1, bliss: 1, gold: 3 });
      give(state, 0, 'bat', 'bat');
      stand(state, 2, space, 6);
    });
    expect(changes(game.script([4]), place(0, 1, space))).toMatchObject({ 'workers.2.2': 'available 4' });
  },
);

rule(['EUP-ICA.4', 'EUP-STR.2'], 'in a full territory the Wind Salon moves the allegiance alone', () => {
  const game = icarus((state) => {
    give(state, 0, 'bat', 'bat');
    star(state, 1, 'icarite', 3);
  });
  expect(changes(game, place(0, 1, 'wind-salon'))).toEqual({
    'hands.0': '',
    discard: 'bat bat',
    'workers.0.0': 'wind-salon 1',
    'allegiance.icarite': 1,
  });
});

rule('EUP-ICA.4', 'a star of Icarus never goes on a tile', () => {
  const game = icarus((state) => {
    give(state, 0, 'bat', 'bat');
    for (const [i, site] of (['euphorian-a', 'subterran-a', 'wastelander-b'] as const).entries())
      market(state, site, ['spa-of-fleeting-pleasure', 'bemusement-park', 'clinic-of-blind-hindsight'][i] ?? '');
  });
  expect(changes(game, place(0, 1, 'wind-salon'))).toMatchObject({ 'territory.icarite.0': 1 });
  expect(asked(game)).toMatchObject({ kind: 'turn-main', seat: 1 });
});

rule(['EUP-ICA.4', 'EUP-BLD.1'], 'Icarus has one area and four spaces for one worker, no site and no tunnel', () => {
  const game = position((state) => {
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 });
    give(state, 0, 'bat', 'bat', 'bat');
    market(state, 'subterran-a', 'apothecary-of-productive-dreams');
  });
  const free = position((state) => {
    setPlayer(state, 0, { morale: 6 });
    setGoods(state, 0, { energy: 9, water: 9, food: 9, bliss: 9, gold: 9, stone: 9, clay: 9 });
    give(state, 0, 'bat', 'bat', 'bat');
    market(state, 'subterran-a', 'apothecary-of-productive-dreams', 0);
  });
  const inIcarus = spacesFor(free).filter((space) => !spacesFor(game).includes(space));
  expect(inIcarus).toEqual(['cloud-mine', 'wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge']);
});

rule(
  ['EUP-R17', 'EUP-PEN.3'],
  'the Courthouse leaves pairs at the Wind Salon alone unless the option covers it',
  () => {
    const salon = (options = {}, ...stars: number[]) =>
      icarus((state) => {
        give(state, 0, 'bat', 'bat', 'book');
        market(state, 'subterran-a', 'courthouse-of-hasty-judgment', ...stars);
      }, options).play(place(0, 1, 'wind-salon'));
    expect(plans(salon())).toEqual(['bat bat book', 'bat bat']);
    const covered = { courthouseCoversWindSalon: true };
    expect(plans(salon(covered, 0))).toEqual(['bat bat book', 'bat bat']);
    expect(changes(icarusWith(covered), place(0, 1, 'wind-salon'))).toMatchObject({ 'hands.0': '', 'stars.0': 9 });
    const pair = icarus((state) => {
      give(state, 0, 'bat', 'bat');
      market(state, 'subterran-a', 'courthouse-of-hasty-judgment');
    }, covered);
    expect(pair.refusal(place(0, 1, 'wind-salon'))).toMatchObject({ rule: 'EUP-PEN.3', code: 'no-pair' });
  },
);
const icarusWith = (options: object) =>
  icarus((state) => {
    give(state, 0, 'bat', 'bat', 'book');
    market(state, 'subterran-a', 'courthouse-of-hasty-judgment');
  }, options);

rule(['EUP-R17', 'EUP-ICA.2'], 'the option for the Courthouse leaves the other spaces of Icarus open', () => {
  const game = icarus(
    (state) => {
      setGoods(state, 0, { gold: 3, food: 1, bliss: 1 });
      market(state, 'subterran-a', 'courthouse-of-hasty-judgment');
    },
    { courthouseCoversWindSalon: true },
  );
  for (const space of ['nimbus-loft', 'breeze-bar', 'sky-lounge']) expect(spacesFor(game)).toContain(space);
});

rule(
  ['EUP-ICA.2', 'EUP-RCT.148', 'EUP-PLC.4'],
  'a food that Brian pays as bliss is not the other commodity as well',
  () => {
    const brian = (food: number) =>
      icarus((state) => {
        activate(state, 0, 'brian-the-viticulturist');
        setGoods(state, 0, { food });
      });
    expect(brian(1).refusal(place(0, 1, 'breeze-bar'))).toMatchObject(closed);
    expect(changes(brian(2), place(0, 1, 'breeze-bar'))).toMatchObject({ 'goods.0.food': 0, 'allegiance.icarite': 1 });
  },
);
