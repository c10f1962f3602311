import { type Nets, readNet } from '@rulewright/bots';
import { asUsage } from './errors.js';
import { readJson } from './files/reading.js';

/** The words that `judge` of a search takes besides the file of a net. */
const JUDGES = ['hand', 'learned'];

/** The nets in files that these bots name, `ismcts:judge=net.json`, by those names. */
export function netsOf(bots: readonly string[]): Nets {
  const files = bots.flatMap((name) => name.split(':').flatMap((part) => /^judge=(.+)$/.exec(part)?.[1] ?? []));
  return netsIn(files.filter((file) => !JUDGES.includes(file)));
}

/** The nets in these files, by the names of the files. Throws `UsageError` for a file that holds none. */
export const netsIn = (files: readonly string[]): Nets =>
  Object.fromEntries(
    [...new Set(files)].map((file) => {
      const json = readJson(file);
      asUsage(file, () => readNet(json));
      return [file, json];
    }),
  );
