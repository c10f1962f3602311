import { isInputError } from '@rulewright/core';
import { SERVER, type TableEvent, tablesOf } from '@rulewright/table';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { People, seated } from './people.js';

// Everything that a command tells those at the table, event by event.

type Said = readonly (readonly [by: string, command: object, events: readonly object[]])[];

/** What each command in turn tells. */
function expectTold(people: People, said: Said): void {
  for (const [by, command, events] of said) expect(people.say(by, command).events).toEqual(events);
}
const without = (events: readonly TableEvent[]): readonly object[] =>
  events.map((event) =>
    event.type === 'decided' ? { type: event.type, seat: event.seat, isOpen: event.isOpen } : event,
  );

describe('a command tells everything that it does', () => {
  test('TBL-8: a pause and its end', () => {
    expectTold(seated(ticTacToe, 2), [
      ['bob', { type: 'pause' }, [{ type: 'paused' }]],
      ['ann', { type: 'resume' }, [{ type: 'resumed' }]],
      [SERVER, { type: 'pause' }, [{ type: 'paused' }]],
      [SERVER, { type: 'resume' }, [{ type: 'resumed' }]],
    ]);
  });

  test('TBL-6: a proposal, and each answer to it', () => {
    const result = { end: 'aborted', outcome: null, forfeits: [], ranking: null, winners: [] };
    expectTold(seated(hush, 3), [
      ['ann', { type: 'offer', what: 'abort' }, [{ type: 'proposed', seat: 0, what: 'abort' }]],
      ['bob', { type: 'accept' }, [{ type: 'agreed', seat: 1, what: 'abort' }]],
      ['cat', { type: 'decline' }, [{ type: 'declined', seat: 2, what: 'abort' }]],
      ['bob', { type: 'offer', what: 'abort' }, [{ type: 'proposed', seat: 1, what: 'abort' }]],
      ['bob', { type: 'withdraw' }, [{ type: 'withdrawn', seat: 1, what: 'abort' }]],
      ['cat', { type: 'offer', what: 'abort' }, [{ type: 'proposed', seat: 2, what: 'abort' }]],
      ['ann', { type: 'accept' }, [{ type: 'agreed', seat: 0, what: 'abort' }]],
      [
        'bob',
        { type: 'accept' },
        [
          { type: 'agreed', seat: 1, what: 'abort' },
          { type: 'ended', result },
        ],
      ],
    ]);
  });

  test('TBL-7: a wish to take back, and what is taken back', () => {
    const people = seated(ticTacToe, 2, { terms: { takeBack: 'seen' } });
    people.act('ann', { type: 'mark', seat: 0, cell: 4 });
    expect(without(people.events)).toEqual([{ type: 'decided', seat: 0, isOpen: true }]);
    expectTold(people, [
      ['ann', { type: 'ask' }, [{ type: 'proposed', seat: 0, what: 'take-back' }]],
      ['bob', { type: 'accept' }, [{ type: 'agreed', seat: 1, what: 'take-back' }, { type: 'taken-back' }]],
    ]);
  });

  test('TBL-4: a seat that is handed on begins the game when it was the last one', () => {
    const joined = (seat: number, occupant: object) => ({ type: 'joined', seat, occupant });
    const bot = { bot: 'uniform' };
    expectTold(new People(ticTacToe), [
      ['ann', { type: 'join', seat: 0 }, [joined(0, { person: 'ann' })]],
      [SERVER, { type: 'replace', seat: 1, with: bot }, [joined(1, bot), { type: 'began' }]],
      [
        SERVER,
        { type: 'replace', seat: 1, with: { person: 'bob' } },
        [{ type: 'left', seat: 1, occupant: bot }, joined(1, { person: 'bob' })],
      ],
    ]);
  });
});

describe('TBL-4: a seat that is left to itself', () => {
  const gone = (seat: number, why: string) => ({ type: 'gone', seat, why });
  const ended = (end: string, { seat, why }: { readonly seat: number; readonly why: string }) => ({
    type: 'ended',
    result: {
      end,
      outcome: null,
      forfeits: [{ seat, why, decision: 0 }],
      ranking: [[0, 1, 2].filter((each) => each !== seat), [seat]],
      winners: [0, 1, 2].filter((each) => each !== seat),
    },
  });

  test('is told with its reason', () => {
    const clock = { game: 100 };
    expectTold(seated(hush, 3, { terms: { absence: 'bot' } }), [
      ['bob', { type: 'leave' }, [gone(1, 'left')]],
      ['cat', { type: 'resign' }, [gone(2, 'resigned')]],
    ]);
    const late = seated(hush, 3, { terms: { absence: 'bot', clock } });
    expect(late.server({ type: 'claim-time', seat: 2 }, 100).events).toEqual([gone(2, 'time')]);
    const strict = seated(hush, 3, { terms: { absence: 'last' } });
    expect(strict.say('bob', { type: 'leave' }).events).toEqual([
      gone(1, 'left'),
      ended('forfeit', { seat: 1, why: 'left' }),
    ]);
  });

  test('decides as its game says, for everybody to see whom', () => {
    const people = seated(ticTacToe, 2).act('ann', { type: 'mark', seat: 0, cell: 4 }).say('bob', { type: 'leave' });
    const action = { type: 'mark', seat: 1, cell: 0 };
    const marked = { event: { type: 'marked', rule: 'TTT-1', seat: 1, cell: 0 } };
    expect(people.events).toEqual([
      gone(1, 'left'),
      { type: 'decided', seat: 1, action, isOpen: true, events: [marked] },
    ]);
    expect([people.table.decision, people.table.askedSince, people.table.phase]).toEqual([2, 2, 'playing']);
  });

  test('and that never ends ends the table after ten thousand decisions', () => {
    const action = { type: 'mark', seat: 1, cell: 0 };
    const endless = {
      ...ticTacToe,
      deciders: () => [1],
      idle: () => action,
      step: (state: object) => ({ state: { ...state }, events: [] }),
    } as never;
    const people = seated(endless, 2).say('bob', { type: 'leave' });
    expect(people.types.slice(0, 2)).toEqual(['gone', 'decided']);
    expect(people.types.length).toBe(1 + 10_000 + 1);
    expect(people.table.result).toMatchObject({ end: 'aborted', ranking: null, winners: [] });
  });

  test('and that can do nothing is a fault of its game', () => {
    const mute = { ...ticTacToe, idle: () => undefined } as never;
    const people = seated(mute, 2);
    expect(() => people.say('ann', { type: 'leave' })).toThrow('seat 0 is asked and has no legal action');
  });
});

test('TBL-1: a game that is over before anybody decides is over when it begins', () => {
  const outcome = { ranking: [[1], [0]], scores: [0, 1], winners: [1], reason: 'dealt' };
  const dealt = { ...ticTacToe, deciders: () => [], outcome: () => outcome } as never;
  const result = { end: 'game-over', outcome, forfeits: [], ranking: [[1], [0]], winners: [1] };
  const people = seated(dealt, 2);
  expect(people.events).toEqual([{ type: 'began' }, { type: 'ended', result }]);
  expect(people.table).toMatchObject({ phase: 'over', result });
});

test('TBL-2: who leaves before the game begins is told, and the seat is free', () => {
  const people = new People(hush).say('ann', { type: 'join', seat: 1 }).say('ann', { type: 'leave' });
  expect(people.events).toEqual([{ type: 'left', seat: 1, occupant: { person: 'ann' } }]);
  expect(people.table.seats.map(({ occupant, gone, stirs }) => [occupant, gone, stirs])).toEqual([
    [null, null, 0],
    [null, null, 0],
  ]);
});

describe('TBL-1: how a table is opened', () => {
  test.each([
    ['seed', { seed: null }],
    ['seed', { seed: [1] }],
    ['seed', { seed: 2 ** 53 }],
    ['options', { seed: 1, options: 3 }],
    ['seats', { seed: 1, seats: [{ person: 'ann' }, { person: 'ann' }] }],
    ['at', { seed: 1, at: -1 }],
    ['chairs', { seed: 1, chairs: 2 }],
  ])('a wrong %s is named: %j', (path, opening) => {
    try {
      tablesOf(ticTacToe).open(opening as never);
    } catch (error) {
      if (!isInputError(error)) throw error;
      expect([error.message.split(/[\n:]/)[0], error.issues.map((issue) => issue.path)]).toEqual([
        'not how a table is opened',
        [path],
      ]);
      return;
    }
    expect.fail('was opened');
  });
});

test('TBL-5: a clock begins with what its terms give and nothing else', () => {
  const { left, periods } = seated(ticTacToe, 2, { terms: { clock: { game: 1000 } } }).seen(0).seats[0] ?? {};
  expect({ left, periods }).toEqual({ left: 1000, periods: 0 });
});
