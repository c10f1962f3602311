import { errorCodes, isProtocolError, readAs } from '@rulewright/protocol';
import * as z from 'zod/mini';

const move = z.object({ from: z.number(), to: z.number() });
console.log(readAs(move, { from: 1, to: 2 }, errorCodes.params, 'not a move').to); // 2
try {
  readAs(move, { from: 1 }, errorCodes.params, 'not a move');
} catch (error) {
  console.log(isProtocolError(error) && error.message); // not a move: to: Invalid input: expected number, received undefined
}
