import { chosenGame } from '../chosen-game.js';
import type { Line } from '../game.js';
import { jsonLine } from '../harmless.js';
import { spoken } from '../in-language.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import type { LookUpFlags } from './games.js';

/** Prints the player aid of a game: the order of a round, prices and signs on one page. */
export async function aid(
  id: string | undefined,
  { json, game: file, language }: LookUpFlags,
  terminal: Terminal,
): Promise<void> {
  const { engine, text } = await spoken(await chosenGame(id, file === undefined ? {} : { game: file }), language);
  const parts = text.aid();
  if (json) {
    terminal.out(jsonLine(parts));
    return;
  }
  if (parts.length === 0) throw new UsageError(`${engine.id} has no player aid`);
  transcript(terminal).print(
    parts.flatMap(({ title, rows }): Line[] => [
      { text: title, style: 'heading' },
      ...rows.map(({ name, text, rule }) => ({
        text: [name === '' ? text : `${name} ${text}`, ...(rule === '' ? [] : [`(${rule})`])].join(' '),
      })),
    ]),
  );
}
