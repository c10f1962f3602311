import { match, weighted } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const player = weighted(engine, expertise);
const { outcome } = await match(engine, [player, player], { seed: 7 });
console.log(outcome?.reason); // final-report
