import type { AnyAction } from '@rulewright/core';
import { at } from '@rulewright/core';
import { type AnyEngine, type Command, SERVER, tablesOf } from '@rulewright/table';
import { type Entry, entries } from './engines.js';
import { choices } from './random.js';
import { type Effort, inRounds, type Measured, type Side, times } from './rounds.js';

/** What a table costs beside the engine alone, in games of two players with a clock. */
export interface TableCosts {
  readonly name: string;
  /** A decision sent to a table, in `legalActions` and `apply`. */
  readonly message: Measured;
  /** `tables.replay`, in `engine.replay` of the same game. */
  readonly replay: Measured;
  /** A command to a table of 8,000, in one to a table of 500. */
  readonly later: Measured;
  /** Taking back at a table of 4,000 commands, in one of 500. */
  readonly takeBack: Measured;
}

const NAMES = ['ann', 'bob'] as const;
const OPTIONS = { players: 2 };
/** Longer games are left there. */
const DECISIONS = 200;
/** The decisions before a table grows by other commands. */
const BEGUN = 20;
/** So many commands are timed together. */
const TOGETHER = 20;

/** Every game of ours. */
export const measureTables = (effort: Omit<Effort, 'pieces'>): readonly TableCosts[] =>
  entries
    .filter(({ engine, players }) => players === 2 && Object.keys(engine.pools()).length > 0)
    .map(({ engine }) => tableCosts(engine, { ...effort, pieces: 1 }));

function tableCosts(game: Entry['engine'], effort: Effort): TableCosts {
  const engine = game as unknown as AnyEngine;
  const tables = tablesOf(engine);
  const actions = randomGame(engine);
  const opened = () =>
    tables.open({
      seed: 1,
      options: OPTIONS as never,
      seats: NAMES.map((person) => ({ person })),
      terms: { clock: { game: 3_600_000 }, takeBack: 'seen' },
    }).table;
  type Table = ReturnType<typeof opened>;
  const say = (table: Table, command: object): Table =>
    tables.reduce(table, { by: SERVER, at: table.time, ...command } as Command).table;
  const act = (table: Table, action: AnyAction): Table =>
    say(table, { type: 'act', by: at(NAMES, action.seat), at: table.time + 1, action, decision: table.decision });

  const played = actions.reduce(act, opened());
  const listAndApply: Side = () => {
    let state = engine.init(1, OPTIONS as never);
    for (const action of actions) {
      engine.legalActions(state);
      state = engine.apply(state, action);
    }
    return actions.length;
  };
  const messages: Side = () => {
    actions.reduce(act, opened());
    return actions.length;
  };
  const live = inRounds({ listAndApply, messages }, effort);

  const games = {
    table: tables.record(played),
    engine: engine.record({ seed: 1, options: OPTIONS, actions } as never),
  };
  const replayed = inRounds(
    {
      table: () => Number(tables.replay(games.table).decision > 0),
      engine: () => Number(engine.replay(games.engine) !== undefined),
    },
    effort,
  );

  const begun = actions.slice(0, BEGUN);
  const young = paused(say, begun.reduce(act, opened()), 500);
  const middle = paused(say, young, 4_000);
  const old = paused(say, middle, 8_000);
  const many =
    (work: () => unknown): Side =>
    () => {
      for (let i = 0; i < TOGETHER; i++) work();
      return TOGETHER;
    };
  const command = (table: Table) => many(() => say(table, { type: 'pause' }));
  const back = (table: Table) =>
    many(() => {
      const [by, other] = lastBy(begun) === 0 ? NAMES : [NAMES[1], NAMES[0]];
      const asked = say(table, { type: 'ask', by });
      return say(asked, { type: 'accept', by: other, proposal: asked.proposal?.number });
    });
  const grown = inRounds({ young: command(young), old: command(old) }, effort);
  const taken = inRounds({ young: back(young), middle: back(middle) }, effort);
  return {
    name: engine.id,
    message: times(live.listAndApply, live.messages),
    replay: times(replayed.engine, replayed.table),
    later: times(grown.young, grown.old),
    takeBack: times(taken.young, taken.middle),
  };
}

/** The table after pauses that end at once, until so many commands have come. */
function paused<T extends { readonly count: number }>(
  say: (table: T, command: object) => T,
  from: T,
  count: number,
): T {
  let table = from;
  while (table.count < count) table = say(say(table, { type: 'pause' }), { type: 'resume' });
  return table;
}

/** The seat that has decided last. */
const lastBy = (actions: readonly AnyAction[]): number => actions.at(-1)?.seat ?? 0;

/** The decisions of a random game. */
function randomGame(engine: AnyEngine): readonly AnyAction[] {
  const choose = choices(1);
  const actions: AnyAction[] = [];
  let state = engine.init(1, OPTIONS as never);
  for (let list = engine.legalActions(state); list.length > 0 && actions.length < DECISIONS; ) {
    const action = at(list, choose(list.length));
    actions.push(action);
    state = engine.apply(state, action);
    list = engine.legalActions(state);
  }
  return actions;
}
