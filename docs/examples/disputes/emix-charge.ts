// Does karma come back before the dice are rolled? No, after the dice and the powers: EMX-CHG.2, EMX-CHG.7.
import { engine } from '@rulewright/emix';
import { clear, give, setKarmaDue, slot, within } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 2 } }).edit((state) => {
  clear(state);
  slot(state, 1);
  within(state, 'charge');
  setKarmaDue(state, 0, 0, 2);
  give(state, 1, 'joy', 'greed');
});
const dice = [
  { for: 'blue', is: 3 },
  { for: 'red', is: 5 },
] as const;
table.script(dice, 'first').run({ kind: 'charge', seat: 0 });
console.log(table.log.at(-1)?.type, engine.ask(table.state).shared().humans[0]?.pool); // karma-came-back { pos: 3, neg: 7 }
