import { engine } from '@rulewright/does-not-exist';
import { begin, setPlayer } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => {
  begin(state);
  setPlayer(state, 1, { souls: 3, hand: ['demo-jing'], class: 'class-writer', helpBan: true });
});
const { souls, hand, helpBan } = engine.ask(state).player(1);
console.log(souls, hand.cards, helpBan); // 3 [ 'demo-jing' ] true
