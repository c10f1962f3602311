import { type EcoLogicContent, engine } from '@rulewright/ecologic';
import { createText, en } from '@rulewright/ecologic/text';
import { describe, expect, test } from 'vitest';
import { refusals } from '../../packages/ecologic/src/rulebook/refusals.js';
import { engineWith } from './packs.js';

// Cards, hexes, effects, options and refusals in words.

const text = createText(engine);
type Effect = EcoLogicContent['events'][number]['effects'][number];
/** What is said of a card, by the first letters of its id. */
const RECONSTRUCTED = {
  I: 'The rulebook prints the numbers of its level; its title is reconstructed.',
  E: 'The rulebook prints how many events a level has; this one is reconstructed.',
  H: 'The rulebook prints the kinds of hexes and their room; how many there are and their eco points are reconstructed.',
  special: 'The rulebook prints its name and its price; what it does is reconstructed.',
};

/** The effects of each kind, and what a card that has them for everybody does. */
const effects: { readonly [Op in Effect['op']]: readonly (readonly [Extract<Effect, { op: Op }>, string])[] } = {
  eco: [
    [{ op: 'eco', n: -2 }, 'ecological effect −2'],
    [{ op: 'eco', n: 0 }, 'ecological effect +0'],
  ],
  ecoPerLevel: [
    [{ op: 'ecoPerLevel', branch: 'oil', n: -1 }, 'ecological effect −1 for every oil piece of their own on the field'],
    [
      { op: 'ecoPerLevel', branch: 'mineral', n: 1 },
      'ecological effect +1 for every mineral piece of their own on the field',
    ],
  ],
  ecoPerInitiative: [
    [{ op: 'ecoPerInitiative', n: 2 }, 'ecological effect +2 for every initiative of their own on the field'],
  ],
  money: [[{ op: 'money', n: 3 }, 'income +3']],
  moneyPerObject: [
    [{ op: 'moneyPerObject', branch: 'mineral', minLevel: 1, n: 2 }, 'income +2 for every mineral object'],
    [{ op: 'moneyPerObject', branch: 'oil', minLevel: 3, n: 2 }, 'income +2 for every oil object of level 3 or more'],
    [{ op: 'moneyPerObject', branch: 'any', minLevel: 1, n: 1 }, 'income +1 for every object'],
    [{ op: 'moneyPerObject', branch: 'any', minLevel: 2, n: -1 }, 'income −1 for every object of level 2 or more'],
  ],
  incomeFactor: [
    [{ op: 'incomeFactor', num: 1, den: 2 }, 'objects earn 1/2 of their income, rounded down'],
    [{ op: 'incomeFactor', num: 3, den: 2 }, 'objects earn 3/2 of their income, rounded down'],
  ],
  upkeepZero: [[{ op: 'upkeepZero' }, 'initiatives cost no upkeep']],
  loseInitiative: [[{ op: 'loseInitiative' }, 'an initiative on the field is lost at once']],
  loseTopPiece: [
    [
      { op: 'loseTopPiece', from: 'highest' },
      'a piece is lost at once from an object of their own of the highest level',
    ],
  ],
  drawInitiative: [[{ op: 'drawInitiative' }, 'the top initiative comes into the hand for free']],
  veto: [
    [{ op: 'veto', uses: 1 }, 'a veto on 1 auction of other players'],
    [{ op: 'veto', uses: 2 }, 'a veto on 2 auctions of other players'],
  ],
  skipSeries: [
    [{ op: 'skipSeries', series: 'specials' }, 'no auctions for specials'],
    [{ op: 'skipSeries', series: 'plants' }, 'no auctions for plants'],
    [{ op: 'skipSeries', series: 'initiatives' }, 'no auctions for initiatives'],
  ],
  nominalDelta: [
    [
      { op: 'nominalDelta', series: 'specials', n: 2, min: 1 },
      'the nominal of specials changes by +2, to no less than 1',
    ],
    [{ op: 'nominalDelta', series: 'plants', n: -3, min: 1 }, 'the nominal of plants changes by −3, to no less than 1'],
    [
      { op: 'nominalDelta', series: 'initiatives', n: -1, min: 0 },
      'the nominal of initiatives changes by −1, to no less than 0',
    ],
  ],
  finalReport: [[{ op: 'finalReport' }, 'this round is the last']],
};

/** What is read of the first event of a pack, with these effects. */
function eventWith(scope: 'all' | 'drawer', ...given: readonly Effect[]): string {
  const changed = engineWith(({ events }) => {
    // the Final Report stays the only one of its kind
    const card = given.some(({ op }) => op === 'finalReport') ? events.at(-1) : events[0];
    Object.assign(card ?? {}, {
      name: { en: 'Trial' },
      level: card?.level,
      scope,
      effects: given,
      provenance: 'attested',
    });
  });
  return createText(changed).card(given.some(({ op }) => op === 'finalReport') ? 'EV307' : 'EV101');
}

describe('Every effect of an event card has words', () => {
  const rows: readonly (readonly [Effect, string])[] = Object.values(effects).flat();
  test.each(rows)('%j', (effect, words) => {
    const level = effect.op === 'finalReport' ? 3 : 1;
    expect(eventWith('all', effect)).toBe(`Trial (level ${level}) – for everybody: ${words}.`);
  });

  test('and a card with several of them or none, and one for the drawer', () => {
    expect(eventWith('drawer', { op: 'eco', n: 1 }, { op: 'upkeepZero' })).toBe(
      'Trial (level 1) – for the one who draws it: ecological effect +1 and initiatives cost no upkeep.',
    );
    expect(eventWith('drawer')).toBe('Trial (level 1) – nothing happens.');
  });
});

describe('Cards and hexes are told in full', () => {
  test.each([
    ['exchange', 'Exchange: for its owner, once it is built, 2 coins before the auctions.'],
    ['reserve', 'Reserve: for its owner, once it is built, ecological effect +2.'],
    [
      'academy',
      'Academy: for its owner, once it is built, ecological effect +1 for every initiative of their own on the field, 3 at most.',
    ],
    ['I01', 'Tree planting: level 1, nominal 2, ecological effect +1, upkeep 0 coins a round.'],
    ['I08', 'Dust filter: level 2, nominal 4, ecological effect +2, upkeep 1 coin a round.'],
    ['EV101', 'Dry Summer (level 1) – for everybody: ecological effect −1.'],
    ['EV106', 'Court Injunction (level 1) – for the one who draws it: a veto on 1 auction of other players.'],
    ['H01', 'H01: oil, room for 4 pieces, 4 eco points for the first settler.'],
    ['H12', 'H12: mineral, room for 4 pieces, 1 eco point for the first settler.'],
    ['H13', 'H13: oil and mineral, room for 2 pieces, 4 eco points for the first settler.'],
    ['H17', 'H17: a special site.'],
  ])('%s, and which part of it is reconstructed', (id, words) => {
    const { [id[0] as keyof typeof RECONSTRUCTED]: why = RECONSTRUCTED.special } = RECONSTRUCTED;
    expect(text.card(id)).toBe(`${words} ${why}`);
  });

  test('EV307, which the rulebook prints', () => {
    expect(text.card('EV307')).toBe('Final Report (level 3) – for everybody: this round is the last.');
  });

  test('of a pack of one’s own', () => {
    const own = engineWith(({ specials, initiatives, tiles }) => {
      Object.assign(specials[0] ?? {}, {
        name: { en: 'Harbour' },
        effects: [
          { op: 'coins', n: 1 },
          { op: 'eco', n: -3 },
        ],
        provenance: 'attested',
      });
      Object.assign(initiatives[0] ?? {}, { name: { en: 'Bees' }, provenance: 'attested' });
      Object.assign(tiles.box[0] ?? {}, { bio: 1, provenance: 'attested' });
    });
    const words = createText(own);
    expect(words.card('exchange')).toBe(
      'Harbour: for its owner, once it is built, 1 coin before the auctions and ecological effect −3.',
    );
    expect(words.card('I01')).toBe('Bees: level 1, nominal 2, ecological effect +1, upkeep 0 coins a round.');
    expect(words.card('H01')).toBe('H01: oil, room for 4 pieces, 1 eco point for the first settler.');
  });
});

describe('Every option and each of its values has words', () => {
  const coords = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
  ];
  const options: readonly (readonly [name: string, about: string, values: readonly (readonly [unknown, string])[]])[] =
    [
      [
        'players',
        'How many play.',
        [
          [2, '2'],
          [4, '4'],
        ],
      ],
      [
        'supply',
        'Whether 45 coins and 45 eco points are a limit.',
        [
          ['limited', 'they are'],
          ['unlimited', 'nothing ever runs short'],
        ],
      ],
      [
        'eventDraw',
        'How many events a round brings.',
        [
          ['round', 'one event a round'],
          ['player', 'one event for every player'],
        ],
      ],
      [
        'twoPlayerDeck',
        'Which events two players use.',
        [
          ['reduced', 'three of each level are taken out, unseen'],
          ['full', 'all of them'],
        ],
      ],
      [
        'field',
        'The shape of the field.',
        [
          [{ kind: 'hexagon', radius: 1 }, 'a hexagon of radius 1, the smaller field for two'],
          [{ kind: 'hexagon', radius: 3 }, 'a hexagon of radius 3'],
          [{ kind: 'custom', coords }, '2 hexes at places of your own'],
          [{ kind: 'custom', coords: coords.slice(1) }, '1 hex at places of your own'],
        ],
      ],
      [
        'mutualAid',
        'What players may ask each other for in an auction.',
        [
          ['gifts-and-loans', 'gifts and loans'],
          ['gifts', 'gifts only'],
          ['off', 'nothing'],
        ],
      ],
      [
        'loanInterest',
        'The interest that a loan may carry.',
        [
          [[0], '0'],
          [[0, 1, 3], '0, 1 or 3'],
          [[], 'there are no loans'],
        ],
      ],
      [
        'loanEnforcement',
        'How loans are paid back.',
        [
          ['income', 'by force, after income'],
          ['promise', 'the borrower decides, round by round'],
        ],
      ],
      [
        'buildStep',
        'How often a player may build in a round.',
        [
          ['until-pass', 'until everybody has passed'],
          ['one-each', 'once'],
        ],
      ],
      [
        'removal',
        'When a player may give up pieces and initiatives.',
        [
          ['build-step', 'in the build step'],
          ['action-phase', 'in the build step, and before opening an auction'],
        ],
      ],
      [
        'biddingOrder',
        'Who is asked first in an auction.',
        [
          ['opener', 'the left neighbour of the player who opens it'],
          ['first-player', 'the first player of the round'],
        ],
      ],
      [
        'refusedInitiative',
        'Whether a refused initiative may be taken up by others.',
        [
          ['discard', 'no, it is discarded'],
          ['offer-next', 'yes, by those who come after in the series'],
        ],
      ],
      [
        'dualHex',
        'Whether a hex with two resources may hold both branches.',
        [
          ['single-branch', 'no, only one of them'],
          ['mixed', 'yes'],
        ],
      ],
      [
        'setupBioCapacity',
        'Whether starting pieces earn eco points.',
        [
          [true, 'yes'],
          [false, 'no'],
        ],
      ],
      [
        'bioCapacityOnce',
        'How often a hex gives its eco points.',
        [
          ['global', 'once'],
          ['per-player', 'once to each player'],
        ],
      ],
      [
        'specialAdjacency',
        'Whether a special needs a piece of its owner next to it.',
        [
          [true, 'yes'],
          [false, 'no'],
        ],
      ],
      [
        'dirtiness',
        'Whether an initiative makes its object less dirty.',
        [
          ['gross', 'no, pieces alone count'],
          ['net', 'yes, its effect counts too'],
        ],
      ],
      [
        'negativeEco',
        'What a negative eco fund scores.',
        [
          ['zero', 'nothing'],
          ['formula', 'what the formula gives'],
        ],
      ],
      [
        'finalTie',
        'How equal scores are ranked.',
        [
          ['balance', 'by the smaller gap, then by the larger eco fund'],
          ['shared', 'they share their place'],
        ],
      ],
      ['piecesPerBranch', 'How many pieces of each branch a player has.', [[10, '10']]],
    ];

  test.each(options)('%s: %s', (name, about, values) => {
    expect(text.option(name)).toBe(about);
    expect(values.map(([value]) => text.optionValue(name, value))).toEqual(values.map(([, words]) => words));
  });

  test('and there are no others', () => {
    expect(options.map(([name]) => name).sort()).toEqual(Object.keys(engine.init(0).options).sort());
  });
});

describe('Every refusal has a sentence, with the numbers that it is about', () => {
  type Why = Parameters<typeof text.refusal>[0];
  const said = (code: string, details?: Why['details']): string =>
    text.refusal({ rule: 'ECO-AUC.1', code, ...(details && { details }) } as Why);

  test.each(Object.entries(refusals))('%s: %s', (code, sentence) => {
    expect(said(code)).toBe(sentence);
    expect(said(code, { hex: 3, branch: 'oil' })).toBe(sentence);
  });

  test.each<[string, NonNullable<Why['details']>, string]>([
    [
      'too-poor',
      { nominal: 5, money: 4 },
      'The nominal is more than your money. (nominal 5 and the purse holds 4 coins)',
    ],
    [
      'not-above-the-high-bid',
      { amount: 5, highBid: 7 },
      'A raise is higher than the high bid. (you named 5 coins and the high bid is 7)',
    ],
    [
      'more-than-your-money',
      { amount: 1, money: 0 },
      'Nobody bids money that is not there. (you named 1 coin and the purse holds 0 coins)',
    ],
    ['full', { hex: 3, capacity: 2 }, 'The object has reached the highest level of its hex. (room for 2 pieces)'],
    ['interest-not-offered', { interest: 1 }, 'The options name no such interest. (interest of 1 coin)'],
    ['not-the-highest', { hex: 1, level: 2 }, 'An object of yours has a higher level. (level 2)'],
    ['not-asked', { seat: 1, choice: 'bid', asked: '0' }, 'P1 is asked now.'],
    ['not-asked', { seat: 1, choice: 'bid', asked: '0 2' }, 'P1 or P3 is asked now.'],
    ['not-asked', { seat: 1, choice: 'bid' }, 'This seat is not asked now.'],
    ['not-offered', { action: 'raise', choice: 'build' }, 'That is not among what can be done now.'],
    ['malformed', {}, 'That is no action of this game.'],
    ['game-over', {}, 'The game is over.'],
  ])('%s %j', (code, details, sentence) => {
    expect(said(code, details)).toBe(sentence);
  });
});

test('The game has a title, a sentence on scores, and one on its end', () => {
  expect(text.title).toBe('EcoLogic');
  expect(text.scoring).toBe(
    'Score = balance × (eco fund + money). The balance is the smaller of the two divided by the larger. Equal scores go by the smaller gap, then the larger eco fund.',
  );
  expect(text.reason('final-report')).toBe(
    'The Final Report was drawn: the round was played to its end and was the last.',
  );
});

test('Every key of the table is a sentence: no empty ones but the head of the players', () => {
  const empty = Object.entries(en.messages).filter(([, sentence]) => sentence.trim() === '');
  expect(empty).toEqual([['head.player', '']]);
});
