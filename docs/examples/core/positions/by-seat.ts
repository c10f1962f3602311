import { bySeat } from '@rulewright/core/positions';

const state = { money: [0, 0, 0] };
const [takes, build] = bySeat((table: typeof state, seat, n) => {
  table.money[seat] = n;
});
build(state, 9, 12, 6);
console.log(takes, state.money); // N+ [ 9, 12, 6 ]
