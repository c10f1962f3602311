import { engine } from '@rulewright/euphoria';
import { begin, setDilemma } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setDilemma(state, 0, 'book');
});
console.log(engine.content.dilemmas[state.dilemmas[0]?.[0] ?? -1]?.artifact); // 3
