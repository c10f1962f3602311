import { errorCodes, givenUp } from '@rulewright/protocol';

const error = givenUp();
console.log(error.code === errorCodes.givenUp, error.message); // true the request was given up
