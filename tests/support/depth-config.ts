import { depth } from './depth.js';

/** The settings of vitest that depths need, for every configuration that takes tests with the tag. */
export const depthConfig = {
  tags: [
    { name: 'full', description: 'left out by day, for it has no smaller form', timeout: 300_000 },
    { name: 'night', description: 'left out by day and in full, for it takes long', timeout: 600_000 },
  ],
  ...{ day: { tagsFilter: ['!full', '!night'] }, full: { tagsFilter: ['!night'] }, night: {} }[depth],
};

/** The files that cost much before their first test begins, and have no smaller form, by the depth that leaves them out. */
export const leftOut: readonly string[] = {
  day: ['tests/bots/learning-laws.test.ts', 'tests/gallery/points.test.ts', 'tests/lint/positions.test.ts'],
  full: ['tests/gallery/points.test.ts', 'tests/lint/positions.test.ts'],
  night: [],
}[depth];
