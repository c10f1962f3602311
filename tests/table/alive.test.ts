import { engine as emix } from '@rulewright/emix';
import { type AnyEngine, SERVER, type Terms } from '@rulewright/table';
import { describe, expect, test } from 'vitest';
import { Asking } from '../../packages/table/src/asking.js';
import { carryOut } from '../../packages/table/src/carry-out.js';
import { opened } from '../../packages/table/src/opened.js';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { some } from '../support/depth.js';
import { isAlive, Knowledge } from './laws.js';
import { NAMES, People as Seats, seated } from './people.js';
import { wild } from './random.js';

const claim = (seat: number) => ({ type: 'claim-time', seat });

const clocks = [{}, { move: 120 }, { game: 400, increment: 20 }, { game: 150, periods: 2, period: 80 }];
const ends: readonly Partial<Terms>[] = [{ absence: 'bot' }, { absence: 'idle' }, { absence: 'last' }];
const engines: readonly (readonly [string, AnyEngine, number])[] = [
  ['tic-tac-toe', ticTacToe, 2],
  ['Hush', hush, 3],
  ['Emix', emix as never, 3],
];

describe.each(some(engines, { day: 3 }))('Whatever people do at a table of %s', (name, engine, players) => {
  test('it can go on, and nobody knows two hands', () => {
    for (const clock of clocks)
      for (const [i, terms] of ends.entries())
        for (let game = 0; game < (name === 'Emix' ? 2 : 6); game++) {
          const knowledge = new Knowledge();
          const seed = `${name} ${JSON.stringify(clock)} ${i} ${game}`;
          const opening = { options: { players } as never, terms: { clock, ...terms, takeBack: 'seen' as const } };
          wild(engine, { seed, count: 120 }, opening, (people, isDone) => {
            if (!isDone) return;
            expect([isAlive(people, people.table, NAMES), knowledge.isOfOneSeat(people.table)]).toEqual([true, true]);
          });
        }
  });
});

describe('TBL-5: the clock of a seat whose person has gone does not run', () => {
  test.each(['resign', 'leave', 'claim-time'])('after %s a bot goes on without one', (how) => {
    const people = seated(hush, 3, { terms: { clock: { game: 1000 }, absence: 'bot' } });
    if (how === 'claim-time') people.server(claim(0), 1000);
    else people.say('ann', { type: how }, 999);
    expect(people.seen('spectator').seats[0]?.isRunning).toBe(false);
    for (let n = 0; n < 20 && people.table.phase === 'playing'; n++) {
      const due = people.tables.deadline(people.table);
      expect(due?.seat).not.toBe(0);
      const [mine] = people.engine.legalActions(people.table.state, 0);
      if (mine !== undefined) people.server({ type: 'act', action: mine }, 700);
      else if (due !== undefined) people.server(claim(due.seat), Math.max(0, due.at - people.time));
    }
    expect(people.table.phase).toBe('over');
  });
});

test('TBL-5: the clock of a seat that was left stands, and goes on for a newcomer', () => {
  const people = seated(hush, 3, { terms: { clock: { game: 1000 }, absence: 'bot' } });
  people.say('ann', { type: 'leave' }, 400).say('dan', { type: 'join', seat: 0 }, 500);
  expect(people.table.seats.map(({ clock }) => clock.used)).toEqual([400, 900, 900]);
  expect(people.seen(0).seats[0]).toMatchObject({ left: 600, isRunning: true });
});

describe('TBL-4: somebody who has lost', () => {
  test('stays lost, and takes no seat that another has left', () => {
    const people = seated(hush, 3, { terms: { absence: 'bot' } });
    people.say('ann', { type: 'resign' }).say('bob', { type: 'leave' });
    expect(people.why('ann', { type: 'join', seat: 1 })).toBe('TBL-2 knows-another-seat');
    expect(people.why('ann', { type: 'join', seat: 0 })).toBe('TBL-2 seat-taken');
    expect(people.why(SERVER, { type: 'replace', seat: 1, with: { person: 'ann' } })).toBe('TBL-2 knows-another-seat');
    people.say('bob', { type: 'join', seat: 1 });
    expect(people.table.seats[1]).toMatchObject({ occupant: { person: 'bob' }, gone: null });
  });

  test('as the last of those who were there ends the game, though the others only left', () => {
    const people = seated(hush, 3, { terms: { absence: 'idle' } });
    people.say('ann', { type: 'leave' }).say('bob', { type: 'leave' }).say('cat', { type: 'resign' });
    expect(people.table.result).toMatchObject({ end: 'forfeit', winners: [] });
  });
});

describe('TBL-2: a person knows what one seat knows', () => {
  test('a person who leaves comes back to their own seat or to none', () => {
    const people = seated(hush, 3).say('bob', { type: 'leave' }).say('cat', { type: 'leave' });
    expect(people.why('bob', { type: 'join', seat: 2 })).toBe('TBL-2 knows-another-seat');
    // without a wish it is the own one
    people.say('cat', { type: 'join' });
    expect(people.table.seats[2]?.occupant).toEqual({ person: 'cat' });
    expect(people.why('bob', { type: 'join' })).toBe('allowed');
  });

  test('who has handed a seat on takes no other, and nobody is given two', () => {
    const people = seated(hush, 3).say('ann', { type: 'replace', seat: 0, with: { person: 'dan' } });
    people.say('bob', { type: 'leave' });
    expect(people.why('ann', { type: 'join', seat: 1 })).toBe('TBL-2 knows-another-seat');
    expect(people.why('dan', { type: 'replace', seat: 0, with: { person: 'bob' } })).toBe('TBL-2 knows-another-seat');
    people.say('dan', { type: 'replace', seat: 0, with: { person: 'ann' } });
    expect(people.table.seats[0]?.persons).toEqual(['ann', 'dan']);
  });

  test('and before the game begins everybody is free to change', () => {
    const people = new Seats(hush).say('ann', { type: 'join', seat: 0 }).say('ann', { type: 'leave' });
    people.say('ann', { type: 'join', seat: 1 });
    expect(people.table.seats[1]?.persons).toEqual([]);
  });
});

describe('TBL-4: a person hands a seat on', () => {
  test('to a person or to the bot of the terms; the server to any bot', () => {
    const people = seated(hush, 2, { terms: { bot: 'weighted' } });
    const hand = (bot: string) => ({ type: 'replace', seat: 0, with: { bot } });
    expect(people.why('ann', hand('ismcts:iterations=999999999'))).toBe('TBL-4 not-that-bot');
    expect(people.why('ann', hand('weighted'))).toBe('allowed');
    expect(people.why(SERVER, hand('greedy'))).toBe('allowed');
  });

  test('whose name steers nothing', () => {
    const { table, tables } = new Seats(hush);
    const steering = ['\u001b[2J', 'a\nb', 'a\u2028b', '\u202Ebob', '\ud800', 'tab\t', 'bob\u200f', '\u061cbob'];
    const unseen = [' ', '\u200b', '\u3164', '\u2800\u00ad', '\ufe0f', '\u0301', 'bob ', '\u00a0bob', '\ufeffbob'];
    for (const name of [...steering, ...unseen])
      for (const command of [
        { type: 'join', by: name, at: 0 },
        { type: 'replace', by: SERVER, at: 0, seat: 0, with: { bot: name } },
        { type: 'replace', by: SERVER, at: 0, seat: 0, with: { person: name } },
      ])
        expect(() => tables.reduce(table, command as never)).toThrow(/name/);
    expect(() => tables.open({ seed: 1, terms: { bot: '\u0007' } })).toThrow('terms.bot');
    for (const by of ['Ōe Kenzaburō', 'عمر', '👩‍🚀', 'می‌خواهم', 'Zoe\u0308', '٣', '☺', 'Zoë {<ask}?{>}'])
      expect(tables.reduce(table, { type: 'join', by, at: 0 }).table.seats[0]?.occupant).toEqual({ person: by });
  });
});

describe('TBL-8: a table that is stirred for ever', () => {
  test('refuses one more pause until the seat has decided, and goes on', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { game: 100_000 } } });
    for (let n = 0; n < 20; n++) people.say('bob', { type: 'pause' }).say('bob', { type: 'resume' });
    expect(people.why('bob', { type: 'pause' })).toBe('TBL-8 enough-for-now');
    expect(people.why('ann', { type: 'pause' })).toBe('allowed');
    expect(people.why(SERVER, { type: 'pause' })).toBe('allowed');
    people.act('ann', { type: 'mark', seat: 0, cell: 4 });
    expect(people.why('bob', { type: 'pause' })).toBe('TBL-8 enough-for-now');
    people.act('bob', { type: 'mark', seat: 1, cell: 0 });
    expect(people.why('bob', { type: 'pause' })).toBe('allowed');
    expect(isAlive(people, people.table, NAMES)).toBe(true);
  });

  test('refuses one more newcomer at a seat, and one more who is handed it', () => {
    const people = seated(hush, 3);
    const hand = (n: number) => ({ type: 'replace', seat: 0, with: { person: `guest ${n}` } });
    people.say('ann', hand(0));
    for (let n = 1; n < 20; n++) people.say(`guest ${n - 1}`, hand(n));
    expect(people.why('guest 19', hand(20))).toBe('TBL-2 enough-for-now');
    expect(people.why(SERVER, hand(20))).toBe('TBL-2 enough-for-now');
    expect(people.why('guest 19', { type: 'leave' })).toBe('allowed');
    people.act('guest 19', people.engine.legalActions(people.table.state, 0)[0] ?? expect.fail('not asked'));
    expect(people.why('guest 19', hand(20))).toBe('allowed');
  });

  test('ends without a result past the most commands that a game can need', () => {
    const house = { engine: ticTacToe as AnyEngine, asking: new Asking(ticTacToe) };
    const live = opened(house, { seed: 1, seats: [{ person: 'ann' }, { person: 'bob' }] });
    live.count = 199_998;
    carryOut(live, { type: 'pause', by: SERVER, at: 0 });
    expect(live.phase).toBe('paused');
    carryOut(live, { type: 'resume', by: SERVER, at: 0 });
    expect([live.phase, live.result?.end, live.count]).toEqual(['over', 'aborted', 200_000]);
  });
});
