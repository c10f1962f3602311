import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { bars } from './bars.js';
import { measureBundles } from './bundles.js';
import { measureCosts } from './costs.js';
import { measureDeals } from './deals.js';
import { writeTables } from './documents.js';
import { entries } from './engines.js';
import { measureLatencies } from './latencies.js';
import { measureLimit } from './limit.js';
import { countOffers, offeringGames } from './offers.js';
import { type EngineRates, measureRates } from './rates.js';
import { report } from './report.js';
import { measureStarts } from './starts.js';
import { measureTables } from './table-costs.js';
import { measureThinking } from './thinking.js';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean' },
    quick: { type: 'boolean' },
    rates: { type: 'string' },
    write: { type: 'boolean' },
  },
});
const sliceMs = values.quick ? 100 : 1000;
/** Of each comparison. */
const effort = values.quick ? { rounds: 5, ms: 150 } : { rounds: 7, ms: 1000 };

if (values.rates === undefined) await measureAll();
else console.log(JSON.stringify(await measureRates(values.rates, effort)));

async function measureAll(): Promise<void> {
  const machine = `Node ${process.version}, ${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`;
  const figures = {
    rates: entries.map(({ name }) => ratesApart(name)),
    limit: measureLimit(effort),
    tables: measureTables(effort),
    latencies: measureLatencies(sliceMs * 2, effort),
    costs: measureCosts(sliceMs * 4, effort),
    deals: measureDeals(effort),
    thinking: measureThinking(sliceMs * 2),
    starts: measureStarts(values.quick ? 3 : 9),
    bundles: await measureBundles(),
    offers: offeringGames.map((game) => countOffers(game, 6)),
  };
  if (values.write) writeTables(figures);
  console.log(
    values.json ? JSON.stringify({ machine, ...figures, bars: bars(figures) }, null, 2) : report(machine, figures),
  );
}

/** One engine in a process of its own: code that several engines share is slower for each. */
function ratesApart(name: string): EngineRates {
  const options = ['--rates', name, ...(values.quick ? ['--quick'] : [])];
  const printed = execFileSync(process.execPath, [fileURLToPath(import.meta.url), ...options], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return JSON.parse(printed.toString()) as EngineRates;
}
