import { readNet } from '@rulewright/bots';
import { net } from '@rulewright/bots/ecologic/net';
import { isInputError } from '@rulewright/core';

// a net as it comes back from a file
const file = JSON.stringify(net);
console.log(readNet(JSON.parse(file)).game); // ecologic
try {
  readNet({ ...JSON.parse(file), hidden: 0 });
} catch (error) {
  console.log(isInputError(error) && error.issues[0]?.path); // hidden
}
