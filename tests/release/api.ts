import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { libraries, type Package } from '../support/packages.js';
import { type Extracted, packageReport } from './api-report.js';

// `npm run api` writes the public API of every package, as its build declares it, to `etc/`. `npm run api -- --check` writes
// nothing and fails where the build and the reviewed text differ.

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const REPORTS = 'etc';
const silent = { logLevel: ExtractorLogLevel.None };
const drafts = mkdtempSync(join(tmpdir(), 'rulewright-api-'));

/** `core.api.md` */
const fileOf = (name: string): string => `${name.replace(/^@rulewright\//, '')}.api.md`;

/** What API Extractor reports of a module; of the main one also the types that it uses and does not export. */
function extracted(folder: string, module: string): Extracted {
  const entry = entryOf(module);
  const draft = `${entry}.api.md`;
  const config = ExtractorConfig.prepare({
    packageJsonFullPath: resolve(folder, 'package.json'),
    configObjectFullPath: undefined,
    configObject: {
      projectFolder: resolve(folder),
      mainEntryPointFilePath: resolve(folder, 'dist', `${entry}.d.ts`),
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            target: 'es2022',
            module: 'nodenext',
            lib: ['es2022', 'dom'],
            types: [],
            strict: true,
            skipLibCheck: true,
          },
          files: [resolve(folder, 'dist', `${entry}.d.ts`)],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: draft,
        // with the main module alone: the keys of sentences follow from the texts
        includeForgottenExports: entry === 'index',
        reportFolder: drafts,
        reportTempFolder: join(drafts, 'temporary'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        extractorMessageReporting: { default: silent },
        tsdocMessageReporting: { default: silent },
      },
    },
  });
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  if (errorCount > 0) throw new Error(`the declarations of ${module} have errors`);
  return { module, report: readFileSync(join(drafts, draft), 'utf8') };
}

/** Whether the report was already what the build declares. */
function isAsReported({ name, folder, modules }: Package): boolean {
  const report = packageReport(
    name,
    modules.map((module) => extracted(folder, module)),
  );
  const file = join(REPORTS, fileOf(name));
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === report;
  if (!isSame && !values.check) writeFileSync(file, report);
  return isSame;
}

mkdirSync(REPORTS, { recursive: true });
const changed = libraries.filter((one) => !isAsReported(one));
const reports = libraries.map(({ name }) => fileOf(name));
const orphans = readdirSync(REPORTS).filter((file) => !reports.includes(file));
rmSync(drafts, { recursive: true });

for (const { name } of changed) console.log(`${REPORTS}/${fileOf(name)} ${values.check ? 'differs' : 'written'}`);
for (const file of orphans) console.log(`${REPORTS}/${file} belongs to no package`);
if (values.check && changed.length + orphans.length > 0) {
  console.log('the public API has changed: `npm run api` writes it, and the change is reviewed with the code');
  process.exitCode = 1;
}

/** The file of the build without its ending: `index`, or the path below the package, `text-ru`. */
function entryOf(module: string): string {
  const [, , ...path] = module.split('/');
  return path.length === 0 ? 'index' : path.join('-');
}
