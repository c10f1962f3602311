import { knownEngines } from '@rulewright/core/positions';
import { engine } from '@rulewright/emix';
import { scenario } from '@rulewright/testing';

const known = knownEngines(engine);
const { state } = scenario(engine);
console.log(known.of(state) === engine); // true
