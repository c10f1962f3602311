// Random games played again and again, timed so that a busy machine disturbs little: a game goes the same way each time, and of
// each stretch of it the quickest time counts.

/** So many games are played again and again. */
const GAMES = 8;
/** Plays the game of that number and says how many decisions it had; calls `lap` after every few of them. */
export type PlayGame = (game: number, lap: () => void) => number;
/** So many decisions are timed together. */
export const STRETCH = 64;

/** One that plays, by some way of playing. */
export interface Contestant {
  slice(ms: number): void;
  /** A second, in the quickest times of the games. */
  decisions(): number;
  games(): number;
}

export function contestant(playGame: PlayGame): Contestant {
  const quickest: number[][] = [];
  const lengths: number[] = [];
  let next = 0;
  const aSecond = (count: number): number => (count * 1000) / sum(quickest.flat());
  return {
    slice(ms) {
      const end = processorMs() + ms;
      do {
        const game = next++ % GAMES;
        quickest[game] ??= [];
        const best = quickest[game];
        let stretch = 0;
        let start = performance.now();
        const lap = (): void => {
          const now = performance.now();
          best[stretch] = Math.min(best[stretch] ?? Number.POSITIVE_INFINITY, now - start);
          stretch++;
          start = now;
        };
        lengths[game] = playGame(game, lap);
        lap();
      } while (processorMs() < end || next < GAMES * FEWEST);
    },
    decisions: () => aSecond(sum(lengths)),
    games: () => aSecond(lengths.length),
  };
}

/** Each game is played so often at least in the first slice. */
const FEWEST = 2;

/** What this process has had of the processor: a busy machine gives less in the same time. */
function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
