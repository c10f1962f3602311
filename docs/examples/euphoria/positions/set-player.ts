import { engine } from '@rulewright/euphoria';
import { begin, setPlayer } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setPlayer(state, 1, { morale: 4, knowledge: 6, artifacts: ['bear', 'book'], tileStars: [] });
});
const { morale, knowledge, artifacts, stars } = engine.ask(state).player(1);
console.log(morale, knowledge, artifacts.cards, stars); // 4 6 [ 'bear', 'book' ] 10
