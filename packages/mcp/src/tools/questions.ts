import { RuleError } from '@rulewright/core';
import type { JsonSchema } from '@rulewright/core/schema';
import { typeInWords } from '@rulewright/protocol';
import * as z from 'zod/mini';
import { chancesText } from '../chances.js';
import { liberally } from '../liberal.js';
import { over, recordUri } from '../record.js';
import { meant, type Service, whyNot } from '../service.js';
import type { Ended, Table } from '../table.js';
import { type Block, text, tool } from '../tool.js';
import { lineOf, outcomeText, positionText, refusalText } from '../words.js';
import { about, action, choice, table, whole } from './arguments.js';

// Questions about a game.

const MOST_MOVES = 100;
const WANTED =
  'A line as list_actions shows it in brackets, such as "raise 3", or JSON, such as {"type":"raise","amount":3}. Your seat may be left out.';

export const questionTools = {
  why_not: tool({
    title: 'Ask why something is not allowed',
    about:
      'Says whether an action is legal for your seat now, and if not why: in a sentence with the numbers, and the rule that forbids it. Nothing is done.',
    args: z.strictObject({ table, action: about(WANTED, z.union([z.string(), z.record(z.string(), z.unknown())])) }),
    isReading: true,
    run: ({ table: id, action }, service) => {
      const table = service.tables.at(id);
      const wanted = meant(service, table, { action });
      const why = whyNot(service, table, wanted);
      const { game } = table.setting;
      return why === undefined
        ? `It is legal: ${game.text.action(table.view, wanted).text} [${lineOf(game, wanted)}].`
        : `It is refused: ${refusalText(game, why)}`;
    },
  }),

  chances: tool({
    title: 'Ask what the chances are',
    about:
      'Says what one of your legal actions can lead to and how likely each result is, as far as your seat can know: dice, draws and what is shown by it, until somebody is asked again. Nothing is done.',
    args: z.strictObject({ table, choice, action }),
    isReading: true,
    run: ({ table: id, ...what }, service) => {
      const table = service.tables.at(id);
      const action = meant(service, table, what);
      const why = whyNot(service, table, action);
      if (why !== undefined) throw new RuleError(why);
      return chancesText({ game: table.setting.game, session: service.session, view: table.view, action });
    },
  }),

  ask: tool({
    title: 'Ask for a number',
    about:
      'Asks one of the game’s own questions about the position that you see: what something costs, earns or counts, by the functions that the rules use. Without a question it lists them, with what their arguments may be.',
    args: z.strictObject({
      table,
      question: about('The name of a question.', z.optional(z.string())),
      args: about('Its arguments in their order.', z.optional(z.array(z.unknown()))),
    }),
    isReading: true,
    run: ({ table: id, question, args = [] }, { tables, session }) => {
      const { view, setting } = tables.at(id);
      const { questions } = session.ask('schemas', { game: setting.game.engine.id });
      if (question !== undefined) {
        const schemas = Object.hasOwn(questions, question) ? (questions[question] ?? []) : [];
        const meant = args.map((arg, place) => liberally((schemas[place] ?? {}) as JsonSchema, arg));
        return JSON.stringify(session.ask('ask', { at: view, question, args: meant }));
      }
      return Object.entries(questions)
        .map(([name, args]) => `- ${name}(${args.map((schema) => typeInWords(schema).replaceAll('`', '')).join('; ')})`)
        .join('\n');
    },
  }),

  replay: tool({
    title: 'Look back at a game',
    about:
      'After the end of a game: its seed and options, everybody’s actions in order, and the position after any of them. The record, with which anybody can play the game again, is linked as a resource. Before the end it is refused, because it tells all secrets.',
    args: z.strictObject({
      table,
      after: about(
        'Show the position after that many actions, as your seat saw it, instead of the actions.',
        z.optional(whole),
      ),
      from: about('Leave out that many actions at the beginning.', z.optional(whole)),
    }),
    isReading: true,
    run: ({ table: id, after, from = 0 }, service) => {
      const table = service.tables.at(id);
      const ended = over(table);
      return after === undefined ? movesText(table, ended, from) : [text(positionAfter(service, table, ended, after))];
    },
  }),
};

function movesText(table: Table, { record, outcome }: Ended, from: number): Block[] {
  const { game, id } = table.setting;
  const { seed, options, actions } = record;
  const shown = actions.slice(from, from + MOST_MOVES);
  const left = actions.length - from - shown.length;
  const lines = [
    `Seed ${JSON.stringify(seed)}, options ${JSON.stringify(options)}, ${actions.length} actions.`,
    ...(outcome === undefined ? [] : [outcomeText(game, table.view, outcome)]),
    ...shown.map((action, i) => `${from + i + 1}. ${game.engine.format(action)}`),
    ...(left > 0 ? [`… and ${left} actions more: replay with from ${from + shown.length}`] : []),
  ];
  const description = 'The record of the game as JSON.';
  const link = {
    type: 'resource_link',
    uri: recordUri(id),
    name: `record-${id}`,
    description,
    mimeType: 'application/json',
  } as const;
  return [text(lines.join('\n')), link];
}

/** The position as the seat saw it when that many actions had been done. */
function positionAfter({ session }: Service, table: Table, { record }: Ended, after: number): string {
  const { game, seat } = table.setting;
  const { at } = session.ask('replay', { record, decisions: after });
  const view = session.ask('view', { at, viewer: seat });
  session.ask('release', { at: Number(at) });
  return [`After ${after} actions:`, positionText(game, view), game.text.question(view).text].join('\n\n');
}
