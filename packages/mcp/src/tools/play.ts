import { InputError, RuleError, type Seat } from '@rulewright/core';
import { jsonSchemas } from '@rulewright/core/schema';
import * as z from 'zod/mini';
import { liberally } from '../liberal.js';
import { menuText } from '../menu.js';
import { opponents, USUAL } from '../opponents.js';
import { meant, type Service, whyNot } from '../service.js';
import { placeText, situation } from '../situation.js';
import type { Table } from '../table.js';
import { type Block, text, tool } from '../tool.js';
import { telling } from '../words.js';
import { about, action, choice, game, language, table, whole } from './arguments.js';

// Playing a game at one seat.

/** The complaint about an answer to an earlier question, and the question that waits now. */
const staleText = (service: Service, table: Table, turn: number): string =>
  `turn ${turn} is over, this is turn ${table.turn}. ${situation(service, table, 'question')}`;

export const playTools = {
  new_game: tool({
    title: 'Begin a game',
    about:
      'Begins a game in which you play one seat and bots play the others. The answer has the number of the table, the position as your seat sees it, what you are asked and what you may do. Then call act until the game is over.',
    args: z.strictObject({
      game,
      players: about('How many play; the default of the game when not given.', z.optional(whole)),
      seat: about('Your seat, from 0; 0 when not given. The rules decide who begins.', z.optional(whole)),
      options: about(
        'Options of the game by name, as list_options explains them. Defaults for those that are left out.',
        z.optional(z.record(z.string(), z.unknown())),
      ),
      opponents: about(
        `Who plays the other seats: the name of a bot for all, or a list with one for each in the order of the seats. "${USUAL}" when not given; "beginner", "casual", "strong" and "expert" are players from weak to strong; "uniform" takes anything.`,
        z.optional(z.union([z.string(), z.array(z.string())])),
      ),
      language,
    }),
    isReading: false,
    run: async (
      { game: id, players: given, seat = 0, options: named = {}, opponents: names, language },
      service,
      signal,
    ) => {
      const game = service.game(id, language);
      const options = liberally(jsonSchemas(game.engine).options, named) as object;
      const { players } = game.engine.init('', { ...options, ...(given !== undefined && { players: given }) }).options;
      if (seat >= players)
        throw new InputError('no such seat', [{ path: 'seat', message: `there are ${players}, numbered from 0` }]);
      const others = Array.from({ length: players }, (_, each): Seat => each).filter((each) => each !== seat);
      const bots = opponents(game, names, others, service.limits);
      const setting = { game, seat, players, options, opponents: bots };
      const table = await service.paced(() => service.tables.open(setting, signal));
      return [placeText(table), game.text.scoring, table.opening, telling(table.told), situation(service, table)]
        .filter((part) => part !== '')
        .join('\n\n');
    },
  }),

  list_tables: tool({
    title: 'List your tables',
    about:
      'Lists the games that you have begun: table, game, seat, and whether you are asked. For when you have lost track.',
    args: z.strictObject({}),
    isReading: true,
    run: (_, { tables }) => {
      const lines = tables.all().map((table) => {
        const state = table.ended === undefined ? (table.isWaiting ? 'you are asked' : 'others decide') : 'over';
        return `- ${placeText(table)} Turn ${table.turn}: ${state}.`;
      });
      return lines.length === 0 ? 'You have no table: begin with new_game.' : lines.join('\n');
    },
  }),

  look: tool({
    title: 'Look at the table',
    about:
      'Shows the position as your seat knows it: the board and everybody’s things in tables, your own hand, and what you are asked. With "last" it begins with what happened lately, with "json" the view follows as data (face-down cards are negative numbers).',
    args: z.strictObject({
      table,
      last: about('How many of the last things that happened are told first; 0 when not given.', z.optional(whole)),
      json: about('True for the view as JSON too.', z.optional(z.boolean())),
    }),
    isReading: true,
    run: ({ table: id, last = 0, json = false }, service) => {
      const table = service.tables.at(id);
      const told = last === 0 ? '' : telling(table.told.slice(-last));
      const shown = [placeText(table), told, situation(service, table)].filter((part) => part !== '').join('\n\n');
      return [text(shown), ...(json ? [text(JSON.stringify(table.view))] : [])];
    },
  }),

  list_actions: tool({
    title: 'Ask what may be done',
    about:
      'Lists every legal action of your seat with its number, in words, and in brackets as a line of notation. A long list is shown by topic: ask again with a topic. Give the number as choice to act or chances.',
    args: z.strictObject({
      table,
      topic: about('One of the topics of a long list.', z.optional(z.string())),
      from: about('Leave out that many lines at the beginning.', z.optional(whole)),
      most: about('Show that many lines at most; 40 when not given.', z.optional(z.int().check(z.minimum(1)))),
    }),
    isReading: true,
    run: ({ table: id, ...part }, service) => {
      const table = service.tables.at(id);
      const legal = service.legal(table);
      if (legal.length === 0) return 'Nothing is asked of you.';
      return `Turn ${table.turn}. ${menuText(table.setting.game, table.view, legal, part)}`;
    },
  }),

  act: tool({
    title: 'Do something',
    about:
      'Does one of your legal actions: give its number as choice, or the action itself. The others then play until you are asked again. The answer tells what happened, what you are asked now and what you may do. What the rules forbid is refused with the rule, and nothing changes.',
    args: z.strictObject({
      table,
      choice,
      action,
      turn: about(
        'The turn that you answer, as the list says it. When given, an answer to another question is refused.',
        z.optional(whole),
      ),
    }),
    isReading: false,
    run: async ({ table: id, turn, ...what }, service): Promise<Block[]> => {
      const table = service.tables.at(id);
      if (turn !== undefined && turn !== table.turn)
        throw new InputError('stale: another turn', [{ path: 'turn', message: staleText(service, table, turn) }]);
      const action = meant(service, table, what);
      const why = whyNot(service, table, action);
      if (why !== undefined) throw new RuleError(why);
      const before = table.told.length;
      await service.paced(() => table.act(action));
      return [text([telling(table.told.slice(before)), situation(service, table, 'question')].join('\n\n'))];
    },
  }),

  resign: tool({
    title: 'Give the game up',
    about:
      'Gives the game up while you are asked: your seat has lost and is last, and the game is over. It can be replayed then, as any game that is over. To go without an end, leave.',
    args: z.strictObject({ table }),
    isReading: false,
    run: async ({ table: id }, service) => {
      const table = service.tables.at(id);
      await table.resign();
      return situation(service, table, 'question');
    },
  }),

  leave: tool({
    title: 'Leave a table',
    about: 'Leaves a table for good, whether the game is over or not. A game that is left cannot be replayed.',
    args: z.strictObject({ table }),
    isReading: false,
    run: ({ table }, service: Service) => {
      service.tables.leave(table);
      return `You have left table ${table}.`;
    },
  }),
};
