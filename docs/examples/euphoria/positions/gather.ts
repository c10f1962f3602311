import { engine } from '@rulewright/euphoria';
import { begin, gather, setPlayer } from '@rulewright/euphoria/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  gather(state);
  setPlayer(state, 0, { dilemma: [engine.content.dilemmas[0]?.id ?? ''] });
  setPlayer(state, 1, { dilemma: [engine.content.dilemmas[1]?.id ?? ''] });
  begin(state);
});
console.log(state.recruitDeck.bags.length, state.hands.flat().length); // 1 0
