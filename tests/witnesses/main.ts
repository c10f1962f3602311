import { parseArgs } from 'node:util';
import { games } from './games.js';
import { namedRules } from './named.js';
import { searchWitnesses } from './search.js';
import { readWitnesses, writeWitnesses } from './witness.js';

// `npm run record -- witnesses --game ecologic --games 2000`: searches and writes tests/witnesses/<game>.jsonl anew; with
// `--rule ECO-BLD.1 --rule ECO-VAR.1` only the witnesses of these rules.

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    rule: { type: 'string', multiple: true, default: [] },
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
  const sought = new Set([...named].filter((rule) => values.rule.length === 0 || values.rule.includes(rule)));
  const kept = readWitnesses(id).filter(({ rule }) => !sought.has(rule));
  const order = game.rules;
  const witnesses = [...kept, ...searchWitnesses(game, sought, effort)].sort(
    (one, other) => order.indexOf(one.rule) - order.indexOf(other.rule),
  );
  writeWitnesses(id, witnesses);
  const missing = [...named].filter((rule) => !witnesses.some((witness) => witness.rule === rule));
  const longest = Math.max(...witnesses.map(({ actions }) => actions.length));
  console.log(
    `${id}: ${witnesses.length} of ${named.size} rules, at most ${longest} decisions; without: ${missing.join(' ')}`,
  );
}
