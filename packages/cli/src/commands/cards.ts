import { type ContentEntry, findContent } from '@rulewright/protocol';
import { gameNamed } from '../command-line.js';

import type { Line } from '../game.js';
import { jsonLine } from '../harmless.js';
import { suggestion } from '../near.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import type { LookUpFlags } from './games.js';

/** Prints the ids and names of all cards, tiles and spaces, or in full the one of an id, or those about some words. */
export async function cards(
  gameId: string,
  words: readonly string[],
  { json }: LookUpFlags,
  terminal: Terminal,
): Promise<void> {
  const game = await gameNamed(gameId);
  const all = findContent(game);
  const found = words.length === 0 ? all : findContent(game, words.join(' '));
  if (found.length === 0) {
    const query = words.join(' ');
    const names = all.flatMap(({ id, title }) => [id, title]);
    throw new UsageError(
      `no card about ${JSON.stringify(query)}: ${suggestion(query, names, 'without words all are listed')}`,
    );
  }
  if (json) terminal.out(jsonLine(found));
  else transcript(terminal).print(words.length === 0 ? listed(found) : found.flatMap(inFull));
}

/** Every card with its name, kind by kind. */
function listed(entries: readonly ContentEntry[]): Line[] {
  const width = Math.max(...entries.map(({ id }) => id.length));
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.flatMap((kind): Line[] => [
    { text: kind, style: 'heading' },
    ...entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, title }) => ({ text: title === id ? id : `${id.padEnd(width)} ${title}` })),
  ]);
}

/** A card with its id, as actions name it, and its text. */
const inFull = ({ id, kind, text }: ContentEntry): Line[] => [{ text: `${id} (${kind})`, style: 'heading' }, { text }];
