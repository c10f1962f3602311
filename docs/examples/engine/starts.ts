import { engine } from '@rulewright/ecologic';

const { starts } = engine;
// a set-up that can come in too many ways to be listed is refused
let refused = '';
try {
  starts({}, { limit: 5 });
} catch (error) {
  refused = String(error);
}
console.log(refused); // InputError: more than 5 runs of draws: raise the limit or sample instead
