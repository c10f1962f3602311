import type { UtilitySetting } from '@rulewright/bots';
import { isInputError, type Seat } from '@rulewright/core';
import { inOneLine } from './errors.js';
import type { AnyGame, AnyState } from './game.js';
import { gameIds, loadGame } from './load-game.js';
import { suggestion } from './suggestion.js';
import { UsageError } from './usage-error.js';

// Reads the command line.

/** The game of this id. */
export async function gameNamed(id: string): Promise<AnyGame> {
  return (await loadGame(id)) ?? unknownGame(id);
}

/** Throws `UsageError`: no game has this id. */
export function unknownGame(id: string): never {
  throw new UsageError(`unknown game ${JSON.stringify(id)}: ${suggestion(id, gameIds)}`);
}

/** Options from `name=value` texts and the number of players. A value is JSON, or else the text as it stands. */
export function readOptions(texts: readonly string[], players?: string): object {
  const given = players === undefined ? texts : [`players=${players}`, ...texts];
  const options: Record<string, unknown> = Object.create(null);
  for (const text of given) {
    const [, name, value] = /^([\w-]+)=(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined)
      throw new UsageError(`option ${JSON.stringify(text)} is not of the form name=value`);
    if (name in options) throw new UsageError(`option ${name} is given twice`);
    options[name] = readValue(value);
  }
  return { ...options };
}

function readValue(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** A new game with options from the command line; what the game refuses of them names the option. */
export function start({ engine }: AnyGame, seed: string, options: object): AnyState {
  const names = Object.keys(engine.init(seed).options);
  const unknown = Object.keys(options).find((name) => !names.includes(name));
  if (unknown !== undefined)
    throw new UsageError(`${engine.id} has no option ${unknown}: ${suggestion(unknown, names)}`);
  try {
    return engine.init(seed, options);
  } catch (error) {
    if (isInputError(error)) throw new UsageError(`option ${inOneLine(error).replace(/^[^:]*: /, '')}`);
    throw error;
  }
}

/** A seed from the command line, or a fresh one. */
export function readSeed(given: string | undefined): string {
  if (given === '') throw new UsageError('a seed is at least one character long');
  return given ?? crypto.randomUUID().slice(0, 8);
}

/** The seats of the human players. */
export function readSeats(texts: readonly string[], players: number): Seat[] {
  return texts.map((text) => {
    const seat = /^\d+$/.test(text) ? Number(text) : Number.NaN;
    if (seat < players) return seat;
    throw new UsageError(
      `nobody sits at ${JSON.stringify(text)}: the seats of ${players} players are 0 to ${players - 1}`,
    );
  });
}

/** A whole number from 1 on. */
export function readCount(name: string, text: string, most: number): number {
  const count = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  if (count >= 1 && count <= most) return count;
  throw new UsageError(`${name} ${JSON.stringify(text)} is not a whole number from 1 to ${most}`);
}

/** Reads the utility that is played for: `places`, `points`, or the number of points that count as 1. */
export function readUtility(text: string): UtilitySetting {
  if (text === 'places' || text === 'points') return text;
  const points = Number(text);
  if (points > 0 && points < Number.POSITIVE_INFINITY) return { points };
  throw new UsageError(`--utility ${JSON.stringify(text)} is not places, points or a number above 0`);
}
