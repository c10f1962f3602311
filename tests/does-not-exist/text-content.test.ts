import { engine } from '@rulewright/does-not-exist';
import { createText } from '@rulewright/does-not-exist/text';
import { describe, expect, test } from 'vitest';
import { engineWith, type Pack } from './packs.js';
import { cards } from './text-cards.js';

const text = createText(engine);
type Monster = Pack['monsters'][number];
type Ability = Pack['classes'][number]['abilities'][number];

/** What is read of the first monster of a pack that has other facts. */
const monsterWith = (facts: Partial<Monster>): string =>
  createText(
    engineWith(({ monsters }) => {
      const plain = { level: 3, souls: null, sounds: 1, levelMods: [], special: {}, failure: { op: 'none' } } as const;
      Object.assign(monsters[0] ?? {}, plain, facts);
    }),
  ).card('cat-girl');
const classWith = (...abilities: Ability[]): string =>
  createText(
    engineWith(({ classes }) => {
      Object.assign(classes[0] ?? {}, { abilities });
    }),
  ).card('class-proxy');

describe('A card is told in full', () => {
  test.each(cards)('%s', (id, said) => {
    expect(text.card(id)).toBe(said);
  });

  test('and none is left out', () => {
    const { monsters, classes } = engine.content;
    expect(cards.map(([id]) => id)).toEqual([...monsters, ...classes].map(({ id }) => id));
  });

  test.each([
    ['vinyl-in-utero', 'In Utero: 6, 41 min, grunge.'],
    ['demo-spawn', 'SPAWN: d6, 98 min, psychodelic electro ambient.'],
    ['lucio', 'Lucio: a mercenary.'],
  ])('%s', (id, said) => {
    expect(text.card(id)).toBe(said);
  });

  test('by the name that it prints, if asked for', () => {
    const printed = createText(engine, { names: 'uk' });
    expect(printed.card('lucio')).toBe('Лусіо: a mercenary.');
    expect(printed.card('elmer')).toMatch(/^Елмер: level 18/);
    expect(() => text.card('no-such-card')).toThrow('no-such-card');
  });

  test('and says whether it was ever printed', () => {
    const made = engineWith(({ mercenaries }) => {
      Object.assign(mercenaries[0] ?? {}, { provenance: 'reconstructed' });
    });
    expect(createText(made).card('i2-d')).toBe('2-D: a mercenary. Reconstructed: this card was never printed.');
  });

  test('a sound card without a genre, a monster without a reward, a class without an ability', () => {
    const bare = engineWith(({ sounds, monsters }) => {
      Object.assign(sounds[0] ?? {}, { genres: [] });
      Object.assign(monsters[0] ?? {}, { sounds: 0, levelMods: [], failure: { op: 'zero' } });
    });
    expect(createText(bare).card('album-hentai')).toBe('HENTAI-JAZZ [DELUXE]: 2, 62 min.');
    expect(createText(bare).card('cat-girl')).toBe('Cat Girl: level 9; failure: be zeroed.');
    expect(classWith({ op: 'inert' })).toBe('Proxy: no ability.');
  });
});

describe('What no card of the base pack does is told, too', () => {
  test.each<[Monster['failure'], string]>([
    [{ op: 'none' }, 'nothing happens'],
    [{ op: 'discard', n: 2, from: 'inventory' }, 'discard 2 inventory cards'],
    [{ op: 'discard', n: { die: 4 }, from: 'inventory' }, 'discard as many inventory cards as a d4 shows'],
    [{ op: 'discard', n: { die: 4 }, from: 'hand' }, 'discard as many hand cards as a d4 shows'],
    [{ op: 'discardHighest', n: 1, from: 'hand' }, 'discard the best hand card'],
    [{ op: 'discardHighest', n: 3, from: 'inventory' }, 'discard the 3 best inventory cards'],
    [{ op: 'discardAllAtMost', max: 2, from: 'hand' }, 'discard every hand card worth 2 or less'],
    [{ op: 'discardMinBonus', min: 3, from: 'inventory' }, 'discard an inventory card worth 3 or more'],
    [{ op: 'discardMercenary' }, 'dismiss a mercenary'],
    [{ op: 'drawSounds', n: 2 }, 'draw 2 cards'],
    [
      { op: 'ifEmpty', zone: 'hand', effect: { op: 'zero' }, otherwise: { op: 'discardHand' } },
      'with an empty hand be zeroed, otherwise discard the whole hand',
    ],
    [
      { op: 'ifEmpty', zone: 'held', effect: { op: 'zero' }, otherwise: { op: 'none' } },
      'without any card be zeroed, otherwise nothing happens',
    ],
    [
      { op: 'takeFromHand', takers: 'opponents', pick: 'seen', to: 'taker' },
      'each opponent looks at the hand and takes a card',
    ],
    [
      { op: 'takeFromHand', takers: 'neighbours', pick: 'blind', to: 'discard' },
      'each neighbour discards a blind hand card',
    ],
    [
      {
        op: 'roll',
        die: 20,
        cases: [
          { min: 15, effect: { op: 'none' } },
          { min: 5, effect: { op: 'loseSouls', n: 1 } },
        ],
      },
      'roll a d20: from 15 up nothing happens, from 5 up lose 1 soul',
    ],
    [
      { op: 'seq', ops: [{ op: 'loseSouls', n: 1 }, { op: 'discardHand' }, { op: 'zero' }] },
      'lose 1 soul, then discard the whole hand, then be zeroed',
    ],
  ])('failure %j', (failure, said) => {
    expect(monsterWith({ failure })).toBe(`Cat Girl: level 3; brings 1 card; failure: ${said}.`);
  });

  test.each<[NonNullable<Monster['special']>, string]>([
    [{ onInvite: { ifClass: 'class-dj', draw: 1, freesHand: false } }, 'as DJ draw 1 card'],
    [{ onSuccess: { op: 'extraSouls', n: 2, cards: 1 } }, '2 souls more for exactly 1 card, all the winner’s own'],
    [
      { invite: { cost: 0, extraHandCards: 2, raise: 1 } },
      'comes for free; costs 2 hand cards more; each opponent may raise the level by 1 for a card',
    ],
    [{ escape: { add: 1, noRoll: false, way: { by: 'pay-escape' } } }, '+1 to escape rolls; a card buys the way out'],
  ])('special %j', (special, said) => {
    expect(monsterWith({ special })).toBe(`Cat Girl: level 3; brings 1 card; ${said}; failure: nothing happens.`);
  });

  test('traits', () => {
    const levelMods: Monster['levelMods'] = [
      { who: { trait: 'woman' }, delta: -1 },
      { who: { trait: 'man' }, delta: 2 },
      { who: { trait: 'human' }, delta: 3 },
    ];
    expect(monsterWith({ levelMods })).toMatch(
      /^Cat Girl: level 3, −1 for a woman, \+2 for a man and \+3 for a human; /,
    );
  });
});

describe('Every option has words', () => {
  const defaults = engine.init('options').options;

  test.each(Object.entries(defaults))('%s', (name, value) => {
    expect(text.option(name)).toMatch(/^[A-Z].*\.$/);
    expect(text.optionValue(name, value)).not.toBe('');
  });

  test.each<[name: string, value: unknown, said: string]>([
    ['players', 4, '4'],
    ['firstPlayer', 'roll', 'whoever rolls highest'],
    ['firstPlayer', 'gentle', 'whoever lays the strongest line-up in a gentle round'],
    ['firstPlayer', 1, 'P2'],
    ['gentleLaying', 'afterEight', 'after the eighth card'],
    ['gentleLaying', 'whileDealt', 'after each card up to the eighth'],
    ['successMargin', 1, '1'],
    ['successMargin', 0, 'not at all: equality is enough'],
    ['genreBonus', 'lineup', 'each of its genres that any other card of the line-up has'],
    ['genreBonus', 'bestPair', 'those that it shares with the one best partner'],
    ['genreBonus', 'combos09', 'those that it shares with each other card, as in edition 0.9'],
    ['genreBonus', 'off', 'none'],
    ['genreRounding', 'ceilCard', 'up, card by card'],
    ['genreRounding', 'ceilTotal', 'up once, in the total'],
    ['genreRounding', 'floorTotal', 'down once, in the total'],
    ['beatenInvaders', 'all', 'all of them'],
    ['beatenInvaders', 'byHost', 'those whom the Host’s line-up beats too'],
    ['monsterChoice', 'choose', 'the Host chooses one whose level is not above the expectation'],
    ['monsterChoice', 'random', 'one of these comes by chance, after the price is paid'],
    ['monsterChoice', 'draw', 'the top one of a deck, which comes unless its level is above the expectation'],
    ['monsterLevel', 'gate', 'only monsters whose level is not above the expectation come'],
    ['monsterLevel', 'add', 'it is added to the expectation'],
    ['monsterReturn', 'discard', 'to a discard pile, which becomes the supply when that is empty'],
    ['monsterReturn', 'supply', 'back to the supply at once'],
    ['callWhenLeading', true, 'yes'],
    ['callWhenLeading', false, 'no'],
    [
      'calls',
      { enabled: true, perOpponent: 2, counter: true },
      '2 calls for each opponent in a rave, with counter-offers',
    ],
    [
      'calls',
      { enabled: true, perOpponent: 1, counter: false },
      '1 call for each opponent in a rave, without counter-offers',
    ],
    ['calls', { enabled: false, perOpponent: 2, counter: true }, 'no calls'],
    ['heldPromises', 2, '2'],
    ['trading', { mode: 'host', proposalsPerTurn: 2 }, '2 proposals in a turn'],
    ['trading', { mode: 'off', proposalsPerTurn: 2 }, 'no trades'],
    [
      'trading',
      { mode: 'everybody', proposalsPerTurn: 1 },
      '1 proposal in a turn, of everybody until the first card is laid',
    ],
    ['tradePairs', 3, '3'],
    ['maxInvaders', null, 'any number'],
    ['maxInvaders', 2, '2'],
    ['invasionLimit', 'none', 'once in every rave'],
    ['invasionLimit', 'oncePerRound', 'once between two turns of their own'],
    ['recover', 'winnerAny', 'the winner, from any line-up'],
    ['recover', 'hostOwn', 'the Host, from their own line-up'],
    ['simultaneousWin', 'host', 'the Host'],
    ['simultaneousWin', 'mostSouls', 'whoever has more souls, then the Host'],
    ['simultaneousWin', 'shared', 'both'],
    ['mrBones', 'cumulative', 'yes'],
    ['mrBones', 'greater', 'no, the greater of the two is lost'],
    ['zeroReturn', 'nextTurn', 'at the start of their next turn'],
    ['zeroReturn', 'immediate', 'right after the zeroing'],
    ['abilityCards', ['class'], 'the class'],
    ['abilityCards', ['class', 'mercenary'], 'the class and mercenaries'],
    ['horrorScope', 'unsuccessful', 'whoever failed to escape'],
    ['horrorScope', 'everyone', 'everybody'],
    ['recruitLimit', null, 'any number of times'],
    ['recruitLimit', 1, '1'],
    ['mercenaryLeaves', 'whenEmpty', 'when it has no card left'],
    ['mercenaryLeaves', 'afterTwo', 'after it has thrown two cards'],
    ['writerTie', 'lineups', 'other line-ups'],
    ['writerTie', 'lineupsAndExpectation', 'other line-ups and the expectation'],
    ['tattooRoll', 'single', 'one for all its cards'],
    ['tattooRoll', 'perCard', 'one for each card'],
    ['traits', [], 'nobody’s is given'],
    [
      'traits',
      [{ gender: 'woman' }, { gender: 'man' }, { gender: 'unspecified' }],
      'P1: woman, P2: man and P3: unspecified',
    ],
  ])('%s %j', (name, value, said) => {
    expect(text.optionValue(name, value)).toBe(said);
  });

  test('and nothing else has', () => {
    expect(() => text.option('no-such-option')).toThrow('no-such-option');
  });
});

describe('Refusals, ends and the rest', () => {
  const why = (code: string, details?: object) =>
    text.refusal({ rule: 'DNE-MON.2', code, ...(details && { details }) } as Parameters<typeof text.refusal>[0]);

  test.each<[code: string, details: object | undefined, said: string]>([
    ['not-held', { card: 'vinyl-am' }, 'No such card is in your hand or inventory.'],
    [
      'level-too-high',
      { monster: 'elmer', level: 18, expectation: 13 },
      'The level of the monster is above the expectation. (its level is 18 and the expectation is 13)',
    ],
    ['used-up', { limit: 1 }, 'It cannot be used again. (the limit is 1)'],
    [
      'more-than-the-host-laid',
      { room: 3, worth: 5 },
      'A forced Saviour cannot add more than the Host laid. (room for 3 and it may count 5)',
    ],
    ['too-few-souls', { souls: 1 }, 'You do not have that many souls. (1 soul)'],
    ['not-asked', { asked: '0 2' }, 'P1 or P3 is asked now.'],
  ])('%s', (code, details, said) => {
    expect(why(code, details)).toBe(said);
  });

  test.each([
    ['souls', 'The souls that win have been reached.'],
    ['last-player', 'Everybody else is out of the game.'],
    ['max-turns', 'The last turn has been played.'],
  ])('the end by %s', (reason, said) => {
    expect(text.reason(reason)).toBe(said);
  });

  test('the title, the scoring, and no picture', () => {
    expect([text.title, text.legend, text.amounts]).toEqual(['Does Not Exist', '', []]);
    expect(text.scoring).toBe(
      'Score = souls. Whoever reaches the goal wins; those who are out rank behind all others, the last one to go first.',
    );
  });
});
