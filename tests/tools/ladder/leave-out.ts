import { parseArgs } from 'node:util';
import { type Seatable, weighted } from '@rulewright/bots';
import { arena } from '@rulewright/bots/arena';
import { at } from '@rulewright/core';
import { games } from './games.js';
import { carried, withoutRule } from './without.js';

// `npm run measure -- without`: what each rule of thumb is worth, by weighted players with all of them against weighted players
// without that one; and what each feature of the learned judge carries.

const { values } = parseArgs({
  options: {
    game: { type: 'string', multiple: true },
    games: { type: 'string', default: '400' },
    seed: { type: 'string', default: 'leave-out' },
  },
});
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const count = Number(values.games);

for (const { engine, expertise } of games) {
  if (values.game !== undefined && !values.game.includes(engine.id)) continue;
  const rules = Object.keys(expertise.weights(engine).reasons);
  const rows: { readonly rule: string; readonly score: number; readonly interval: readonly [number, number] }[] = [];
  for (const rule of rules) {
    const players: Record<string, Seatable> = {
      all: weighted(engine, expertise),
      without: weighted(engine, withoutRule(expertise, rule)),
    };
    const report = await arena(engine, players, {
      seed: values.seed,
      games: count,
      seats: 'rotate',
      options: { players: 2 },
    });
    const { score, interval } = at(report.pairings, 0);
    rows.push({ rule, score, interval });
  }
  console.log(
    `\n${engine.id}: all rules of thumb against all but one, ${count} games\n\n| rule | score | 95 % interval |\n| --- | --- | --- |`,
  );
  for (const { rule, score, interval } of rows.toSorted((one, other) => other.score - one.score))
    console.log(`| ${rule} | ${percent(score)} | ${Math.round(100 * at(interval, 0))}–${percent(at(interval, 1))} |`);

  const found = carried(engine, expertise, values.seed, count);
  if (found === undefined) continue;
  console.log(
    `\n${engine.id}: ${found.positions} positions, ${found.loss.toFixed(3)} bits\n\n| feature | bits |\n| --- | --- |`,
  );
  for (const { feature, bits } of found.more) console.log(`| ${feature} | ${bits.toFixed(4)} |`);
}
