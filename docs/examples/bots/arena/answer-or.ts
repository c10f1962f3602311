import { answerOr } from '@rulewright/bots/arena';

// a host that has work to do, such as this timer, goes on waiting
const answer = new Promise<string>((resolve) => setTimeout(() => resolve('an answer'), 1));
console.log(await answerOr(answer, (why) => why)); // an answer
