import { ruleTests } from '@rulewright/testing';
import { test } from 'vitest';
import { inFull } from './depth.js';

/** `rule('ECO-AUC.11', 'refuses a bid above your money', () => …)`: a test that proves a rule of a catalogue. */
export const rule = ruleTests(test);

/** The same for a test that has no smaller form, and so is left out by day. */
export const ruleInFull = ruleTests((title, run) => test(title, inFull, run));
