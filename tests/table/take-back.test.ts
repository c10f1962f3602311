import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { seated } from './people.js';

const mark = (seat: number, cell: number) => ({ type: 'mark', seat, cell });
const ask = { type: 'ask' };
const accept = { type: 'accept' };

describe('TBL-7: what was decided is taken back', () => {
  test('with all that came after it, when the others agree; the record keeps both lines', () => {
    const people = seated(ticTacToe, 2, { terms: { clock: { game: 1000 } } });
    expect(people.why('ann', ask)).toBe('TBL-7 nothing-to-take-back');
    people.act('ann', mark(0, 0), 100).act('bob', mark(1, 4), 100).say('ann', ask);
    expect(people.table.proposal).toMatchObject({ what: 'take-back', by: 0 });
    people.say('bob', accept, 30);
    expect(people.types).toEqual(['agreed', 'taken-back']);
    expect(people.table.state).toEqual(ticTacToe.init('people'));
    expect(people.table.takenBack).toEqual([{ from: 0, actions: [mark(0, 0), mark(1, 4)] }]);
    people.act('ann', mark(0, 8));
    expect(people.table.actions).toEqual([mark(0, 8)]);
    expect(people.seen(0).seats.map(({ left }) => left)).toEqual([870, 900]);
    const record = people.tables.record(people.table);
    expect(record.takenBack).toHaveLength(1);
    expect(ticTacToe.replay(record.game)).toEqual(people.table.state);
  });

  test('not when somebody says no, or decides', () => {
    const people = seated(ticTacToe, 2).act('ann', mark(0, 0)).say('ann', ask).say('bob', { type: 'decline' });
    expect(people.table.actions).toHaveLength(1);
    people.say('ann', ask).act('bob', mark(1, 4));
    expect(people.why('bob', accept)).toBe('TBL-6 nothing-asked');
  });

  test('without asking anybody where only bots play along', () => {
    const people = seated(ticTacToe, 2, { seats: [{ person: 'ann' }, { bot: 'uniform' }] });
    people
      .act('ann', mark(0, 0))
      .server({ type: 'act', action: mark(1, 1) })
      .say('ann', ask);
    expect(people.table.actions).toEqual([]);
  });

  test('never beyond what somebody has seen, unless the terms say so', () => {
    const played = (takeBack: 'unseen' | 'seen' | 'never') => {
      const people = seated(hush, 2, { terms: { takeBack } });
      // the answer that opens all stakes shows them
      for (const [seat, name] of ['ann', 'bob'].entries())
        people.act(name, people.engine.legalActions(people.table.state, seat)[0] ?? expect.fail('not asked'));
      return people;
    };
    expect(played('unseen').why('ann', ask)).toBe('TBL-7 something-was-seen');
    expect(played('never').why('ann', ask)).toBe('TBL-7 no-taking-back');
    const people = played('seen').say('ann', ask).say('bob', accept);
    expect(people.table.state).toEqual(hush.init('people', { players: 2 }));
    // a sealed answer that nobody has seen
    const sealed = seated(hush, 2);
    const [stake] = sealed.engine.legalActions(sealed.table.state, 0);
    sealed
      .act('ann', stake ?? expect.fail('not asked'))
      .say('ann', ask)
      .say('bob', accept);
    expect(sealed.table.state).toEqual(hush.init('people', { players: 2 }));
  });

  test('what has been taken back is as if it had not been seen for what comes then', () => {
    const people = seated(ticTacToe, 2).act('ann', mark(0, 0)).say('ann', ask).say('bob', accept);
    expect(people.why('ann', ask)).toBe('TBL-7 nothing-to-take-back');
    people.act('ann', mark(0, 1)).say('ann', ask).say('bob', accept);
    expect(people.table.takenBack.map(({ actions }) => actions)).toEqual([[mark(0, 0)], [mark(0, 1)]]);
  });
});
