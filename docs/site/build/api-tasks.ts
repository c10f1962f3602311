import { type ApiModule, apiModules } from './api-modules.js';
import { moduleLink } from './symbol-links.js';

// The API by what somebody wants to do. A module that is named nowhere stands with the package it is part of.

interface Task {
  readonly title: string;
  /** By the end of its name: what a module is for, in a line. */
  readonly modules: Readonly<Record<string, string>>;
}

const TASKS: readonly Task[] = [
  {
    title: 'Play a game by its rules',
    modules: {
      ecologic: 'the engine of EcoLogic, its types and its content',
      emix: 'the engine of Emix, its types and its content',
      'does-not-exist': 'the engine of Does Not Exist, its types and its content',
      euphoria: 'the engine of Euphoria, its types and its content',
      core: 'what all engines share: their type, errors, seats, fractions, records',
      games: 'all games by their names',
      'games/load': 'one game, loaded when it is needed',
      'games/link': 'a game as a link to the playground',
      'games/own': 'a game of your own beside them',
      'games/node': 'games and content packs from files',
    },
  },
  {
    title: 'Write a game of your own',
    modules: {
      'core/author': 'the specification of a game, its agenda, decks, parts and packs',
      'core/small': 'a small game in one declaration, types included',
      'core/words': 'the words of schemas: seats, counts, lists, options',
    },
  },
  {
    title: 'Say it in words',
    modules: {
      'core/text': 'sentences for actions, events, questions and refusals, in any language',
    },
  },
  {
    title: 'Bots, hints and studies',
    modules: {
      bots: 'bots of four strengths, hints, and studies of games',
      'bots/arena': 'many games between bots, and what they tell',
      'bots/redis': 'arenas on many machines',
    },
  },
  {
    title: 'Tables and servers',
    modules: {
      table: 'tables of people: seats, clocks, take-backs',
      protocol: 'engines over JSON-RPC',
      'protocol/node': 'the protocol over streams and sockets',
      mcp: 'engines for language models',
      'boardgame-io': 'engines as games of boardgame.io',
    },
  },
  {
    title: 'Test and teach',
    modules: {
      testing: 'the kit that proves an engine',
      'core/positions': 'positions by hand',
      'core/lessons': 'lessons and puzzles',
    },
  },
  {
    title: 'Formats',
    modules: { 'core/schema': 'JSON Schemas of what an engine reads and writes' },
  },
];

const LIBRARY = '@rulewright/';
const nameOf = (specifier: string): string => specifier.slice(LIBRARY.length);

/** The calls that an app is made of. */
const CALLS: readonly (readonly [call: string, does: string])[] = [
  ['init(seed, options)', 'begins a game'],
  ['decision(state)', 'says who is asked, and what'],
  ['legalActions(view)', 'lists the answers'],
  ['apply(state, action)', 'gives the position after an answer'],
  ['step(state, action)', 'does the same, and tells what happened'],
  ['explain(view, action)', 'says which rule forbids an action'],
  ['view(state, seat)', 'is the position as one player knows it'],
  ['ask(view)', 'answers questions about the position'],
  ['chanceOutcomes(view, action)', 'lists what may come, with exact chances'],
  ['outcome(state)', 'says who won'],
  ['save(state), load(saved)', 'keep a game and go on with it'],
  ['record(game), replay(record)', 'write a game down and play it again'],
];

/** A task and the modules for it, each with its name without the library's and what it is for. */
interface TaskModules {
  readonly title: string;
  readonly modules: readonly { readonly module: ApiModule; readonly name: string; readonly about: string }[];
}
/** All modules by task; those that no task names are parts of a package. */
export const modulesByTask: readonly TaskModules[] = [
  ...TASKS,
  { title: 'Parts of a package', modules: unnamed() },
].map(({ title, modules }) => ({
  title,
  modules: Object.entries(modules).flatMap(([name, about]) =>
    apiModules.filter(({ specifier }) => nameOf(specifier) === name).map((module) => ({ module, name, about })),
  ),
}));

function unnamed(): Readonly<Record<string, string>> {
  const named = new Set(TASKS.flatMap(({ modules }) => Object.keys(modules)));
  const names = apiModules.map(({ specifier }) => nameOf(specifier));
  return Object.fromEntries(names.filter((name) => !named.has(name)).map((name) => [name, '']));
}

/** The page that leads to the modules: what an app needs first, then every module by what it is for. */
export function apiByTask(): readonly string[] {
  const tasks = modulesByTask.map(({ title, modules }) => ({
    title,
    lines: modules.map(
      ({ module, about }) => `- [\`${module.specifier}\`](${moduleLink(module)})${about === '' ? '' : ` – ${about}`}`,
    ),
  }));
  const parts = tasks.at(-1);
  return [
    '## What an app calls',
    '',
    'These are methods of every engine; each game’s page shows them with its own types. [What an app asks an engine](/guide/use-an-engine) shows them at work.',
    '',
    ...CALLS.map(([call, does]) => `- \`engine.${call}\` ${does}`),
    '',
    ...tasks.slice(0, -1).flatMap(({ title, lines }) => [`## ${title}`, '', ...lines, '']),
    `## ${parts?.title}`,
    '',
    'Lessons, positions, schemas, words and judges of single games, loaded apart so that nobody pays for what they do not use.',
    '',
    ...(parts?.lines ?? []),
  ];
}
