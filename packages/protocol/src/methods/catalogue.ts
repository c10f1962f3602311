import { coreRules } from '@rulewright/core';
import { jsonSchemas, querySchemas } from '@rulewright/core/schema';
import * as z from 'zod/mini';
import { findContent } from '../content-search.js';
import { inLanguage, language, languagesOf, rulesInOthers } from '../languages.js';
import { optionFacts } from '../option-facts.js';
import { findRules } from '../rulebook.js';
import { about, anything, count, game, object, whole } from '../schemas.js';
import { method } from './method.js';

// The games, their rules, options and content, before anybody plays.

const schema = object;
const LONGEST_SEARCH = 200;
const sought = z.string().check(z.maxLength(LONGEST_SEARCH));
const ruleSchema = z.strictObject({ id: z.string(), title: z.string(), text: z.string(), source: z.string() });

export const catalogueMethods = {
  games: method({
    about: 'The games of this server.',
    params: z.strictObject({}),
    result: z.array(
      z.strictObject({
        game: about('Its id.', z.string()),
        title: z.string(),
        players: z.strictObject({ min: count, max: count }),
        rulesVersion: whole,
        content: about('The content pack, with its digest.', z.string()),
        rules: about('How many rules its catalogue has.', whole),
        text: about('Whether the server can put it in words.', z.boolean()),
        languages: about('The codes of the languages that it is told in.', z.array(z.string())),
      }),
    ),
    example: {},
    run: (_, { games }) =>
      [...games.values()].map((game) => {
        const { title, engine, rules, text } = game;
        return {
          game: engine.id,
          title,
          players: { ...engine.seats },
          rulesVersion: engine.rulesVersion,
          content: engine.contentName,
          rules: Object.keys(rules).length,
          text: text !== undefined,
          languages: languagesOf(game),
        };
      }),
  }),

  options: method({
    about: 'The options of a game: values, default, meaning, and the rules that speak of them.',
    params: z.strictObject({ game, language }),
    result: z.array(
      z.strictObject({
        name: z.string(),
        default: anything,
        schema: about('What it may be, as JSON Schema.', schema),
        meaning: about('What it decides; absent for a game without words.', z.optional(z.string())),
        values: about(
          'What its values mean, where they can be listed.',
          z.optional(z.array(z.strictObject({ value: anything, meaning: z.string() }))),
        ),
        rules: about('Ids of rules.', z.array(z.string())),
      }),
    ),
    example: { game: 'ecologic' },
    run: ({ game: id, language: code }, session) => optionFacts(inLanguage(session.game(id), code)),
  }),

  schemas: method({
    about: 'JSON Schemas of what an engine reads and writes, and of the arguments of its questions.',
    params: z.strictObject({ game }),
    result: z.strictObject({
      action: schema,
      options: schema,
      state: schema,
      pack: schema,
      replay: schema,
      questions: about('By question: a schema for each argument.', z.record(z.string(), z.array(schema))),
    }),
    example: { game: 'ecologic' },
    run: (params, session) => {
      const { engine } = session.game(params.game);
      const questions = Object.fromEntries(
        Object.entries(querySchemas(engine)).map(([name, args]) => [name, [...args]]),
      );
      return { ...jsonSchemas(engine), questions };
    },
  }),

  rules: method({
    about:
      'Rules by id, or by words of any of the languages (spelling may be a little off; the best first, ten at most), or the whole catalogue. A language gives titles, sources and texts; a text that it lacks is English. No match is an empty list.',
    params: z.strictObject({
      game,
      find: about('An id, in any case, or words.', z.optional(sought)),
      language,
    }),
    result: z.array(ruleSchema),
    example: { game: 'ecologic', find: 'raise a bid' },
    run: ({ game: id, find, language: code }, session) => {
      const game = session.game(id);
      const catalogue = { ...inLanguage(game, code).rules, ...coreRules };
      return findRules(catalogue, find, rulesInOthers(game, code)).map(([id, { title, text, source }]) => ({
        id,
        title,
        text,
        source,
      }));
    },
  }),

  content: method({
    about: 'The content that the rules read: cards, tiles, spaces. Numbers in states are indices of these lists.',
    params: z.strictObject({ game }),
    result: anything,
    example: { game: 'ecologic' },
    run: (params, session) => session.game(params.game).engine.content,
  }),

  cards: method({
    about:
      'Cards and other parts of the content in words: all, the one of an id, or those about some words (spelling may be a little off; the best first, ten at most). No match is an empty list, and so is a game without words.',
    params: z.strictObject({ game, find: about('An id, in any case, or words.', z.optional(sought)), language }),
    result: z.array(
      z.strictObject({
        id: z.string(),
        title: about('Its name.', z.string()),
        kind: about('The list of the content in which it stands.', z.string()),
        text: about('What it does, and whether it is reconstructed.', z.string()),
      }),
    ),
    example: { game: 'ecologic', find: 'tree planting' },
    run: ({ game: id, find, language: code }, session) =>
      findContent(inLanguage(session.game(id), code), find).map((entry) => ({ ...entry })),
  }),

  pools: method({
    about: 'The kinds of cards in a game with these options, by pool: number, id, how many, and what the back shows.',
    params: z.strictObject({ game, options: z.optional(object) }),
    result: about('By pool.', object),
    example: { game: 'ecologic' },
    run: (params, session) => session.game(params.game).engine.pools(params.options ?? {}),
  }),

  format: method({
    about: 'An action in one line: the seat, the type, the fields in their order.',
    params: z.strictObject({ game, action: object }),
    result: z.strictObject({ line: z.string() }),
    example: { game: 'ecologic', action: { type: 'raise', seat: 1, amount: 3 } },
    run: (params, session) => ({ line: session.game(params.game).engine.format(params.action as never) }),
  }),

  parse: method({
    about: 'Reads what `format` writes. The action is well-formed, not necessarily legal.',
    params: z.strictObject({ game, line: z.string() }),
    result: z.strictObject({ action: object }),
    example: { game: 'ecologic', line: '1 raise 3' },
    run: (params, session) => ({ action: session.game(params.game).engine.parse(params.line) }),
  }),
};
