import { jsonSchemas } from '@rulewright/core/schema';
import { engine } from '@rulewright/ecologic';

console.log(Object.keys(jsonSchemas(engine))); // [ 'action', 'options', 'state', 'pack', 'replay' ]
