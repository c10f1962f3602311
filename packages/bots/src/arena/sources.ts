import { InputError } from '@rulewright/core';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Known, NamedBots } from '../names.js';

/**
 * The modules that hold an engine and its players, by name or URL, for another thread or machine. They export `engine`,
 * `expertise` and `bots`.
 */
export interface Sources {
  readonly engine: string;
  readonly expertise?: string;
  /** One module, or several whose bots are merged. */
  readonly bots?: string | readonly string[];
}

/** An engine and its players, as imported. */
export interface Found {
  readonly engine: AnyEngine;
  readonly known: Known;
}

/** The modules of a game of this project. */
export const sourcesOf = (game: string): Sources => ({
  engine: `@rulewright/${game}`,
  expertise: `@rulewright/bots/${game}`,
});

/**
 * The identity of an engine: engines with the same one play the same game. An example is `emix 1
 * emix-base#0123456789abcdef`.
 */
export const identityOf = ({ id, rulesVersion, contentName }: AnyEngine): string =>
  `${id} ${rulesVersion} ${contentName}`;

/** Imports an engine and its players. Throws `InputError` for a module that is missing or lacks these exports. */
export async function find({ engine, expertise, bots }: Sources): Promise<Found> {
  return {
    // the types of these exports are taken on trust
    engine: (await exported(engine, 'engine')) as AnyEngine,
    known: {
      expertise: expertise === undefined ? undefined : ((await exported(expertise, 'expertise')) as Expertise),
      bots: bots === undefined ? undefined : await tableOf(bots),
    },
  };
}

async function tableOf(modules: string | readonly string[]): Promise<NamedBots> {
  const tables: NamedBots[] = [];
  for (const module of [modules].flat()) tables.push((await exported(module, 'bots')) as NamedBots);
  return Object.assign({}, ...tables);
}

async function exported(module: string, name: string): Promise<unknown> {
  const found: Readonly<Record<string, unknown>> = await imported(module);
  const value = found[name];
  if (value === undefined)
    throw new InputError('nothing to play with', [{ path: module, message: `exports no ${name}` }]);
  return value;
}

async function imported(module: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(module);
  } catch (error) {
    const message = error instanceof Error ? error.message : 'it cannot be imported';
    throw new InputError('nothing to play with', [{ path: module, message }]);
  }
}
