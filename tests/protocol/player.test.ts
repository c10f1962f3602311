import { type AnyEngine, match, type Player, uniform } from '@rulewright/bots';
import { describe, expect, test } from 'vitest';
import { errorCodes } from '../../packages/protocol/src/index.js';
import { linePlayer } from '../../packages/protocol/src/node.js';
import { playerMessages } from '../../packages/protocol/src/player-messages.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { inFull } from '../support/depth.js';
import { acted, first, type Habit } from './programs.js';
import { games } from './served.js';

const clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

describe('A program that plays', () => {
  test('is told the protocol, the table, each decision with what is legal, what happened, and the end', async () => {
    const { player, told } = acted(ticTacToe);
    const { end } = await match(ticTacToe, [() => player, uniform(ticTacToe)], { seed: 'told' });
    expect(end).toBe('game-over');
    const messages = told();
    expect(messages.map(({ method }) => method).slice(0, 5)).toEqual([
      'hello',
      'start',
      'choose',
      'observe',
      'observe',
    ]);
    expect(messages.at(-1)?.method).toBe('end');
    for (const { method, params } of messages) {
      const row = playerMessages[method as keyof typeof playerMessages];
      expect({ method, error: row.params.safeParse(params).error }).toEqual({ method, error: undefined });
    }
    const [hello, start, choose] = messages;
    expect(hello?.params).toEqual({
      protocol: 1,
      game: 'tic-tac-toe',
      rulesVersion: 1,
      content: ticTacToe.contentName,
    });
    const state = ticTacToe.init('told');
    expect(start?.params).toMatchObject({ seat: 0, players: 2, options: { players: 2 } });
    expect(choose?.params).toMatchObject({
      decision: { kind: 'mark', seats: [0] },
      actions: ticTacToe.legalActions(state),
      clock: { move: null, game: null },
    });
    const choices = messages.filter(({ method }) => method === 'choose');
    expect(new Set(choices.map(({ id }) => id)).size).toBe(choices.length);
  });

  test('answers with an action or its number', async () => {
    const state = ticTacToe.init(1);
    const view = ticTacToe.view(state, 0);
    const legal = ticTacToe.legalActions(view);
    const decision = ticTacToe.decision(view) as never;
    for (const result of [{ choice: 3 }, { action: legal[3] }]) {
      const { player } = acted(ticTacToe, ({ id }) => ({ jsonrpc: '2.0', id, result }));
      expect(await player.choose(view, decision, legal, clock)).toEqual(legal[3]);
    }
  });

  test('sees its clock in milliseconds', async () => {
    const view = ticTacToe.view(ticTacToe.init(1), 0);
    const { player, told } = acted(ticTacToe);
    await player.choose(view, ticTacToe.decision(view) as never, ticTacToe.legalActions(view), {
      move: 50,
      game: 1200,
    });
    expect(told()[0]?.params.clock).toEqual({ move: 50, game: 1200 });
  });
});

/** A faulty program, and what the match says of it. */
const faulty: readonly (readonly [string, Habit, 'start' | 'choose', RegExp])[] = [
  [
    'speaks another version',
    ({ id }) => ({ jsonrpc: '2.0', id, result: { protocol: 2 } }),
    'start',
    /speaks version 2/,
  ],
  ['answers hello with nonsense', ({ id }) => ({ jsonrpc: '2.0', id, result: 7 }), 'start', /not an answer to hello/],
  ['writes no JSON', () => 'good morning\n', 'start', /wrote no JSON: "good morning"/],
  ['writes no answer', () => '{"a":1}\n', 'start', /no answer of JSON-RPC/],
  ['writes a line without end', () => 'x'.repeat(3000), 'start', /no answer to hello within|too long/],
  ['writes a line that is too long', () => `${'x'.repeat(3000)}\n`, 'start', /a line of the program is too long/],
  ['never answers', () => undefined, 'start', /no answer to hello within 5 ms/],
  [
    'never chooses',
    (told) => (told.method === 'hello' ? first(told) : undefined),
    'choose',
    /no answer to choose within 5 ms/,
  ],
  [
    'answers another question',
    (told) => (told.method === 'choose' ? { jsonrpc: '2.0', id: 99, result: { choice: 0 } } : first(told)),
    'choose',
    /no answer to choose/,
  ],
  [
    'gives up',
    (told) =>
      told.method === 'choose' ? { jsonrpc: '2.0', id: told.id, error: { code: 5, message: 'no idea' } } : first(told),
    'choose',
    /no idea/,
  ],
  ...[{ choice: 99 }, { choice: -1 }, { choice: 0.5 }, { choice: '0' }, {}, 3, null, { choice: 0, action: {} }].map(
    (result): (typeof faulty)[number] => [
      `answers ${JSON.stringify(result)}`,
      (told) => (told.method === 'choose' ? { jsonrpc: '2.0', id: told.id, result } : first(told)),
      'choose',
      /no choice 99|not an answer to choose/,
    ],
  ),
];

describe('A program that does wrong is at fault, and the match says why:', () => {
  test.each(faulty)('it %s', async (_, habit, during, message) => {
    const { player } = acted(ticTacToe, habit, { patience: 5, message: 2000 });
    const { end, faults, winners } = await match(ticTacToe, [() => player, uniform(ticTacToe)], { seed: 'faulty' });
    expect({ end, winners }).toEqual({ end: 'forfeit', winners: [1] });
    expect(faults).toEqual([{ seat: 0, decision: 0, during, kind: 'error', message: expect.stringMatching(message) }]);
  });

  test('it answers with what is not legal, which the rules judge', async () => {
    const habit: Habit = (told) =>
      told.method === 'choose'
        ? { jsonrpc: '2.0', id: told.id, result: { action: { type: 'mark', seat: 0, cell: 4 } } }
        : first(told);
    const { player } = acted(ticTacToe, habit);
    const { faults } = await match(ticTacToe, [() => player, uniform(ticTacToe)], { seed: 'illegal' });
    expect(faults).toMatchObject([{ seat: 0, kind: 'illegal', message: expect.stringContaining('TTT-1') }]);
  });

  test('it talks without being asked, and the next question finds it', async () => {
    const habit: Habit = (told) => (told.method === 'start' ? 'let me think\n' : first(told));
    const { player } = acted(ticTacToe, habit);
    const { faults } = await match(ticTacToe, [() => player, uniform(ticTacToe)], { seed: 'talk' });
    expect(faults).toMatchObject([{ seat: 0, during: 'choose', message: expect.stringContaining('let me think') }]);
  });

  test('it answers when it is too late, and the answer goes to no other question', async () => {
    const late: string[] = [];
    const table = acted(
      ticTacToe,
      (told) => {
        if (told.method !== 'choose') return first(told);
        late.push(`${JSON.stringify({ jsonrpc: '2.0', id: told.id, result: { choice: 8 } })}\n`);
        return late.length === 1 ? undefined : `${late[0]}${JSON.stringify(first(told))}\n`;
      },
      { patience: 5 },
    );
    const { faults, record } = await match(ticTacToe, [() => table.player, uniform(ticTacToe)], {
      seed: 'late',
      onFault: 'random',
    });
    expect(faults).toHaveLength(1);
    const own = record.actions.filter(({ seat }) => seat === 0).slice(1);
    expect(own).not.toEqual([]);
    for (const { cell } of own) expect(cell).not.toBe(8);
  });

  test('the codes of its errors are its own affair', () => {
    expect(Object.values(errorCodes)).not.toContain(5);
  });
});

describe.each(games)('A program at a table of $title', ({ engine }) => {
  test('is sent the same bytes in worlds that its seat cannot tell apart', inFull, async () => {
    const counts = { pairs: 0, different: 0, observed: 0 };
    for (const seed of ['a', 'b']) {
      let state = engine.init(seed, { players: 3 });
      for (let i = 0; i < 150 && engine.decision(state) !== undefined; i++) {
        const legal = engine.legalActions(state);
        const action = legal[(i * 31 + 7) % legal.length] as never;
        if (i % 5 === 0)
          for (const seat of [0, 2]) await compare(engine as never, state as never, seat, { action, counts });
        state = engine.apply(state, action);
      }
    }
    expect(counts.pairs).toBeGreaterThan(50);
    expect(counts.different).toBeGreaterThan(counts.pairs / 2);
    expect(counts.observed).toBeGreaterThan(counts.pairs / 4);
  });
});

interface Counts {
  pairs: number;
  different: number;
  observed: number;
}

async function compare(
  engine: AnyEngine,
  state: ReturnType<AnyEngine['init']>,
  seat: number,
  { action, counts }: { readonly action: never; readonly counts: Counts },
): Promise<void> {
  const other = engine.determinize(engine.view(state, seat), `world of ${counts.pairs}`);
  counts.pairs++;
  if (JSON.stringify(other) !== JSON.stringify(state)) counts.different++;
  const [bytes, otherBytes] = [await bytesIn(engine, state, seat), await bytesIn(engine, other, seat)];
  expect(otherBytes).toBe(bytes);
  if (engine.explain(other, action) !== undefined) return;
  const { draws } = engine.trace(state, action);
  const after = engine.step(state, action);
  const otherwise = attempt(() => engine.step(engine.scriptDraws(other, draws), action));
  const look = (world: typeof state) => JSON.stringify(engine.view(world, seat));
  if (otherwise === undefined || look(after.state) !== look(otherwise.state)) return;
  counts.observed++;
  const heard = (step: typeof after) =>
    bytesIn(engine, step.state, seat, engine.eventsFor(step.events, seat) as readonly never[]);
  expect(await heard(otherwise)).toBe(await heard(after));
}

function attempt<X>(work: () => X): X | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Every byte that a program at this seat is sent when the match begins here. */
async function bytesIn(
  engine: AnyEngine,
  state: ReturnType<AnyEngine['init']>,
  seat: number,
  events: readonly never[] = [],
): Promise<string> {
  const { player, sent } = acted(engine);
  const view = engine.view(state, seat);
  const { options } = state;
  await player.start?.({ seat, players: options.players, options, seed: 'own' }, view);
  await player.observe?.(view, events);
  const legal = engine.legalActions(view);
  const decision = engine.decision(view);
  if (legal.length > 0) await player.choose(view, decision as never, legal, clock);
  await player.end?.(view, engine.outcome(view));
  await new Promise(setImmediate);
  player.leave?.();
  return sent.join('');
}

test('A program may write a thousand lines for each request, and not one more', async () => {
  const view = ticTacToe.view(ticTacToe.init(1), 0);
  const chosen = (player: Player<typeof ticTacToe>) =>
    player.choose(view, ticTacToe.decision(view) as never, ticTacToe.legalActions(view), clock);
  const other = `${JSON.stringify({ jsonrpc: '2.0', id: 99, result: 0 })}\n`;
  const writing = (lines: number) =>
    acted(ticTacToe, (told) => `${other.repeat(lines - 1)}${JSON.stringify(first(told))}\n`).player;
  const patient = writing(1000);
  for (let n = 0; n < 3; n++) expect(await chosen(patient)).toMatchObject({ cell: 0 });
  const flooding = writing(1001);
  expect(await chosen(flooding)).toMatchObject({ cell: 0 });
  await expect(chosen(flooding)).rejects.toMatchObject({
    code: errorCodes.internal,
    message: 'the program wrote 1000 lines that nobody had asked for',
  });
});

test('A program that writes without end is at fault, and is read no longer', async () => {
  let read = 0;
  let isEnded = false;
  const flood = linePlayer(ticTacToe, () => ({
    input: (async function* () {
      try {
        for (; ; read++) {
          yield 'y\n';
          if (read % 100 === 0) await new Promise((resolve) => setTimeout(resolve, 0));
        }
      } finally {
        isEnded = true;
      }
    })(),
    write: () => {},
  }));
  const { faults, winners } = await match(ticTacToe, [flood, uniform(ticTacToe)], { seed: 'flood' });
  expect(faults).toMatchObject([{ seat: 0, message: 'the program wrote no JSON: "y"' }]);
  expect(winners).toEqual([1]);
  while (!isEnded) await new Promise((resolve) => setTimeout(resolve, 1));
  expect(read).toBeLessThan(1100);
});
