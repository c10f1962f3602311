import { readFileSync } from 'node:fs';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { expect, test } from 'vitest';

// reads docs/guide/what-to-use-when.md
const page = readFileSync('docs/guide/what-to-use-when.md', 'utf8');
const [, list = ''] = page.split('## Every member of an engine');

/** The names in the first column of the tables. */
const listed = [...list.matchAll(/^\| (`.*?`) \|/gm)].flatMap(([, cell = '']) =>
  [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
);

test.each([ecologic, emix, doesNotExist, euphoria])(
  'the guide lists each member of the engine of $id once',
  (engine) => {
    expect(listed.toSorted()).toEqual(Object.keys(engine).sort());
    expect(list).toContain(`An engine has ${listed.length} members.`);
  },
);
