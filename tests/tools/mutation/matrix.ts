import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { filesBelow } from '../../support/files.js';
import { type Kill, neverAlone, noticed, spread } from './kills.js';
import { type Mutant, mutantsOf } from './mutants.js';
import { vitest, whileBroken } from './running.js';

// `npm run test:mutate -- --matrix [packages] [--faults <n>] [--out <file>]`: which tests go red for a sample of faults: those of
// the day, and where none does, those of the whole suite. What is known is kept in a file, line by line, and a run goes on where
// the last one stopped.

/** The faults of each package: enough for an interval over all of them. */
const FAULTS: Readonly<Record<string, number>> = {
  core: 40,
  bots: 20,
  ecologic: 20,
  emix: 20,
  'does-not-exist': 20,
  euphoria: 20,
};
/** A run that takes longer is cut off, in milliseconds: many times what a package takes. */
const LIMITS = { day: 240_000, full: 600_000 };
const RESULTS = 'tests/tools/mutation/dist/results.json';

interface Fault {
  readonly name: string;
  readonly file: string;
  readonly mutant: Mutant;
}

function faultsOf(name: string, count: number): readonly Fault[] {
  const faults = filesBelow(`packages/${name}/src`, '.ts').flatMap((file) =>
    mutantsOf(file, readFileSync(file, 'utf8')).map((mutant): Fault => {
      const at = `${file}:${mutant.line}:${mutant.from}`;
      return { name: `${at} ${mutant.before} → ${mutant.after}`, file, mutant };
    }),
  );
  return spread(faults, count);
}

interface Results {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

/** The tests of a package; the cases of a game stand beside them. */
const testsOf = (name: string): readonly string[] => [`tests/${name}/`, `tests/cases/${name}.test.ts`];

/** The tests that go red, and the files that do so before any test of theirs; undefined for a run that was cut off. */
async function redTests(name: string, depth: keyof typeof LIMITS): Promise<readonly string[] | undefined> {
  mkdirSync(dirname(RESULTS), { recursive: true });
  rmSync(RESULTS, { force: true });
  await vitest(['--reporter=json', `--outputFile=${RESULTS}`, ...testsOf(name)], depth, LIMITS[depth]);
  if (!existsSync(RESULTS)) return undefined;
  const { testResults }: Results = JSON.parse(readFileSync(RESULTS, 'utf8'));
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative('.', name).replaceAll('\\', '/');
    const red = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName }) => `${file} > ${fullName}`);
    return red.length === 0 && status === 'failed' ? [`${file} > `] : red;
  });
}

const tried = (name: string, { name: fault, file, mutant }: Fault): Promise<Kill> =>
  whileBroken(file, mutant, async () => {
    const byDay = await redTests(name, 'day');
    const inFull = byDay?.length === 0 ? await redTests(name, 'full') : undefined;
    return { package: name, fault, ...(byDay && { byDay }), ...(inFull && { inFull }) };
  });

const linesOf = (file: string): readonly Kill[] =>
  existsSync(file)
    ? readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => line !== '')
        .map((line) => JSON.parse(line))
    : [];

const percent = (share: number): string => `${(100 * share).toFixed(0)} %`;

/** One line of the report. */
function sentence(name: string, kills: readonly Kill[]): string {
  const { faults, cutOff, inFull, byDay, share, interval } = noticed(kills);
  const counts = `${faults} faults, ${cutOff} cut off, ${inFull} noticed in full, ${byDay} of them by day`;
  return `${name}: ${counts}, ${percent(share)} (${interval.map(percent).join(' to ')})`;
}

/** Tries the faults that the file does not hold yet, and prints what the file says of all. */
export async function matrix(names: readonly string[], faults: number | undefined, out: string): Promise<void> {
  const wanted = names.length > 0 ? names : Object.keys(FAULTS);
  for (const name of wanted) {
    const known = new Set(linesOf(out).map(({ fault }) => fault));
    for (const fault of faultsOf(name, faults ?? FAULTS[name] ?? 20)) {
      if (known.has(fault.name)) continue;
      const kill = await tried(name, fault);
      appendFileSync(out, `${JSON.stringify(kill)}\n`);
      const inFull = kill.byDay?.length === 0 ? `, ${kill.inFull?.length ?? 'cut off'} in full` : '';
      console.log(`${kill.byDay?.length ?? 'cut off'} red by day${inFull}: ${fault.name}`);
    }
  }
  const kills = linesOf(out);
  for (const name of wanted)
    console.log(
      sentence(
        name,
        kills.filter((kill) => kill.package === name),
      ),
    );
  console.log(sentence('all', kills));
  const files = wanted
    .flatMap((name) => filesBelow(`tests/${name}`, '.test.ts'))
    .map((file) => file.replaceAll('\\', '/'));
  const notAlone = neverAlone(files, kills);
  console.log(`${notAlone.length} of ${files.length} test files are never the only one to notice a fault:`);
  for (const file of notAlone) console.log(`  ${file}`);
}
