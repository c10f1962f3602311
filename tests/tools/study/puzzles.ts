import { parseArgs } from 'node:util';
import { level, match } from '@rulewright/bots';
import type { PositionStart } from '@rulewright/core/lessons';
import { games as all } from '../ladder/games.js';
import { finder } from './finding.js';
import { judgeOf } from './graded.js';
import { LEAST, readPuzzles, writePuzzles } from './puzzle-file.js';

// `npm run record -- puzzles --game ecologic --seed puzzles`: makes puzzles from games of strong bots and writes
// docs/site/playground/puzzles/<game>.json anew. The same settings make the same puzzles, as long as the time is enough.
// `--add` keeps the puzzles of the file, and puts new ones beside them, of games that come after its games.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ecologic' },
    seed: { type: 'string', default: 'puzzles' },
    games: { type: 'string', default: '60' },
    find: { type: 'string', default: '16' },
    /** Iterations of the searches that check. */
    iterations: { type: 'string', default: '3000' },
    /** Of processor time, at most. */
    seconds: { type: 'string', default: '1800' },
    add: { type: 'boolean', default: false },
  },
});
const game = all.find(({ engine }) => engine.id === values.game);
if (game === undefined) throw new Error(`there is no ${values.game}`);
const { engine, expertise } = game;
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const find = Number(values.find);
const isOver = () => seconds() > Number(values.seconds);

const old = values.add ? readPuzzles(engine.id) : undefined;
const first = old?.games.length ?? 0;
const kept = old?.puzzles ?? [];
const { finds, lacks, lookIn } = finder(game, { find, kept, iterations: Number(values.iterations), isOver });
const games: PositionStart[] = [];
const player = level(engine, 'strong', expertise);
for (let n = 0; n < Number(values.games) && finds.length < find && !isOver(); n++) {
  const seed = `${values.seed}/${first + n}`;
  const { record } = await match(engine, [player, player], { seed });
  games.push({ seed, options: { players: 2 }, actions: record.actions.map((action) => engine.format(action)) });
  await lookIn(record, first + n, seed);
}
const command = `npm run record -- puzzles --game ${engine.id} --seed ${values.seed} --games ${values.games} --find ${values.find}`;
const { contentName: content, rulesVersion } = engine;
const about = { game: engine.id, content, rulesVersion, judge: judgeOf(engine.id) };
if (kept.length + finds.length < LEAST) {
  console.log(`fewer than ${LEAST}: none are written`);
} else if (old === undefined) {
  writePuzzles({ ...about, command: `${command} --iterations ${values.iterations}`, games, puzzles: finds });
} else {
  if (old.judge !== about.judge)
    throw new Error('the puzzles of the file are to be checked first: npm run record -- recheck');
  const added = `${old.command} && ${command} --iterations ${values.iterations} --add`;
  writePuzzles({ ...old, command: added, games: [...old.games, ...games], puzzles: [...kept, ...finds] });
}
console.log(
  `${engine.id}: ${finds.length} to find in ${games.length} games, ${seconds().toFixed(0)} s of processor time; left out:`,
  Object.fromEntries(lacks),
);
