import { level, match, review } from '@rulewright/bots';
import { games } from '../ladder/games.js';

// `npm run measure -- study`: how long the study of a whole game of two takes, with as many iterations a decision as the study
// page takes; the games are of a casual player against a beginner.

const ITERATIONS = 400;
const SEED = 'study-time';

console.log('| game | decisions | one seat, s | both seats, s |\n| --- | --- | --- | --- |');
for (const { engine, expertise } of games) {
  const players = [level(engine, 'beginner', expertise), level(engine, 'casual', expertise)];
  const { record } = await match(engine, players, { seed: SEED });
  const seconds: string[] = [];
  for (const seats of [[0], [0, 1]]) {
    const begun = process.cpuUsage();
    await review(engine, record, { expertise, iterations: ITERATIONS, seats });
    const { user, system } = process.cpuUsage(begun);
    seconds.push(((user + system) / 1e6).toFixed(1));
  }
  console.log(`| ${engine.id} | ${record.actions.length} | ${seconds.join(' | ')} |`);
}
