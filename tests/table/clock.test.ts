import { engine as emix } from '@rulewright/emix';
import { SERVER } from '@rulewright/table';
import { describe, expect, test } from 'vitest';
import { answered, freshClock, left, run } from '../../packages/table/src/clock.js';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { type People, seated } from './people.js';

const mark = (seat: number, cell: number) => ({ type: 'mark', seat, cell });
const claim = (seat: number) => ({ type: 'claim-time', seat });
const leftAt = (people: People) => people.seen('spectator').seats.map((seat) => seat.left);

describe('TBL-5: a clock', () => {
  test('for each answer by itself begins anew', () => {
    const terms = { move: 100 };
    const late = run(freshClock(terms), terms, 100);
    expect([left(run(freshClock(terms), terms, 99), terms), left(late, terms)]).toEqual([1, 0]);
    expect(left(answered(late, terms), terms)).toBe(100);
  });

  test('for the game runs down, and an answer adds to it', () => {
    const terms = { game: 1000, increment: 50 };
    expect(left(answered(run(freshClock(terms), terms, 400), terms), terms)).toBe(650);
    expect(left(run(freshClock(terms), terms, 5000), terms)).toBe(0);
  });

  test.each([
    [500, 500, 3],
    [1000, 0, 3],
    [1100, 0, 3],
    [1101, 0, 2],
    [1200, 0, 2],
    [1201, 0, 1],
    [1299, 0, 1],
  ])('with periods: %i ms of 1000 and three of 100 leave %i and %i periods', (elapsed, game, periods) => {
    const terms = { game: 1000, periods: 3, period: 100 };
    const clock = run(freshClock(terms), terms, elapsed);
    expect([clock.game, clock.periods, left(clock, terms)]).toEqual([game, periods, 1300 - elapsed]);
    const next = answered(clock, terms);
    expect(left(next, terms)).toBe(game + periods * 100);
  });

  test('that is run in pieces shows what it shows in one', () => {
    for (const terms of [{ move: 500 }, { game: 300 }, { game: 300, periods: 4, period: 70 }, {}])
      for (let total = 0; total < 700; total += 13) {
        let pieces = freshClock(terms);
        for (let gone = 0; gone < total; gone++) pieces = run(pieces, terms, 1);
        expect(pieces).toEqual(run(freshClock(terms), terms, total));
      }
  });
});

describe('TBL-5: at a table', () => {
  test('the clock of who is asked runs, and an answer after its time is none', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { game: 1000 } } }).act('ann', mark(0, 4), 400);
    expect(leftAt(people)).toEqual([600, 1000]);
    expect(people.tables.deadline(people.table)).toEqual({ seat: 1, at: 1400 });
    expect(people.why('bob', { type: 'act', action: mark(1, 0) }, 1000)).toBe('TBL-3 time-is-up');
    expect(people.why('ann', claim(1), 999)).toBe('TBL-5 time-left');
    expect(people.why('ann', claim(0), 5000)).toBe('TBL-5 clock-stands');
    expect(people.why('eve', claim(1), 5000)).toBe('TBL-5 not-seated');
    expect(people.why('ann', claim(9), 5000)).toBe('TBL-5 no-such-seat');
    people.say('ann', claim(1), 1000);
    expect(people.table.result).toMatchObject({
      end: 'forfeit',
      winners: [0],
      forfeits: [{ seat: 1, why: 'time', decision: 1 }],
    });
  });

  test('in a question to several all their clocks run, each until its answer', () => {
    const people = seated(hush, 3, { terms: { clock: { game: 1000 } } });
    const stake = (seat: number) => people.engine.legalActions(people.table.state, seat)[0] ?? expect.fail('not asked');
    people.act('bob', stake(1), 100).act('ann', stake(0), 200);
    expect(leftAt(people)).toEqual([700, 900, 700]);
    people.act('cat', stake(2), 50);
    expect(leftAt(people)).toEqual([700, 900, 650]);
  });

  test('nothing runs in a pause, and time does not run back', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { move: 1000 } } });
    expect(people.seen('spectator').seats.map(({ isRunning }) => isRunning)).toEqual([true, false]);
    people.say('bob', { type: 'pause' }, 300);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(people.seen(viewer).seats.some(({ isRunning }) => isRunning)).toBe(false);
    expect(people.why('ann', { type: 'act', action: mark(0, 4) })).toBe('TBL-3 paused');
    expect(people.why('bob', { type: 'pause' })).toBe('TBL-8 paused');
    expect(people.why(SERVER, claim(0), 9000)).toBe('TBL-5 clock-stands');
    people.say('ann', { type: 'resume' }, 90_000);
    expect(leftAt(people)).toEqual([700, 1000]);
    people.say('ann', { type: 'offer', what: 'abort' }, -50_000);
    expect([people.table.time, leftAt(people)]).toEqual([90_300, [700, 1000]]);
    const strict = seated(ticTacToe, 2, { terms: { pause: 'server' } });
    expect(strict.why('ann', { type: 'pause' })).toBe('TBL-8 server-only');
    expect(strict.server({ type: 'pause' }).why('bob', { type: 'resume' })).toBe('TBL-8 server-only');
    expect(strict.why('eve', { type: 'resume' })).toBe('TBL-8 server-only');
  });

  test('an answer for everybody to see brings its increment for everybody to see', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { game: 1000, increment: 10 } } });
    people.act('ann', mark(0, 4), 100);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(people.seen(viewer).seats.map((seat) => [seat.left, seat.periods, seat.isRunning])).toEqual([
        [910, 0, false],
        [1000, 0, true],
      ]);
  });

  test('of who is asked in secret others see no clock run, before or after, and only the server can claim', () => {
    const people = seated(emix, 3, { terms: { clock: { game: 100_000, increment: 10 } } });
    const publicly = () => people.engine.decision(people.seen('spectator').game as never)?.seats;
    for (let n = 0; n < 400 && publicly() !== undefined; n++) people.goOn(1);
    expect(publicly()).toBeUndefined();
    const asked = people.engine.decision(people.table.state)?.seats?.[0] ?? expect.fail('nobody is asked');
    const other = (asked + 1) % 3;
    const before = [people.seen(asked).seats[asked]?.left ?? 0, people.seen(other).seats[asked]?.left ?? 0];
    const name = (seat: number) => ['ann', 'bob', 'cat'][seat] ?? '';
    expect(people.why(name(other), claim(asked), 200_000)).toBe('TBL-5 clock-stands');
    expect(people.seen(other).seats.every((seat) => !seat.isRunning)).toBe(true);
    expect(people.seen(asked).seats[asked]?.isRunning).toBe(true);
    const action = people.goOn(777);
    expect(action.seat).toBe(asked);
    expect(people.seen(asked).seats[asked]?.left).toBe((before[0] ?? 0) - 777 + 10);
    expect(people.seen(other).seats[asked]?.left).toBe(before[1]);
    expect(people.told(other)[0]).not.toHaveProperty('seat');
    expect(people.told(other)[0]).not.toHaveProperty('action');
    expect(people.told(asked)[0]).toMatchObject({ seat: asked, action });
  });
});
