import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { issues } from './caught.js';

const turn = [0, 1].reduce((state, seat) => hush.apply(state, { type: 'stake', seat, coins: 0 }), hush.init('garbage'));

describe('a state that passes for one but is garbage', () => {
  const { game, rulesVersion, content } = turn;
  const bare = { game, rulesVersion, content } as unknown as typeof turn;
  const broken = { ...turn, hands: 7 } as unknown as typeof turn;

  test('is refused with every issue as soon as the work on it fails', () => {
    const missing = hush.validate(bare);
    expect(missing.map(({ path }) => path)).toEqual([
      'options',
      'rng',
      'memory',
      'coins',
      'hands',
      'deck',
      'discardPile',
      'round',
      'stakes',
      'agenda',
    ]);
    expect(issues(() => hush.legalActions(bare))).toEqual(missing);
    expect(issues(() => hush.decision(bare)?.seats ?? [])).toEqual(missing);
    expect(issues(() => hush.outcome(bare))).toEqual(missing);
    expect(issues(() => hush.view(bare, 0))).toEqual(missing);
    expect(issues(() => hush.scriptDraws(bare, []))).toEqual(missing);
    expect(issues(() => hush.apply(bare, { type: 'draw', seat: 0 }))).toEqual(missing);
    expect(issues(() => hush.legalActions(broken))).toEqual([
      { path: 'hands', message: 'Invalid input: expected array, received number' },
    ]);
    expect(hush.explain(bare, { type: 'draw', seat: 0 })).toEqual({
      rule: 'CORE-ACT.1',
      code: 'malformed',
      details: { problem: missing[0]?.message },
    });
  });

  test.each<[string, unknown]>([
    ['undefined', undefined],
    ['null', null],
    ['a text', 'state'],
    ['another game', ticTacToe.init(1)],
    ['an object without a prototype', Object.create(null)],
    [
      'fields that cannot be written as text',
      { game: Object.create(null), content: { toString: 1 }, rulesVersion: Symbol('1') },
    ],
    [
      'a proxy that throws',
      new Proxy(
        {},
        {
          get: () => {
            throw new TypeError('no');
          },
        },
      ),
    ],
  ])('is refused when it is %s', (_, value) => {
    const state = value as typeof turn;
    const uses: ((state: typeof turn) => unknown)[] = [
      (state) => hush.legalActions(state),
      (state) => hush.apply(state, { type: 'draw', seat: 0 }),
      (state) => hush.step(state, { type: 'draw', seat: 0 }),
      (state) => hush.chanceOutcomes(state, { type: 'draw', seat: 0 }),
      (state) => hush.view(state, 0),
      (state) => hush.simulate(state),
      (state) => hush.reseed(state, 1),
      (state) => hush.scriptDraws(state, []),
      (state) => hush.decision(state)?.seats ?? [],
      (state) => hush.outcome(state),
    ];
    for (const use of uses) expect(issues(() => use(state)).length).toBeGreaterThan(0);
    expect(hush.explain(state, { type: 'draw', seat: 0 })).toMatchObject({ rule: 'CORE-ACT.1' });
  });
});

describe('a name that all objects share', () => {
  const traps = ['__proto__', 'constructor', 'toString'];
  const json = (value: unknown) => JSON.parse(JSON.stringify(value));
  const asking = (position: typeof turn.agenda, seat: string) => {
    const records = json(position);
    records[records.length - 1].seat = seat;
    return records;
  };

  test.each(traps)('%s is no seat of a state from outside', (name) => {
    const bent = { ...json(turn), agenda: asking(turn.agenda, name) };
    const path = `agenda.${turn.agenda.length - 1}.seat`;
    const message = `"${name}" is no word of any game`;
    expect(issues(() => hush.apply(bent, { type: 'draw', seat: 0 }))).toEqual([{ path, message }]);
    expect(issues(() => hush.simulate(bent))).toEqual([{ path, message }]);
    expect(issues(() => hush.legalActions(bent))).toEqual([{ path, message }]);
  });

  test.each(traps)('%s is no seat of a view from outside', (name) => {
    const view = json(hush.view(turn, 1));
    view.position.agenda = asking(view.position.agenda, name);
    const path = `position.agenda.${turn.agenda.length - 1}.seat`;
    const message = `"${name}" is no word of any game`;
    expect(issues(() => hush.determinize(view, 1))).toEqual([{ path, message }]);
    expect(issues(() => hush.simulate(view, 1))).toEqual([{ path, message }]);
    expect(issues(() => hush.decision(view))).toEqual([{ path, message }]);
  });
});
