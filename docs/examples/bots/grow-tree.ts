import { analyse, growTree, type TreeWorkers } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

// what a worker of a page does with a message; here it is done at once
const pool: TreeWorkers = { ahead: 2, work: async (job) => growTree(engine, expertise, structuredClone(job)) };

const state = engine.init('study');
const view = engine.view(state, engine.deciders(state)[0] ?? 0);
const settings = { expertise, iterations: 60, tree: 30 };
const here = await analyse(engine, view, settings);
const elsewhere = await analyse(engine, view, { ...settings, pool });
console.log(JSON.stringify(here) === JSON.stringify(elsewhere)); // true
