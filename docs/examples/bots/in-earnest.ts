import { inEarnest } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('earnest');
const [seat = 0] = engine.deciders(state);
const view = engine.view(state, seat);
const legal = engine.legalActions(view);
// nobody is asked for coins at the start: every answer is given in earnest
console.log(inEarnest(expertise, view.position, legal).length === legal.length); // true
