import { RuleError, type Violation } from '@rulewright/core';
import type { Command } from './commands.js';
import type { LiveTable } from './live-table.js';
import { end, settle } from './playing.js';
import { refuse } from './rules.js';
import type { Verb } from './verbs/verb.js';
import { verbs } from './verbs/verbs.js';

/** More commands than any game needs: past them the table ends. */
const MOST_COMMANDS = 200_000;

const verbOf = ({ type }: Command): Verb<Command> => verbs[type] as Verb<never>;

/** The refusal of a command that comes now; the clocks have run up to it. */
export function refusal(live: LiveTable, command: Command): Violation | undefined {
  live.runClocks(command.at - live.time);
  if (live.phase === 'over') return refuse('TBL-1', 'table-over');
  return verbOf(command).check(live, command);
}

/** The refusal of the game, for a command that the table does not refuse. */
export const refusalOfGame = (live: LiveTable, command: Command): Violation | undefined =>
  verbOf(command).refusedByGame?.(live, command);

/** Carries a command out. Throws `RuleError` for what a rule forbids; the live table is of no use then. */
export function carryOut(live: LiveTable, command: Command): void {
  const why = refusal(live, command);
  if (why !== undefined) throw new RuleError(why);
  verbOf(command).perform(live, command);
  settle(live);
  live.note(command);
  if (live.count >= MOST_COMMANDS && live.phase !== 'over') end(live, 'aborted');
}
