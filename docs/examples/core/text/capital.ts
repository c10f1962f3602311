import { capital } from '@rulewright/core/text';

console.log(capital('draw a card')); // Draw a card
