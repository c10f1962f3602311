import { type Issue, isInputError } from '@rulewright/core';
import { engine as ecologic } from '@rulewright/ecologic';
import { type AnyEngine, type Command, SERVER, tablesOf } from '@rulewright/table';
import { generator } from '@rulewright/testing';
import { expect, test } from 'vitest';
import { hush } from '../games/hush.js';
import { inFull } from '../support/depth.js';
import { NAMES, type People, seated } from './people.js';
import { wild } from './random.js';

/** An engine that counts how often it plays an action. */
function counted(engine: AnyEngine): { readonly engine: AnyEngine; played: () => number } {
  let played = 0;
  const counting = {
    ...engine,
    step: (...given: Parameters<AnyEngine['step']>) => {
      played++;
      return engine.step(...given);
    },
    apply: (...given: Parameters<AnyEngine['apply']>) => {
      played++;
      return engine.apply(...given);
    },
  };
  return { engine: counting as AnyEngine, played: () => played };
}

/** Plays random decisions until there are so many. */
function playUntil(people: People, decisions: number): void {
  const random = generator(`until ${decisions}`);
  while (people.table.actions.length < decisions && people.table.phase === 'playing') {
    const legal = people.engine.legalActions(people.table.state);
    const action = legal[Math.floor(random() * legal.length)] ?? expect.fail('nobody is asked');
    people.act(NAMES[action.seat] ?? '', action);
  }
}

test('taking back plays at most a stride of decisions again, however long the game is', () => {
  const { engine, played } = counted(ecologic as never);
  const people = seated(engine, 3, { terms: { takeBack: 'seen' } });
  for (const decisions of [20, 70, 170]) {
    playUntil(people, decisions);
    const states = people.table.actions.length;
    for (let n = 0; n < 6; n++) {
      const before = played();
      people.say('ann', { type: 'ask' }).say('bob', { type: 'accept' }).say('cat', { type: 'accept' });
      expect(played() - before).toBeLessThan(33);
      const { actions, state, opening } = people.table;
      expect(state).toEqual(ecologic.recorder({ seed: opening.seed, options: { players: 3 }, actions } as never).state);
      playUntil(people, actions.length + 1);
    }
    expect(people.table.actions.length).toBeLessThan(states + 7);
  }
});

test('taking back goes as far as somebody likes, each time to the very position', inFull, () => {
  const { engine, played } = counted(ecologic as never);
  const seats = [{ person: 'ann' }, { bot: 'weighted' }];
  const people = seated(engine, 2, { seats, terms: { takeBack: 'seen' } });
  const answered = (): void => {
    const [action] = people.engine.legalActions(people.table.state);
    people.act(action?.seat === 0 ? 'ann' : SERVER, action ?? expect.fail('nobody is asked'));
  };
  while (people.table.actions.length < 150) answered();
  while (people.table.actions.length > 4) {
    // who has decided may ask again
    if (people.why('ann', { type: 'ask' }) === 'TBL-6 asked-enough') {
      do answered();
      while (people.table.actions.at(-1)?.seat !== 0);
    }
    const { actions } = people.table;
    const before = played();
    people.say('ann', { type: 'ask' });
    expect(played() - before).toBeLessThan(33);
    const to = actions.findLastIndex(({ seat }) => seat === 0);
    expect(people.table.actions).toEqual(actions.slice(0, to));
    const { seed } = people.table.opening;
    const again = ecologic.recorder({ seed, options: { players: 2 }, actions: actions.slice(0, to) } as never);
    expect(people.table.state).toEqual(again.state);
  }
});

test('a command copies no list, and keeps what it does not change', () => {
  const people = seated(hush, 2);
  playUntil(people, 4);
  const { table } = people;
  const { actions, commands } = table;
  people.goOn();
  expect(people.table.actions.slice(0, -1)).toEqual(actions);
  expect(table.actions).toBe(actions);
  expect([table.count, people.table.count]).toEqual([commands.length, commands.length + 1]);
  expect(Object.keys(people.table)).toEqual(expect.arrayContaining(['actions', 'takenBack', 'commands']));
});

test('two tables that go on from one do not see each other', () => {
  const people = seated(hush, 2, { terms: { takeBack: 'seen' } });
  playUntil(people, 5);
  const { tables, table } = people;
  const on = (from: typeof table, pick: number) => {
    const legal = people.engine.legalActions(from.state);
    const action = legal.at(pick) ?? expect.fail('nobody is asked');
    const by = NAMES[action.seat] ?? '';
    return tables.reduce(from, { type: 'act', by, at: 0, action, decision: from.decision }).table;
  };
  const [one, other] = [on(table, 0), on(table, -1)];
  const further = on(one, 0);
  expect(one.actions.slice(0, 5)).toEqual(table.actions);
  expect(other.actions).toHaveLength(6);
  expect(further.actions).toHaveLength(7);
  expect(table.actions).toHaveLength(5);
});

test('a table that was copied, or was away as JSON, goes on as itself', () => {
  const { table, tables } = wild(hush, { seed: 'away', count: 60 }, { options: { players: 3 } as never });
  const command: Command = { type: table.phase === 'paused' ? 'resume' : 'pause', by: SERVER, at: table.time };
  const after = JSON.stringify(tables.reduce(table, command).table);
  for (const copy of [{ ...table }, JSON.parse(JSON.stringify(table)), structuredClone({ ...table })])
    expect(JSON.stringify(tables.reduce(copy, command).table)).toBe(after);
  const bent = { ...table, commands: [...table.commands, ...table.commands] };
  expect(() => tables.reduce(bent, command)).toThrow(/commands\.\d+/);
});

test('a record is checked by playing every decision once', () => {
  const { engine, played } = counted(ecologic as never);
  const people = seated(engine, 2);
  playUntil(people, 120);
  const record = people.tables.record(people.table);
  const before = played();
  const { replay } = tablesOf(engine);
  replay(record);
  // the engine's own recorder plays them, and nothing else does
  expect(played() - before).toBe(0);
});

test('a record with a command that is refused says which', () => {
  const people = seated(hush, 2);
  playUntil(people, 15);
  const { table, tables } = people;
  const record = JSON.parse(JSON.stringify(tables.record(table)));
  const issuesOf = (json: unknown): readonly Issue[] => {
    try {
      tables.replay(json);
    } catch (error) {
      if (isInputError(error)) return error.issues;
    }
    return [];
  };
  const stranger = { type: 'resign', by: 'eve', at: table.time };
  const with12 = { ...record, commands: record.commands.toSpliced(12, 0, stranger) };
  expect(issuesOf(with12)).toMatchObject([{ path: 'commands.12', message: expect.stringContaining('not-seated') }]);
  const with3 = { ...record, commands: record.commands.with(3, { type: 'conquer' }) };
  expect(issuesOf(with3)).toMatchObject([{ path: 'commands.3', message: expect.stringContaining('not a command') }]);
  for (const path of ['game', 'takenBack', 'result'])
    expect(issuesOf({ ...record, [path]: { not: 'this' } })).toEqual([
      { path, message: 'the commands lead elsewhere' },
    ]);
});

test('a record is compared by what it says, in whatever order its keys stand', () => {
  const { table, tables } = wild(
    hush,
    { seed: 'sorted 1', count: 300 },
    { options: { players: 3 } as never, terms: { takeBack: 'seen' } },
  );
  const record = JSON.parse(JSON.stringify(tables.record(table)));
  expect(record.takenBack.length).toBeGreaterThan(0);
  for (const reordered of [sorted(record, 1), sorted(record, -1)]) expect(tables.replay(reordered)).toEqual(table);
});

/** The same data with the keys of every object in another order. */
function sorted(value: unknown, way: 1 | -1): unknown {
  if (Array.isArray(value)) return value.map((each) => sorted(each, way));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -way : way));
  return Object.fromEntries(entries.map(([key, each]) => [key, sorted(each, way)]));
}
