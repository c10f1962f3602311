import { join } from 'node:path';
import { libraries } from '../../../tests/packages.js';

/** A module with an API page. */
interface ApiModule {
  /** As it is imported: `@rulewright/core/text`. */
  readonly specifier: string;
  /** Its page below `api`: `core/text`, and `core/index` for the package itself. */
  readonly page: string;
  readonly source: string;
}

/** Everything that the packages export but the rules, which have pages of their own; new packages come by themselves. */
export const apiModules: readonly ApiModule[] = libraries.flatMap(({ folder, name, modules }) =>
  modules
    .map((specifier) => ({ specifier, entry: specifier.slice(name.length + 1) || 'index' }))
    .filter(({ entry }) => entry !== 'rules')
    .map(({ specifier, entry }) => ({
      specifier,
      page: `${folder.replace('packages/', '')}/${entry}`,
      source: join(folder, 'src', `${entry}.ts`),
    })),
);
