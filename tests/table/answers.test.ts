import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { type AnyEngine, type Command, SERVER, tablesOf } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { NAMES, People, seated } from './people.js';

const mark = (seat: number, cell: number) => ({ type: 'mark', seat, cell });
const offer = { type: 'offer', what: 'abort' };

const games: readonly (readonly [string, AnyEngine])[] = [
  ['EcoLogic', ecologic as never],
  ['Emix', emix as never],
  ['Does Not Exist', doesNotExist as never],
  ['Euphoria', euphoria as never],
];

describe('TBL-3: an answer names the decision that it answers', () => {
  test.each(games)(
    'so that no command of 250 decisions of %s is played twice when it is sent twice',
    (name, engine) => {
      const seats = [{ person: 'ann' }, { person: 'bob' }, { bot: 'weighted' }];
      const people = new People(engine, { seed: name, options: { players: 3 } as never, seats });
      const random = generator(name);
      for (let n = 0; n < 250 && people.table.phase === 'playing'; n++) {
        const legal = engine.legalActions(people.table.state);
        const action = legal[Math.floor(random() * legal.length)] ?? expect.fail('nobody is asked');
        const command = people.given(NAMES[action.seat as 0 | 1 | 2] === 'cat' ? SERVER : (NAMES[action.seat] ?? ''), {
          type: 'act',
          action,
        });
        people.say(command.by, command);
        const refused = people.tables.explain(people.table, command);
        const isOver = people.table.result !== null;
        expect([refused?.rule, refused?.code]).toEqual(isOver ? ['TBL-1', 'table-over'] : ['TBL-3', 'stale']);
      }
      expect(people.table.decision).toBeGreaterThan(100);
    },
  );

  test('and is told what waits now when it answers another', () => {
    const people = seated(ticTacToe, 2).act('ann', mark(0, 4)).say('ann', offer);
    const { table, tables } = people;
    const late = { type: 'act', by: 'bob', at: 0, action: mark(1, 0), decision: 0 } as Command;
    expect(tables.explain(table, late)).toEqual({
      rule: 'TBL-3',
      code: 'stale',
      details: { decision: 1, proposal: 1 },
    });
    expect(people.why('bob', { type: 'act', action: mark(1, 0), decision: 2 })).toBe('TBL-3 stale');
    expect(people.say('bob', { type: 'act', action: mark(1, 0), decision: 1 }).table.decision).toBe(2);
    expect(tables.explain(people.table, late)?.details).toEqual({ decision: 2, proposal: 'none' });
  });

  test('which grows by taking back too, so that an old answer never fits again', () => {
    const people = seated(ticTacToe, 2).act('ann', mark(0, 0));
    people.say('ann', { type: 'ask' }).say('bob', { type: 'accept' });
    expect([people.table.decision, people.table.actions.length]).toEqual([2, 0]);
    for (const decision of [0, 1])
      expect(people.why('ann', { type: 'act', action: mark(0, 0), decision })).toBe('TBL-3 stale');
    people.act('ann', mark(0, 0));
    expect(people.seen('spectator').decision).toBe(3);
  });

  test('and of several who are asked one thing in secret each names it as it was put, whoever was quicker', () => {
    const people = seated(hush, 3);
    const stake = (seat: number) => people.engine.legalActions(people.table.state, seat)[0] ?? expect.fail('not asked');
    const [ann, bob, cat] = [stake(0), stake(1), stake(2)];
    people.say('bob', { type: 'act', action: bob, decision: 0 });
    expect(people.why('bob', { type: 'act', action: bob, decision: 0 })).toBe('TBL-3 stale');
    people.say('ann', { type: 'act', action: ann, decision: 0 });
    expect(people.table.askedSince).toBe(0);
    people.say('cat', { type: 'act', action: cat, decision: 1 });
    expect([people.table.decision, people.table.askedSince]).toEqual([3, 3]);
    const [next] = people.engine.legalActions(people.table.state);
    const by = NAMES[next?.seat as 0 | 1 | 2];
    expect(people.why(by, { type: 'act', action: next, decision: 2 })).toBe('TBL-3 stale');
  });

  test('as a wish to take back does, if it likes: sent twice it takes back one decision', () => {
    const people = seated(ticTacToe, 2, { seats: [{ person: 'ann' }, { bot: 'uniform' }] });
    const answer = (cell: number) => people.server({ type: 'act', action: mark(1, cell) });
    people.act('ann', mark(0, 0));
    answer(1);
    people.act('ann', mark(0, 3));
    answer(4);
    const { decision } = people.table;
    people.say('ann', { type: 'ask', decision });
    expect(people.table.actions).toHaveLength(2);
    expect(people.why('ann', { type: 'ask', decision })).toBe('TBL-7 stale');
    expect(people.why('ann', { type: 'ask', decision: 9 })).toBe('TBL-7 stale');
    people.act('ann', mark(0, 3));
    expect(people.why('ann', { type: 'ask', decision: people.table.decision - 1 })).toBe('TBL-7 stale');
    answer(4);
    expect(people.why('ann', { type: 'ask', decision: people.table.decision - 1 })).toBe('allowed');
    expect(people.why('ann', { type: 'ask' })).toBe('allowed');
  });

  test('and is none without it, for the server as well', () => {
    const { table } = seated(ticTacToe, 2);
    const { reduce } = tablesOf<AnyEngine>(ticTacToe);
    for (const by of ['ann', SERVER])
      expect(() => reduce(table, { type: 'act', by, at: 0, action: mark(0, 4) } as never)).toThrow(
        /decision: expected/,
      );
  });
});

describe('TBL-6: an answer names the proposal that it answers', () => {
  test('so that among three a yes never counts for another one', () => {
    const people = seated(hush, 3).say('ann', offer);
    expect(people.seen(1).proposal).toEqual({ number: 1, what: 'abort', by: 0, agreed: [] });
    people.say('bob', { type: 'accept', proposal: 1 }).say('ann', { type: 'withdraw', proposal: 1 }).say('cat', offer);
    for (const type of ['accept', 'decline', 'withdraw'])
      for (const proposal of [0, 1, 3]) expect(people.why('bob', { type, proposal })).toBe('TBL-6 stale');
    people.say('bob', { type: 'accept', proposal: 2 });
    expect(people.table.phase).toBe('playing');
    people.say('ann', { type: 'accept', proposal: 2 });
    expect(people.table.result?.end).toBe('aborted');
  });

  test('and only who has asked withdraws it', () => {
    const people = seated(hush, 2).say('ann', offer);
    expect(people.why('bob', { type: 'withdraw' })).toBe('TBL-6 not-your-proposal');
    expect(people.why('eve', { type: 'withdraw' })).toBe('TBL-6 not-seated');
    people.say('ann', { type: 'withdraw' });
    expect(people.events).toEqual([{ type: 'withdrawn', seat: 0, what: 'abort' }]);
    expect(people.table.proposal).toBeNull();
    expect(people.why('ann', { type: 'withdraw', proposal: 1 })).toBe('TBL-6 nothing-asked');
  });
});
