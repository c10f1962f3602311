import { parseArgs } from 'node:util';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import type { AnyEngine, Terms } from '@rulewright/table';
import { isAlive, Knowledge } from '../../table/laws.js';
import { NAMES } from '../../table/people.js';
import { wild } from '../../table/random.js';

// `npm run measure -- tables --commands 20000 --seed one`: what people who do as they like do to tables. Fails when a
// table throws anything but its two errors, changes at a refusal, stands still, or lets somebody know two hands.

const { values } = parseArgs({
  options: { commands: { type: 'string', default: '20000' }, seed: { type: 'string', default: 'one' } },
});
const most = Number(values.commands);
const games: readonly (readonly [string, AnyEngine])[] = [
  ['EcoLogic', ecologic as never],
  ['Emix', emix as never],
  ['Does Not Exist', doesNotExist as never],
  ['Euphoria', euphoria as never],
];
const clocks = [{}, { move: 120 }, { game: 400, increment: 20 }, { game: 150, periods: 2, period: 80 }];
const terms: readonly Partial<Terms>[] = clocks.flatMap((clock) =>
  (['bot', 'idle', 'last'] as const).map((absence) => ({ clock, absence, takeBack: 'seen' as const })),
);

console.log('| game | tables | commands | done | refused |\n|---|---|---|---|---|');
for (const [title, engine] of games) {
  let [tables, done, refused] = [0, 0, 0];
  while (done + refused < most) {
    const knowledge = new Knowledge();
    const seed = `${values.seed} ${title} ${tables}`;
    const opening = { options: { players: 3 } as never, terms: terms[tables % terms.length] ?? {} };
    wild(engine, { seed, count: 200 }, opening, (people, isDone, before) => {
      if (isDone) done++;
      else refused++;
      if (!isDone && people.table !== before) throw new Error(`${seed}: a refusal has changed the table`);
      if (!isDone) return;
      if (!isAlive(people, people.table, NAMES)) throw new Error(`${seed}: the table stands still`);
      if (!knowledge.isOfOneSeat(people.table)) throw new Error(`${seed}: somebody knows two hands`);
    });
    tables++;
  }
  const counts = [tables, done + refused, done, refused].map((n) => n.toLocaleString('en-GB'));
  console.log(`| ${[title, ...counts].join(' | ')} |`);
}
