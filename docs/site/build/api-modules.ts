import { join } from 'node:path';
import { libraries } from '../../../tests/support/packages.js';

/** A module with an API page. */
export interface ApiModule {
  /** As it is imported: `@rulewright/core/text`. */
  readonly specifier: string;
  /** Its page below `api`: `core/text`, and `core/index` for the package itself. */
  readonly page: string;
  readonly source: string;
}

/** The rules have pages of their own; what a thread runs is nobody's to call. */
const APART = ['rules', 'arena-worker'];

/** Everything that the packages export for others; new packages come by themselves. */
export const apiModules: readonly ApiModule[] = libraries.flatMap(({ folder, name, modules }) =>
  modules
    .map((specifier) => ({ specifier, entry: specifier.slice(name.length + 1) || 'index' }))
    .filter(({ entry }) => !APART.includes(entry))
    .map(({ specifier, entry }) => ({
      specifier,
      page: `${folder.replace('packages/', '')}/${entry}`,
      source: join(folder, 'src', `${entry}.ts`),
    })),
);
