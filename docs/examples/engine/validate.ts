import { engine } from '@rulewright/ecologic';

const { init, validate } = engine;
const state = init('seed');
console.log(validate(JSON.parse(JSON.stringify(state)))); // []
console.log(validate({ ...state, game: 'chess' }).length > 0); // true
