import { parseArgs } from 'node:util';
import { games } from './games.js';
import { table } from './report.js';
import { type Climbed, climb, curveOf, type Rung, rungsOf } from './rungs.js';

// `npm run measure -- ladder`: who is stronger than whom, in every game. `--game` plays one game, `--curve` the curve over iterations,
// `--smoke` a few games of cheap rungs, `--rung ismcts:50,weighted` one rung of your own, `--full` all games of a rung even
// when fewer would do.

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: 'ladder' },
    rung: { type: 'string', multiple: true },
    players: { type: 'string', default: '2' },
    curve: { type: 'boolean', default: false },
    smoke: { type: 'boolean', default: false },
    full: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});

/** Rungs that say something within seconds, by game: enough to see that a search still searches. */
const SMOKE: readonly Rung[] = [
  { stronger: 'weighted', weaker: 'uniform', players: 2 },
  { stronger: 'ismcts:16', weaker: 'uniform', players: 2 },
];
const SMOKE_GAMES = 8;
const CURVE_GAMES = 40;

const own: readonly Rung[] = (values.rung ?? []).map((rung) => {
  const [stronger = '', weaker = ''] = rung.split(',');
  return { stronger, weaker, players: Number(values.players), isOpen: true };
});
const asked = games.filter(({ engine }) => values.game === undefined || values.game.includes(engine.id));
const climbed: Climbed[] = [];
for (const game of asked) {
  const rungs = values.rung !== undefined ? own : values.smoke ? SMOKE : values.curve ? curveOf() : rungsOf(game);
  const most = values.smoke ? SMOKE_GAMES : values.curve ? CURVE_GAMES : Number(values.games);
  for (const rung of rungs) {
    const done = await climb(game, rung, { games: most, seed: values.seed, mayStop: !values.curve && !values.full });
    climbed.push(done);
    if (!values.json) console.log(table([done]).split('\n').at(-1));
  }
}
console.log(values.json ? JSON.stringify(climbed) : `\n${table(climbed)}`);
// in a smoke only a search that loses to chance is a failure
const fails = (rung: Climbed): boolean => (values.smoke ? rung.score < 1 / 2 : !values.curve && !rung.holds);
for (const rung of climbed.filter(fails))
  console.log(`does not hold: ${rung.game}, ${rung.stronger} against ${rung.weaker}`);
if (climbed.some(fails)) process.exitCode = 1;
