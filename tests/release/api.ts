import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { libraries } from '../packages.js';

// `npm run api` writes the public API of every module, as its build declares it, to `etc/`. `npm run api:check` writes
// nothing and fails where the build and the reviewed text differ.

const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });
const REPORTS = 'etc';
const silent = { logLevel: ExtractorLogLevel.None };
/** All that is exported is public, and its comments are read in the sources. */
const REMARKS = /^ *\/\/ (?:@public.*|\(undocumented\)|\(No @packageDocumentation.*)\n/gm;
const drafts = mkdtempSync(join(tmpdir(), 'rulewright-api-'));

/** `core.api.md`, `core-schema.api.md` */
const reportOf = (module: string): string => `${module.replace(/^@rulewright\//, '').replaceAll('/', '-')}.api.md`;

/** Whether the report was already what the build declares. */
function isAsReported(folder: string, module: string, entry: string): boolean {
  const isMain = entry === 'index';
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
        reportFileName: reportOf(module),
        // a state and its parts are reported once, with the main module of their package
        includeForgottenExports: isMain,
        reportFolder: drafts,
        reportTempFolder: join(drafts, 'temporary'),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: {
        compilerMessageReporting: { default: { logLevel: ExtractorLogLevel.Error } },
        // a type that is used and not exported is part of the API: the main report holds it, the others name it
        extractorMessageReporting: {
          default: { logLevel: ExtractorLogLevel.Warning, addToApiReportFile: true },
          'ae-missing-release-tag': silent,
          'ae-undocumented': silent,
          ...(isMain && { 'ae-forgotten-export': silent }),
        },
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
  const report = readFileSync(join(drafts, reportOf(module)), 'utf8').replaceAll(REMARKS, '');
  const file = join(REPORTS, reportOf(module));
  const isSame = existsSync(file) && readFileSync(file, 'utf8') === report;
  if (!isSame && !values.check) writeFileSync(file, report);
  return isSame;
}

mkdirSync(REPORTS, { recursive: true });
const modules = libraries.flatMap(({ folder, modules }) => modules.map((module) => ({ folder, module })));
const changed = modules.filter(({ folder, module }) => !isAsReported(folder, module, entryOf(module)));
const reports = modules.map(({ module }) => reportOf(module));
const orphans = readdirSync(REPORTS).filter((file) => !reports.includes(file));
rmSync(drafts, { recursive: true });

for (const { module } of changed) console.log(`${REPORTS}/${reportOf(module)} ${values.check ? 'differs' : 'written'}`);
for (const file of orphans) console.log(`${REPORTS}/${file} belongs to no module`);
if (values.check && changed.length + orphans.length > 0) {
  console.log('the public API has changed: `npm run api` writes it, and the change is reviewed with the code');
  process.exitCode = 1;
}

/** The file of the build without its ending: `index`, or the path below the package, `text-ru`. */
function entryOf(module: string): string {
  const [, , ...path] = module.split('/');
  return path.length === 0 ? 'index' : path.join('-');
}
