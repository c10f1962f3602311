import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Expertise, playerOf } from '@rulewright/bots';
import { arena } from '@rulewright/bots/arena';
import { learnedFrom } from '../../../packages/bots/src/learning/learned.js';
import { type Slice, type SliceJob, slice } from '../../../packages/bots/src/learning/slices.js';
import { train } from '../../../packages/bots/src/learning/train.js';
import { games } from './games.js';
import { table } from './report.js';

// `npm run measure -- generations`: expert iteration. The first generation is the net that the game has, from the same games of
// weighted players; the second learns from these and from games of a search with the first. Then both play each other.
// What each part took of the processor is printed: an experiment stops when its hours are spent.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ecologic' },
    /** How many games the search plays. */
    games: { type: 'string', default: '312' },
    iterations: { type: 'string', default: '24' },
    /** How many iterations a decision both think in the games that decide, and how many games those are. */
    gate: { type: 'string', multiple: true, default: ['50=100', '200=30'] },
    /** Where the second net is written to, as JSON. */
    out: { type: 'string' },
  },
});
const game = games.find(({ engine }) => engine.id === values.game);
const features = game?.expertise.features?.(game.engine);
if (game === undefined || features === undefined) throw new Error(`no game ${values.game} with features`);
const { engine, expertise } = game;

const WEIGHTED_GAMES = 4_000;
let left = Number(values.games);
const spent = (): string => {
  const { user, system } = process.cpuUsage();
  return `${Math.round((user + system) / 1e6)} s of the processor so far`;
};
/** A game that was not played: nothing is learned from it. */
const nothing = ({ players }: SliceJob): Slice => ({ players, positions: [], expected: [], results: [] });
const net = await train(engine, expertise, {
  seed: 'rulewright',
  games: WEIGHTED_GAMES,
  generations: 2,
  iterations: Number(values.iterations),
  pool: {
    ahead: 1,
    work: async (job) => (job.net === undefined || left-- > 0 ? slice(engine, expertise, features, job) : nothing(job)),
  },
  onGeneration: ({ number, positions, loss, heldOut }) =>
    console.log(
      `generation ${number}: ${positions} positions, ${loss.toFixed(3)} bits, ${heldOut.toFixed(3)} held out; ${spent()}`,
    ),
});
if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(net)}\n`);

const taught: Expertise = { ...expertise, learned: (fresh) => learnedFrom(fresh, features, net) };
for (const gate of values.gate) {
  const [iterations, count] = gate.split('=');
  const name = `ismcts:${iterations}`;
  const players = {
    second: playerOf(engine, name, { expertise: taught }),
    first: playerOf(engine, name, { expertise }),
  };
  const report = await arena(engine, players, {
    seed: 'gate',
    games: Number(count),
    seats: 'rotate',
    options: { players: 2 },
    onFault: 'stop',
  });
  const [fault] = report.faults;
  if (fault !== undefined) throw new Error(`${engine.id}: ${JSON.stringify(fault)}`);
  const climbed = report.pairings.map(({ games: played, score, interval }) => ({
    game: engine.id,
    stronger: `second generation, ${name}`,
    weaker: `first, ${name}`,
    players: 2,
    games: played,
    score,
    interval,
    perChoice: report.measured.perChoice,
    holds: true,
  }));
  console.log(`${table(climbed)}\n${spent()}`);
}
