import { engine } from '@rulewright/does-not-exist';
import { classCard, clear, setClass } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  clear(state);
  setClass(state, 0, 'dj');
});
console.log(state.players[0]?.class[0] === classCard('dj')); // true
