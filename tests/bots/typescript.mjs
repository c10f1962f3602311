import { register } from 'tsx/esm/api';

// `node --import ./tests/bots/typescript.mjs`: this process and all its threads run the sources as they are.

register();
