// Whose is the extra action of an Inspiration that was played on another player? The actor's: EMX-INF.13.
import { engine } from '@rulewright/emix';
import { clear, give, setPool, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 3, reactionPrompt: 'holders' } }).edit((state) => {
  clear(state);
  slot(state, 0, { kind: 'slot', seat: 1 });
  setPool(state, 0, 3, 1);
  give(state, 0, 'inspiration', 'joy');
  give(state, 1, 'greed');
});
table.play({ type: 'play', seat: 0, card: 'inspiration', target: 1, pos: 0 });
console.log(table.decision?.seats, engine.ask(table.state).shared().humans[1]?.pool); // [ 0 ] { pos: 2, neg: 0 }
