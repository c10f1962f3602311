import { EngineBug, type Seat, seatsFrom } from '@rulewright/core';
import { createEngine, inTurnOrder, noSecrets, simultaneous } from '@rulewright/core/author';
import { describe, expect, test } from 'vitest';
import { answer, type LabChoice, type LabTask, lab, open, spec } from '../games/lab.js';
import { inFull } from '../support/depth.js';

const log = (word: string, brings: LabTask[] = []): LabTask => ({ kind: 'log', word, brings });
const said = (state: { readonly log: readonly unknown[] }) => state.log.join(', ');

describe('tasks', () => {
  test('happen in the order written', () => {
    expect(said(open(log('a'), log('b'), log('c')))).toBe('a, b, c');
  });

  test('that a task asks for come before everything older, whatever their depth', () => {
    const state = open(log('a', [log('a1', [log('a11'), log('a12')]), log('a2')]), log('b', [log('b1')]), log('c'));
    expect(said(state)).toBe('a, a1, a11, a12, a2, b, b1, c');
  });

  test('that an answer asks for come before everything older', () => {
    const brings = { go: [log('x', [log('y')]), log('z')] };
    const state = open(log('a'), { kind: 'ask', seat: 1, words: [[], ['go']], brings }, log('b'));
    expect(said(state)).toBe('a');
    expect(said(answer(state, '1 go'))).toBe('a, 1 go, x, y, z, b');
  });

  test('that never come to rest end in a bug instead of a hang', () => {
    expect(() => open({ kind: 'spin' })).toThrow(new EngineBug('the agenda does not come to rest'));
  });

  test('may be many thousand in a row', inFull, () => {
    const many = Array.from({ length: 50_000 }, () => log('.'));
    expect(open(...many).log).toHaveLength(50_000);
  });

  test('may put another agenda in the place of the present one', () => {
    expect(said(open(log('a'), { kind: 'stop' }, log('never')))).toBe('a');
  });

  test('an empty agenda is the end', () => {
    const state = open(log('a'));
    expect(lab.decision(state)?.seats ?? []).toEqual([]);
    expect(lab.legalActions(state)).toEqual([]);
    expect(lab.outcome(state)).toEqual({ winners: [0], ranking: [[0], [1], [2]], scores: [0, 0, 0], reason: 'done' });
  });
});

describe('a choice of one seat', () => {
  const state = open({ kind: 'ask', seat: 2, words: [[], [], ['yes', 'no']] });

  test('asks that seat and nobody else', () => {
    expect(lab.decision(state)?.seats ?? []).toEqual([2]);
    expect(lab.outcome(state)).toBeUndefined();
    expect([0, 1, 2].map((seat) => lab.legalActions(state, seat).length)).toEqual([0, 0, 2]);
  });

  test('lists the candidates that pass the check, in their order', () => {
    expect(lab.legalActions(state)).toEqual([
      { type: 'say', seat: 2, word: 'yes' },
      { type: 'say', seat: 2, word: 'no' },
    ]);
  });

  test('waits even for the only answer there is', () => {
    expect(lab.decision(open({ kind: 'ask', seat: 0, words: [['yes']] }))?.seats ?? []).toEqual([0]);
  });
});

describe('a forced choice', () => {
  const must = (words: string[]): LabChoice => ({
    kind: 'must',
    seat: 0,
    words: [words],
    brings: { a: [log('then')] },
  });

  test('is skipped when nothing is legal', () => expect(said(open(must([]), log('end')))).toBe('end'));
  test('is taken when one action is legal', () => expect(said(open(must(['a']), log('end')))).toBe('0 a, then, end'));
  test('is asked when two actions are legal', () => {
    const state = open(must(['b', 'a']), log('end'));
    expect(lab.decision(state)?.seats ?? []).toEqual([0]);
    expect(said(answer(state, '0 a'))).toBe('0 a, then, end');
  });
  test('tells its listeners of the action that was taken', () => {
    const state = open({ kind: 'ask', seat: 1, words: [[], ['go']] }, must(['a']));
    expect(lab.step(state, { type: 'say', seat: 1, word: 'go' }).events).toEqual([
      { event: { type: 'whispered', rule: 'LAB-1', seat: 1, word: 'go' }, secret: { word: [1] } },
      { event: { type: 'choice-forced', rule: 'LAB-1', choice: 'must', seat: 0, action: 'say' } },
      { event: { type: 'whispered', rule: 'LAB-1', seat: 0, word: 'a' }, secret: { word: [0] } },
      { event: { type: 'logged', rule: 'LAB-2', word: 'then' } },
    ]);
  });
});

describe('of a forced choice listeners are told', () => {
  /** The lab where nobody but the seat itself sees that it must answer. */
  const veiled = createEngine({
    ...spec,
    id: 'veiled-lab',
    secrets: {
      ...noSecrets,
      items: { must: ({ seat, ...known }, viewer) => (viewer === seat ? { seat, ...known } : known) },
      complete: () => true,
    },
  });
  const after = (engine: typeof lab, ...agenda: LabChoice[]) => {
    const state = engine.init('lab', { agenda: [{ kind: 'ask', seat: 1, words: [[], ['go']] }, ...agenda] });
    return engine.step(state, { type: 'say', seat: 1, word: 'go' }).events.slice(1);
  };
  const must = (words: string[]): LabChoice => ({ kind: 'must', seat: 2, words: [[], [], words] });

  test('that it was answered for its seat, before what the answer does', () => {
    expect(after(lab, must(['a']))).toEqual([
      { event: { type: 'choice-forced', rule: 'LAB-1', choice: 'must', seat: 2, action: 'say' } },
      { event: { type: 'whispered', rule: 'LAB-1', seat: 2, word: 'a' }, secret: { word: [2] } },
    ]);
  });

  test('that it was skipped, for each seat of a round', () => {
    expect(after(lab, must([]))).toEqual([
      { event: { type: 'choice-skipped', rule: 'LAB-1', choice: 'must', seat: 2 } },
    ]);
    expect(after(lab, { kind: 'press', ...inTurnOrder([2, 0]), words: [['a'], [], []] })).toEqual([
      { event: { type: 'choice-skipped', rule: 'LAB-1', choice: 'press', seat: 2 } },
      { event: { type: 'choice-forced', rule: 'LAB-1', choice: 'press', seat: 0, action: 'say' } },
      { event: { type: 'whispered', rule: 'LAB-1', seat: 0, word: 'a' }, secret: { word: [0] } },
    ]);
  });

  test('nothing when the choice is asked, or is not one to be forced', () => {
    expect(after(lab, must(['a', 'b']))).toEqual([]);
    expect(after(lab, { kind: 'ask', seat: 2, words: [[], [], ['a']] })).toEqual([]);
  });

  test('not who was asked and what was done, where only the seat may know', () => {
    const [forced] = after(veiled, must(['a']));
    expect(forced).toEqual({
      event: { type: 'choice-forced', rule: 'LAB-1', choice: 'must', seat: 2, action: 'say' },
      secret: { seat: [2], action: [2] },
    });
    const [skipped] = after(veiled, must([]));
    const seen = [forced, skipped].flatMap((event) =>
      event === undefined ? [] : ([2, 0, 'spectator'] as const).flatMap((viewer) => veiled.eventsFor([event], viewer)),
    );
    expect(seen).toEqual([
      { type: 'choice-forced', rule: 'LAB-1', choice: 'must', seat: 2, action: 'say' },
      { type: 'choice-forced', rule: 'LAB-1', choice: 'must' },
      { type: 'choice-forced', rule: 'LAB-1', choice: 'must' },
      { type: 'choice-skipped', rule: 'LAB-1', choice: 'must', seat: 2 },
      { type: 'choice-skipped', rule: 'LAB-1', choice: 'must' },
      { type: 'choice-skipped', rule: 'LAB-1', choice: 'must' },
    ]);
  });
});

describe('a choice that goes round', () => {
  const round = (kind: 'round' | 'relay' | 'press', seats: readonly Seat[], words: string[][]) =>
    open({ kind, ...inTurnOrder(seats), words }, log('end'));

  test('asks the first seat that can and skips the others', () => {
    const state = round('round', [1, 2, 0], [['a'], [], ['c']]);
    expect(lab.decision(state)?.seats ?? []).toEqual([2]);
    expect(said(answer(state, '2 passes', '0 passes'))).toBe('2 passes, 0 passes, end');
  });

  test('ends with an answer that does not ask on', () => {
    expect(said(answer(round('round', [1, 2, 0], [['a'], ['b'], ['c']]), '1 passes', '2 c'))).toBe(
      '1 passes, 2 c, end',
    );
  });

  test('is over at once when nobody can', () => {
    expect(said(round('round', [0, 1], [[], [], ['c']]))).toBe('end');
    expect(said(round('relay', [], [['a']]))).toBe('end');
  });

  test('asks whoever has a legal action when the game does not say who can', () => {
    const state = round('relay', seatsFrom(1, 3), [['a'], [], ['c']]);
    expect(lab.decision(state)?.seats ?? []).toEqual([2]);
    const next = answer(state, '2 c');
    expect(lab.decision(next)?.seats ?? []).toEqual([0]);
    expect(said(answer(next, '0 a'))).toBe('2 c, 0 a, end');
  });

  test('looks at the position anew before each seat', () => {
    // the answer of seat 0 comes before the question to seat 1
    const brings = { a: [{ kind: 'ask' as const, seat: 2, words: [[], [], ['stop']] }] };
    const state = open({ kind: 'relay', ...inTurnOrder([0, 1]), words: [['a'], ['b']], brings });
    const asked = answer(state, '0 a');
    expect(lab.decision(asked)?.seats ?? []).toEqual([2]);
    expect(lab.decision(answer(asked, '2 stop'))?.seats ?? []).toEqual([1]);
  });

  test('when it is forced, skips seats without an action and acts for seats with one', () => {
    const state = round('press', [0, 1, 2, 3], [['a'], [], ['c', 'd'], ['e']]);
    expect(said(state)).toBe('0 a');
    expect(lab.decision(state)?.seats ?? []).toEqual([2]);
    expect(said(answer(state, '2 d'))).toBe('0 a, 2 d, 3 e, end');
  });
});

describe('a sealed choice', () => {
  const words = [['a', 'b'], ['c'], ['d', 'e']];
  const brings = { a: [log('after a'), log('soon after a')], c: [log('after c')], e: [log('after e')] };
  const vote = (seats: readonly Seat[]) => open({ kind: 'vote', ...simultaneous(seats), words, brings }, log('end'));
  const orders = [
    ['0 a', '1 c', '2 e'],
    ['0 a', '2 e', '1 c'],
    ['1 c', '0 a', '2 e'],
    ['1 c', '2 e', '0 a'],
    ['2 e', '0 a', '1 c'],
    ['2 e', '1 c', '0 a'],
  ];

  test('asks all its seats at once', () => {
    expect(lab.decision(vote([0, 1, 2]))?.seats ?? []).toEqual([0, 1, 2]);
    expect(lab.legalActions(vote([0, 1, 2])).map(({ seat }) => seat)).toEqual([0, 0, 1, 2, 2]);
    expect(lab.decision(vote([0, 2]))?.seats ?? []).toEqual([0, 2]);
  });

  test('keeps an answer and asks the seats that are left', () => {
    const state = answer(vote([0, 1, 2]), '1 c');
    expect(lab.decision(state)?.seats ?? []).toEqual([0, 2]);
    expect(state.log).toEqual([]);
    expect(state.agenda.at(-1)).toMatchObject({ waiting: [0, 2], sealed: [{ type: 'say', seat: 1, word: 'c' }] });
  });

  test.each(orders)('ends in the same state when the answers come as %s, %s, %s', (...order) => {
    expect(answer(vote([0, 1, 2]), ...order)).toEqual(answer(vote([0, 1, 2]), '0 a', '1 c', '2 e'));
  });

  test('performs the answers in seat order, reveals, and then does what they asked for in that order', () => {
    const ended = '0 a, 1 c, 2 e, revealed, after a, soon after a, after c, after e, counted, end';
    expect(said(answer(vote([0, 1, 2]), '2 e', '0 a', '1 c'))).toBe(ended);
  });

  test('keeps to seat order however its seats were written', () => {
    expect(lab.decision(vote([2, 0, 1]))?.seats ?? []).toEqual([0, 1, 2]);
    expect(said(answer(vote([2, 0]), '2 d', '0 b'))).toBe('0 b, 2 d, revealed, counted, end');
  });

  test('of nobody is revealed at once', () => {
    expect(said(vote([]))).toBe('revealed, counted, end');
  });

  test('tells nothing before all have answered', () => {
    const step = lab.step(vote([0, 1]), { type: 'say', seat: 1, word: 'c' });
    expect(step.events).toEqual([]);
    const { events } = lab.step(step.state, { type: 'say', seat: 0, word: 'b' });
    expect(events.map(({ event }) => 'word' in event && event.word)).toEqual(['b', 'c', 'after c', 'counted', 'end']);
  });
});
