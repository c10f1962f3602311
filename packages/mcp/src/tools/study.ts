import {
  type Answer,
  analyse,
  isCostly,
  type Review,
  type ReviewedDecision,
  reasonText,
  review,
  verdictOf,
} from '@rulewright/bots';
import { type AnyAction, at } from '@rulewright/core';
import * as z from 'zod/mini';
import { over } from '../record.js';
import type { Service } from '../service.js';
import type { Table } from '../table.js';
import type { TableGame } from '../table-game.js';
import { tool } from '../tool.js';
import { lineOf, tableText } from '../words.js';
import { about, table } from './arguments.js';

// The best answers, now and at moments that have passed.

/** Games simulated for a decision, where the limit allows it. */
const HINT_ITERATIONS = 400;
const REVIEW_ITERATIONS = 200;
/** Milliseconds after which a review returns its results so far; asked again, it continues. */
const PATIENCE = 20_000;
const MOST_ANSWERS = 6;
const MOST_DECISIONS = 12;
const most = (count: number, what: string) =>
  about(`How many ${what} are shown; ${count} when not given.`, z.optional(z.int().check(z.minimum(1))));

export const studyTools = {
  hint: tool({
    title: 'Ask what is best',
    about:
      'Says what your legal actions are worth, by a search that knows what your seat knows: the best first, each with its value, how far that may be off, and how the game may go on. Nothing is done.',
    args: z.strictObject({ table, most: most(MOST_ANSWERS, 'actions') }),
    isReading: true,
    run: async ({ table: id, most = MOST_ANSWERS }, { tables, limits }, signal) => {
      const table = tables.at(id);
      if (!table.isWaiting) return 'Nothing is asked of you.';
      const { engine, expertise, text } = table.setting.game;
      const { answers, iterations, reasons } = await analyse(engine, table.view, {
        iterations: Math.min(limits.iterations, HINT_ITERATIONS),
        milliseconds: limits.milliseconds,
        signal,
        reasons: true,
        ...(expertise && { expertise }),
      });
      const [best] = answers;
      if (best === undefined) return 'Nothing was found out.';
      const why = reasonText(reasons, { engine, language: text.locale, expertise });
      const rows = answers
        .slice(0, most)
        .map((answer) => [
          text.action(table.view, answer.action).text,
          lineOf(table.setting.game, answer.action),
          ...figures(answer),
        ]);
      return [
        `Best: ${text.action(table.view, best.action).text} [${lineOf(table.setting.game, best.action)}].`,
        ...(why === '' ? [] : [why]),
        ...goesOn(engine.format, best),
        tableText({ title: `${answers.length} actions, ${iterations} games thought through`, head: HEAD, rows }),
        UNIT,
      ].join('\n\n');
    },
  }),

  review: tool({
    title: 'Review your decisions',
    about:
      'After the end of a game: what each of your decisions cost beside the best answer, as far as your seat could know then, and what chance gave you, which is no mistake. The decisions that cost most are shown. When the game is long it says how far it has come: call it again to go on.',
    args: z.strictObject({ table, most: most(MOST_DECISIONS, 'decisions') }),
    isReading: true,
    run: async ({ table: id, most = MOST_DECISIONS }, service) => {
      const table = service.tables.at(id);
      const { record } = over(table);
      const { seat, game } = table.setting;
      const { expertise } = game;
      table.reviewed = await review(game.engine, record, {
        iterations: Math.min(service.limits.iterations, REVIEW_ITERATIONS),
        seats: [seat],
        signal: AbortSignal.timeout(PATIENCE),
        ...(expertise && { expertise }),
        ...(table.reviewed && { from: table.reviewed }),
      });
      return reviewText(service, table, table.reviewed, most);
    },
  }),
};

const HEAD = ['action', 'line', 'value', '±', 'games'];
const UNIT =
  'The value is what the game is played for: by places 1 is the first place and 0 the last, and with two players the chance to win. ± is its standard error.';

const figures = ({ value, error, visits }: Answer): string[] => [value.toFixed(2), error.toFixed(2), String(visits)];

/** A sentence on how the game may go on after an answer; none when nothing is known of it. */
export function goesOn(format: (action: AnyAction) => string, { line }: Pick<Answer, 'line'>): string[] {
  const then = line.slice(1).map((action) => format(action));
  return then.length === 0 ? [] : [`It may go on: ${then.join(', ')}.`];
}

/** The findings of a review, in words. */
export function reviewText(
  { session }: Service,
  table: Table,
  { decisions, seats, of, isComplete }: Review,
  most: number,
): string {
  const { game, seat } = table.setting;
  const { record } = over(table);
  const { choices, costly, loss, error, luck, luckError } = at(seats, seat);
  const dearest = decisions
    .filter(isCostly)
    .toSorted((one, other) => other.loss - one.loss)
    .slice(0, most)
    .toSorted((one, other) => one.decision - other.decision);
  const rows = dearest.map((decision) => {
    const { at: handle } = session.ask('replay', { record, decisions: decision.decision });
    const view = session.ask('view', { at: handle, viewer: seat });
    session.ask('release', { at: Number(handle) });
    const said = (action: AnyAction) => `${game.text.action(view, action).text} [${lineOf(game, action)}]`;
    return rowOf(decision, said, game.expertise);
  });
  return [
    `${costly} of ${choices} choices were below the best for certain, and cost ${loss.toFixed(2)} ± ${error.toFixed(2)} all together; chance gave you ${luck.toFixed(2)} ± ${luckError.toFixed(2)}.`,
    ...(isComplete
      ? []
      : [`${decisions.length} of ${of} decisions of the game were looked at: call review again to go on.`]),
    rows.length === 0
      ? 'No decision cost anything for certain.'
      : tableText({ title: 'What cost most', head: ['after', 'played', 'best', 'cost', '±', 'word'], rows }),
    UNIT,
  ].join('\n\n');
}

function rowOf(
  decision: ReviewedDecision,
  said: (action: AnyAction) => string,
  expertise: TableGame['expertise'],
): string[] {
  const { answers, played, loss, error } = decision;
  return [
    `${decision.decision} actions`,
    said(at(answers, played).action),
    said(at(answers, 0).action),
    loss.toFixed(2),
    error.toFixed(2),
    verdictOf(decision, expertise?.calibration) ?? '',
  ];
}
