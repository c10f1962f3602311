import { train as trained } from '@rulewright/bots';
import { learners } from '@rulewright/bots/arena';
import { isInputError } from '@rulewright/core';
import { chosenGame } from '../chosen-game.js';
import { readCount, readSeed, readUtility } from '../command-line.js';
import { inOneLine } from '../errors.js';
import { checkWritable, writeWhole } from '../files/writing.js';
import { jsonLine } from '../harmless.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';

export interface TrainFlags {
  readonly game?: string;
  readonly seed?: string;
  readonly games: string;
  readonly generations: string;
  readonly hidden: string;
  readonly iterations: string;
  readonly out: string;
  /** An existing file is replaced. */
  readonly force?: true;
  readonly workers?: string;
  /** `places`, `points`, or the number of points that count as 1. */
  readonly utility?: string;
}

const MOST_GAMES = 1_000_000;
const MOST_GENERATIONS = 100;
const MOST_CELLS = 1_000;
const MOST_ITERATIONS = 100_000;
const MOST_WORKERS = 1_000;

/** Trains an evaluation of a game and writes it to a file. */
export async function train(id: string | undefined, flags: TrainFlags, terminal: Terminal): Promise<void> {
  const { engine, expertise, sources } = await chosenGame(id, flags);
  if (expertise === undefined) throw new UsageError(`nobody has said how ${engine.id} is played well`);
  checkWritable(flags.out, flags);
  const workers = flags.workers === undefined ? undefined : readCount('--workers', flags.workers, MOST_WORKERS);
  const pool = workers === undefined ? undefined : learners(engine, { threads: workers, ...(sources && { sources }) });
  const { print } = transcript(terminal);
  let progress: ReturnType<Terminal['progress']> | undefined;
  try {
    const net = await trained(engine, expertise, {
      seed: readSeed(flags.seed),
      games: readCount('--games', flags.games, MOST_GAMES),
      generations: readCount('--generations', flags.generations, MOST_GENERATIONS),
      hidden: readCount('--hidden', flags.hidden, MOST_CELLS),
      iterations: readCount('--iterations', flags.iterations, MOST_ITERATIONS),
      ...(flags.utility && { utility: readUtility(flags.utility) }),
      ...(pool && { pool }),
      onGame: (_generation, done, games) => {
        if (done === 1) progress = terminal.progress(games);
        progress?.advance();
        if (done === games) progress?.stop();
      },
      onGeneration: ({ number, games, positions, loss, heldOut }) =>
        print([
          {
            text: `generation ${number}: ${games} games, ${positions} positions, wrong by ${loss.toFixed(3)} bits a pair, by ${heldOut.toFixed(3)} on games it has not seen`,
          },
        ]),
    });
    writeWhole(flags.out, jsonLine(net), flags);
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  } finally {
    progress?.stop();
    await pool?.close();
  }
}
