import { errorCodes, isProtocolError, ProtocolError } from '@rulewright/protocol';

const error: unknown = new ProtocolError(errorCodes.limit, 'the limit of handles is 100');
console.log(isProtocolError(error), isProtocolError(new Error('another one'))); // true false
