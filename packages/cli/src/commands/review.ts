import { isCostly, type Review, type ReviewedDecision, review as reviewed, verdictOf } from '@rulewright/bots';
import { analysts } from '@rulewright/bots/arena';
import { type AnyAction, at, type Replay, stepsOf } from '@rulewright/core';
import { gamesIn } from '../chosen-game.js';
import { readCount, readSeats } from '../command-line.js';
import { asUsage } from '../errors.js';
import { readJson } from '../files/reading.js';
import { type AnyGame, type AnyState, type Printed, seatName } from '../game.js';
import { jsonLine } from '../harmless.js';
import { gameOf } from '../record-file.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { ending, header } from './play.js';

export interface ReviewFlags {
  /** File of the game, when it is somebody's own. */
  readonly game?: string;
  readonly iterations: string;
  readonly seat: readonly string[];
  readonly show: string;
  readonly seed?: string;
  readonly workers?: string;
  readonly json?: true;
}

const MOST_ITERATIONS = 1_000_000;
const MOST_SHOWN = 1_000_000;
const MOST_WORKERS = 1_000;

/** Prints for each decision of a recorded game the best action, the one played, and the loss. */
export async function review(path: string, flags: ReviewFlags, terminal: Terminal): Promise<void> {
  const json = readJson(path);
  const game = await gameOf(path, json, await gamesIn(flags.game === undefined ? [] : [flags.game]));
  const { engine, expertise, sources } = game;
  const record = asUsage(path, () => engine.upgrade(json));
  const iterations = readCount('--iterations', flags.iterations, MOST_ITERATIONS);
  const shown = readCount('--show', flags.show, MOST_SHOWN);
  const seats = flags.seat.length === 0 ? undefined : readSeats(flags.seat, record.options.players);
  const pool =
    flags.workers &&
    analysts(engine, {
      threads: readCount('--workers', flags.workers, MOST_WORKERS),
      ...(sources && { sources }),
    });
  const progress = terminal.progress(record.actions.length);
  let found: Review;
  try {
    found = await reviewed(engine, record, {
      ...(expertise && { expertise }),
      iterations,
      ...(flags.seed !== undefined && { seed: flags.seed }),
      ...(seats && { seats }),
      ...(pool && { pool }),
      onProgress: () => progress.advance(),
    });
  } finally {
    progress.stop();
    if (pool) await pool.close();
  }
  if (flags.json) terminal.out(jsonLine(found));
  else transcript(terminal).print(told(game, record, found, shown));
}

function told(game: AnyGame, record: Replay<AnyAction, AnyState['options']>, found: Review, shown: number): Printed[] {
  const end = game.engine.replay(record);
  const dearest = found.decisions
    .filter((decision) => isCostly(decision) && decision.loss >= LEAST)
    .toSorted((one, other) => other.loss - one.loss || one.decision - other.decision)
    .slice(0, shown)
    .toSorted((one, other) => one.decision - other.decision);
  return [
    ...header(game, record.seed, end),
    ...ending(game, end, 'spectator'),
    { text: 'Review', style: 'title' },
    { table: seatsTable(found) },
    { text: UNITS[found.unit], style: 'note' },
    { text: dearest.length === 0 ? 'No decision cost anything for certain' : 'What cost most', style: 'heading' },
    ...decisionsTold(game, record, found, dearest),
  ];
}

/** Smallest loss that gets a line. */
const LEAST = 0.01;

const UNITS: Readonly<Record<Review['unit'], string>> = {
  places:
    'Values are chances, in percent of the others whom a seat leaves behind. A choice is below the best when it is worse by more than twice the standard error (±); luck is what the draws gave.',
  points:
    'Values are points, in the unit that the game is played for. A choice is below the best when it is worse by more than twice the standard error (±); luck is what the draws gave.',
};

function seatsTable({ seats, unit }: Review) {
  return {
    title: '',
    head: ['', 'choices', 'below the best', 'cost of a choice', 'luck'],
    rows: seats.map(({ seat, choices, costly, loss, error, luck, luckError }) => [
      seatName(seat),
      String(choices),
      String(costly),
      choices === 0 ? '–' : `${amount(loss / choices, unit)} ± ${amount(error / choices, unit)}`,
      `${luck < 0 ? '−' : '+'}${amount(Math.abs(luck), unit)} ± ${amount(luckError, unit)}`,
    ]),
  };
}

/** A value in the unit of a review: `12.3 %`, or points. */
const amount = (value: number, unit: Review['unit']): string =>
  unit === 'places' ? `${(100 * value).toFixed(1)} %` : value.toFixed(2);

/** The best line after an action, in words, as far as it was legal in the real position. */
function lineTold({ engine, narrator }: AnyGame, before: AnyState, line: readonly AnyAction[]): readonly string[] {
  const said: string[] = [];
  let state = before;
  for (const [i, action] of line.entries()) {
    if (engine.explain(state, action) !== undefined) break;
    const { seat } = action;
    if (i > 0) said.push(`${seatName(seat)}: ${narrator.phrase(engine.view(state, seat), action)}`);
    state = engine.apply(state, action);
  }
  return said;
}

function decisionsTold(
  game: AnyGame,
  record: Replay<AnyAction>,
  { unit }: Review,
  wanted: readonly ReviewedDecision[],
): Printed[] {
  const { engine, narrator, expertise } = game;
  const lines: Printed[] = [];
  const left = [...wanted];
  for (const { decision, before } of stepsOf(engine, record)) {
    const next = left[0];
    if (next?.decision !== decision) continue;
    left.shift();
    const { seat, answers, played, loss, error } = next;
    const view = engine.view(before, seat);
    const [best, own] = [at(answers, 0), at(answers, played)];
    const word = verdictOf(next, expertise?.calibration);
    const then = lineTold(game, before, best.line);
    lines.push(
      {
        text: `Decision ${decision + 1}, ${seatName(seat)}: ${word === undefined || word === 'good' ? '' : `${word}, `}cost ${amount(loss, unit)} ± ${amount(error, unit)}`,
        style: 'heading',
      },
      { text: narrator.question(view, seat) },
      { text: `Played: ${narrator.phrase(view, own.action)}, worth ${amount(own.value, unit)}.` },
      { text: `Best: ${narrator.phrase(view, best.action)}, worth ${amount(best.value, unit)}.` },
      ...(then.length === 0 ? [] : [{ text: `It may go on: ${then.join('; ')}.` }]),
    );
  }
  return lines;
}
