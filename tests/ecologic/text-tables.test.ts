import { engine } from '@rulewright/ecologic';
import { activate, build, own, setEcoFund, setField, setMoney, special } from '@rulewright/ecologic/positions';
import { createText } from '@rulewright/ecologic/text';
import { describe, expect, test } from 'vitest';
import { positions } from './asked.js';
import { possessions, setUp, table } from './table.js';

// The position in tables and in characters, the opening, and what a score is made of.

const text = createText(engine);
const seen = (game: ReturnType<typeof table>) => engine.view(game.state, 'spectator');

describe('The table of the players', () => {
  test('says what everybody has, and what that would score now', () => {
    const [players] = text.sheets(seen(table().edit(possessions)));
    expect(players).toEqual({
      title: 'Players',
      head: ['', 'coins', 'eco fund', 'objects', 'initiatives', 'specials', 'in hand', 'score now'],
      rows: [
        ['P1', '5', '12', 'oil 3 and mineral 1', '1, effect +5, upkeep 2', '–', 'oil 1 and mineral 1', '7.1'],
        ['P2', '5', '12', 'oil 2 1 and mineral 2', '2, effect +3, upkeep 1', '–', 'oil 1 and mineral 1', '7.1'],
        ['P3', '5', '12', 'mineral 4', '–', '–', 'oil 1 and mineral 1', '7.1'],
      ],
    });
  });

  test('names cards in hand, and a fund below 0 with a real minus', () => {
    const [players] = text.sheets(positions.build);
    expect(players?.rows[0]).toEqual([
      'P1',
      '10',
      '−2',
      'oil 2 and mineral 1',
      '1, effect +1, upkeep 0',
      '–',
      'oil 1, Zero-discharge process and Academy',
      '0',
    ]);
  });

  test('counts an object of two branches under both', () => {
    const mixed = table({ dualHex: 'mixed' }).edit((state) => {
      setField(state);
      build(state, 0, 9, { branch: 'oil' });
      build(state, 0, 9, { branch: 'mineral' });
    });
    expect(text.sheets(seen(mixed))[0]?.rows[0]?.[3]).toBe('oil 2 and mineral 2');
  });
});

describe('The table of the field', () => {
  test('says of every hex what it is and what stands there', () => {
    const [, field] = text.sheets(positions.build);
    expect(field?.title).toBe('Field');
    expect(field?.head).toEqual(['hex', 'resources', 'eco points', 'stands there']);
    expect(field?.rows).toHaveLength(19);
    expect(field?.rows.slice(4, 11)).toEqual([
      ['H13 (0,−1)', 'oil and mineral', '4', 'free'],
      ['H17 (1,−1)', 'special site', '0', 'free'],
      ['H03 (2,−1)', 'oil', '3', 'free'],
      ['H18 (−2,0)', 'special site', '0', 'free'],
      ['H04 (−1,0)', 'oil', '2', 'P1: oil object of level 2, Tree planting'],
      ['H14 (0,0)', 'oil and mineral', '3', 'free'],
      ['H09 (1,0)', 'mineral', '3', 'P1: mineral object of level 1'],
    ]);
  });

  test('names a special that is built', () => {
    const game = table().edit((state) => {
      special(state, 2, 'reserve', { hex: 5 });
      setField(state);
    });
    expect(text.sheets(seen(game))[1]?.rows[5]).toEqual(['H17 (1,−1)', 'special site', '0', 'P3: the Reserve']);
  });
});

describe('The drawing', () => {
  const coords = [
    { q: 0, r: 0 },
    { q: 1, r: 0 },
    { q: -1, r: 1 },
    { q: 0, r: 1 },
  ];
  const box = engine.content.tiles.slice(0, 19).map(({ id }) => id);
  const tiles = ['H01', 'H13', 'H17', 'H10'];
  const order = [...tiles, ...box.filter((tile) => !tiles.includes(tile))];
  const start = engine.init('field', { field: { kind: 'custom', coords }, twoPlayerDeck: 'full' }, [0, order]);

  test('shows rows of hexes, each shifted by half a hex', () => {
    expect(text.drawing(engine.view(start, 0))).toEqual([
      '     H01 o4    H13 om4',
      '     .         .',
      'H17 *     H10 m2',
      '.         .',
    ]);
  });

  test('has a legend', () => {
    expect(text.legend).toBe(
      'Above: o oil, m mineral, the eco points for the first settler, * special site. Below: who stands there, + with an initiative.',
    );
  });

  test('shows pieces with their owner, initiatives and specials', () => {
    const game = table().edit((state) => {
      setField(state);
      own(state, 1, { H01: 2 });
      activate(state, 0, 'I01');
      special(state, 0, 'reserve', { hex: 5 });
    });
    const lines = text.drawing(seen(game));
    expect([lines[1], lines[3]]).toEqual(['          P2 oo+    .         .', '     .         .         P1 Res    .']);
  });
});

test('The opening names the order, the coins, the events and the set-up', () => {
  const opening = (options: Parameters<typeof setUp>[0]) => text.opening(seen(setUp(options, { first: 1 })));
  expect(opening({ players: 2 })).toBe(
    'P2 and P1 play in this order, each with 10 coins; 12 events lie ready. A starting piece earns the eco points of its hex.',
  );
  expect(opening({ players: 3, setupBioCapacity: false })).toBe(
    'P2, P3 and P1 play in this order, each with 10 coins; 21 events lie ready. Starting pieces earn no eco points.',
  );
});

test.each([
  [10, 20, 'zero', { 'eco fund': '10', money: '20', balance: '0.50' }],
  [12, 9, 'zero', { 'eco fund': '12', money: '9', balance: '0.75' }],
  [7, 7, 'zero', { 'eco fund': '7', money: '7', balance: '1.00' }],
  [0, 7, 'zero', { 'eco fund': '0', money: '7', balance: '0.00' }],
  [0, 0, 'zero', { 'eco fund': '0', money: '0', balance: '–' }],
  [-2, 4, 'zero', { 'eco fund': '−2', money: '4', balance: '–' }],
  [-2, 4, 'formula', { 'eco fund': '−2', money: '4', balance: '−0.50' }],
] as const)('Of an eco fund of %d and %d coins (%s) the score is made of %j', (fund, money, negativeEco, parts) => {
  const game = table({ negativeEco }).edit((state) => {
    setEcoFund(state, fund);
    setMoney(state, money);
  });
  expect(text.score(seen(game), 0)).toEqual(parts);
});
