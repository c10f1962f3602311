import { InputError } from '@rulewright/core';
import type { Expertise } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { Known, NamedBots } from '../names.js';

/**
 * Where another thread or another machine finds an engine and its players: modules by name or URL, which export `engine`,
 * `expertise` and `bots`.
 */
export interface Sources {
  readonly engine: string;
  readonly expertise?: string;
  /** One module, or several whose bots are put together. */
  readonly bots?: string | readonly string[];
}

/** What was found there. */
export interface Found {
  readonly engine: AnyEngine;
  readonly known: Known;
}

/** The modules of a game of ours. */
export const sourcesOf = (game: string): Sources => ({
  engine: `@rulewright/${game}`,
  expertise: `@rulewright/bots/${game}`,
});

/** By what two engines are known to play the same game: `emix 1 emix-base#0123456789abcdef`. */
export const identityOf = ({ id, rulesVersion, contentName }: AnyEngine): string =>
  `${id} ${rulesVersion} ${contentName}`;

/** Imports an engine and its players. Throws `InputError` for a module that is not there or does not export them. */
export async function find({ engine, expertise, bots }: Sources): Promise<Found> {
  return {
    // what a module exports under these names is its author's word
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
