import { InputError, isInputError } from '@rulewright/core';
import type { Expertise } from './expertise.js';
import type { AnyEngine } from './game.js';
import { learnedFrom } from './learning/learned.js';
import { misfit } from './learning/net.js';
import { readNet } from './learning/read-net.js';
import { level, levels } from './levels.js';
import { messageOf } from './match/sitting.js';
import { processorTime } from './match/timing.js';
import type { Seatable } from './player.js';
import { type GreedySettings, greedy } from './policies/greedy.js';
import { uniform } from './policies/uniform.js';
import { weighted } from './policies/weighted.js';
import type { LevelName } from './search/advice.js';
import { flat } from './search/flat.js';
import { ismcts } from './search/ismcts.js';
import type { SearchSettings } from './search/settings.js';
import { uct } from './search/uct.js';
import type { UtilitySetting } from './search/utility.js';
import { oneOf } from './settings.js';

/**
 * The settings in the name of a bot. `ismcts:500:cutOff=20` is `ismcts` with 500 as its first setting and 20 as
 * `cutOff`.
 */
export type BotSettings = Readonly<Record<string, string | number>>;

/** A bot that can be made by name. */
export interface NamedBot {
  /** A sentence about what it does. */
  readonly about: string;
  /** The names of its settings; the first setting may be given without its name. */
  readonly settings: readonly string[];
  /** True for a bot that needs expertise in the game. */
  readonly isExpert?: true;
  make<E extends AnyEngine>(engine: E, settings: BotSettings, expertise: Expertise<E> | undefined): Seatable<E>;
}

/** The settings of every search. */
const SEARCH_SETTINGS = [
  'iterations',
  'milliseconds',
  'worlds',
  'cutOff',
  'exploration',
  'playouts',
  'judge',
  'utility',
  'temperature',
  'overlooks',
  'clock',
] as const;

/** The settings whose values are words. */
const WORDS: readonly string[] = ['playouts', 'observers', 'judge', 'utility', 'clock'];

function searchSettings<E extends AnyEngine>(
  settings: BotSettings,
  expertise: Expertise<E> | undefined,
): SearchSettings<E> {
  const { playouts, judge, clock } = settings;
  const isOfProcessor = clock !== undefined && oneOf('clock', clock, ['wall', 'processor']) === 'processor';
  const others = Object.entries(settings).filter(([name]) => !WORDS.includes(name));
  return {
    // the search refuses any that is not a number, by name
    ...(Object.fromEntries(others) as Readonly<
      Record<Exclude<(typeof SEARCH_SETTINGS)[number], 'playouts' | 'judge' | 'utility' | 'clock'>, number>
    >),
    ...(playouts !== undefined && { playouts: oneOf('playouts', playouts, ['weighted', 'uniform']) }),
    ...(judge !== undefined && { judge: oneOf<'hand' | 'learned'>('judge', judge, ['hand', 'learned']) }),
    ...withUtility(settings),
    ...(isOfProcessor && { now: processorTime }),
    ...(expertise && { expertise }),
  };
}

/** The utility that a setting means: `places`, `points`, or the number of points that count as 1. */
const utilityNamed = (found: string | number): UtilitySetting =>
  typeof found === 'number' ? { points: found } : oneOf<'places' | 'points'>('utility', found, ['places', 'points']);

const withUtility = ({ utility }: BotSettings) => utility !== undefined && { utility: utilityNamed(utility) };

function greedySettings(settings: BotSettings): GreedySettings {
  const { utility: _, ...numbers } = settings;
  return { ...numbers, ...withUtility(settings) };
}

/** Bots by name. */
export type NamedBots = Readonly<Record<string, NamedBot>>;

/** The bots of this package. */
export const bots: NamedBots = {
  uniform: {
    about: 'takes every legal action equally often',
    settings: [],
    make: uniform,
  },
  weighted: {
    about: 'plays at random, but likes what somebody who knows the game likes',
    settings: [],
    isExpert: true,
    make: (engine, _settings, expertise) => weighted(engine, needed(expertise)),
  },
  greedy: {
    about: 'takes the action after which it stands best, a little later in a few dealt worlds',
    settings: ['worlds', 'width', 'ahead', 'utility'],
    isExpert: true,
    make: (engine, settings, expertise) => greedy(engine, needed(expertise), greedySettings(settings)),
  },
  flat: {
    about: 'plays each action equally often in dealt worlds, and takes the one that came out best on average',
    settings: SEARCH_SETTINGS,
    make: (engine, settings, expertise) => flat(engine, searchSettings(settings, expertise)),
  },
  uct: {
    about: 'searches each of some dealt worlds with a tree as if everybody knew it; the worlds vote',
    settings: SEARCH_SETTINGS,
    make: (engine, settings, expertise) => uct(engine, searchSettings(settings, expertise)),
  },
  ismcts: {
    about: 'searches trees of what each seat has seen, in another dealt world each time',
    settings: [...SEARCH_SETTINGS, 'observers'],
    make: (engine, settings, expertise) =>
      ismcts(engine, {
        ...searchSettings(settings, expertise),
        observers: oneOf('observers', settings.observers ?? 'all', ['one', 'all']),
      }),
  },
  ...named(),
};

/** One bot for every named strength. */
function named(): Readonly<Record<LevelName, NamedBot>> {
  const bot = (name: LevelName): NamedBot => ({
    about: levels[name].about,
    settings: ['utility'],
    make: (engine, settings, expertise) => level(engine, name, expertise, { ...withUtility(settings) }),
  });
  return { beginner: bot('beginner'), casual: bot('casual'), strong: bot('strong'), expert: bot('expert') };
}

/** Nets as `train` makes them, by name; not yet checked. */
export type Nets = Readonly<Record<string, unknown>>;

/** The places where `playerOf` looks bots up, and what their players need. */
export interface Known<E extends AnyEngine = AnyEngine> {
  /** Bots of your own, in addition to those of this package. */
  readonly bots?: NamedBots | undefined;
  readonly expertise?: Expertise<E> | undefined;
  /** Trained nets by the name that bots use: `ismcts:judge=net.json`. Each is checked as a file would be. */
  readonly nets?: Nets | undefined;
  /** The utility for players that can be given one and whose name does not say one. */
  readonly utility?: UtilitySetting | undefined;
}

/**
 * The bot of this name, ready to sit down: `playerOf(engine, 'uniform')`. Settings follow the name after colons, the
 * first with or without its own name: `ismcts:500`, `ismcts:iterations=500:cutOff=20`. Throws `InputError` for an
 * unknown name, setting or value, and for a bot that needs expertise when there is none.
 */
export function playerOf<E extends AnyEngine>(engine: E, name: string, known: Known<E> = {}): Seatable<E> {
  const table = { ...bots, ...known.bots };
  const [word = '', ...parts] = Object.hasOwn(table, name) ? [name] : name.split(':');
  const bot = Object.hasOwn(table, word) ? table[word] : undefined;
  if (bot === undefined) throw unknown(name, `no bot is called ${word}; there are ${Object.keys(table).join(', ')}`);
  if (bot.isExpert && known.expertise === undefined)
    throw unknown(name, `${word} needs to know the game, and nobody has said how ${engine.id} is played well`);
  const settings = settingsOf(name, bot, parts);
  const utility = bot.settings.includes('utility') && settings.utility === undefined ? known.utility : undefined;
  const told = utility === undefined ? settings : { ...settings, utility: nameOfUtility(utility) };
  const net = netNamed(told, known.nets);
  const making: BotSettings = net === undefined ? told : { ...told, judge: 'learned' };
  const expertise = net === undefined ? known.expertise : taught(engine, name, net, known.expertise);
  return made(name, () => bot.make(engine, making, expertise));
}

/** A bot as its maker gives it. Throws `InputError` for a maker that fails, or gives no player. */
function made<E extends AnyEngine>(name: string, make: () => Seatable<E>): Seatable<E> {
  let seatable: unknown;
  try {
    seatable = make();
  } catch (error) {
    if (isInputError(error)) throw error;
    throw unknown(name, `it cannot be made: ${messageOf(error)}`);
  }
  if (typeof seatable === 'function') return seatable as Seatable<E>;
  throw unknown(
    name,
    `its make gives ${seatable === null ? 'null' : `a ${typeof seatable}`} and no function that makes a player`,
  );
}

/** The net that the setting `judge` names; undefined where it names none. */
function netNamed({ judge }: BotSettings, nets: Nets = {}): unknown {
  return judge !== undefined && Object.hasOwn(nets, judge) ? nets[judge] : undefined;
}

/** The expertise with this net as its learned judge. Throws `InputError` for a net that is none, or of another game. */
function taught<E extends AnyEngine>(engine: E, name: string, found: unknown, expertise: Expertise<E> | undefined) {
  const features = expertise?.features?.(engine);
  if (expertise === undefined || features === undefined)
    throw unknown(name, `a net judges by features, and the expertise of ${engine.id} has none`);
  const net = readNet(found);
  const why = misfit(engine, features, net);
  if (why !== undefined) throw unknown(name, `the net does not fit: ${why}`);
  return { ...expertise, learned: () => learnedFrom(engine, features, net) };
}

function settingsOf(name: string, bot: NamedBot, parts: readonly string[]): BotSettings {
  const settings = new Map<string, string | number>();
  for (const [i, part] of parts.entries()) {
    const [, key = i === 0 ? bot.settings[0] : undefined, value = ''] = /^(?:(\w+)=)?(.*)$/s.exec(part) ?? [];
    const taken = bot.settings.length === 0 ? 'none' : bot.settings.join(', ');
    if (key === undefined || !bot.settings.includes(key))
      throw unknown(name, `${JSON.stringify(part)} is no setting of this bot, which takes ${taken}`);
    if (settings.has(key)) throw unknown(name, `${key} is given twice`);
    if (value === '') throw unknown(name, `${key} has no value`);
    settings.set(key, Number.isNaN(Number(value)) ? value : Number(value));
  }
  return Object.fromEntries(settings);
}

const nameOfUtility = (utility: UtilitySetting): string | number =>
  typeof utility === 'string' ? utility : utility.points;

function needed<X>(expertise: X | undefined): X {
  if (expertise === undefined) throw new InputError('a bot that plays well has to know the game');
  return expertise;
}

const unknown = (name: string, message: string): InputError => new InputError('no such bot', [{ path: name, message }]);
