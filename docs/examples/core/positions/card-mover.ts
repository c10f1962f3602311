import { cardMover } from '@rulewright/core/positions';
import { engine } from '@rulewright/emix';
import { scenario } from '@rulewright/testing';

const cards = cardMover(engine);
const { state } = scenario(engine, { options: { players: 2 } }).edit((state) => {
  cards.empty(state, ['hands.*', 0]);
  cards.put(state, ['hands.*', 0], ['joy']);
  cards.stack(state, ['drawPiles.*', 0], ['anger', 'greed']); // anger is drawn first
});
console.log(engine.ask(state).player(0).hand.cards); // [ 'joy' ]
