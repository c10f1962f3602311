import type { AnyAction, Pending, Replay } from '@rulewright/core';
import { gamesIn } from '../chosen-game.js';
import { asUsage } from '../errors.js';
import { readJson } from '../files/reading.js';
import { jsonLine } from '../harmless.js';
import { spoken } from '../in-language.js';
import { gameOf } from '../record-file.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import { type Words, wordsOf } from '../words/words.js';
import { header } from './play.js';

export interface AgendaFlags {
  /** File of the game, when it is somebody's own. */
  readonly game?: string;
  /** Number of decisions that have been made; all of the record when not given. */
  readonly at?: string;
  /** Language of the list. */
  readonly language?: string;
  readonly json?: true;
}

/** Prints the agenda of a recorded game at one moment: everything that waits, what happens next first. */
export async function agenda(path: string, flags: AgendaFlags, terminal: Terminal): Promise<void> {
  const own = await gamesIn(flags.game === undefined ? [] : [flags.game]);
  const json = readJson(path);
  const game = await spoken(await gameOf(path, json, own), flags.language);
  const { engine } = game;
  const end = asUsage(path, () => engine.replay(json));
  // what the engine has replayed is a record of its own
  const { seed, actions } = json as Replay<AnyAction>;
  const at = momentOf(flags.at, actions.length);
  const state = at === actions.length ? end : engine.replay(json, at);
  const pending = engine.pending(state);
  if (flags.json) {
    terminal.out(jsonLine(pending));
    return;
  }
  const words = wordsOf(game);
  transcript(terminal, words).print([
    ...header(game, seed, state),
    { text: words.say('agenda', { n: at, of: actions.length }), style: 'heading' },
    ...(pending.length === 0 ? [{ text: words.say('agenda.empty') }] : []),
    ...pending.map((one, place) => ({ text: `${place + 1}. ${lineOf(one, words)}` })),
  ]);
}

function momentOf(text: string | undefined, most: number): number {
  const at = text === undefined ? most : Number(text);
  if (Number.isInteger(at) && at >= 0 && at <= most && text !== '') return at;
  throw new UsageError(`--at ${text}: the record has ${most} decisions; 0 is before the first`);
}

/** `choice play (GAME-2): P1, P2`, `task round, first 0`. */
function lineOf({ kind, is, rule, seats, fields }: Pending, words: Words): string {
  const named = rule === undefined ? kind : `${kind} (${rule})`;
  const asked =
    seats === undefined || seats.length === 0 ? '' : `: ${seats.map((seat) => words.seat(seat)).join(', ')}`;
  const more = Object.entries(fields).map(([name, value]) => `, ${name} ${JSON.stringify(value)}`);
  return `${words.say(`agenda.${is}`, { kind: named })}${asked}${more.join('')}`;
}
