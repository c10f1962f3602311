// Who rolls a worker that is bumped, and when? Its owner, before the payment: EUP-PLC.5, EUP-PLC.6.
import { engine } from '@rulewright/euphoria';
import { available, begin, setGoods, stand } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine).edit((state) => {
  begin(state);
  stand(state, 1, 'tank-energy', 2);
  available(state, 0, 3);
  setGoods(state, 0, { energy: 3 });
});
const die = { for: 'roll', seat: 1, is: 6 };
table.script([die], 'first').play({ type: 'place', seat: 0, value: 3, space: 'tank-energy' });
console.log(
  table.log
    .slice(0, 5)
    .map(({ type }) => type)
    .join(' '),
); // worker-placed worker-bumped dice-rolled knowledge-checked placement-paid
