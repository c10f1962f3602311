import { fileURLToPath } from 'node:url';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

/** Tests read the packages' sources, so they need no build; the same map as `paths` in tsconfig.json. */
export const alias = [
  { find: /^@rulewright\/([^/]+)$/, replacement: `${packages}/$1/src/index.ts` },
  {
    find: /^@rulewright\/([^/]+)\/(author|cases|lessons|rules|schema|small|positions|text|words)$/,
    replacement: `${packages}/$1/src/$2.ts`,
  },
  { find: /^@rulewright\/(bots|games)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
  { find: /^@rulewright\/([^/]+)\/(rules|text)\/(\w+)$/, replacement: `${packages}/$1/src/$2/$3.ts` },
  { find: '@rulewright/protocol/node', replacement: `${packages}/protocol/src/node.ts` },
];
