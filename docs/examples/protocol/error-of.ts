import { isInputError } from '@rulewright/core';
import { errorCodes, errorOf } from '@rulewright/protocol';

const error = errorOf({ code: errorCodes.input, message: '', data: { summary: 'not a seat', issues: [] } });
console.log(isInputError(error), error.message); // true not a seat
