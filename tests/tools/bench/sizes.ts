import { sizeBars } from './bars.js';
import { measureBundles } from './bundles.js';
import { barReport, sizeReport } from './report.js';

// `npm run measure -- sizes`: what each package weighs, from the sources and the build. Fails above a bar.

const bundles = await measureBundles();
const bars = sizeBars(bundles);
console.log(`${sizeReport(bundles)}\n\n${barReport(bars)}`);
if (!bars.every(({ verdict }) => verdict === 'met')) process.exitCode = 1;
