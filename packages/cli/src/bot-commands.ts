import type { Command } from 'commander';
import type { ArenaFlags } from './commands/arena.js';
import type { TrainFlags } from './commands/train.js';
import type { WorkerFlags } from './commands/worker.js';
import type { Terminal } from './terminal.js';

/** Collects the values of an option that may be given again. */
export const collect = (value: string, before: readonly string[]): readonly string[] => [...before, value];

export const FORCE = 'replace files that are there';

/** The commands for bots. */
export function addBots(rulewright: Command, terminal: Terminal): void {
  rulewright
    .command('arena [game]')
    .description('play bots against each other and say who is stronger')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .option('--bots <file>', 'bots of your own: a module that exports bots')
    .requiredOption('--players <names>', 'who plays, with commas: ismcts:500,weighted,"python3 bot.py"')
    .option('--games <n>', 'how many games a table plays', '100')
    .option('--table <n>', 'how many sit at a table', '2')
    .option('--all-seats', 'play each deal in every order of the seats, not only moved on by one')
    .option('--utility <what>', 'what is played for: places, points, or how many points count as 1')
    .option('--seed <text>', 'the same seed is the same games')
    .option('--option <name=value>', 'an option of the game, repeatable', collect, [])
    .option('--workers <n>', 'how many threads play at once')
    .option('--move-time <ms>', 'whoever takes longer for a move forfeits')
    .option('--redis <url>', 'let workers play that take their games from this Redis')
    .option('--data <file>', 'append every game to this file, one a line, with what its players thought')
    .option('--json', 'print JSON')
    .action(async (game: string | undefined, flags: ArenaFlags) =>
      (await import('./commands/arena.js')).arena(game, flags, terminal),
    );
  rulewright
    .command('train [game]')
    .description('train a judge of positions on games that it plays itself; the same settings give the same file')
    .option('--game <file>', 'a game of your own: a module that exports engine')
    .requiredOption('--out <file>', 'where the net goes, as JSON')
    .option('--force', FORCE)
    .option('--seed <text>', 'the same seed is the same net')
    .option('--games <n>', 'how many games each generation plays', '500')
    .option('--generations <n>', 'the first learns from weighted players, the next ones from searches', '2')
    .option('--hidden <n>', 'how many hidden cells the net has', '16')
    .option('--iterations <n>', 'how long the searches of later generations think', '24')
    .option('--utility <what>', 'what is played for: places, points, or how many points count as 1')
    .option('--workers <n>', 'how many threads play at once')
    .action(async (game: string | undefined, flags: TrainFlags) =>
      (await import('./commands/train.js')).train(game, flags, terminal),
    );
  rulewright
    .command('worker')
    .description('play games for arenas over Redis, until interrupted')
    .option(
      '--game <file>',
      'a game of your own, beside the others: a module that exports engine; repeatable',
      collect,
      [],
    )
    .option('--bots <file>', 'bots of your own: a module that exports bots')
    .requiredOption('--redis <url>', 'where the arenas are: redis://host:6379')
    .option('--threads <n>', 'how many games at once', '1')
    .option('--json', 'print JSON, a line for everything that happens')
    .action(async (flags: WorkerFlags) => (await import('./commands/worker.js')).worker(flags, terminal));
}
