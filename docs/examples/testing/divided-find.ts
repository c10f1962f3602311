import { engine } from '@rulewright/ecologic';
import { dividedFind } from '@rulewright/testing';

const { jobs, work, result } = dividedFind(engine, {
  such: ({ players }) => players.some(({ ecoFund }) => ecoFund >= 5),
  budget: 400,
  parts: 2,
});
const { found, searched } = result(jobs.map(work));
console.log(jobs.length, found !== undefined, searched.games > 0); // 2 true true
