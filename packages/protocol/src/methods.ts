import type * as z from 'zod/mini';
import { caseMethods } from './methods/cases.js';
import { catalogueMethods } from './methods/catalogue.js';
import { helloMethods } from './methods/hello.js';
import { learningMethods } from './methods/learning.js';
import { playMethods } from './methods/play.js';
import { positionMethods } from './methods/positions.js';
import { searchMethods } from './methods/search.js';
import { textMethods } from './methods/text.js';
import { treeMethods } from './methods/trees.js';

/** The table of methods, in the order of the reference. */
export const methods = {
  ...helloMethods,
  ...catalogueMethods,
  ...positionMethods,
  ...playMethods,
  ...searchMethods,
  ...treeMethods,
  ...learningMethods,
  ...textMethods,
  ...caseMethods,
};

/** The methods with their parameters and results. */
export type Methods = {
  readonly [M in keyof typeof methods]: {
    readonly params: z.input<(typeof methods)[M]['params']>;
    readonly result: z.output<(typeof methods)[M]['result']>;
  };
};
export type MethodName = keyof Methods;
