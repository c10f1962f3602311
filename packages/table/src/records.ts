import { deepFreeze, InputError, type Issue, isInputError, isRuleError } from '@rulewright/core';
import { isSame } from '@rulewright/core/author';
import { carryOut } from './carry-out.js';
import { type Command, commandOf, readCommand } from './commands.js';
import type { House, LiveTable } from './live-table.js';
import { opened } from './opened.js';
import { listOf } from './past.js';
import { readRecord } from './reading.js';
import type { Opening, Table, TableRecord } from './types.js';

const FORM = 1;

/** The record of a table. */
export const recordOf = (house: House, { opening, commands, takenBack, result, actions }: Table): TableRecord =>
  deepFreeze({ form: FORM, opening, commands, takenBack, result, game: gameOf(house, opening, actions) });

const gameOf = ({ engine }: House, { seed, options }: Opening, actions: Table['actions']): TableRecord['game'] =>
  engine.record({ seed, options: { ...options }, actions });

/** The table to which commands lead. Throws `InputError` for one that is refused, with its place. */
export const carriedOut = (house: House, opening: unknown, commands: readonly unknown[]): LiveTable =>
  carriedOutBy(readCommand, house, opening, commands);

function carriedOutBy(
  read: (given: unknown) => Command,
  house: House,
  opening: unknown,
  commands: readonly unknown[],
): LiveTable {
  const live = opened(house, opening);
  live.recorder = recorderFor(house, live);
  for (const [i, command] of commands.entries()) {
    under(`commands.${i}`, () => carryOut(live, read(command)));
    live.events.length = 0;
  }
  return live;
}

/** Plays along with the game, so that its record is there at the end. */
const recorderFor = ({ engine }: House, { opening: { seed, options }, moment }: LiveTable) =>
  engine.recorder({ seed, options: { ...options }, actions: moment.actions() });

/** The table of a record: every command is carried out again and checked. Throws `InputError` for any other data. */
export function replayed(house: House, json: unknown): LiveTable {
  const read = readRecord(json);
  // the record is a copy of our own already
  const live = carriedOutBy(commandOf, house, read.opening, read.commands);
  const game = live.recorder?.record() ?? gameOf(house, live.opening, live.moment.actions());
  const again = { game, takenBack: listOf(live.takenBack), result: live.result };
  const differing = (['game', 'takenBack', 'result'] as const).flatMap((path): Issue[] =>
    isSame(again[path], read[path]) ? [] : [{ path, message: 'the commands lead elsewhere' }],
  );
  if (differing.length > 0) throw new InputError('the record of a table ends differently', differing);
  return live;
}

/** Does a part of the work; an error of it stands under `path`. */
function under<X>(path: string, work: () => X): X {
  try {
    return work();
  } catch (error) {
    if (!isRuleError(error) && !isInputError(error)) throw error;
    throw new InputError('the record of a table cannot be carried out', [{ path, message: error.message }]);
  }
}
