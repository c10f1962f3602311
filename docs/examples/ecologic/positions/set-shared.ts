import { engine } from '@rulewright/ecologic';
import { begin, setShared } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setShared(state, { round: 4, firstPlayer: 1, loans: [{ lender: 0, borrower: 1, due: 2 }] });
});
const { round, firstPlayer, loans } = engine.ask(state).shared();
console.log(round, firstPlayer, loans.length); // 4 1 1
