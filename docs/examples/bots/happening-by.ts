import { happeningBy } from '@rulewright/bots';
import { type EcoLogicEngine, engine } from '@rulewright/ecologic';

const happening = happeningBy<EcoLogicEngine>({
  'object-lost': ({ seat, pieces }) => ({ fact: 'object-lost', seat, isLoss: true, values: { level: pieces.length } }),
});
const position = engine.init('facts');
const at = { position, seat: 0 };
const event = { type: 'object-lost', rule: 'ECO-ENV.3', seat: 0, hex: 3, pieces: ['oil'] } as const;
console.log(happening(event, at)?.values); // { level: 1 }
console.log(happening({ type: 'bid-passed', rule: 'ECO-AUC.6', seat: 0 }, at)); // undefined
