import { engine } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { createSession } from '@rulewright/protocol';

const ecologic = { title: 'EcoLogic', engine, rules };
const session = createSession({ games: [ecologic] });
const answer = await session.receive('{"jsonrpc":"2.0","id":1,"method":"new","params":{"game":"ecologic","seed":7}}');
console.log(answer?.startsWith('{"jsonrpc":"2.0","id":1,"result":{"at":1,'), session.handles); // true 1
session.close();
