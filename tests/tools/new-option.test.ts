import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { withOption, withOptionWords, withRule } from './new-option.js';

// reads packages/ecologic, packages/emix, packages/does-not-exist, packages/euphoria

const added = { name: 'removal', values: ['free', 'one-coin'], rule: 'ECO-VAR.9' };
const games = ['ecologic', 'emix', 'does-not-exist', 'euphoria'];
const faultsOf = (source: string): readonly unknown[] =>
  ts.transpileModule(source, { reportDiagnostics: true }).diagnostics ?? [];

test.each(games)('an option stands at the end of the interface and of the schema of %s', (game) => {
  const source = readFileSync(`packages/${game}/src/options.ts`, 'utf8');
  const changed = withOption(source, added);
  expect(faultsOf(changed)).toEqual([]);
  expect(changed).toContain("  removal: 'free' | 'one-coin';\n}");
  expect(changed).toMatch(/,\n +removal: z\._default\(z\.enum\(\['free', 'one-coin'\]\), 'free'\),\n/);
  expect(changed.split('\n').filter((line) => !source.includes(line))).toHaveLength(3);
});

test.each(games)('its sentences stand behind those of the other options of %s', (game) => {
  const file = game === 'ecologic' ? 'en' : 'options-en';
  const source = readFileSync(`packages/${game}/src/text/${file}.ts`, 'utf8');
  const changed = withOptionWords(source, added);
  expect(faultsOf(changed)).toEqual([]);
  expect(changed).toContain(
    "  'option.removal': 'Which reading of ECO-VAR.9 is played.',\n  'option.removal.free': 'free',\n",
  );
});

test('its rule stands at the end of the chapter', () => {
  expect(withRule('# Variants\n\n', added)).toBe(
    '# Variants\n\n### ECO-VAR.9 Variant: removal\n\nWith option removal = one-coin, another reading is played.\n\n*engine convention*\n',
  );
});
