import { engine } from '@rulewright/ecologic';
import { begin, setPlayer } from '@rulewright/ecologic/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setPlayer(state, 1, { money: 3, ecoFund: -2, initiatives: ['I08'], vetoes: 1 });
});
const { money, ecoFund, initiatives, vetoes } = engine.ask(state).player(1);
console.log(money, ecoFund, initiatives, vetoes); // 3 -2 [ 'I08' ] 1
