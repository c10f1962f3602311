import { execFileSync } from 'node:child_process';
import { basename, join } from 'node:path';
import { describe, expect, inject, test } from 'vitest';
import { games, programs } from '../../support/packages.js';

describe.each(programs)('the installed program $name', ({ name, version }) => {
  const run = (...args: readonly string[]): string =>
    execFileSync(join(inject('consumer'), 'node_modules/.bin', name), args, { encoding: 'utf8', stdio: 'pipe' });

  test('tells its version', () => {
    expect(run('--version')).toBe(`${version}\n`);
  });

  const plays = name === 'rulewright' ? games : [];
  test.each(plays)('plays $name to its ranking, the same game for the same seed', (game) => {
    const play = () => run('play', basename(game.name), '--seed', 'packaging', '--quiet');
    expect(play()).toMatch(/^ +1\. +P\d/m);
    expect(play()).toBe(play());
  });
});
