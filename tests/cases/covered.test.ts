import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { filesBelow } from '../support/files.js';
import { namedCases, namedTests } from '../traceability/collect.js';
import { games } from '../traceability/games.js';
import { withoutCase } from './without-case.js';

// A rule that a position can show has a case; the others are listed, and have a test.

describe.each(games)('the cases of $title', ({ id, title, rules, refusals }) => {
  const folder = `packages/${id}/cases`;
  const { rules: ofRules = '', codes = '' } = withoutCase[id] ?? {};
  const listed = ofRules.split(' ').filter((rule) => rule !== '');

  test('name every rule but those that are listed', () => {
    const named = new Set(namedCases(folder).flatMap(({ ids }) => ids));
    expect(Object.keys(rules).filter((rule) => !named.has(rule))).toEqual(listed);
  });

  test('leave no rule without any proof', () => {
    const tested = new Set(namedTests(`tests/${id}`).flatMap(({ ids }) => ids));
    expect(listed.filter((rule) => !tested.has(rule))).toEqual([]);
  });

  test('show every refusal code but those that are listed', () => {
    const text = filesBelow(folder, '.md')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const shown = new Set([...text.matchAll(/\b[A-Z]{3,4}-[\w./]+ ([a-z][a-z-]+)/g)].map(([, code]) => code));
    expect(Object.keys(refusals).filter((code) => !shown.has(code))).toEqual(codes.split(' ').filter(Boolean));
  });

  test('are as many hundreds as the guide says', () => {
    const hundreds = Math.floor(namedCases(folder).length / 100) * 100;
    const guide = readFileSync('docs/guide/prove-an-engine.md', 'utf8');
    expect(guide).toContain(`| ${title} | over ${hundreds.toLocaleString('en')} |`);
  });

  test('deny only events that other cases tell', () => {
    const text = filesBelow(folder, '.md')
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n');
    const told = new Set([...text.matchAll(/> (?!no )([a-z-]+)/g)].map(([, type]) => type));
    const denied = [...text.matchAll(/> no ([a-z-]+)/g)].map(([, type]) => type);
    expect(denied.filter((type) => !told.has(type))).toEqual([]);
  });

  test('have titles that say what differs, not numbers or remarks in brackets', () => {
    const text = filesBelow(folder, '.md').map((file) => readFileSync(file, 'utf8'));
    const titles = text.flatMap((each) => each.match(/^[A-Z]{3}-.*$/gm) ?? []);
    expect(titles.filter((each) => /, \d+$|\)$/.test(each.replace(/ \(printed\)$/, '')))).toEqual([]);
  });
});
