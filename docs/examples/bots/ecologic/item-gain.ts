import { itemGain, prospects } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const state = engine.init('seed');
const hope = prospects(engine.content, state, 0);
const item = { kind: 'plant', branch: 'oil' } as const;
const gainAt = (price: number) => itemGain(engine.content, state, 0, { hope, item, price });
console.log(gainAt(1) > gainAt(5)); // true
