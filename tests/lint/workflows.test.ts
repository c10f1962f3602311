import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// reads .github/workflows, packages/create-rulewright/template/_github

const FOLDERS = ['.github/workflows', 'packages/create-rulewright/template/_github/workflows'];

test.each(FOLDERS)('%s names every action by its digest, with the version for people', (folder) => {
  const used = readdirSync(folder).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/uses:\s*(.*)/g)].map(([, action]) => action ?? ''),
  );
  expect(used.length).toBeGreaterThan(1);
  expect(used.filter((action) => !/^[\w./-]+@[0-9a-f]{40} # v\d+(\.\d+)*$/.test(action))).toEqual([]);
});

test('An action has one digest, in our workflows and in those of new games', () => {
  const digests = new Map<string, Set<string>>();
  for (const folder of FOLDERS)
    for (const file of readdirSync(folder))
      for (const [, action = '', digest = ''] of readFileSync(join(folder, file), 'utf8').matchAll(
        /uses:\s*([\w./-]+)@(\S+)/g,
      ))
        digests.set(action, (digests.get(action) ?? new Set()).add(digest));
  expect([...digests].filter(([, found]) => found.size !== 1)).toEqual([]);
});
