import { type ArenaReport, type ArenaSettings, arena, type Workforce } from '@rulewright/bots/arena';
import { bots } from '../bots/table-module.js';
import { hush } from '../games/hush.js';

// One arena, played here and there.

const PLAYERS = ['slow', 'uniform', 'first'];
const FEW = 4;
export const GAMES = 3 * FEW;

/** All of its report that does not depend on time, whoever plays. */
export async function arenaOfHush(workers?: Workforce, games = FEW): Promise<Omit<ArenaReport, 'measured'>> {
  const settings: ArenaSettings<typeof hush> = { games, seed: 'over redis', known: { bots }, records: true };
  const { measured: _, ...report } = await arena(hush, PLAYERS, { ...settings, ...(workers && { workers }) });
  return report;
}
