import { featuresBy } from '@rulewright/bots';
import { type EcoLogicEngine, type EcoLogicView, engine } from '@rulewright/ecologic';

const { init } = engine;
const { ofSeat, read } = featuresBy<EcoLogicEngine, EcoLogicView['position']>((position) => position, {
  ofSeat: { coins: ({ players }, seat) => players[seat]?.money ?? 0 },
  shared: { rounds: ({ round }) => round },
});
const numbers = new Float64Array(3);
read(init('seed'), numbers);
console.log(ofSeat, numbers.length); // [ 'coins' ] 3
