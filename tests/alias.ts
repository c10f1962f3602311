import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../packages', import.meta.url));

/** Tests read the packages' sources, so they need no build; the same map as `paths` in tsconfig.json. */
export const alias = [
  { find: /^@rulewright\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
  {
    find: /^@rulewright\/([^/]+)\/(rules|schema|positions|text|words|ecologic|emix|does-not-exist|euphoria)$/,
    replacement: `${packages}/$1/src/$2.ts`,
  },
];
