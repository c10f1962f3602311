import { wordsOf } from '@rulewright/core/positions';

const words = wordsOf({
  heap: [
    'N',
    (state: { heap: number }, n: number) => {
      state.heap = n;
    },
  ],
});
console.log(words.heap?.takes); // N
