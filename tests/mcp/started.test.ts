import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { bundled } from '../support/bundled.js';
import { inFull } from '../support/depth.js';

test(
  'A server that is started wrongly says so on standard error, and one that is asked who it is on standard output',
  inFull,
  async () => {
    const program = await bundled('mcp');
    const ran = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], { encoding: 'utf8' });
      return { status, stdout, stderr };
    };
    expect(ran('--limit', 'chairs=3')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'rulewright-mcp: --limit chairs=3 is none of tables, iterations, milliseconds with a number from 1 on\n',
    });
    expect(ran('--version')).toEqual({ status: 0, stdout: expect.stringMatching(/^\d+\.\d+\.\d+\S*\n$/), stderr: '' });
  },
);
