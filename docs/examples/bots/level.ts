import { level, match } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const beginner = level(engine, 'beginner', expertise);
const { decisions = 0 } = (await match(engine, [beginner, beginner], { seed: 1, limit: 5 })).seats[0] ?? {};
console.log(decisions > 0); // true
