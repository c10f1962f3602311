import { init, validate } from '@rulewright/ecologic';

const state = init('seed');
console.log(validate(JSON.parse(JSON.stringify(state)))); // []
console.log(validate({ ...state, game: 'chess' }).length > 0); // true
