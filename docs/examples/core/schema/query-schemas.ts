import { querySchemas } from '@rulewright/core/schema';
import { engine } from '@rulewright/ecologic';

console.log(querySchemas(engine).netIncome?.length); // 1
