import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { samplesOf } from '../docs/samples.js';
import { errorsIn } from '../support/compiled.js';
import { inFull } from '../support/depth.js';

const shelf = fileURLToPath(new URL('dist', import.meta.url));
mkdirSync(shelf, { recursive: true });
const folder = mkdtempSync(join(shelf, 'errors-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(name: string, code: string): string {
  const path = join(folder, name);
  writeFileSync(path, code);
  return path;
}

describe('the samples of a document', () => {
  it('are its ts blocks, with their names and lines', () => {
    const markdown = [
      '# Title',
      '```ts',
      '// game.ts',
      'export const a = 1;',
      '```',
      '```sh',
      'npm test',
      '```',
      'text',
      '```ts',
      'const b = 2;',
      '```',
    ].join('\n');
    expect(samplesOf(markdown)).toEqual([
      { file: 'game.ts', line: 3, code: '// game.ts\nexport const a = 1;\n' },
      { file: 'sample-2.ts', line: 11, code: 'const b = 2;\n' },
    ]);
  });

  it('are none when there is no ts block', () => {
    expect(samplesOf('```js\n1;\n```\n')).toEqual([]);
  });

  it('are compiled as strictly as the repository itself', { ...inFull, timeout: 60_000 }, () => {
    const wrong = written(
      'wrong.ts',
      "import { generator } from '@rulewright/testing';\nconst words: string[] = [];\nexport const first: string = words[0];\nexport const x: string = generator(1)();\n",
    );
    const broken = written('broken.ts', 'const = 1;\n');
    const right = written(
      'right.ts',
      "import { generator } from '@rulewright/testing';\nexport const x: number = generator(1)();\n",
    );
    const errors = errorsIn([wrong, right]);
    expect(errors.get(wrong)).toEqual([
      "line 3: Type 'string | undefined' is not assignable to type 'string'.\n  Type 'undefined' is not assignable to type 'string'.",
      "line 4: Type 'number' is not assignable to type 'string'.",
    ]);
    expect(errorsIn([broken]).get(broken)?.[0]).toBe('line 1: Variable declaration expected.');
    expect(errors.get(right)).toEqual([]);
  });
});
