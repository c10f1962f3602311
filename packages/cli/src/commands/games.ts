import type { AnyGame } from '../game.js';
import { games as allGames } from '../games.js';
import { jsonLine } from '../harmless.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';

/** Flags of commands that only look something up. */
export interface LookUpFlags {
  readonly json?: true;
  /** File of somebody's own game. */
  readonly game?: string;
  /** Language of the answer. */
  readonly language?: string;
}

/** Prints the games the program knows. */
export function games({ json }: LookUpFlags, terminal: Terminal): void {
  const rows = allGames.map(factsOf);
  if (json) {
    terminal.out(jsonLine(rows));
    return;
  }
  const head = ['game', 'title', 'players', 'rules', 'rulings', 'version'];
  const cells = rows.map(({ game, title, seats, rules, rulings, rulesVersion }) => [
    game,
    title,
    `${seats.min}-${seats.max}`,
    `${rules}`,
    `${rulings}`,
    `${rulesVersion}`,
  ]);
  transcript(terminal).print([
    { table: { title: 'Games', head, rows: cells } },
    { text: 'Reconstructed content', style: 'heading' },
    ...rows.flatMap(({ title, reconstructed }) =>
      reconstructed === undefined ? [] : [{ text: `${title}: ${reconstructed}.` }],
    ),
  ]);
}

function factsOf({ title, engine, rules, reconstructed }: AnyGame) {
  const { id: game, seats, rulesVersion } = engine;
  const sources = Object.values(rules).map(({ source }) => source);
  const rulings = sources.filter((source) => source === 'ruling').length;
  return { game, title, seats, rules: sources.length - rulings, rulings, rulesVersion, reconstructed };
}
