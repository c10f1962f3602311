import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { analyse, chanceOf, level, levelNames, match, placeUtility } from '@rulewright/bots';
import { stepsOf } from '@rulewright/core';
import { games } from '../ladder/games.js';

// `npm run measure -- calibration --game ecologic --games 200 --seconds 240`: plays games of a named strength for two, analyses
// positions of them, and appends what was expected and what came of it to a file, a line a position. It goes on where the
// file ends. `npm run measure -- curves` reads it.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ecologic' },
    games: { type: 'string', default: '200' },
    /** Of each game that many positions, as far as it has them. */
    positions: { type: 'string', default: '12' },
    iterations: { type: 'string', default: '200' },
    level: { type: 'string', default: 'casual' },
    seed: { type: 'string', default: 'calibration' },
    /** Of processor time, at most. */
    seconds: { type: 'string', default: '240' },
    out: { type: 'string', default: '' },
  },
});
const game = games.find(({ engine }) => engine.id === values.game);
const strength = levelNames.find((name) => name === values.level);
if (game === undefined || strength === undefined) throw new Error('no such game, or no such level');
const { engine, expertise } = game;
const out = values.out || `tests/tools/study/dist/${engine.id}.jsonl`;
mkdirSync(dirname(out), { recursive: true });
const lines = existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n') : [];
const played = new Set(lines.filter((line) => line !== '').map((line) => (JSON.parse(line) as { game: number }).game));

const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const player = level(engine, strength, expertise);
for (let number = 0; number < Number(values.games) && seconds() < Number(values.seconds); number++) {
  if (played.has(number)) continue;
  const seed = `${values.seed}/${number}`;
  const { record, outcome } = await match(engine, [player, player], { seed });
  if (outcome === undefined) continue;
  const results = placeUtility(outcome);
  const chance = chanceOf(`${seed} looks`);
  const share = Math.min(1, Number(values.positions) / record.actions.length);
  const found: string[] = [];
  for (const { decision, before, action } of stepsOf(engine, record)) {
    const view = engine.view(before, action.seat);
    if (chance() >= share || engine.legalActions(view).length < 2) continue;
    const { answers } = await analyse(engine, view, { expertise, iterations: Number(values.iterations), seed });
    const [best] = answers;
    if (best === undefined) continue;
    const round = (value: number) => Math.round(value * 1e4) / 1e4;
    found.push(
      JSON.stringify({
        game: number,
        decision,
        of: record.actions.length,
        value: round(best.value),
        error: round(best.error),
        result: results[action.seat],
      }),
    );
  }
  if (found.length > 0) appendFileSync(out, `${found.join('\n')}\n`);
}
console.log(`${engine.id}: ${seconds().toFixed(0)} s of processor time`);
