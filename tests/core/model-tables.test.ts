import { seatFields } from '@rulewright/core/schema';
import { type ModelLabels, modelSheets, numbered, voiceOf } from '@rulewright/core/text';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { createText } from '@rulewright/ecologic/text';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';

// What a game answers of its table and its players, in tables, as any app shows it.

const messages = {
  ...{ table: 'The table', players: 'The players', what: 'what', now: 'now', yes: 'yes', no: 'no' },
  ...{ 'face-down': '{n} face down', 'face-down.of': '{n} face down ({back})' },
};
const words: ModelLabels = {
  seats: numbered,
  say: voiceOf({ locale: 'en', messages, nouns: {} }).say,
  word: (word) => word.replaceAll(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`),
  name: (id) => {
    if (id !== 'dam') throw new Error('no such card');
    return 'Great dam';
  },
  seatFields: new Set(['owner', 'stillIn']),
};

describe('The tables of a reading model', () => {
  const models = {
    shared: () => ({
      firstPlayer: 1,
      owner: 1,
      stillIn: [0, 2],
      lastRound: false,
      refused: null,
      auction: { item: 'dam', highBid: 3 },
      deck: { count: 3, cards: ['dam'], unseen: { '': 1, roundBack: 1 } },
      discard: { count: 0, cards: [], unseen: {} },
      loans: [{ lender: 0, due: 2 }, { owner: 2 }],
      nothing: [],
    }),
    player: (seat: number) => (seat === 0 ? { seat, money: 5, owner: 0 } : { seat, money: 6, hand: ['dam', 'H04'] }),
  };

  test('have a row a field, lists of their own, and a column a player', () => {
    expect(modelSheets(models, 2, words)).toEqual([
      {
        title: 'The table',
        head: ['what', 'now'],
        rows: [
          ['first player', '1'],
          ['owner', 'P2'],
          ['still in', 'P1, P3'],
          ['last round', 'no'],
          ['refused', '–'],
          ['auction: item', 'Great dam'],
          ['auction: high bid', '3'],
          ['deck', 'Great dam, 1 face down, 1 face down (round back)'],
          ['discard', '–'],
          ['nothing', '–'],
        ],
      },
      {
        title: 'Loans',
        head: ['lender', 'due', 'owner'],
        rows: [
          ['0', '2', '–'],
          ['–', '–', 'P3'],
        ],
      },
      {
        title: 'The players',
        head: ['what', 'P1', 'P2'],
        rows: [
          ['money', '5', '6'],
          ['owner', 'P1', '–'],
          ['hand', '–', 'Great dam, H04'],
        ],
      },
    ]);
  });

  test('leave out the lists that a game tells by itself, and say nothing of a game that answers nothing', () => {
    expect(modelSheets(models, 2, words, [{ title: 'Loans' }]).map(({ title }) => title)).toEqual([
      'The table',
      'The players',
    ]);
    expect(modelSheets({}, 1, words).map(({ rows }) => rows)).toEqual([[], []]);
  });

  test('are those of a game, with the names of its text', () => {
    const view = ecologic.view(ecologic.init('tables', { players: 3 }), 0);
    const { face } = createText(ecologic);
    const of = { ...words, name: (id: string) => face(id, view).name, seatFields: seatFields(ecologic) };
    const tables = modelSheets(ecologic.ask(view), 3, of);
    expect(tables[0]?.rows).toContainEqual(['first player', numbered(view.position.firstPlayer)]);
    expect(tables.at(-1)?.rows).toContainEqual([
      'money',
      ...[0, 1, 2].map((seat) => `${ecologic.ask(view).player(seat).money}`),
    ]);
  });
});

test.each([
  ['EcoLogic', ecologic, ['firstPlayer', 'highBidder', 'lender', 'stillIn'], ['money', 'hex', 'due']],
  // humans belong to seats in some games alone
  ['Emix', emix, ['firstPlayer', 'harvester'], ['human', 'lastHarvest', 'marker']],
  ['Does Not Exist', doesNotExist, ['host', 'takenBy', 'winner', 'signalled'], ['souls', 'share']],
  ['Euphoria', euphoria, ['active', 'seat', 'proposer'], ['worker', 'morale', 'space']],
])('the fields of %s that are seats are told from others', (_, engine, seats, others) => {
  const found = seatFields(engine);
  expect(seats.filter((field) => !found.has(field))).toEqual([]);
  expect(others.filter((field) => found.has(field))).toEqual([]);
});
