import { engine } from '@rulewright/ecologic';
import { dividedConformance } from '@rulewright/testing';

const { jobs, work, result } = dividedConformance(engine, { games: 1, options: [{}, { players: 4 }] });
// here one after the other; in threads, in any order, it is the same
console.log(jobs.length, result(jobs.map(work)).games); // 2 2
