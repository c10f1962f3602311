import { byHeuristics } from '@rulewright/bots';
import { type EcoLogicEngine, engine } from '@rulewright/ecologic';

const { init } = engine;
const weights = byHeuristics<EcoLogicEngine, { readonly money: number }>(
  ({ players }, seat) => ({ money: players[seat]?.money ?? 0 }),
  { raise: { because: 'a raise of one says enough', type: 2, action: ({ amount }) => 1 / amount } },
);
weights.consider(init('seed'), 0);
console.log(weights.weightOfType('raise'), weights.weightOf({ type: 'raise', seat: 0, amount: 4 })); // 2 0.25
