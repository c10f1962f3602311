import { bots, type NamedBots } from '@rulewright/bots';
import { typeInWords } from '@rulewright/protocol';
import * as z from 'zod/mini';
import { tool } from '../tool.js';
import { find, game, language } from './arguments.js';

// The games, their rules, options and content.

const botLines = (table: NamedBots): readonly string[] =>
  Object.entries(table).map(([name, { about, settings }]) => {
    const [first] = settings;
    // a number of points to play for is a setting too, but explains nothing here
    const isNumber = first !== undefined && first !== 'utility';
    return `- ${name}${isNumber ? `, or ${name}:50 with 50 ${first}` : ''}: ${about}`;
  });

export const catalogueTools = {
  list_games: tool({
    title: 'List the games',
    about:
      'Lists the tabletop games that can be played here, with how many players each takes, and the bots that can sit at the other seats. Begin with this, then call new_game.',
    args: z.strictObject({}),
    isReading: true,
    run: (_, { session, games }) =>
      [
        'Games:',
        ...session.ask('games').map(({ game, title, players: { min, max }, rules, languages }) => {
          const players = min === max ? `${min} players` : `${min} to ${max} players`;
          const told = languages.length > 1 ? `; told in ${languages.join(', ')}` : '';
          return `- ${game}: ${title}, ${players}; ${rules} rules${told}`;
        }),
        'Bots:',
        ...botLines(bots),
        ...games.flatMap(({ engine, bots: own = {} }) =>
          Object.keys(own).length === 0 ? [] : [`Bots of ${engine.id} alone:`, ...botLines(own)],
        ),
      ].join('\n'),
  }),

  list_options: tool({
    title: 'List the options of a game',
    about:
      'Lists the options with which a game can be begun: what each decides, its default, its values, and the rules that speak of it. All may be left out in new_game.',
    args: z.strictObject({ game, language }),
    isReading: true,
    run: ({ game, language }, { session }) =>
      session
        .ask('options', { game, language })
        .flatMap(({ name, default: usual, meaning = '', values, schema, rules }) => [
          `- ${name}: ${meaning} Default: ${JSON.stringify(usual)}.${rules.length === 0 ? '' : ` Rules: ${rules.join(', ')}.`}`,
          ...(values === undefined
            ? [`  - values: ${typeInWords(schema).replaceAll('`', '')}`]
            : values.map(({ value, meaning }) => `  - ${JSON.stringify(value)}: ${meaning}`)),
        ])
        .join('\n'),
  }),

  show_aid: tool({
    title: 'Show the player aid of a game',
    about:
      'Shows the page that players have beside the table: the order of a round, prices and signs, with the rules that say each exactly. Read it before your first move.',
    args: z.strictObject({ game, language }),
    isReading: true,
    run: ({ game, language }, { session }) =>
      session
        .ask('aid', { game, language })
        .flatMap(({ title, rows }) => [
          `## ${title}`,
          ...rows.map(
            ({ name, text, rule }) => `- ${name === '' ? '' : `${name} `}${text}${rule === '' ? '' : ` (${rule})`}`,
          ),
        ])
        .join('\n'),
  }),

  find_rules: tool({
    title: 'Look up rules',
    about:
      'Looks up the rules of a game by an id such as "ECO-AUC.4" or by words such as "tie in an auction": ten at most, the best first, with text and source. The whole rulebook is the resource rulewright://{game}/rules.',
    args: z.strictObject({ game, find, language }),
    isReading: true,
    run: ({ game, find, language }, { session }) => {
      const rules = session.ask('rules', { game, find, language });
      if (rules.length === 0) return `No rule of ${game} is about ${JSON.stringify(find)}.`;
      return rules.map(({ id, title, text, source }) => `${id} ${title}\n${text}\nSource: ${source}.`).join('\n\n');
    },
  }),

  find_cards: tool({
    title: 'Look up cards',
    about:
      'Looks up cards, tiles, spaces and other parts of a game by id, name or words: what each does, ten at most. All of them are the resource rulewright://{game}/cards.',
    args: z.strictObject({ game, find, language }),
    isReading: true,
    run: ({ game, find, language }, { session }) => {
      const cards = session.ask('cards', { game, find, language });
      if (cards.length === 0) return `No card of ${game} is about ${JSON.stringify(find)}.`;
      return cards.map(({ id, kind, text }) => `${id} (${kind}): ${text}`).join('\n');
    },
  }),
};
