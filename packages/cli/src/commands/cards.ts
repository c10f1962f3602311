import { type ContentEntry, findContent } from '@rulewright/protocol';
import { chosenGame } from '../chosen-game.js';
import type { Line } from '../game.js';
import { jsonLine } from '../harmless.js';
import { spoken } from '../in-language.js';
import { suggestion } from '../suggestion.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import { wordsOf } from '../words/words.js';
import type { LookUpFlags } from './games.js';

/** Prints the ids and names of all cards, tiles and spaces, one of them in full, or those that match some words. */
export async function cards(
  id: string | undefined,
  rest: readonly string[],
  { json, game: file, language }: LookUpFlags,
  terminal: Terminal,
): Promise<void> {
  // with a file, all words are sought
  const words = file === undefined ? rest : [id ?? [], rest].flat(2);
  const given = await chosenGame(file === undefined ? id : undefined, file === undefined ? {} : { game: file });
  const game = await spoken(given, language);
  const all = findContent(game);
  const found = words.length === 0 ? all : findContent(game, words.join(' '));
  if (found.length === 0) {
    const query = words.join(' ');
    const names = all.flatMap(({ id, title }) => [id, title]);
    throw new UsageError(
      `no card about ${JSON.stringify(query)}: ${suggestion(query, names, 'without words all are listed')}`,
    );
  }
  const { say, knows } = wordsOf(game);
  const kindIn = (kind: string): string => {
    const key = `kind.${kind}`;
    return knows(key) ? say(key) : kind;
  };
  if (json) terminal.out(jsonLine(found));
  else
    transcript(terminal).print(
      words.length === 0 ? listed(found, kindIn) : found.flatMap((entry) => inFull(entry, kindIn)),
    );
}

/** Every card with its name, kind by kind. */
function listed(entries: readonly ContentEntry[], kindIn: (kind: string) => string): Line[] {
  const width = Math.max(...entries.map(({ id }) => id.length));
  const kinds = [...new Set(entries.map(({ kind }) => kind))];
  return kinds.flatMap((kind): Line[] => [
    { text: kindIn(kind), style: 'heading' },
    ...entries
      .filter((entry) => entry.kind === kind)
      .map(({ id, title }) => ({ text: title === id ? id : `${id.padEnd(width)} ${title}` })),
  ]);
}

/** A card with its id, as actions name it, and its text. */
const inFull = ({ id, kind, text }: ContentEntry, kindIn: (kind: string) => string): Line[] => [
  { text: `${id} (${kindIn(kind)})`, style: 'heading' },
  { text },
];
