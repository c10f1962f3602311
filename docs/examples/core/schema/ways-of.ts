import { jsonSchemas, type Shape, waysOf } from '@rulewright/core/schema';
import { engine } from '@rulewright/emix';

const action = jsonSchemas(engine).action as Shape;
// one shape for each type of action
console.log(waysOf(action).length > 1); // true
console.log(waysOf({ type: 'integer' })); // [ { type: 'integer' } ]
