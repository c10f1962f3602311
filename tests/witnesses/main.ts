import { parseArgs } from 'node:util';
import { games } from './games.js';
import { namedRules } from './named.js';
import { searchWitnesses } from './search.js';
import { writeWitnesses } from './witness.js';

// `npm run witnesses -- --game ecologic --games 2000`: searches and writes tests/witnesses/<game>.jsonl anew.

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    games: { type: 'string', default: '1500' },
    longest: { type: 'string', default: '600' },
    shortening: { type: 'string', default: '3000' },
  },
});
const effort = {
  games: Number(values.games),
  longest: Number(values.longest),
  shortening: Number(values.shortening),
};
for (const game of games) {
  const { id } = game.engine;
  if (values.game !== undefined && values.game !== id) continue;
  const named = namedRules(id);
  const witnesses = searchWitnesses(game, named, effort);
  writeWitnesses(id, witnesses);
  const missing = [...named].filter((rule) => !witnesses.some((witness) => witness.rule === rule));
  const longest = Math.max(...witnesses.map(({ actions }) => actions.length));
  console.log(
    `${id}: ${witnesses.length} of ${named.size} rules, at most ${longest} decisions; without: ${missing.join(' ')}`,
  );
}
