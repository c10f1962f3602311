import { ruleTests } from '@rulewright/testing';
import { test } from 'vitest';

/** `rule('ECO-AUC.11', 'refuses a bid above your money', () => …)`: a test that proves a rule of a catalogue. */
export const rule = ruleTests(test);
