import { exactly, numbers, whole, z } from '@rulewright/core/words';

interface Position {
  turn: number;
  hands: number[];
}
// without `hands`, or with a field that `Position` has not, this does not compile
const schema = exactly<Position>()({ turn: whole, hands: numbers });
console.log(z.safeParse(schema, { turn: 1, hands: [3, 4] }).success); // true
