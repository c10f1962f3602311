import { placed } from '@rulewright/core';
import { menuText } from './menu.js';
import type { Service } from './service.js';
import type { Table } from './table.js';
import { outcomeText, positionText, seatName } from './words.js';

/** The number of the table, its game, and the client's seat. */
export const placeText = ({ setting: { id, game, seat, players } }: Table): string =>
  `Table ${id}: ${game.title}. You are ${seatName(seat)} of ${players}.`;

/** The state of the game: position and legal actions, without the position for `'question'`, or the end. */
export function situation(service: Service, table: Table, part: 'all' | 'question' = 'all'): string {
  const { view, setting, ended, turn } = table;
  const { game } = setting;
  const shown = part === 'all' ? [positionText(game, view)] : [];
  if (ended !== undefined) {
    const end = ended.outcome === undefined ? stoppedText(table) : outcomeText(game, view, ended.outcome);
    return [...shown, `The game is over after ${turn} turns.`, end].join('\n\n');
  }
  const question = `Turn ${turn}. ${game.text.question(view).text}`;
  return [...shown, `${question}\n${menuText(game, view, service.legal(table))}`].join('\n\n');
}

/** The reason why a game stopped early. A seat that has resigned is last; the others share their rank. */
function stoppedText({ hasResigned, setting: { seat, players } }: Table): string {
  if (!hasResigned) return 'A player has failed, and the game was stopped.';
  const everybody = Array.from({ length: players }, (_, each) => each);
  const forfeited = everybody.map((each) => (each === seat ? 0 : undefined));
  const [winners = []] = placed([everybody], forfeited);
  const others = winners.filter((each) => each !== seat).map(seatName);
  const won =
    others.length === 0 ? '' : others.length === 1 ? ` ${others[0]} wins.` : ` ${others.join(', ')} are before you.`;
  return `You have resigned.${won}`;
}
