import { isInputError } from '@rulewright/core';
import { load } from '@rulewright/ecologic';

try {
  load({ game: 'chess' });
} catch (error) {
  console.log(isInputError(error)); // true
}
