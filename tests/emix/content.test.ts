import { createEngine, engine, parseCardText, printCardText } from '@rulewright/emix';
import { describe, expect, test } from 'vitest';
import { basePack } from '../../packages/emix/src/content/base.js';
import { caught, issues } from '../core/caught.js';
import { rule } from '../support/rule.js';
import type { Pack } from './packs.js';
import { allCards } from './table.js';

const { cards, board, decks } = basePack;
const copies = (list: readonly { copies: number }[]) => list.reduce((sum, card) => sum + card.copies, 0);
const copy = (): Pack => JSON.parse(JSON.stringify(basePack));

describe('the base deck', () => {
  rule('EMX-SET.2', 'has 90 cards of 59 kinds, as many positive as negative ones', () => {
    expect([cards.length, copies(cards)]).toEqual([59, 90]);
    const count = (sign: string) =>
      ['effect', 'moment', 'power'].map((type) =>
        copies(cards.filter((card) => card.sign === sign && card.type === type)),
      );
    expect([count('pos'), count('neg'), count('neutral')]).toEqual([
      [17, 4, 17],
      [17, 4, 17],
      [6, 2, 6],
    ]);
  });

  test('every positive card has a negative mirror image, neighbours in the list', () => {
    const words = { pos: 'neg', neg: 'pos' } as const;
    const mirrored = (text: string) => text.replace(/\b(pos|neg)\b/g, (word) => words[word as 'pos' | 'neg']);
    const coloured = cards.filter(({ sign }) => sign !== 'neutral');
    for (let i = 0; i < coloured.length; i += 2) {
      const [one, other] = coloured.slice(i, i + 2);
      if (one === undefined || other === undefined) throw new Error('an odd number of cards');
      expect(printCardText(other), one.id).toBe(mirrored(printCardText(one)));
      expect([other.sign, other.type, other.value, other.copies, other.limit]).toEqual([
        'neg',
        one.type,
        one.value,
        one.copies,
        one.limit,
      ]);
    }
  });

  test('nothing is marked as attested but nine names and what the rulebook says of them', () => {
    const attested = cards.filter((card) => (card.attested ?? []).length > 0);
    expect(attested.map(({ id }) => id)).toEqual([
      'inspiration',
      'irritation',
      'cleansing',
      'devastation',
      'clarity-of-mind',
      'brainwashing',
      'fear',
      'conviction',
      'self-development',
    ]);
    expect(new Set([...cards, ...board, ...decks].map(({ provenance }) => provenance))).toEqual(
      new Set(['reconstructed']),
    );
  });

  test('the board has 24 symbols on each side, mirrored with the colours of the dice', () => {
    const blue = board.filter(({ cell }) => cell > 0).sort((a, b) => a.cell - b.cell);
    expect(blue.map(({ cell }) => cell)).toEqual(Array.from({ length: 24 }, (_, i) => 5 + 4 * i));
    expect(board).toHaveLength(48);
    const swapped: Readonly<Record<string, string>> = { 'roll-blue': 'roll-red', 'roll-red': 'roll-blue' };
    for (const { cell, symbol } of blue)
      expect(board.find((place) => place.cell === -cell)?.symbol).toBe(swapped[symbol] ?? symbol);
  });

  rule('EMX-DECK.4', 'the ready-made decks have 45 cards each', () => {
    expect(decks.map(({ id, cards: list }) => [id, list.reduce((sum, { count }) => sum + count, 0)])).toEqual([
      ['light', 45],
      ['dark', 45],
    ]);
  });
});

describe('the text notation', () => {
  test.each(cards.map((card) => [card.id, card] as const))('%s is printed and read again', (_, card) => {
    const text = printCardText(card);
    const { play, moment, charge, influence, result, slot } = card;
    const fields = JSON.parse(JSON.stringify({ play, moment, charge, influence, result, slot }));
    expect(parseCardText(text)).toEqual(fields);
    expect(printCardText(parseCardText(text))).toBe(text);
  });

  test('two segments and an operation for the actor', () => {
    expect(parseCardText('slot 2 / charge other: gain pos 1; draw 3 @actor')).toEqual({
      slot: 2,
      charge: {
        scope: 'other',
        ops: [
          { op: 'gain', colour: 'pos', amount: 1 },
          { op: 'draw', n: 3, actor: true },
        ],
      },
    });
  });

  test.each([
    '',
    'play',
    'play any',
    'play any:',
    'play nobody: draw 1',
    'play any: draw 0',
    'play any: draw 10',
    'play any: draw pos',
    'play any: gain pos',
    'play any: gain blue 1',
    'play any: gain @actor pos 1',
    'play any: swap 2',
    'play any: fly 2',
    'play any: draw 1; ',
    'play any: draw 1 / play any: draw 1',
    'slot 0',
    'slot 12',
    'undo',
    'play any: draw 1; draw 1; draw 1; draw 1; draw 1; draw 1; draw 1',
  ])('%j is refused', (text) => {
    expect(caught(() => parseCardText(text))).toMatchObject({ name: 'InputError', summary: 'not a card text' });
  });
});

describe('EMX-VOC.25 the validator', () => {
  const play = (scope: 'self' | 'other' | 'any' | 'all', ...ops: object[]) => ({ play: { scope, ops } });
  const gain = { op: 'gain', colour: 'pos', amount: 2 };
  const effect = { id: 'own', name: { en: 'Own' }, sign: 'pos', type: 'effect', value: 1, copies: 1 };
  const power = { ...effect, type: 'power' };
  const refused = (card: object) =>
    issues(() => engine.init(1, { customCards: [card as never] })).map(({ path, message }) => `${path}: ${message}`);

  rule('EMX-SET.11', 'a sound card is shuffled into the deck', () => {
    const state = engine.init(1, { customCards: [{ ...effect, ...play('any', gain) } as never] });
    expect(allCards(state)).toHaveLength(91);
  });

  rule.each<[string, object, string[]]>(
    'EMX-VOC.25',
    'a card is refused: %s',
    [
      ['an effect without play', effect, ['customCards.0.play: an effect needs play']],
      [
        'an effect with a limit',
        { ...effect, ...play('any', gain), limit: 2 },
        ['customCards.0.limit: an effect has no limit'],
      ],
      [
        'a moment with play',
        { ...effect, type: 'moment', moment: 'cancel', ...play('any', gain) },
        ['customCards.0.play: a moment has no play'],
      ],
      ['a moment without its kind', { ...effect, type: 'moment' }, ['customCards.0.moment: a moment needs moment']],
      ['an empty power', power, ['customCards.0: a power has charge, influence, result or slot']],
      [
        'stealing from everybody',
        { ...effect, ...play('all', { op: 'steal', n: 1 }) },
        ['customCards.0.play.ops.0: steal needs one partner, which scope all has not'],
      ],
      [
        'taking from oneself',
        { ...effect, ...play('self', gain, { op: 'take', colour: 'pos', amount: 1 }) },
        ['customCards.0.play.ops.1: take needs one partner, which scope self has not'],
      ],
      [
        'swapping with the actor',
        { ...effect, ...play('any', { op: 'swap', colour: 'any', actor: true }) },
        ['customCards.0.play.ops.0: swap is between the actor and the target, so it cannot concern the actor alone'],
      ],
      [
        'a die of any colour',
        { ...effect, ...play('any', { op: 'lose', colour: 'any', amount: 'die' }) },
        ['customCards.0.play.ops.0: a die needs a definite colour'],
      ],
      [
        'doubling any colour',
        { ...effect, ...play('any', { op: 'gain', colour: 'any', amount: 'all' }) },
        ['customCards.0.play.ops.0: gain all needs a definite colour'],
      ],
      [
        'an extra action by a power',
        { ...power, influence: { scope: 'self', ops: [{ op: 'action', n: 1 }] } },
        ['customCards.0.influence.ops.0: action stands in a play property only'],
      ],
      [
        'the id of a base card',
        { ...effect, ...play('any', gain), id: 'joy' },
        ['customCards.0.id: joy is listed twice'],
      ],
      [
        'too many copies',
        { ...effect, ...play('any', gain), copies: 11 },
        ['customCards.0.copies: expected at most 10, found 11'],
      ],
    ],
    ([, card, expected]) => {
      expect(refused(card)).toEqual(expected);
    },
  );

  test('a pack is refused with the path of every fault', () => {
    const pack = copy();
    const [first, second] = pack.cards;
    if (first === undefined || second === undefined) throw new Error('no cards');
    const light = pack.decks[0]?.cards.length;
    second.id = first.id;
    pack.board.push({ cell: 5, symbol: 'draw-two', provenance: 'reconstructed' });
    pack.decks[0]?.cards.push({ card: 'nothing', count: 1 });
    expect(issues(() => createEngine({ content: pack }))).toEqual([
      { path: 'cards.1.id', message: 'inspiration is listed twice' },
      { path: 'board.48.cell', message: 'cell 5 is listed twice' },
      { path: `decks.0.cards.${light}.card`, message: 'no card is called nothing' },
      { path: 'decks.1.cards.0.card', message: 'no card is called irritation' },
    ]);
  });
});
