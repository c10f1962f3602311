import { engine } from '@rulewright/ecologic';
import { tablesOf } from '@rulewright/table';

const { open, reduce, view } = tablesOf(engine);
const { table } = open({
  seed: 'friday',
  seats: [{ person: 'ann' }, { person: 'bob' }],
  terms: { clock: { game: 60_000 } },
});
const { table: after } = reduce(table, { type: 'resign', by: 'bob', at: 1_000 });
console.log(view(after, 'spectator').result?.ranking); // [ [ 0 ], [ 1 ] ]
console.log(table.phase, after.phase); // playing over
