import { isInputError } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';

const { load } = engine;
try {
  load({ game: 'chess' });
} catch (error) {
  console.log(isInputError(error)); // true
}
