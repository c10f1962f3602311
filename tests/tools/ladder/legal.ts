import { parseArgs } from 'node:util';
import { games } from './games.js';
import { watched } from './watched.js';

// `npm run measure -- legal`: searches play against themselves, two and three at a table, until that many decisions have been compared
// with what was legal and what was played, in each game.

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    decisions: { type: 'string', default: '250000' },
    bot: { type: 'string', default: 'ismcts:4:cutOff=0' },
    seed: { type: 'string', default: 'legal' },
  },
});

for (const game of games) {
  if (values.game !== undefined && !values.game.includes(game.engine.id)) continue;
  let compared = 0;
  let played = 0;
  for (; compared < Number(values.decisions); played++) {
    const players = 2 + (played % 2);
    const { decisions, wrong, result } = await watched(game, values.bot, `${values.seed}/${played}`, { players });
    compared += decisions;
    for (const fault of [...wrong, ...result.faults.map(({ message }) => message)]) {
      console.log(`${game.engine.id} ${values.seed}/${played}: ${fault}`);
      process.exitCode = 1;
    }
  }
  console.log(`${game.engine.id}: ${compared} decisions in ${played} games`);
}
