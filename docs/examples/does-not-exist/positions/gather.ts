import { engine } from '@rulewright/does-not-exist';
import { gather } from '@rulewright/does-not-exist/positions';
import { scenario } from '@rulewright/testing';

const { state } = scenario(engine).edit((state) => gather(state));
console.log(
  state.players.every(({ hand }) => hand.length === 0),
  state.deck.bags.length,
); // true 1
