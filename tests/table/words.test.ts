import { isInputError } from '@rulewright/core';
import { type AnyEngine, SERVER, type Terms, tablesOf } from '@rulewright/table';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { People, seated } from './people.js';

// What is no command, no opening, no term and no record is told with its place, word for word, and where its bounds lie.

const tables = tablesOf<AnyEngine>(ticTacToe);
const HUNDRED_YEARS = 100 * 366 * 86_400_000;

/** The summary, the places and the messages of what is refused; undefined for what is taken. */
function refused(work: () => unknown): readonly [summary: string, ...issues: string[]] | undefined {
  try {
    work();
    return undefined;
  } catch (error) {
    if (!isInputError(error)) throw error;
    return [error.summary, ...error.issues.map(({ path, message }) => `${path}: ${message}`)];
  }
}
const opened = (fields: object) => refused(() => tables.open({ seed: 's', ...fields } as never));
const told = (command: unknown) => refused(() => tables.reduce(seated(ticTacToe, 2).table, command as never));

const CLOCK =
  'terms.clock: expected an object with milliseconds for move, game, increment, periods, period; periods need a game, and no move';

describe('TBL-1: terms', () => {
  test.each([
    [{ clock: { move: 0 } }, CLOCK],
    [{ clock: { move: HUNDRED_YEARS + 1 } }, CLOCK],
    [{ clock: { increment: 5 } }, CLOCK],
    [{ clock: { move: 5, increment: 5 } }, CLOCK],
    [{ clock: { periods: 1, period: 1 } }, CLOCK],
    [{ clock: { game: 1, periods: 1 } }, CLOCK],
    [{ clock: { game: 1, period: 1 } }, CLOCK],
    [{ clock: { game: 1, periods: 1, period: 0 } }, CLOCK],
    [{ clock: { game: 1, move: 1, periods: 1, period: 1 } }, CLOCK],
    [{ clock: null }, CLOCK],
    [{ absence: 'sulk' }, 'terms.absence: expected one of idle, bot, last'],
    [{ bot: '' }, 'terms.bot: expected the name of a bot'],
    [{ takeBack: 'always' }, 'terms.takeBack: expected one of never, unseen, seen'],
    [{ draw: 1 }, 'terms.draw: expected true or false'],
    [{ pause: 'nobody' }, 'terms.pause: expected anybody or server'],
    [{ newcomers: 'yes' }, 'terms.newcomers: expected true or false'],
    [{ toString: 1 }, 'terms.toString: no such term'],
  ])('%j are none: %s', (terms, issue) => {
    expect(opened({ terms })).toEqual(['not the terms of a table', issue]);
  });

  test.each<Partial<Terms>>([
    { clock: {} },
    { clock: { move: 1 } },
    { clock: { move: HUNDRED_YEARS } },
    { clock: { game: 0, increment: 5 } },
    { clock: { game: 1, move: 1, increment: 1 } },
    { clock: { game: 0, periods: 0, period: 1 } },
    { absence: 'last', bot: 'greedy', takeBack: 'never', draw: true, pause: 'server', newcomers: false },
  ])('%j are some, and the others are the usual ones', (terms) => {
    expect(tables.open({ seed: 's', terms }).table.terms).toEqual({
      clock: {},
      absence: 'idle',
      bot: 'weighted',
      takeBack: 'unseen',
      draw: false,
      pause: 'anybody',
      newcomers: true,
      ...terms,
    });
  });

  test('are an object', () => {
    for (const terms of [7, null, []]) expect(opened({ terms })).toEqual(['terms are an object']);
  });
});

const OPENING = 'not how a table is opened';

describe('TBL-1: an opening', () => {
  const SEATS = 'seats: expected { person }, { bot } or null for each seat, nobody twice';
  test.each([
    [{ seed: null }, 'seed: expected a text or a number'],
    [{ seed: 2 ** 53 }, 'seed: expected a text: a whole number beyond 2^53 is rounded on its way'],
    [{ options: [] }, 'options: expected the options of the game'],
    [{ seats: [{}] }, SEATS],
    [{ seats: new Array(1001).fill(null) }, SEATS],
    [{ seats: new Array(1000).fill(null) }, 'seats: expected at most 2'],
    [{ seats: [null, null, null] }, 'seats: expected at most 2'],
    [{ at: 0.5 }, 'at: expected a time in whole milliseconds, from 0'],
    [{ at: HUNDRED_YEARS + 1 }, 'at: expected a time in whole milliseconds, from 0'],
    [{ chairs: 2 }, 'chairs: no such field'],
  ])('%j is none: %s', (fields, issue) => {
    expect(opened(fields)).toEqual([OPENING, issue]);
  });

  test('that is wrong twice is told both', () => {
    expect(opened({ chairs: 2, at: -1 })).toEqual([
      OPENING,
      'chairs: no such field',
      'at: expected a time in whole milliseconds, from 0',
    ]);
  });

  test('is an object of JSON, and needs nothing but a seed', () => {
    const circle: Record<string, unknown> = { seed: 1 };
    circle.options = circle;
    expect(refused(() => tables.open(circle as never))).toEqual([OPENING, ': expected JSON']);
    for (const given of [null, undefined, 7, []])
      expect(refused(() => tables.open(given as never))).toEqual([OPENING, ': expected an object']);
    expect(tables.open({ seed: 0.5 }).table).toMatchObject({
      opening: { seed: 0.5, options: {}, seats: [], terms: {}, at: 0 },
      phase: 'gathering',
      ...{ decision: 0, askedSince: 0, standsSince: 0, proposal: null, proposals: 0, time: 0, count: 0, result: null },
      seats: [0, 1].map(() => ({ occupant: null, gone: null, proposals: 0, stirs: 0, persons: [] })),
    });
    expect(tables.open({ seed: 's', at: HUNDRED_YEARS }).table.time).toBe(HUNDRED_YEARS);
  });
});

describe('TBL-1: a command', () => {
  const fields = { by: 'ann', at: 0 };
  const OCCUPANT = 'with: expected { person } or { bot }, a name of at most 100 letters';
  test.each([
    [{ type: 'leave', at: 0 }, `by: expected the name of a person, or ${SERVER}`],
    [{ type: 'leave', by: 'ann' }, 'at: expected a time in whole milliseconds, from 0'],
    [{ type: 'join', ...fields, seat: 1000 }, 'seat: expected a seat, numbered from 0'],
    [{ type: 'claim-time', ...fields }, 'seat: expected a seat, numbered from 0'],
    [{ type: 'act', ...fields, decision: 0 }, 'action: expected an action of the game'],
    [
      { type: 'act', ...fields, action: {} },
      'decision: expected the number of a decision, as the view of the table says it',
    ],
    [
      { type: 'ask', ...fields, decision: -1 },
      'decision: expected the number of a decision, as the view of the table says it',
    ],
    [{ type: 'offer', ...fields, what: 'war' }, 'what: expected draw or abort'],
    [{ type: 'accept', ...fields }, 'proposal: expected the number of a proposal'],
    [{ type: 'decline', ...fields, proposal: '1' }, 'proposal: expected the number of a proposal'],
    [{ type: 'withdraw', ...fields, proposal: 0.5 }, 'proposal: expected the number of a proposal'],
    [{ type: 'replace', ...fields, with: { bot: 'b' } }, 'seat: expected a seat, numbered from 0'],
    [{ type: 'replace', ...fields, seat: 0 }, OCCUPANT],
    [{ type: 'replace', ...fields, seat: 0, with: { bot: 'b', person: 'p' } }, OCCUPANT],
    [{ type: 'replace', ...fields, seat: 0, with: { person: '#server' } }, OCCUPANT],
    [{ type: 'pause', ...fields, seat: 0 }, 'seat: no such field'],
    [JSON.parse('{"type":"pause","by":"ann","at":0,"__proto__":{}}'), '__proto__: no such field'],
  ])('%j is none: %s', (command, issue) => {
    expect(told(command)).toEqual(['not a command', issue]);
  });

  test('is an object with one of the types', () => {
    for (const command of [null, [], 'leave']) expect(told(command)).toEqual(['not a command', ': expected an object']);
    const types = 'join, leave, act, resign, claim-time, offer, ask, accept, decline, withdraw, replace, pause, resume';
    for (const type of ['conquer', 'toString', undefined])
      expect(told({ type, ...fields })).toEqual(['not a command', `type: expected one of ${types}`]);
  });

  test('has a hundred thousand letters, a name a hundred, and not one more', () => {
    const long = (letters: number) => {
      const bare = { type: 'act', by: 'ann', at: 0, decision: 0, action: { type: '', seat: 0 } };
      const action = { ...bare.action, type: 'x'.repeat(letters - JSON.stringify(bare).length) };
      return () => tables.explain(seated(ticTacToe, 2).table, { ...bare, action } as never);
    };
    expect(long(100_000)()).toMatchObject({ rule: 'CORE-ACT.1' });
    expect(refused(long(100_001))).toEqual(['not a command', ': expected JSON of at most 100000 letters']);
    const people = new People(ticTacToe);
    expect(people.why('x'.repeat(100), { type: 'join' })).toBe('allowed');
    expect(refused(() => people.say('x'.repeat(101), { type: 'join' }))?.[1]).toMatch(/^by: /);
    expect(people.why('ann', { type: 'join', seat: 999 })).toBe('TBL-2 no-such-seat');
  });
});

test('a record is one whole form, and says what it lacks', () => {
  const record = tables.record(seated(ticTacToe, 2).table);
  const replayed = (fields: object) => refused(() => tables.replay({ ...record, ...fields }));
  const RECORD = 'not the record of a table';
  expect(replayed({})).toBeUndefined();
  expect(replayed({ more: 1 })).toEqual([RECORD, ': expected form, opening, commands, takenBack, result, game']);
  expect(replayed({ game: undefined })).toEqual([
    RECORD,
    ': expected form, opening, commands, takenBack, result, game',
  ]);
  expect(replayed({ form: 2 })).toEqual([RECORD, 'form: expected 1']);
  expect(replayed({ commands: {} })).toEqual([RECORD, 'commands: expected a list']);
  expect(refused(() => tables.replay(7))?.[0]).toBe(RECORD);
  expect(replayed({ commands: [{ type: 'leave', by: 'eve', at: 0 }] })).toEqual([
    'the record of a table cannot be carried out',
    'commands.0: TBL-4 not-seated',
  ]);
  expect(replayed({ result: 7 })).toEqual([
    'the record of a table ends differently',
    'result: the commands lead elsewhere',
  ]);
});

test('what is no table is told so', () => {
  expect(refused(() => tables.view({} as never, 0))).toEqual([
    'not a table',
    ': expected what open, reduce or replay gives',
  ]);
});

test('TBL-2: the seat of a person is found, of whoever has gone and of who is nobody none', () => {
  const people = seated(hush, 3);
  const seats = () =>
    ['ann', 'bob', 'cat', 'eve', SERVER, '', null].map((name) => people.tables.seatOf(people.table, name as never));
  expect(seats()).toEqual([0, 1, 2, undefined, undefined, undefined, undefined]);
  people.say('bob', { type: 'resign' });
  expect(seats()).toEqual([0, undefined, 2, undefined, undefined, undefined, undefined]);
});
