import { whenIdle } from '@rulewright/bots/arena';

const never = new Promise<string>(() => {});
const answer = await new Promise<string>((resolve) => {
  const stop = whenIdle(() => resolve('nothing is left that could answer'));
  // a host that has work to do, such as this timer, tells nobody
  setTimeout(() => resolve('an answer'), 1);
  never.finally(stop);
});
console.log(answer); // an answer
