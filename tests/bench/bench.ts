import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { bars } from './bars.js';
import { measureBundles } from './bundles.js';
import { measureDeals } from './deals.js';
import { measureLatencies } from './latencies.js';
import { measureRates } from './rates.js';
import { report } from './report.js';
import { measureThinking } from './thinking.js';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, quick: { type: 'boolean' } } });
const sliceMs = values.quick ? 100 : 1000;
const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;

const figures = {
  rates: measureRates(sliceMs),
  latencies: measureLatencies(sliceMs * 5),
  deals: measureDeals(sliceMs / 2),
  thinking: measureThinking(sliceMs * 2),
  bundles: await measureBundles(),
};
console.log(
  values.json ? JSON.stringify({ machine, ...figures, bars: bars(figures) }, null, 2) : report(machine, figures),
);
