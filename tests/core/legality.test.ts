import { EngineBug, InputError, RuleError } from '@rulewright/core';
import { createEngine } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { answer, lab, spec as labSpec, open } from '../games/lab.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { caught, issues, violation } from './caught.js';

const start = ticTacToe.init(1);
const mark = (seat: number, cell: number) => ({ type: 'mark' as const, seat, cell });
const row = [mark(0, 0), mark(1, 3), mark(0, 1), mark(1, 4), mark(0, 2)];
const won = row.reduce((state, action) => ticTacToe.apply(state, action), start);

/** What `apply` and `explain` make of any value. */
const refused = (value: unknown) => {
  const action = value as ReturnType<typeof mark>;
  return { apply: caught(() => ticTacToe.apply(start, action)), explain: ticTacToe.explain(start, value) };
};

describe('CORE-ACT.1 an action that is malformed', () => {
  const noType = (found: string) => [{ path: 'type', message: `no such action: ${found}` }];
  test.each<[string, unknown, readonly { path: string; message: string }[]]>([
    ['nothing', undefined, [{ path: '', message: 'undefined is not JSON' }]],
    ['null', null, noType('undefined')],
    ['a number', 7, noType('undefined')],
    ['a text', 'mark', noType('undefined')],
    ['a list', ['mark'], noType('undefined')],
    ['an object without a type', { seat: 0, cell: 1 }, noType('undefined')],
    ['an unknown type', { type: 'erase', seat: 0, cell: 1 }, noType('"erase"')],
    ['a type that every object has', { type: 'constructor', seat: 0 }, noType('"constructor"')],
    ['another one', { type: '__proto__', seat: 0 }, noType('"__proto__"')],
    ['a type that is no text', { type: { toString: 1 }, seat: 0 }, noType('{"toString":1}')],
    [
      'no seat',
      { type: 'mark', cell: 1 },
      [{ path: 'seat', message: 'Invalid input: expected number, received undefined' }],
    ],
    ['a seat below nought', mark(-1, 1), [{ path: 'seat', message: 'expected at least 0, found -1' }]],
    ['half a seat', mark(0.5, 1), [{ path: 'seat', message: 'Invalid input: expected int, received number' }]],
    [
      'a field too few',
      { type: 'mark', seat: 0 },
      [{ path: 'cell', message: 'Invalid input: expected number, received undefined' }],
    ],
    ['a type that is nearly one', { ...mark(0, 1), type: 'marc' }, noType('"marc", did you mean mark?')],
    ['a field too many', { ...mark(0, 1), note: 'hi' }, [{ path: 'note', message: 'Unrecognized key: "note"' }]],
    ['a value out of range', mark(0, 9), [{ path: 'cell', message: 'expected at most 8, found 9' }]],
    [
      'a value of another kind',
      { type: 'mark', seat: 0, cell: '1' },
      [{ path: 'cell', message: 'Invalid input: expected number, received string' }],
    ],
    ['a value that is not JSON', mark(0, Number.NaN), [{ path: 'cell', message: 'NaN is not a JSON number' }]],
    [
      'two things at once',
      { type: 'mark', seat: -1, cell: 'x' },
      [
        { path: 'seat', message: 'expected at least 0, found -1' },
        { path: 'cell', message: 'Invalid input: expected number, received string' },
      ],
    ],
    ['a class instance', new Date(0), [{ path: '', message: 'not a plain object' }]],
    [
      'a hidden field',
      JSON.parse('{"type":"mark","seat":0,"cell":1,"__proto__":{}}'),
      [{ path: '', message: 'a field may not be named __proto__' }],
    ],
  ])('CORE-ACT.1 %s is refused as input, with the path of each problem', (_, value, expected) => {
    const { apply, explain } = refused(value);
    expect(apply).toBeInstanceOf(InputError);
    expect(apply).toMatchObject({ name: 'InputError', issues: expected });
    expect(explain).toEqual({ rule: 'CORE-ACT.1', code: 'malformed', details: { problem: expected[0]?.message } });
  });

  test('CORE-ACT.1 is what explain says of a state of another game', () => {
    expect(ticTacToe.explain(hush.init(1) as unknown as typeof start, mark(0, 0))).toEqual({
      rule: 'CORE-ACT.1',
      code: 'malformed',
      details: { problem: 'expected tic-tac-toe, found hush' },
    });
  });

  test('CORE-ACT.1 minus nought is nought', () => {
    expect(ticTacToe.apply(start, mark(-0, -0))).toEqual(ticTacToe.apply(start, mark(0, 0)));
    expect(ticTacToe.apply(start, mark(-0, -0)).cells).toEqual([0, -1, -1, -1, -1, -1, -1, -1, -1]);
  });
});

describe('CORE-ACT.2 a game that is over', () => {
  test('CORE-ACT.2 takes no action any more', () => {
    expect(violation(() => ticTacToe.apply(won, mark(1, 8)))).toEqual({ rule: 'CORE-ACT.2', code: 'game-over' });
    expect(ticTacToe.explain(won, mark(0, 8))).toEqual({ rule: 'CORE-ACT.2', code: 'game-over' });
  });
  test('CORE-ACT.2 comes after CORE-ACT.1: a malformed action stays malformed', () => {
    expect(issues(() => ticTacToe.apply(won, mark(0, 9)))).toHaveLength(1);
  });
});

/** `say` answers two choices with different rules, and `pass` alone answers the one that waits. */
const shared = createEngine({
  ...labSpec,
  choices: {
    ...labSpec.choices,
    ask: { rule: 'LAB-2', actions: [labSpec.choices.round.actions[1]] },
    vote: { ...labSpec.choices.vote, rule: 'LAB-3' },
  },
} as unknown as typeof labSpec);

describe('CORE-ACT.3 a seat that is not asked', () => {
  test.each([1, 2, 2 ** 40])(
    'CORE-ACT.3 seat %d may not act: it hears the rule of the only choice that offers this',
    (seat) => {
      const expected = { rule: 'TTT-1', code: 'not-asked', details: { seat, choice: 'mark', asked: '0' } };
      expect(violation(() => ticTacToe.apply(start, mark(seat, 0)))).toEqual(expected);
      expect(ticTacToe.explain(start, mark(seat, 0))).toEqual(expected);
    },
  );
  test('CORE-ACT.3 a seat that has given its sealed answer may not give another: it hears the rule of the choice', () => {
    const asked = { asked: [0, 1], waiting: [0, 1], sealed: [] };
    const agenda = [{ kind: 'vote' as const, ...asked, words: [['a'], ['b']] }];
    const state = shared.apply(shared.init(1, { agenda }), { type: 'say', seat: 1, word: 'b' });
    expect(shared.explain(state, { type: 'say', seat: 1, word: 'b' })).toEqual({
      rule: 'LAB-3',
      code: 'not-asked',
      details: { seat: 1, choice: 'vote', asked: '0' },
    });
    expect(shared.explain(state, { type: 'say', seat: 0, word: 'a' })).toBeUndefined();
  });
  test('CORE-ACT.3 is cited for an action that answers several choices, and not the one that waits', () => {
    const state = shared.init(1, { agenda: [{ kind: 'ask', seat: 0, words: [['a']] }] });
    expect(shared.explain(state, { type: 'say', seat: 1, word: 'a' })).toEqual({
      rule: 'CORE-ACT.3',
      code: 'not-asked',
      details: { seat: 1, choice: 'ask', asked: '0' },
    });
  });
});

describe('CORE-ACT.4 an action that is not offered now', () => {
  const state = shared.init(1, { agenda: [{ kind: 'ask', seat: 0, words: [['a']] }] });
  test('CORE-ACT.4 names the choice that waits and the rule that asks it', () => {
    expect(violation(() => shared.apply(state, { type: 'say', seat: 0, word: 'a' }))).toEqual({
      rule: 'CORE-ACT.4',
      code: 'not-offered',
      details: { action: 'say', choice: 'ask', asks: 'LAB-2' },
    });
  });
  test('CORE-ACT.4 comes after CORE-ACT.3: who is not asked hears only that', () => {
    expect(shared.explain(state, { type: 'say', seat: 1, word: 'a' })).toMatchObject({ code: 'not-asked' });
  });
  test('CORE-ACT.4 holds for a sealed choice before any check, and gives way to the rule of the only choice that offers it', () => {
    expect(hush.explain(hush.init(1), { type: 'draw', seat: 0 })).toEqual({
      rule: 'HSH-TRN.1',
      code: 'not-offered',
      details: { action: 'draw', choice: 'stake', asks: 'HSH-STK.1' },
    });
  });
  test('CORE-ACT.4 gives way to the rule that an action names itself', () => {
    const { round } = labSpec.choices;
    const [say, pass] = round.actions;
    const named = createEngine({
      ...labSpec,
      choices: { ...labSpec.choices, round: { ...round, actions: [say, { ...pass, rule: 'LAB-9' }] } },
    } as unknown as typeof labSpec);
    const asking = named.init(1, { agenda: [{ kind: 'ask', seat: 0, words: [['a']] }] });
    expect(named.explain(asking, { type: 'pass', seat: 0 })).toMatchObject({ rule: 'LAB-9', code: 'not-offered' });
    expect(lab.explain(open({ kind: 'ask', seat: 0, words: [['a']] }), { type: 'pass', seat: 0 })).toMatchObject({
      rule: 'LAB-1',
      code: 'not-offered',
    });
  });
});

describe('a rule of the game', () => {
  const taken = ticTacToe.apply(start, mark(0, 4));
  test('refuses with its own violation, and the state stays the same object with the same content', () => {
    const before = JSON.stringify(taken);
    expect(violation(() => ticTacToe.apply(taken, mark(1, 4)))).toEqual({ rule: 'TTT-1', code: 'taken' });
    expect(ticTacToe.explain(taken, mark(1, 4))).toEqual({ rule: 'TTT-1', code: 'taken' });
    expect(JSON.stringify(taken)).toBe(before);
  });
  test('says so in the message of the error', () => {
    const error = caught(() => answer(open({ kind: 'ask', seat: 0, words: [['a']] }), '0 never'));
    expect(error).toBeInstanceOf(RuleError);
    expect(error).toMatchObject({ name: 'RuleError', message: 'LAB-1 not-your-word (word never)' });
  });
  test('that crashes on a good state is a bug of the game, and apply does not hide it', () => {
    const broken = open({ kind: 'ask', seat: 0, words: [['go']] }, { kind: 'roll', sides: 0 });
    expect(caught(() => answer(broken, '0 go'))).toBeInstanceOf(EngineBug);
  });
});

describe('what is offered', () => {
  test('is what apply accepts, and explain finds nothing to object to', () => {
    for (const action of hush.legalActions(hush.init(3))) {
      expect(hush.explain(hush.init(3), action)).toBeUndefined();
      expect(hush.apply(hush.init(3), action).agenda.at(-1)).toMatchObject({ waiting: [1 - action.seat] });
    }
  });
  test.each([3, -1, 0.5, Number.NaN, '0', null, {}, []])(
    'to %j, which is no seat at the table, cannot be asked',
    (seat) => {
      expect(() => ticTacToe.legalActions(start, seat as number)).toThrow(InputError);
    },
  );
  test('to nobody in particular is everything', () => {
    expect(ticTacToe.legalActions(start, undefined)).toHaveLength(9);
  });
});
