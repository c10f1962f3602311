import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { People, seated } from './people.js';

const ask = { type: 'ask' };
const accept = { type: 'accept' };
const offer = (what: string) => ({ type: 'offer', what });

/** Ann, Bob and a bot; Ann has decided, and so has everybody else but the bot. */
function withBot(): People {
  const seats = [{ person: 'ann' }, { person: 'bob' }, { bot: 'weighted' }];
  const people = new People(hush, { options: { players: 3 } as never, seats, terms: { takeBack: 'seen' } });
  for (const [seat, name] of ['ann', 'bob'].entries())
    people.act(name, people.engine.legalActions(people.table.state, seat)[0] ?? expect.fail('not asked'));
  return people;
}

describe('TBL-6: a proposal lives until people have decided it', () => {
  test('while bots decide, whose decisions are taken back with the rest', () => {
    const people = withBot().say('ann', ask);
    for (let n = 0; n < 6; n++) {
      const [action] = people.engine.legalActions(people.table.state, 2);
      if (action !== undefined) people.server({ type: 'act', action });
    }
    expect(people.table.actions.filter(({ seat }) => seat === 2).length).toBeGreaterThan(0);
    expect(people.table.proposal).toMatchObject({ what: 'take-back', by: 0, to: 0 });
    people.say('bob', accept);
    expect(people.table.actions).toEqual([]);
    expect(people.table.state).toEqual(hush.init('people', { players: 3 }));
  });

  test('and while seats that nobody sits at go on by themselves', () => {
    const people = seated(hush, 4, { terms: { takeBack: 'seen', absence: 'idle' } });
    const mine = (seat: number) => people.engine.legalActions(people.table.state, seat)[0] ?? expect.fail('not asked');
    people.act('ann', mine(0)).act('bob', mine(1)).say('ann', ask);
    people.say('cat', { type: 'leave' }).say('dan', { type: 'leave' });
    expect(people.table.actions.length).toBeGreaterThanOrEqual(4);
    expect(people.table.proposal).toMatchObject({ number: 1, what: 'take-back' });
    people.say('bob', accept);
    expect(people.types).toContain('taken-back');
    // the seats that go on by themselves have answered anew
    expect(people.table.actions.every(({ seat }) => seat >= 2)).toBe(true);
  });

  test('but ends when a person decides', () => {
    const people = seated(ticTacToe, 2).act('ann', { type: 'mark', seat: 0, cell: 0 }).say('ann', ask);
    people.act('bob', { type: 'mark', seat: 1, cell: 4 });
    expect(people.table.proposal).toBeNull();
  });
});

describe('TBL-6: nobody agrees for somebody else', () => {
  test('who is handed a seat is asked anew', () => {
    const people = seated(hush, 3).say('ann', offer('abort')).say('bob', accept);
    people.say('bob', { type: 'replace', seat: 1, with: { person: 'dan' } });
    expect(people.table.proposal).toBeNull();
    expect(people.why('cat', { type: 'accept', proposal: 1 })).toBe('TBL-6 nothing-asked');
    expect(people.table.phase).toBe('playing');
  });

  test('what was proposed by somebody who hands the seat on is proposed no more', () => {
    const people = seated(hush, 3).say('ann', offer('abort')).say('bob', accept);
    people.say('ann', { type: 'replace', seat: 0, with: { person: 'dan' } });
    expect(people.table.proposal).toBeNull();
    people.say('cat', offer('abort')).say('bob', accept).say('dan', accept);
    expect(people.table.result?.end).toBe('aborted');
  });

  test('a newcomer is asked anew, and it does not count as asked for who has asked', () => {
    const people = seated(hush, 3);
    for (let n = 0; n < 3; n++) {
      people.say('cat', { type: 'leave' }).say('ann', offer('abort')).say('cat', { type: 'join' });
      expect(people.table.proposal).toBeNull();
      expect(people.table.seats[0]?.proposals).toBe(0);
    }
    expect(people.why('ann', offer('abort'))).toBe('allowed');
  });

  test('a seat that the server gives to a bot is asked no more, and the matter begins anew', () => {
    const people = seated(hush, 3).say('ann', offer('abort')).say('bob', accept);
    people.server({ type: 'replace', seat: 2, with: { bot: 'weighted' } });
    expect([people.table.phase, people.table.proposal]).toEqual(['playing', null]);
  });

  test('who goes is waited for no more, and takes the own proposal along', () => {
    const people = seated(hush, 3).say('ann', offer('abort')).say('ann', { type: 'resign' });
    expect(people.table.proposal).toBeNull();
    people.say('bob', offer('abort')).say('cat', { type: 'leave' });
    expect(people.table.result?.end).toBe('aborted');
  });
});
