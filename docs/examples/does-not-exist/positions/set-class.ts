import { engine } from '@rulewright/does-not-exist';
import { begin, classCard, setClass } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setClass(state, 0, 'dj');
});
console.log(state.players[0]?.class[0] === classCard('dj')); // true
