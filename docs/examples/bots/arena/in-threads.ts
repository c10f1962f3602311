import { inThreads } from '@rulewright/bots/arena';
import type { Report } from '@rulewright/testing';

/** `proof.js` exports what `dividedConformance(engine, settings)` gives: `jobs`, `work` and `result`. */
const prove = () => inThreads<Report>(new URL('./proof.js', import.meta.url), { threads: 2 });
console.log(prove.name); // prove
