import { wordsOf } from '@rulewright/core/positions';

const builders = {
  setHeap: (state: { heap: number }, n: number) => {
    state.heap = n;
  },
};
const words = wordsOf(builders, { heap: 'N' });
console.log(words.heap?.takes); // N
