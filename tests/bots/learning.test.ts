import { actionCodes, observer, reward } from '@rulewright/bots';
import { fields } from '@rulewright/bots/ecologic';
import { fields as euphoriaFields } from '@rulewright/bots/euphoria';
import { byScore } from '@rulewright/core/author';
import { smallGame } from '@rulewright/core/small';
import { seatOrNone, upToOrNone } from '@rulewright/core/words';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { engine as kuhn } from '../../examples/games/kuhn-poker.js';
import { engine as leduc } from '../../examples/games/leduc-poker.js';
import { engine as secret } from '../../packages/create-rulewright/template-secret/src/game.js';
import { type LabRecord, lab, open } from '../games/lab.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { veil } from '../games/veil.js';
import { inFull } from '../support/depth.js';

describe('The codes of actions', () => {
  const marks = (cells: readonly number[]) => cells.map((cell) => ({ type: 'mark' as const, seat: 0, cell }));

  test('say what an action says, whoever acts and whatever else is legal', () => {
    const codes = actionCodes(ticTacToe);
    expect(codes.codes(marks([8, 0, 4]))).toEqual([8, 0, 4]);
    expect([codes.unnamed, codes.size]).toEqual([9, 9]);
    expect(codes.encode({ type: 'mark', seat: 1, cell: 7 }, [{ type: 'mark', seat: 1, cell: 7 }])).toBe(7);
    expect(codes.decode(4, marks([8, 0, 4]))).toEqual({ type: 'mark', seat: 0, cell: 4 });
    expect(codes.decode(5, marks([8, 0, 4]))).toBeUndefined();
    expect([...codes.mask(marks([1, 3])).subarray(0, 9)]).toEqual([0, 1, 0, 1, 0, 0, 0, 0, 0]);
  });

  test('go type by type, and field by field within a type', () => {
    const codes = actionCodes(ecologic, {}, fields(ecologic.init('codes').options));
    const of = (text: string) => codes.codes([ecologic.parse(text)])[0];
    // the first type names a branch of two and one of the 19 hexes of two players, the second a hex
    expect(['0 place-first oil 0', '0 place-first oil 18', '1 place-first mineral 2'].map(of)).toEqual([0, 18, 21]);
    expect(['0 place-second 0', '0 place-second 18', '0 keep'].map(of)).toEqual([38, 56, 57]);
  });

  test('are given in the order of the list where an action says what they do not know', () => {
    const codes = actionCodes(lab, {}, { words: ['yes'] });
    const ask: LabRecord = { kind: 'ask', seat: 0, words: [['no', 'yes', 'perhaps']] };
    const legal = lab.legalActions(open(ask));
    expect(codes.codes(legal)).toEqual([codes.unnamed, 0, codes.unnamed + 1]);
    expect(codes.decode(codes.unnamed + 1, legal)).toEqual({ type: 'say', seat: 0, word: 'perhaps' });
    const many = Array.from({ length: 513 }, (_, n) => ({ type: 'say' as const, seat: 0, word: `${n}` }));
    expect(codes.codes(many.slice(1)).at(-1)).toBe(codes.size - 1);
    expect(() => codes.codes(many)).toThrow('no code');
  });

  test('are no more than can occur where the schemas say all', () => {
    expect([kuhn, leduc].map((engine) => actionCodes(engine).size)).toEqual([2, 3]);
    expect(() => actionCodes(kuhn).codes([{ type: 'raise', seat: 0 } as never])).toThrow('no code');
    const { options } = euphoria.init('codes');
    expect(actionCodes(euphoria, options, euphoriaFields(options)).size).toBeLessThan(10_000);
  });

  test('of seats are as many as there are players, and of numbers with a bound as many as it allows', () => {
    expect(actionCodes(secret, { players: 2 })).toMatchObject({ size: 4, unnamed: 4 });
    expect(actionCodes(secret, { players: 4 })).toMatchObject({ size: 8, unnamed: 8 });
    const { action, create } = smallGame({
      id: 'guess-who',
      players: [2, 3],
      state: {},
      choices: { ask: {} },
      rules: { 'GSW-1': 'Guess.' },
    });
    const guess = action('guess', {
      during: ['ask'],
      fields: { whom: seatOrNone, number: upToOrNone(4) },
      candidates: (_, seat, offer) => offer({ type: 'guess', seat, whom: -1, number: -1 }),
      perform() {},
    });
    const engine = create({
      setup: () => ({ agenda: [{ kind: 'ask', seat: 0 }] }),
      choices: { ask: { rule: 'GSW-1', actions: [guess] } },
      outcome: () => byScore([0, 0], 'guessed'),
    });
    const codes = actionCodes(engine, { players: 3 });
    expect([codes.size, codes.unnamed]).toEqual([24, 24]);
    const all = [-1, 0, 2].map((whom) => ({ type: 'guess' as const, seat: 0, whom, number: 4 }));
    expect(codes.codes(all)).toEqual([5, 11, 23]);
  });

  test('are refused where nothing tells how few there are', () => {
    expect(actionCodes(emix, emix.init('codes').options).size).toBeLessThan(1_000_000);
    expect(() => actionCodes(emix)).toThrow(/fields: expected at most 1000000 codes, found \d+/);
  });

  test('are not given to what is not legal', () => {
    const codes = actionCodes(ticTacToe);
    expect(() => codes.encode({ type: 'mark', seat: 0, cell: 5 }, marks([1]))).toThrow('mark: the action is not legal');
  });
});

describe('An observation', () => {
  test('shows the viewer, what is on the table, and what is asked', () => {
    const { observe, parts, size } = observer(ticTacToe);
    expect(parts).toEqual([
      { name: 'viewer', from: 0, length: 2 },
      { name: 'cells', from: 2, length: 10 },
      { name: 'agenda', from: 12, length: 1 },
    ]);
    expect(size).toBe(13);
    const state = ticTacToe.apply(ticTacToe.init('seen'), { type: 'mark', seat: 0, cell: 4 });
    const cells = [9, -1, -1, -1, -1, 0, -1, -1, -1, -1];
    expect([...observe(ticTacToe.view(state, 1))]).toEqual([0, 1, ...cells, 1]);
    expect([...observe(ticTacToe.view(state, 0))]).toEqual([1, 0, ...cells, 1]);
    expect([...observe(ticTacToe.view(state, 'spectator'))]).toEqual([0, 0, ...cells, 1]);
  });

  test('counts the cards of a zone by kind, and those face down by back', () => {
    const state = ecologic.init('cards', { players: 2 });
    const { observe, parts } = observer(ecologic, { players: 2 });
    const numbers = observe(ecologic.view(state, 0));
    const part = (name: string): number[] => {
      const { from, length } = parts.find((each) => each.name === name) ?? { from: 0, length: 0 };
      return [...numbers.subarray(from, from + length)];
    };
    const kinds = ecologic.content.initiatives.length;
    expect(part('initiativeDeck')).toEqual([...new Array(kinds).fill(0), 20]);
    expect(part('initiativeDiscard')).toEqual(new Array(kinds + 1).fill(0));
    // a game of two has four events of each of the three levels, whose backs differ
    expect(part('eventDeck').slice(ecologic.content.events.length)).toEqual([4, 4, 4]);
  });

  test('of Leduc is as many as there are information sets, for nothing is left out', inFull, () => {
    const { observe, losses } = observer(leduc, { suits: true });
    const seen = new Set<string>();
    const positions = leduc.starts({ suits: true }).map(({ state }) => leduc.simulate(state));
    for (let position = positions.pop(); position !== undefined; position = positions.pop()) {
      const [seat] = position.deciders();
      if (seat === undefined) continue;
      seen.add(observe(position.view(seat)).join());
      for (const action of position.legalActions())
        positions.push(...position.chanceOutcomes(action).map(({ simulation }) => simulation));
    }
    expect(seen.size).toBe(936);
    expect(losses.filter((loss) => loss.startsWith('history'))).toEqual([]);
  });

  test('says what it leaves out', () => {
    expect(observer(lab).losses).toContainEqual(expect.stringMatching(/^log: of a longer list the first 8 entries/));
  });

  test('has numbers between −1 and 1 where they are scaled, cards aside', () => {
    const { observe, parts } = observer(leduc, {}, { scaled: true });
    const { from = 0, length = 0 } = parts.find(({ name }) => name === 'paid') ?? {};
    const paid = [...observe(leduc.view(leduc.init('scaled'), 0)).subarray(from, from + length)];
    expect(paid).toEqual([1, 0.5, 0.5]);
  });

  test('is another one for another view', () => {
    const { observe } = observer(veil);
    const state = veil.init('views');
    expect(observe(veil.view(state, 0))).not.toEqual(observe(veil.view(state, 1)));
  });
});

describe('The reward', () => {
  test.each([
    [
      [[0], [1]],
      [1, -1],
    ],
    [
      [[1], [0]],
      [-1, 1],
    ],
    [[[0, 1]], [0, 0]],
    [
      [[2], [0], [1]],
      [0, -1, 1],
    ],
    [
      [[2], [0, 1]],
      [-0.5, -0.5, 1],
    ],
    [
      [[0, 3], [1], [2]],
      [2 / 3, -1 / 3, -1, 2 / 3],
    ],
    [[[0]], [0]],
  ])('of the ranking %j is %j', (ranking, rewards) => {
    const given = rewards.map((_, seat) => reward({ ranking }, seat));
    for (const [seat, expected] of rewards.entries()) expect(given[seat]).toBeCloseTo(expected, 12);
    expect(given.reduce((sum, one) => sum + one, 0)).toBeCloseTo(0, 12);
  });

  test('is refused to who did not play', () => {
    expect(() => reward({ ranking: [[0], [1]] }, 2)).toThrow('nobody sits at 2');
  });
});
