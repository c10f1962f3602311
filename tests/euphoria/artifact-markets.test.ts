import { activate, available, give, market, setGoods, setPlayer, stand, star } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { changes, eventTypes, plans, starOn, starPlaces } from './facts.js';
import { asked, type EuScenario, type EuState, pay, place, position, spacesFor, tileStars } from './positions.js';

const MARKETS = [
  { space: 'incinerator', faction: 'euphorian' },
  { space: 'free-press', faction: 'subterran' },
  { space: 'ark', faction: 'wastelander' },
] as const;
type Artifact = Parameters<typeof give>[2];

/** Seat 0 has a worker of 1, morale 6 and these cards. */
const holding = (cards: readonly Artifact[], recipe: (state: EuState) => void = () => {}, options = {}): EuScenario =>
  position((state) => {
    available(state, 0, 1, 2);
    setPlayer(state, 0, { morale: 6 });
    give(state, 0, ...cards);
    recipe(state);
  }, options);

rule.each(
  ['EUP-ART.1', 'EUP-ART.2', 'EUP-ART.3', 'EUP-R13'],
  'an artifact market takes three artifacts and gives a star and a step of its faction',
  MARKETS,
  ({ space, faction }) => {
    const game = holding(['bat', 'bear', 'book']);
    expect(changes(game, place(0, 1, space))).toEqual({
      'hands.0': '',
      discard: 'bat bear book',
      'workers.0.0': `${space} 1`,
      [`territory.${faction}.0`]: 1,
      'stars.0': 9,
      [`allegiance.${faction}`]: 1,
    });
    expect(eventTypes(game)).toEqual([
      'worker-placed',
      'placement-paid',
      'artifact-discarded',
      'artifact-discarded',
      'artifact-discarded',
      'choice-forced',
      'star-placed',
      'allegiance-moved',
      'turn-began',
    ]);
    expect(game.events[1]).toEqual({
      type: 'placement-paid',
      rule: 'EUP-PLC.8',
      seat: 0,
      space,
      plan: ['bat', 'bear', 'book'],
    });
  },
);

rule.each(
  ['EUP-ART.2', 'EUP-PLC.4', 'EUP-PLC.13'],
  'any three artifacts or two of one kind pay, and what both allow is offered once',
  [
    { cards: [], ways: [] },
    { cards: ['bat'], ways: [] },
    { cards: ['bat', 'bear'], ways: [] },
    { cards: ['bat', 'bat', 'bear'], ways: ['bat bat bear', 'bat bat'] },
    { cards: ['bat', 'bear', 'bear', 'box'], ways: ['bat bear bear', 'bat bear box', 'bear bear box', 'bear bear'] },
    { cards: ['bat', 'bat', 'bat'], ways: ['bat bat bat', 'bat bat'] },
    { cards: ['bat', 'bat', 'box', 'box'], ways: ['bat bat box', 'bat box box', 'bat bat', 'box box'] },
  ] as const,
  ({ cards, ways }) => {
    const game = holding(cards);
    if (ways.length === 0)
      expect(game.refusal(place(0, 1, 'ark'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
    else expect(plans(game.play(place(0, 1, 'ark')))).toEqual(ways);
  },
);

rule(['EUP-ART.2', 'EUP-ENG.1'], 'a pair alone pays without a question, for no card stays', () => {
  const game = holding(['box', 'box']);
  expect(changes(game, place(0, 1, 'incinerator'))).toMatchObject({ 'hands.0': '', discard: 'box box' });
});

rule(['EUP-ART.2', 'EUP-PLC.8'], 'what is no plan is refused', () => {
  const game = holding(['bat', 'bat', 'box', 'glasses']).play(place(0, 1, 'incinerator'));
  const refused = { rule: 'EUP-PLC.8', code: 'no-such-plan' };
  for (const plan of [[], ['box', 'box'], ['bat', 'box'], ['bat', 'bat', 'box', 'glasses']])
    expect(game.refusal({ type: 'pay', seat: 0, plan } as ReturnType<typeof pay>)).toEqual(refused);
  expect(changes(game, pay(0, 'bat', 'bat'))).toMatchObject({ 'hands.0': 'box glasses', discard: 'bat bat' });
});

rule(['EUP-ART.1', 'EUP-PLC.2'], 'a worker on an artifact market is bumped', () => {
  const game = holding(['box', 'box'], (state) => stand(state, 1, 'ark', 6));
  expect(changes(game.script([4]), place(0, 1, 'ark'))).toMatchObject({
    'workers.0.0': 'ark 1',
    'workers.1.2': 'available 4',
    'territory.wastelander.0': 1,
  });
});

rule('EUP-ART.4', 'the star goes on the territory or on a built tile there without an own star', () => {
  const game = holding(['box', 'box'], (state) => {
    market(state, 'euphorian-a', 'spa-of-fleeting-pleasure');
    market(state, 'euphorian-b', 'plaza-of-immortalized-humility', 1);
    market(state, 'subterran-a', 'fountain-of-wishful-thinking');
  }).play(place(0, 1, 'incinerator'));
  expect(asked(game)).toEqual({ kind: 'place-star', rule: 'EUP-ART.4', seat: 0, orTile: true });
  expect(starPlaces(game)).toEqual(['territory', 'euphorian-a', 'euphorian-b']);
  for (const on of ['subterran-a', 'subterran-b', 'wastelander-a'])
    expect(game.refusal(starOn(on))).toEqual({ rule: 'EUP-ART.4', code: 'no-star-space', details: { on } });
  expect(changes(game, starOn('euphorian-b'))).toEqual({
    'tile.euphorian-b.0': 1,
    'stars.0': 9,
    'allegiance.euphorian': 1,
  });
});

rule('EUP-ART.4', 'whose star lies on a tile is told for every seat', () => {
  const game = position(
    (state) => {
      available(state, 1, 1);
      setPlayer(state, 1, { morale: 6 });
      give(state, 1, 'box', 'box');
      market(state, 'euphorian-a', 'spa-of-fleeting-pleasure', 0, 2);
      market(state, 'euphorian-b', 'plaza-of-immortalized-humility', 1);
    },
    {},
    1,
  ).play(place(1, 1, 'incinerator'));
  expect(starPlaces(game)).toEqual(['territory', 'euphorian-a']);
});

rule.each(
  'EUP-ART.4',
  'the choice among the places of the star is only asked when there are two',
  [
    { own: 'euphorian-a', full: false, places: ['territory', 'euphorian-b'] },
    { own: 'euphorian-b', full: true, places: [] },
  ] as const,
  ({ own, full, places }) => {
    const game = holding(['box', 'box'], (state) => {
      market(state, 'euphorian-a', 'spa-of-fleeting-pleasure', ...(own === 'euphorian-a' ? [0] : []));
      market(state, 'euphorian-b', 'plaza-of-immortalized-humility', ...(own === 'euphorian-b' ? [0] : []));
      if (full) star(state, 1, 'euphorian', 3);
    }).play(place(0, 1, 'incinerator'));
    expect(starPlaces(game)).toEqual(places);
    if (full) expect(tileStars(game.state, 0, 'euphorian-a')).toBe(1);
  },
);

rule.each(
  ['EUP-ART.4', 'EUP-SET.2'],
  'a territory has as many star spaces as there are players',
  [2, 3, 4, 5, 6],
  (players) => {
    const visit = (there: number) =>
      changes(
        holding(['box', 'box'], (state) => star(state, 1, 'wastelander', there), { players }),
        place(0, 1, 'ark'),
      );
    expect(visit(players - 1)).toMatchObject({ 'territory.wastelander.0': 1, 'stars.0': 9 });
    expect(visit(players)).not.toHaveProperty('territory.wastelander.0');
  },
);

rule('EUP-ART.5', 'a star on the tile ends its penalty at once, one on the territory does not', () => {
  const visited = (on: string) =>
    holding(['box', 'box'], (state) => {
      market(state, 'subterran-a', 'arena-of-peaceful-conflict');
      available(state, 0, 1, 1);
      stand(state, 0, 'farm', 1);
    }).play(place(0, 1, 'free-press'), starOn(on));
  expect(spacesFor(visited('subterran-a'))).toContain('farm');
  expect(spacesFor(visited('territory'))).not.toContain('farm');
});

rule(['EUP-ART.6', 'EUP-STR.2'], 'without any place for the star the market still moves the allegiance', () => {
  const game = holding(['box', 'box'], (state) => {
    star(state, 1, 'subterran', 2);
    star(state, 2, 'subterran', 1);
    market(state, 'subterran-b', 'spa-of-fleeting-pleasure', 0);
  });
  expect(changes(game, place(0, 1, 'free-press'))).toEqual({
    'hands.0': '',
    discard: 'box box',
    'workers.0.0': 'free-press 1',
    'allegiance.subterran': 1,
  });
});

rule(['EUP-ART.3', 'EUP-R12', 'EUP-R13'], 'the tenth star ends the game before the allegiance step', () => {
  const game = holding(['box', 'box'], (state) => {
    for (const faction of ['euphorian', 'subterran', 'icarite'] as const) star(state, 0, faction, 3);
  });
  expect(changes(game, place(0, 1, 'ark'))).toEqual({
    'hands.0': '',
    discard: 'box box',
    'workers.0.0': 'ark 1',
    'territory.wastelander.0': 1,
    'stars.0': 0,
    end: 'tenth-star',
  });
});

rule('EUP-ART.7', 'a built market whose price has an artifact takes no pair in place of it', () => {
  const game = holding(['box', 'box'], (state) => {
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure');
    setGoods(state, 0, { water: 4 });
  }).play(place(0, 1, 'subterran-a-visit'));
  expect(plans(game)).toEqual(['water water water water box']);
  const dry = holding(['box', 'box', 'bat'], (state) => market(state, 'subterran-a', 'spa-of-fleeting-pleasure'));
  expect(dry.refusal(place(0, 1, 'subterran-a-visit'))).toMatchObject({ rule: 'EUP-PLC.4', code: 'cannot-pay' });
});

rule(['EUP-ART.7', 'EUP-PEN.3'], 'the Courthouse does not concern built markets', () => {
  const game = holding(['box', 'box'], (state) => {
    market(state, 'subterran-a', 'spa-of-fleeting-pleasure');
    market(state, 'subterran-b', 'courthouse-of-hasty-judgment');
    setGoods(state, 0, { water: 4 });
  });
  expect(spacesFor(game)).toContain('subterran-a-visit');
  expect(spacesFor(game)).not.toContain('free-press');
});

rule(['EUP-ART.3', 'EUP-RCT.132', 'EUP-PLC.10'], 'abilities after a visit follow the allegiance step', () => {
  const game = holding(['box', 'box'], (state) => activate(state, 0, 'flavio-the-merchant')).play(place(0, 1, 'ark'));
  expect(asked(game)).toMatchObject({ kind: 'ability-window', hook: 'after-market-visit' });
  expect(game.state.allegiance[2]).toBe(1);
});
