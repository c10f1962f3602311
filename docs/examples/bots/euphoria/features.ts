import { sizeOf } from '@rulewright/bots';
import { features } from '@rulewright/bots/euphoria';
import { engine } from '@rulewright/euphoria';

const { ofSeat, shared, read } = features(engine);
const state = engine.init('seed', { players: 3 });
const numbers = new Float64Array(sizeOf({ ofSeat, shared }, 3));
read(engine.view(state, 0).position, numbers);
console.log(numbers.length === 3 * ofSeat.length + shared.length, numbers.every(Number.isFinite)); // true true
