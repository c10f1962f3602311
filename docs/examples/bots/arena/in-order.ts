import { inOrder } from '@rulewright/bots/arena';

const squares: number[] = [];
for await (const square of inOrder([1, 2, 3], async (n) => n * n, 2)) squares.push(square);
console.log(squares); // [ 1, 4, 9 ]
