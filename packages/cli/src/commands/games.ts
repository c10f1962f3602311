import type { AnyGame } from '../game.js';
import { games as allGames } from '../games.js';
import { columns } from '../table.js';
import type { Terminal } from '../terminal.js';

/** Prints the games the program knows. */
export function games(terminal: Terminal): void {
  const head = ['game', 'title', 'players', 'rules', 'rulings', 'version', 'reconstructed content'];
  terminal.out(`${columns(head, allGames.map(row)).join('\n')}\n`);
}

function row({ title, engine, rules, reconstructed }: AnyGame): string[] {
  const { id, seats, rulesVersion } = engine;
  const sources = Object.values(rules).map(({ source }) => source);
  const rulings = sources.filter((source) => source === 'ruling').length;
  const counts = [sources.length - rulings, rulings, rulesVersion].map((n) => `${n}`);
  return [id, title, `${seats.min}-${seats.max}`, ...counts, reconstructed];
}
