import { engine } from '@rulewright/ecologic';
import { rules } from '@rulewright/ecologic/rules';
import { serve } from '@rulewright/protocol';

const ecologic = { title: 'EcoLogic', engine, rules };
const answers: string[] = [];
async function* input() {
  yield '{"jsonrpc":"2.0","id":1,"method":"hello"}\n';
}
await serve({ input: input(), write: (text) => answers.push(text) }, { games: [ecologic] });
console.log(answers.length, JSON.parse(answers[0] ?? '').result.games); // 1 [ 'ecologic' ]
