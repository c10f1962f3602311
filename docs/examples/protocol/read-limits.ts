import { defaultLimits, readLimits } from '@rulewright/protocol';

const { handles, message } = readLimits(defaultLimits, { handles: 5 });
console.log(handles, message === defaultLimits.message); // 5 true
