import type { Issue } from '@rulewright/core';
import { expect } from 'vitest';

/** The invariants that are broken, each by its name alone; every finding of this one says what is expected, and what was found. */
export function invariantsIn(issues: readonly string[], name: string): readonly string[] {
  for (const message of issues)
    if (message.startsWith(`broken: ${name}`)) expect(message).toMatch(/^broken: [^:]+: expected .+, found .+/);
  return [...new Set(issues.map(invariantOf))];
}

/** `broken: the coins add up`, without what was found. */
export const invariantOf = (message: Issue['message']): string => message.replace(/^(broken: [^:]+): .*/, '$1');
