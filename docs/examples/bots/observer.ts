import { observer } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';

const { observe, parts } = observer(engine, { players: 2 });
const numbers = observe(engine.view(engine.init('seed', { players: 2 }), 1));
console.log(parts[0]?.name, [...numbers.subarray(0, parts[0]?.length)]); // viewer [ 0, 1 ]
