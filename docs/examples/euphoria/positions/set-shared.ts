import { engine } from '@rulewright/euphoria';
import { begin, setShared } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setShared(state, { turn: 7, miners: { euphorian: 4 }, artifactDiscard: ['bear'] });
});
const { turn, miners, artifactDiscard } = engine.ask(state).shared();
console.log(turn, miners.euphorian, artifactDiscard); // 7 4 [ 'bear' ]
