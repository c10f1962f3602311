import { exactly, numbers, whole } from '@rulewright/core/words';
import * as z from 'zod/mini';

interface Position {
  turn: number;
  hands: number[];
}
// without `hands`, or with a field that `Position` has not, this does not compile
const schema = exactly<Position>()({ turn: whole, hands: numbers });
console.log(z.safeParse(schema, { turn: 1, hands: [3, 4] }).success); // true
