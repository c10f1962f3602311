import { depth } from './depth.js';

/** The settings of vitest that depths need, for every configuration that takes tests with the tag. */
export const depthConfig = {
  tags: [{ name: 'full', description: 'left out by day, for it has no smaller form', timeout: 300_000 }],
  ...(depth === 'day' ? { tagsFilter: ['!full'] } : {}),
};

/** The files that cost much before their first test begins, and have no smaller form. */
export const leftOutByDay: readonly string[] =
  depth === 'day'
    ? [
        'tests/bots/learning-laws.test.ts',
        'tests/docs/examples.test.ts',
        'tests/gallery/points.test.ts',
        'tests/lint/positions.test.ts',
      ]
    : [];
