import { level, match, positionsOf } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const beginner = level(engine, 'beginner', expertise);
const { record, thoughts = [] } = await match(engine, [beginner, beginner], { seed: 1, limit: 10, thoughts: true });
const [first] = positionsOf(engine, { record, thoughts, ranking: [[0], [1]] });
console.log(first?.action.seat === first?.seat, first?.results); // true [ 1, 0 ]
