// May a Cleansing be played on somebody without negative emons? No, something has to happen: EMX-VOC.9.
import { engine } from '@rulewright/emix';
import { clear, give, setPool, slot } from '@rulewright/emix/positions';
import { scenario } from '@rulewright/testing';

const table = scenario(engine, { options: { players: 2 } }).edit((state) => {
  clear(state);
  slot(state, 0);
  setPool(state, 1, 4, 1);
  give(state, 0, 'cleansing');
});
const { rule, code } = table.refusal({ type: 'play', seat: 0, card: 'cleansing', target: 0, pos: 0 });
console.log(
  rule,
  code,
  table.legal('play').map(({ target }) => target),
); // EMX-VOC.9 nothing-would-happen [ 1 ]
