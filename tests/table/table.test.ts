import { InputError } from '@rulewright/core';
import { SERVER, tableRefusals, tableRules, tablesOf } from '@rulewright/table';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { People, seated } from './people.js';

const mark = (seat: number, cell: number) => ({ type: 'mark', seat, cell });
const join = (seat?: number) => ({ type: 'join', ...(seat !== undefined && { seat }) });
const leave = { type: 'leave' };
const resign = { type: 'resign' };

describe('TBL-2: people sit down', () => {
  test('at the first free seat, or where they like; the game begins when every seat is taken', () => {
    const people = new People(hush, { options: { players: 3 } as never, seats: [null, { bot: 'uniform' }] });
    expect(people.table.phase).toBe('gathering');
    expect(people.seen(0).game).toBeNull();
    people.say('ann', join(2));
    expect(people.events).toEqual([{ type: 'joined', seat: 2, occupant: { person: 'ann' } }]);
    people.say('bob', join());
    expect(people.types).toEqual(['joined', 'began']);
    expect(people.table.seats.map(({ occupant }) => occupant)).toEqual([
      { person: 'bob' },
      { bot: 'uniform' },
      { person: 'ann' },
    ]);
    expect(people.seen(0).game).toEqual(hush.view(people.table.state as never, 0));
  });

  test('nobody at two seats, at a taken one, or where there is none', () => {
    const people = new People(hush, { options: { players: 2 } as never });
    people.say('ann', join(1));
    expect(people.why('ann', join(0))).toBe('TBL-2 seated-already');
    expect(people.why('bob', join(1))).toBe('TBL-2 seat-taken');
    expect(people.why('bob', join(2))).toBe('TBL-2 no-such-seat');
    expect(people.why(SERVER, join())).toBe('TBL-2 not-the-server');
    people.say('bob', join());
    expect(people.why('cat', join())).toBe('TBL-2 no-free-seat');
  });

  test('who leaves before the game begins is as if never there', () => {
    const people = new People(hush).say('ann', join()).say('ann', leave);
    expect(people.types).toEqual(['left']);
    expect(people.why('ann', leave)).toBe('TBL-4 not-seated');
    people.say('bob', join(0)).say('ann', join());
    expect(people.table.phase).toBe('playing');
  });
});

describe('TBL-3: people play', () => {
  test('at their own seat and when they are asked, as the game says', () => {
    const people = seated(ticTacToe, 2);
    expect(people.why('bob', { type: 'act', action: mark(0, 4) })).toBe('TBL-3 not-your-seat');
    expect(people.why(SERVER, { type: 'act', action: mark(0, 4) })).toBe('TBL-3 not-your-seat');
    expect(people.why('eve', { type: 'act', action: mark(0, 4) })).toBe('TBL-3 not-your-seat');
    expect(people.why('bob', { type: 'act', action: mark(1, 4) })).toBe('TTT-1 not-asked');
    people.act('ann', mark(0, 4));
    expect(people.why('bob', { type: 'act', action: mark(1, 4) })).toBe('TTT-1 taken');
    expect(people.table.actions).toEqual([mark(0, 4)]);
  });

  test('the server plays for bots alone', () => {
    const people = new People(ticTacToe, { seats: [{ person: 'ann' }, { bot: 'uniform' }] });
    expect(people.why(SERVER, { type: 'act', action: mark(0, 4) })).toBe('TBL-3 not-your-seat');
    people.act('ann', mark(0, 4));
    expect(people.why('uniform', { type: 'act', action: mark(1, 0) })).toBe('TBL-3 not-your-seat');
    people.act(SERVER, mark(1, 0));
    expect(people.table.actions).toHaveLength(2);
  });

  test('not before it begins', () => {
    const people = new People(ticTacToe).say('ann', join(0));
    expect(people.why('ann', { type: 'act', action: mark(0, 4) })).toBe('TBL-3 not-begun');
    expect(people.why('ann', { type: 'pause' })).toBe('TBL-8 not-begun');
    expect(people.why('ann', resign)).toBe('TBL-4 not-begun');
    expect(people.why('ann', { type: 'offer', what: 'abort' })).toBe('TBL-6 not-begun');
    expect(people.why('ann', { type: 'claim-time', seat: 0 })).toBe('TBL-5 clock-stands');
    expect(people.tables.deadline(people.table)).toBeUndefined();
  });

  test('until the game is over', () => {
    const people = seated(ticTacToe, 2);
    for (const [n, cell] of [0, 3, 1, 4, 2].entries()) people.act(n % 2 === 0 ? 'ann' : 'bob', mark(n % 2, cell));
    expect(people.types).toEqual(['decided', 'ended']);
    expect(people.table.result).toMatchObject({ end: 'game-over', forfeits: [], ranking: [[0], [1]], winners: [0] });
    expect(people.why('ann', resign)).toBe('TBL-1 table-over');
  });
});

describe('TBL-4: people go', () => {
  test('whoever resigns against one other has lost', () => {
    const people = seated(ticTacToe, 2).act('ann', mark(0, 4)).say('ann', resign);
    expect(people.types).toEqual(['gone', 'ended']);
    expect(people.table.result).toEqual({
      end: 'forfeit',
      outcome: null,
      forfeits: [{ seat: 0, why: 'resigned', decision: 1 }],
      ranking: [[1], [0]],
      winners: [1],
    });
  });

  test('of three the seat goes on by itself, and stands last whatever it reaches', () => {
    const people = seated(hush, 3, { terms: { absence: 'idle' } });
    people.say('bob', resign);
    while (people.table.phase === 'playing') people.goOn();
    const { end, outcome, ranking, winners, forfeits } = people.table.result ?? expect.fail('no result');
    expect({ end, last: ranking?.at(-1), forfeits }).toEqual({
      end: 'game-over',
      last: [1],
      forfeits: [{ seat: 1, why: 'resigned', decision: 0 }],
    });
    expect(outcome?.ranking.flat().toSorted()).toEqual([0, 1, 2]);
    expect(winners).not.toContain(1);
    expect(people.table.actions.some(({ seat }) => seat === 1)).toBe(true);
  });

  test('or a bot plays it, whom the server answers for', () => {
    const people = seated(hush, 3, { terms: { absence: 'bot', bot: 'greedy' } }).say('bob', leave);
    expect(people.table.seats[1]).toMatchObject({ occupant: { bot: 'greedy' }, gone: { why: 'left' } });
    expect(people.why('bob', { type: 'resign' })).toBe('TBL-4 not-seated');
    const mine = people.engine.legalActions(people.table.state, 1)[0] ?? expect.fail('not asked');
    people.act(SERVER, mine);
    expect(people.table.actions).toEqual([mine]);
  });

  test('or the game ends, and the seat is last', () => {
    const people = seated(hush, 3, { terms: { absence: 'last' } }).say('cat', leave);
    expect(people.table.result).toMatchObject({ end: 'forfeit', ranking: [[0, 1], [2]], winners: [0, 1] });
  });

  test('a newcomer takes a seat that was left, and nothing is forfeited; never one that has lost', () => {
    const people = seated(hush, 3).say('bob', leave);
    expect(people.why('dan', join(0))).toBe('TBL-2 seat-taken');
    people.say('dan', join());
    expect(people.table.seats[1]).toMatchObject({ occupant: { person: 'dan' }, gone: null });
    people.say('cat', resign);
    expect(people.why('eve', join(2))).toBe('TBL-2 seat-taken');
    expect(people.why('cat', join(2))).toBe('TBL-2 seated-already');
    const closed = seated(hush, 3, { terms: { newcomers: false } }).say('bob', leave);
    expect(closed.why('dan', join(1))).toBe('TBL-2 seat-taken');
  });

  test('when all have left the game is no game', () => {
    const people = seated(hush, 2).say('ann', leave);
    expect(people.table.phase).toBe('playing');
    expect(people.say('bob', leave).table.result).toMatchObject({ end: 'aborted', ranking: null, winners: [] });
  });

  test('a seat is handed on by who sits there, or by the server: to a person or a bot', () => {
    const people = seated(hush, 2);
    const hand = (seat: number, other: object) => ({ type: 'replace', seat, with: other });
    expect(people.why('ann', hand(1, { bot: 'uniform' }))).toBe('TBL-4 not-your-seat');
    expect(people.why('ann', hand(0, { person: 'bob' }))).toBe('TBL-2 seated-already');
    expect(people.why('ann', hand(7, { bot: 'uniform' }))).toBe('TBL-4 no-such-seat');
    people.say('ann', hand(0, { person: 'dan' }));
    expect(people.types).toEqual(['left', 'joined']);
    people.server(hand(1, { bot: 'uniform' }));
    expect(people.table.seats.map(({ occupant }) => occupant)).toEqual([{ person: 'dan' }, { bot: 'uniform' }]);
    const three = seated(hush, 3).say('bob', resign);
    expect(three.why(SERVER, hand(1, { bot: 'uniform' }))).toBe('TBL-4 seat-lost');
  });
});

describe('TBL-6: people agree', () => {
  const offer = (what: string) => ({ type: 'offer', what });

  test('on a draw where there are draws, all of them', () => {
    expect(seated(hush, 2).why('ann', offer('draw'))).toBe('TBL-6 no-draws');
    const people = seated(hush, 3, { terms: { draw: true } }).say('ann', offer('draw'));
    expect(people.why('ann', { type: 'accept' })).toBe('TBL-6 agreed-already');
    expect(people.why('bob', offer('abort'))).toBe('TBL-6 matter-open');
    people.say('bob', { type: 'accept' });
    expect(people.table.phase).toBe('playing');
    people.say('cat', { type: 'accept' });
    expect(people.table.result).toMatchObject({ end: 'draw', ranking: [[0, 1, 2]], winners: [0, 1, 2] });
  });

  test('on an end without a result; a decision or a no ends the matter, and nobody asks for ever', () => {
    const people = seated(hush, 2).say('ann', offer('abort')).say('bob', { type: 'decline' });
    expect(people.table.proposal).toBeNull();
    expect(people.why('bob', { type: 'accept' })).toBe('TBL-6 nothing-asked');
    expect(people.why('bob', { type: 'decline' })).toBe('TBL-6 nothing-asked');
    people.say('ann', offer('abort')).say('ann', { type: 'decline' }).say('ann', offer('abort'));
    people.goOn();
    expect(people.table.proposal).toBeNull();
    people.say('bob', offer('abort'));
    expect(people.say('ann', { type: 'accept' }).table.result).toMatchObject({ end: 'aborted', ranking: null });
    const stubborn = seated(hush, 2);
    for (let n = 0; n < 3; n++) stubborn.say('ann', offer('abort')).say('bob', { type: 'decline' });
    expect(stubborn.why('ann', offer('abort'))).toBe('TBL-6 asked-enough');
  });

  test('who goes is waited for no more', () => {
    const people = seated(hush, 3).say('ann', offer('abort')).say('bob', { type: 'accept' }).say('cat', leave);
    expect(people.table.result?.end).toBe('aborted');
  });
});

test('every rule and refusal of a table has words, and options or terms that are none are refused with their place', () => {
  expect(Object.keys(tableRules)).toHaveLength(8);
  for (const sentence of Object.values(tableRefusals)) expect(sentence).toMatch(/^[A-Z].*\.$/);
  const { open } = tablesOf(hush);
  const bent: readonly [object, string][] = [
    [{ options: { players: 99 } }, 'players'],
    [{ terms: { absence: 'sulk' } }, 'terms.absence'],
    [{ terms: { clock: { move: -1 } } }, 'terms.clock'],
    [{ terms: { clock: { periods: 3, period: 1000 } } }, 'terms.clock'],
    [{ terms: { temper: 1 } }, 'terms.temper'],
    [{ seats: [{ person: 'ann' }, { person: 'ann' }] }, 'seats'],
    [{ seats: [{ person: '#server' }] }, 'seats'],
    [{ seats: [null, null, null] }, 'seats'],
    [{ seats: ['ann'] }, 'seats'],
    [{ seats: [{}] }, 'seats'],
    [{ seats: [{ person: 'ann', bot: 'weighted' }] }, 'seats'],
    [{ seats: [{ bot: 7 }] }, 'seats'],
    [{ seats: [{ person: 'x'.repeat(101) }] }, 'seats'],
    [{ seats: { 0: { person: 'ann' } } }, 'seats'],
    [{ options: [] }, 'options'],
    [{ options: 7 }, 'options'],
    [{ terms: { clock: { move: 0 } } }, 'terms.clock'],
    [{ terms: { clock: { increment: 5 } } }, 'terms.clock'],
    [{ terms: { clock: { game: 5, periods: 1 } } }, 'terms.clock'],
    [{ terms: { clock: { game: 5, periods: 1, period: 0 } } }, 'terms.clock'],
    [{ terms: { clock: { game: 5, move: 5, periods: 1, period: 5 } } }, 'terms.clock'],
    [{ terms: { clock: { game: 5, hurry: 1 } } }, 'terms.clock'],
    [{ terms: { clock: [] } }, 'terms.clock'],
    [{ terms: { bot: '' } }, 'terms.bot'],
    [{ terms: { takeBack: 'always' } }, 'terms.takeBack'],
    [{ terms: { draw: 1 } }, 'terms.draw'],
    [{ terms: { pause: 'nobody' } }, 'terms.pause'],
    [{ terms: { newcomers: 'yes' } }, 'terms.newcomers'],
    [{ seed: null }, 'seed'],
    [{ at: -1 }, 'at'],
    [{ extra: 1 }, 'extra'],
  ];
  for (const [fields, place] of bent) {
    const opening = { seed: 's', ...fields } as never;
    expect(() => open(opening)).toThrow(InputError);
    expect(() => open(opening)).toThrow(place);
  }
});
