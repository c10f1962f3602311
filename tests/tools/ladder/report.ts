import type { Climbed } from './rungs.js';

const percent = (share: number): string => `${Math.round(100 * share)} %`;

/** Rungs as a table of Markdown. */
export function table(rungs: readonly Climbed[]): string {
  const rows = rungs.map(({ game, stronger, weaker, players, games, score, interval: [low, high], perChoice }) => {
    const [own = 0, theirs = 0] = perChoice;
    const reach = `${Math.round(100 * low)}–${percent(high)}`;
    return [game, stronger, weaker, players, games, percent(score), reach, `${own.toFixed(1)} / ${theirs.toFixed(1)}`];
  });
  const head = ['game', 'player', 'against', 'players', 'games', 'score', '95 % interval', 'ms a choice'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
