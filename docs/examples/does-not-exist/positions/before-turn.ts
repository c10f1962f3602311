import { engine } from '@rulewright/does-not-exist';
import { beforeTurn } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  beforeTurn(state);
});
console.log(engine.deciders(state)); // [ 1 ]
