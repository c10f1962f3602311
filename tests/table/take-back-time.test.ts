import { type AnyEngine, type ClockTerms, type Command, SERVER } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { left as leftOn } from '../../packages/table/src/clock.js';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { fewer } from '../support/depth.js';
import { NAMES, type People, seated } from './people.js';

const mark = (seat: number, cell: number) => ({ type: 'mark', seat, cell });
const ask = { type: 'ask' };
const accept = { type: 'accept' };
const left = (people: People) => people.seen('spectator').seats.map((seat) => seat.left);

const kinds: readonly (readonly [string, ClockTerms])[] = [
  ['a game', { game: 4000 }],
  ['an increment', { game: 2500, increment: 400 }],
  ['a move', { move: 700 }],
  ['a move and a game', { game: 5000, move: 900, increment: 50 }],
  ['periods', { game: 700, periods: 4, period: 300 }],
  ['periods and an increment', { game: 900, increment: 100, periods: 3, period: 250 }],
];

const tables: readonly (readonly [AnyEngine, number])[] = [
  [ticTacToe, 2],
  [hush, 3],
];

/** The most time that a clock gives for so many answers and the one that is due. */
const mostFor = ({ game = 0, increment = 0, move, periods = 0, period = 0 }: ClockTerms, answers: number): number =>
  move === undefined
    ? game + increment * answers + (periods === 0 ? 0 : period * (periods + answers))
    : Math.min(move * (answers + 1), game === 0 ? Number.POSITIVE_INFINITY : game + increment * answers);

describe('TBL-7: taking back gives back what the answer took, and no time', () => {
  test('alone with a bot, however often', () => {
    const seats = [{ person: 'ann' }, { bot: 'uniform' }];
    const people = seated(ticTacToe, 2, { seats, terms: { clock: { game: 60_000, increment: 10_000 } } });
    for (let n = 0; n < 30; n++) people.act('ann', mark(0, 4), 1000).say('ann', ask);
    expect(left(people)).toEqual([30_000, 60_000]);
    expect(people.table.actions).toEqual([]);
  });

  test('with somebody who agrees, however often', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { game: 60_000, increment: 10_000 } } });
    for (let n = 0; n < 5; n++) people.act('ann', mark(0, 4), 1000).say('ann', ask).say('bob', accept, 500);
    expect(left(people)).toEqual([55_000, 57_500]);
  });

  test.each([
    [{ move: 1000 }, [300, 1000], [0, 1000]],
    [{ game: 0, periods: 2, period: 500 }, [300, 1000], [0, 1000]],
    [{ game: 1000 }, [300, 1000], [0, 1000]],
  ] as const)('of %j what an answer used stays used for the next one', (clock, once, twice) => {
    const seats = [{ person: 'ann' }, { bot: 'uniform' }];
    const people = seated(ticTacToe, 2, { seats, terms: { clock } });
    people.act('ann', mark(0, 4), 400).say('ann', ask).act('ann', mark(0, 0), 300).say('ann', ask);
    expect(left(people)).toEqual(once);
    expect(people.why('ann', { type: 'act', action: mark(0, 4) }, 299)).toBe('allowed');
    people.act('ann', mark(0, 4), 300 - 1);
    // one more millisecond is left, and none after that
    expect(people.say('ann', ask).seen(0).seats[0]?.left).toBe(1);
    expect(people.why('ann', { type: 'act', action: mark(0, 4) }, 1)).toBe('TBL-3 time-is-up');
    expect(twice).toEqual([0, 1000]);
  });

  test('and not where somebody would have no time left', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { move: 1000 } } });
    people.act('ann', mark(0, 4), 600).act('bob', mark(1, 0), 100);
    expect(people.why('ann', ask, 399)).toBe('allowed');
    expect(people.why('ann', ask, 400)).toBe('TBL-7 no-time-to-go-back');
    people.say('ann', ask, 300);
    // her clock runs while he thinks it over
    expect(people.why('bob', accept, 99)).toBe('allowed');
    expect(people.why('bob', accept, 100)).toBe('TBL-7 no-time-to-go-back');
    people.say('bob', accept, 99);
    expect(left(people)).toEqual([1, 900]);
  });

  test.each(kinds)('with %s no random commands make more time than the clock had', (name, clock) => {
    let takenBack = 0;
    for (const [engine, count] of tables)
      for (let game = 0; game < fewer(12); game++) {
        const random = generator(`${name} ${count} ${game}`);
        const seats = NAMES.slice(0, count).map((person, i) =>
          i > 0 && random() < 0.3 ? { bot: 'uniform' } : { person },
        );
        const people = seated(engine, count, { seats, terms: { clock, takeBack: 'seen' } });
        const ran = seats.map(() => 0);
        for (let n = 0; n < 120 && people.table.phase !== 'over'; n++) {
          const { at: _, ...command } = anyEarnest(people, random);
          const after = Math.floor(random() * 60);
          const running = people.table.phase === 'playing' ? (engine.decision(people.table.state)?.seats ?? []) : [];
          if (people.why(command.by, command, after) !== 'allowed') continue;
          people.say(command.by, command, after);
          for (const seat of running) ran[seat] = (ran[seat] ?? 0) + after;
          if (people.types.includes('taken-back')) takenBack++;
          for (const [seat, { clock: now, gone }] of people.table.seats.entries()) {
            if (gone !== null) continue;
            expect(now.used).toBe(ran[seat]);
            const answers = people.table.actions.filter((action) => action.seat === seat).length;
            expect((leftOn(now, clock) ?? 0) + now.used).toBeLessThanOrEqual(mostFor(clock, answers));
          }
        }
      }
    expect(takenBack).toBeGreaterThan(fewer(10));
  });
});

/** Acting, asking and agreeing, mostly. */
function anyEarnest(people: People, random: () => number): Command {
  const { proposal, state, seats } = people.table;
  const nameOf = (seat: number): string => {
    const occupant = seats[seat]?.occupant ?? null;
    return occupant !== null && 'person' in occupant ? occupant.person : SERVER;
  };
  const other = seats.findIndex((_, seat) => seat !== proposal?.by && !proposal?.agreed.includes(seat));
  if (proposal !== null && random() < 0.8) return people.given(nameOf(other), { type: 'accept' });
  const legal = people.engine.legalActions(state);
  const action = legal[Math.floor(random() * legal.length)];
  if (random() < 0.3) return people.given(nameOf(Math.floor(random() * seats.length)), { type: 'ask' });
  if (action !== undefined && random() < 0.95) return people.given(nameOf(action.seat), { type: 'act', action });
  const seat = Math.floor(random() * seats.length);
  const others = [{ type: 'pause' }, { type: 'resume' }, { type: 'claim-time', seat }, { type: 'decline' }];
  return people.given(nameOf(seat), others[Math.floor(random() * others.length)] ?? { type: 'resume' });
}
