// May a player without coins open an auction of a plant? No, the opener bids its nominal: ECO-AUC.1.
import { engine } from '@rulewright/ecologic';
import { begin, setMoney } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 2 } }).edit((state) => {
  begin(state, { kind: 'open-plant', seat: 0 });
  setMoney(state, 0, 0);
});
const { rule, code, details } = table.refusal({ type: 'open-plant', seat: 0, branch: 'oil' });
console.log(rule, code, details); // ECO-AUC.1 too-poor { nominal: 1, money: 0 }
