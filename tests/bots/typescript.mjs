import { register } from 'tsx/esm/api';

// `node --import ./tests/bots/typescript.mjs`: this process and all its threads run TypeScript as it is. The packages are their
// sources, by the paths of tsconfig.json, or what was built.

register(process.env.MODULES === 'built' ? { tsconfig: false } : {});
