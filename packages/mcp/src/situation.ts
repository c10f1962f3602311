import type { House } from './house.js';
import { menuText } from './menu.js';
import type { Table } from './table.js';
import { outcomeText, positionText, seatName } from './words.js';

/** Which table this is, and who the client is at it. */
export const placeText = ({ setting: { id, game, seat, players } }: Table): string =>
  `Table ${id}: ${game.title}. You are ${seatName(seat)} of ${players}.`;

/** Where the game stands: the position, unless only the question is wanted, and what may be done; or the end. */
export function situation(house: House, table: Table, part: 'all' | 'question' = 'all'): string {
  const { view, setting, ended, turn } = table;
  const { game } = setting;
  const shown = part === 'all' ? [positionText(game, view)] : [];
  if (ended !== undefined) {
    const end =
      ended.outcome === undefined
        ? 'A player has failed, and the game was stopped.'
        : outcomeText(game, view, ended.outcome);
    return [...shown, `The game is over after ${turn} turns.`, end].join('\n\n');
  }
  const question = `Turn ${turn}. ${game.text.question(view)}`;
  return [...shown, `${question}\n${menuText(game, view, house.legal(table))}`].join('\n\n');
}
