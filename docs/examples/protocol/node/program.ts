import { match, uniform } from '@rulewright/bots';
import { engine } from '@rulewright/ecologic';
import { program } from '@rulewright/protocol/node';

// no bot: the match goes on, and the referee answers in its place
const silent = program(engine, [process.execPath, '--eval', '0']);
const { end, faults } = await match(engine, [silent, uniform(engine)], { seed: 7, onFault: 'random', limit: 3 });
console.log(end, faults[0]?.kind); // limit error
