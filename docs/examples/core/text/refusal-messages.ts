import { refusalMessages } from '@rulewright/core/text';

console.log(refusalMessages({ 'not-empty': 'That square is taken.' })['refusal.not-empty']); // That square is taken.
