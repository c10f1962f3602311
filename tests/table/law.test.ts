import { readFileSync } from 'node:fs';
import { isRuleError } from '@rulewright/core';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { type AnyEngine, type Command, type Table, tablesOf } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { describe, expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { atDepth, some } from '../support/depth.js';
import type { People } from './people.js';
import { anyCommand, wild } from './random.js';

const terms = [
  {},
  { clock: { move: 3000 }, takeBack: 'seen', absence: 'bot' },
  { clock: { game: 2000, increment: 40 }, draw: true, absence: 'last' },
  { clock: { game: 500, periods: 3, period: 200 }, takeBack: 'never', pause: 'server' },
] as const;
const engines: readonly (readonly [string, AnyEngine, number])[] = [
  ['tic-tac-toe', ticTacToe, 2],
  ['Hush', hush, 3],
  ['EcoLogic', ecologic as never, 3],
  ['Emix', emix as never, 3],
];
const openings = terms.map((each) => ({ terms: each }));

describe.each(some(engines, { day: 2 }))('tables of %s', (name, engine, players) => {
  const tables = tablesOf(engine);
  const each = (seed: string, watch?: Parameters<typeof wild>[3]): People[] =>
    openings.map((opening, i) =>
      wild(
        engine,
        { seed: `${name} ${seed} ${i}`, count: atDepth({ day: 60, full: 120, night: 150 }) },
        { ...opening, options: { players } as never },
        watch,
      ),
    );

  test('come from their records alone to the same position, to the last byte, and so do all views', () => {
    for (const { table } of each('records')) {
      const again = tables.replay(JSON.parse(JSON.stringify(tables.record(table))));
      expect(JSON.stringify(again)).toBe(JSON.stringify(table));
      for (const viewer of ['spectator', 0, 1] as const)
        expect(tables.view(again, viewer)).toEqual(tables.view(table, viewer));
    }
  });

  test('are not changed by a command, refused or not, and share what stays', () => {
    each('changes', (people, isDone, before) => {
      if (!isDone) expect(people.table).toBe(before);
      else expect(people.table.commands.length).toBe(before.commands.length + 1);
      expect(
        Object.isFrozen(people.table) && Object.isFrozen(people.table.seats) && Object.isFrozen(people.table.actions),
      ).toBe(true);
    });
  });

  test('show others nothing that their game hides', () => {
    each('secrets', ({ table, events }) => {
      for (const viewer of ['spectator', 0, 1] as const) {
        const seen = tables.view(table, viewer);
        expect(seen.game).toEqual(table.phase === 'gathering' ? null : engine.view(table.state, viewer));
        const text = JSON.stringify([{ ...seen, game: null }, tables.eventsFor(events, viewer)]);
        expect(text).not.toContain(table.opening.seed);
        expect(text).not.toContain('"secret"');
        expect(text).not.toContain('"rng"');
        const openly = engine.decision(engine.view(table.state, 'spectator'))?.seats ?? [];
        for (const [seat, { isRunning }] of seen.seats.entries())
          if (isRunning && seat !== viewer) expect(openly).toContain(seat);
      }
    });
  });

  test('do not care which of two commands came first, when neither needs the other', () => {
    let pairs = 0;
    each('order', (people) => {
      const random = generator(`${name} ${people.table.commands.length}`);
      const done = (table: Table, command: object): Table | undefined => {
        try {
          return tables.reduce(table, { ...command, at: people.time } as Command).table;
        } catch (error) {
          if (isRuleError(error)) return undefined;
          throw error;
        }
      };
      const commands = Array.from(
        { length: 6 },
        () => anyCommand(people, random) as { by: string; type: string },
      ).filter(({ by, type }) => /^\w/.test(by) && ['act', 'join', 'accept'].includes(type));
      for (const [i, a] of commands.entries())
        for (const b of commands.slice(i + 1)) {
          if (a.by === b.by || a.type !== b.type) continue;
          const [first, second] = [done(people.table, a), done(people.table, b)];
          if (first === undefined || second === undefined) continue;
          const [both, otherwise] = [done(first, b), done(second, a)];
          if (both === undefined || otherwise === undefined) continue;
          if (a.type === 'join' && !('seat' in a && 'seat' in b)) continue;
          if (a.type === 'act' && !isSealed(engine, people.table)) continue;
          pairs++;
          expect(essence(both)).toEqual(essence(otherwise));
        }
    });
    if (name === 'Hush') expect(pairs).toBeGreaterThan(5);
  });
});

/** Whether several are asked the same, and answer without seeing each other's answers. */
const isSealed = (engine: AnyEngine, { state }: Table): boolean => (engine.decision(state)?.seats?.length ?? 0) > 1;

/** A table without the order in which things were done. */
const essence = ({ commands: _, actions, proposal, state, ...rest }: Table) => ({
  ...rest,
  // sealed answers lie in the order in which they came until they are opened: LAW-12 of the test kit
  state: JSON.parse(JSON.stringify(state), (key, value) =>
    key === 'sealed' && Array.isArray(value) ? value.toSorted((a, b) => a.seat - b.seat) : value,
  ),
  actions: actions.toSorted((a, b) => a.seat - b.seat || 0).length,
  proposal: proposal === null ? null : { ...proposal, agreed: proposal.agreed.toSorted() },
});

test('a table that was kept by the first release is played for ever', () => {
  const kept = JSON.parse(readFileSync('tests/table/kept/hush.json', 'utf8'));
  const tables = tablesOf(hush);
  const table = tables.replay(kept);
  expect(JSON.parse(JSON.stringify(tables.record(table)))).toEqual(kept);
  expect(kept.commands.length).toBeGreaterThan(20);
});
