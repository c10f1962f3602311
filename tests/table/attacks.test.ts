import { isInputError, isRuleError } from '@rulewright/core';
import { type AnyEngine, SERVER, tablesOf } from '@rulewright/table';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { fewer, inFull } from '../support/depth.js';
import { NAMES, People, seated } from './people.js';
import { wild } from './random.js';

const tables = tablesOf<AnyEngine>(hush);

/** Does the work; what it throws has to be one of the two errors that are promised. */
function refusedBy(work: () => unknown): string {
  try {
    work();
    return 'taken';
  } catch (error) {
    if (isInputError(error) || isRuleError(error)) return error.name;
    throw error;
  }
}

test('whatever is sent as a command is refused by a typed error, and nothing has changed', () => {
  const { table } = seated(hush, 2);
  const before = JSON.stringify(table);
  const value = fc.oneof(
    fc.anything({ withBigInt: true, withSparseArray: true, withNullPrototype: true }),
    fc.constantFrom('ann', SERVER, 0, '__proto__'),
  );
  const command = fc.record(
    {
      type: fc.oneof(
        fc.constantFrom(
          'act',
          'accept',
          'withdraw',
          'ask',
          'join',
          'offer',
          'replace',
          'claim-time',
          'resign',
          'toString',
          '__proto__',
        ),
        value,
      ),
      by: fc.oneof(fc.constantFrom('ann', 'bob', SERVER), value),
      at: fc.oneof(fc.nat(), value),
      action: value,
      decision: fc.oneof(fc.constant(0), value),
      proposal: value,
      seat: value,
      with: value,
      what: value,
    },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.oneof(command, value), (given) => {
      refusedBy(() => tables.reduce(table, given as never));
      refusedBy(() => tables.explain(table, given as never));
      expect(JSON.stringify(table)).toBe(before);
    }),
    { numRuns: fewer(1500, { day: 8 }) },
  );
});

test('an action that is none of the game is refused by the game, for whoever sends it', () => {
  const { table } = seated(ticTacToe, 2);
  const own = tablesOf<AnyEngine>(ticTacToe);
  const actions = [
    { type: 'mark' },
    { type: 'mark', seat: 0, cell: 9 },
    { type: 'mark', seat: '0', cell: 1 },
    { seat: 0 },
    {},
  ];
  for (const action of actions)
    for (const by of ['ann', 'bob', SERVER, 'eve'])
      expect(refusedBy(() => own.reduce(table, { type: 'act', by, at: 0, action, decision: 0 } as never))).toBe(
        'RuleError',
      );
});

describe('a command', () => {
  test('twice at one time is done once', () => {
    const people = seated(ticTacToe, 2).act('ann', { type: 'mark', seat: 0, cell: 4 });
    expect(people.why('ann', { type: 'act', action: { type: 'mark', seat: 0, cell: 4 } })).toBe('TTT-1 not-asked');
    expect(people.why('ann', { type: 'act', action: { type: 'mark', seat: 0, cell: 4 }, decision: 0 })).toBe(
      'TBL-3 stale',
    );
    const joined = new People(hush).say('ann', { type: 'join' });
    expect(joined.why('ann', { type: 'join' })).toBe('TBL-2 seated-already');
  });

  test('of who is not at the table is refused, whatever it is', () => {
    const people = seated(hush, 2, { terms: { draw: true } });
    people.say('ann', { type: 'offer', what: 'draw' });
    const commands = ['leave', 'resign', 'accept', 'decline', 'ask', 'pause', 'resume'].map((type) => ({ type }));
    const others = [
      { type: 'claim-time', seat: 0 },
      { type: 'offer', what: 'abort' },
      { type: 'replace', seat: 0, with: { person: 'eve' } },
      { type: 'act', action: people.engine.legalActions(people.table.state)[0] },
      { type: 'join' },
    ];
    for (const command of [...commands, ...others]) expect(people.why('eve', command)).toMatch(/^TBL-/);
  });

  test('by names of the language, long ones, or the sign of the server is of nobody', () => {
    const { table } = new People(hush);
    for (const by of ['__proto__', 'constructor'])
      expect(tables.reduce(table, { type: 'join', by, at: 0 }).table.seats[0]?.occupant).toEqual({ person: by });
    for (const by of ['', 'x'.repeat(101), '#boss', null, 7, {}])
      expect(refusedBy(() => tables.reduce(table, { type: 'join', by, at: 0 } as never))).toBe('InputError');
    for (const at of [-1, 0.5, Number.NaN, 1e300, '0', null])
      expect(refusedBy(() => tables.reduce(table, { type: 'join', by: 'ann', at } as never))).toBe('InputError');
  });

  test('by an answer of no seat is refused, also of the server that plays for a bot', () => {
    const { table } = tables.open({ seed: 's', seats: [{ person: 'ann' }, { bot: 'weighted' }] });
    for (const by of ['ann', SERVER])
      for (const seat of ['length', '__proto__', 'at', 'constructor', '0', -1, 0.5, null, [0], { valueOf: 0 }]) {
        const command = { type: 'act', by, at: 0, decision: 0, action: { type: 'stake', seat, coins: 0 } };
        expect(refusedBy(() => tables.reduce(table, command as never))).toBe('RuleError');
        expect(tables.explain(table, command as never)).toMatchObject({ code: 'not-your-seat' });
      }
  });

  test('in thousands finds a bound', inFull, () => {
    const people = seated(hush, 2);
    let done = 0;
    for (let n = 0; n < 3_000; n++)
      for (const command of [{ type: 'offer', what: 'abort' }, { type: 'decline' }, { type: 'ask' }])
        if (people.why('ann', command) === 'allowed') {
          people.say('ann', command);
          done++;
        }
    expect(done).toBeLessThan(10);
  });
});

test('a record that was damaged is refused, or is the record of the same table', () => {
  const { table } = wild(hush, { seed: 'damage', count: 80 }, { options: { players: 3 } as never });
  const text = JSON.stringify(tables.record(table));
  const random = fc.sample(fc.nat(text.length - 1), { numRuns: fewer(150, { day: 8 }), seed: 30 });
  for (const place of random) {
    const other = text[place] === '1' ? '2' : '1';
    const bent = `${text.slice(0, place)}${other}${text.slice(place + 1)}`;
    let json: unknown;
    try {
      json = JSON.parse(bent);
    } catch {
      continue;
    }
    let again: string | undefined;
    const why = refusedBy(() => {
      again = JSON.stringify(tables.record(tables.replay(json)));
    });
    // names, times and terms can be other ones: then it is another table, and says so of itself
    if (why === 'taken') expect(JSON.parse(again ?? '')).toEqual(json);
    else expect(why).toBe('InputError');
  }
  for (const json of [
    null,
    7,
    [],
    {},
    { form: 2 },
    'x',
    { ...JSON.parse(text), commands: {} },
    { ...JSON.parse(text), opening: null },
    { ...JSON.parse(text), more: 1 },
  ])
    expect(refusedBy(() => tables.replay(json))).toBe('InputError');
});

test.each([null, undefined, 'table', 7, [], {}, { form: 1 }, { form: 2, opening: {}, seats: [] }])(
  'a table that is %j is refused by all that take one',
  (table) => {
    const command = { type: 'pause', by: 'ann', at: 0 } as const;
    const takers: readonly ((table: never) => unknown)[] = [
      (given) => tables.reduce(given, command),
      (given) => tables.explain(given, command),
      (given) => tables.view(given, 0),
      (given) => tables.seatOf(given, 'ann'),
      tables.deadline,
      tables.record,
    ];
    for (const taker of takers) expect(() => taker(table as never)).toThrow('not a table');
  },
);

test('of a table that was away nothing is believed but its opening and its commands, by all that take one', () => {
  const { table } = wild(hush, { seed: 'bent', count: 60 }, { options: { players: 3 } as never });
  const away = JSON.parse(JSON.stringify(table));
  const command = { type: 'offer', what: 'abort', by: 'eve', at: table.time } as const;
  const said = (given: typeof table) =>
    JSON.stringify([
      ...[0, 1, 'spectator' as const].map((viewer) => tables.view(given, viewer)),
      ...NAMES.map((name) => tables.seatOf(given, name) ?? null),
      tables.deadline(given) ?? null,
      tables.record(given),
      tables.explain(given, command),
    ]);
  const whole = said(table);
  const values = [null, 0, 1e9, 'x', [], [null], {}, [{ occupant: { person: 'eve' } }]];
  for (const field of Object.keys(away))
    for (const value of values) {
      const bent = { ...away, [field]: value };
      if (!['form', 'opening', 'commands'].includes(field)) expect(said(bent)).toBe(whole);
      else if (field !== 'commands' || JSON.stringify(value) !== '[]')
        expect(refusedBy(() => said(bent))).toBe('InputError');
    }
});

test.each([2 ** 53, -(2 ** 53), 1e300])('a seed of %d, which JSON rounds, is refused', (seed) => {
  expect(() => tables.open({ seed })).toThrow('seed: expected a text');
  expect(tables.open({ seed: `${seed}` }).table.phase).toBe('gathering');
});
