// What does a plant of level 3 earn while EV301 halves incomes? Two coins, for halves are rounded down: ECO-INC.2.
import { engine } from '@rulewright/ecologic';
import { begin, build, happen, layKnownField, setMoney } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const earnedWith = (...events: string[]) => {
  const table = scenario(engine, { options: { players: 3 } }).edit((state) => {
    layKnownField(state);
    begin(state);
    build(state, 1, 8, { branch: 'oil', level: 3 });
    setMoney(state, 1, 5);
    for (const event of events) happen(state, event);
  });
  return engine.ask(table.run({ kind: 'income', seat: 1 }).state).player(1).money - 5;
};
console.log(earnedWith(), earnedWith('EV301')); // 5 2
