import { coreRules } from '@rulewright/core';
import { rules } from '@rulewright/ecologic/rules';
import { describe, expect, test } from 'vitest';
import { games } from '../../packages/cli/src/games.js';
import { nearest, suggestion } from '../../packages/cli/src/suggestion.js';
import { basePack } from '../../packages/ecologic/src/content/base.js';
import { linesOf, rulewright } from './console.js';

describe('rulewright rules', () => {
  test('lists every rule of the catalogue and of core once, under its chapter', async () => {
    const { code, out, err } = await rulewright(['rules', 'ecologic']);
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const listed = linesOf(out).filter((line) => line.startsWith('  '));
    expect(listed.map((line) => line.trim().split(' ')[0])).toEqual([...Object.keys(rules), ...Object.keys(coreRules)]);
    const headings = linesOf(out).filter((line) => line !== '' && !line.startsWith(' '));
    expect(headings.slice(0, 3)).toEqual(['ECO-GEN', 'ECO-SET', 'ECO-RND']);
    expect(headings.slice(-2)).toEqual(['ECO-R', 'CORE-ACT']);
    expect(listed[0]).toBe('  ECO-GEN.1   Whole numbers');
  });

  test.each(['ECO-AUC.9', 'eco-auc.9', 'AUC.9'])('shows one rule with text and source: %s', async (id) => {
    const { title, text, source } = rules['ECO-AUC.9'];
    const { code, out } = await rulewright(['rules', 'ecologic', id]);
    expect(code).toBe(0);
    expect(out.replaceAll(/\s+/g, ' ').trim()).toBe(`ECO-AUC.9 ${title} ${text} Source: ${source}.`);
  });

  test('takes the game from a rule, and shows its cases with their positions, the shortest first', async () => {
    const { code, out } = await rulewright(['rules', 'eco-auc.1', '--cases']);
    expect(code).toBe(0);
    expect(out.startsWith(`ECO-AUC.1 ${rules['ECO-AUC.1'].title}\n`)).toBe(true);
    const lengths = out.split(/^[\w-]+\.md:\d+$/m).slice(1);
    expect(lengths.length).toBeGreaterThan(3);
    expect(out).toMatch(/^[\w-]+\.md:\d+\n\n {4}position /m);
    expect(out).toMatch(/^ {4}ECO-AUC\.1 /m);
    const json = await rulewright(['rules', 'ECO-AUC.1', '--cases', '--json']);
    const [{ cases }] = JSON.parse(json.out);
    expect(cases).toHaveLength(lengths.length);
    for (const one of cases) expect(one.rules).toContain('ECO-AUC.1');
    const texts = cases.map(({ text }: { readonly text: string }) => text.length);
    expect(texts).toEqual(texts.toSorted((a: number, b: number) => a - b));
  });

  test('shows no cases of a whole catalogue', async () => {
    const { code, err } = await rulewright(['rules', 'ecologic', '--cases']);
    expect(code).toBe(2);
    expect(err).toContain('--cases goes with rules of a game: rulewright rules ECO-AUC.2 --cases');
  });

  test("shows core's own rules, since refusals cite them", async () => {
    const { out } = await rulewright(['rules', 'ecologic', 'CORE-ACT.2']);
    expect(linesOf(out)[0]).toBe('CORE-ACT.2 The game is over');
  });
});

describe('rulewright games', () => {
  test('lists players, rules, rulings, the rules version and what is reconstructed', async () => {
    const { code, out } = await rulewright(['games']);
    const lines = linesOf(out);
    expect(code).toBe(0);
    expect(lines[0]).toBe('Games');
    const [head, ...rows] = lines.slice(1, 2 + games.length).map((line) => line.trim().split(/ {2,}/));
    expect(head).toEqual(['game', 'title', 'players', 'rules', 'rulings', 'version']);
    expect(rows).toEqual([
      ['ecologic', 'EcoLogic', '2-4', '129', '49', '1'],
      ['emix', 'Emix', '1-20', '175', '42', '3'],
      ['does-not-exist', 'Does Not Exist', '2-6', '220', '77', '2'],
      ['euphoria', 'Euphoria', '2-6', '275', '81', '1'],
    ]);
    expect(lines).toContain('Reconstructed content');
    for (const { title, reconstructed } of games)
      expect(out.replaceAll(/\s+/g, ' ')).toContain(`${title}: ${reconstructed}.`);
  });

  test('says of the content of EcoLogic what the base pack says', () => {
    const count = (cards: readonly { readonly provenance: string }[], name: string): string =>
      `${cards.filter(({ provenance }) => provenance === 'reconstructed').length} of ${cards.length} ${name}`;
    const { tiles, initiatives, specials, events } = basePack;
    const hexes = [...tiles.box, ...tiles.extension];
    const all = [
      count(hexes, 'hexes'),
      count(initiatives, 'initiatives'),
      count(specials, 'specials'),
      count(events, 'events'),
    ];
    expect(games.find(({ engine }) => engine.id === 'ecologic')?.reconstructed).toBe(all.join(', '));
  });
});

describe('Near names', () => {
  test('are the ones with few letters changed or with the word in them, the nearest first', () => {
    expect(nearest('bidd', ['build', 'bid', 'open-bidding', 'veto'])).toEqual(['open-bidding', 'bid', 'build']);
    expect(nearest('BID', ['bid'])).toEqual(['bid']);
    expect(nearest('nothing alike', ['bid', 'veto'])).toEqual([]);
    expect(nearest('', ['veto'])).toEqual([]);
  });

  test('are suggested, or else all names, or another hint', () => {
    expect(suggestion('vetto', ['veto', 'bid'])).toBe('did you mean veto?');
    expect(suggestion('castle', ['veto', 'bid'])).toBe('there are veto, bid');
    expect(suggestion('castle', ['veto', 'bid'], 'look them up')).toBe('look them up');
  });
});

test('The help names every command', async () => {
  const { code, out, err } = await rulewright(['--help']);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  for (const command of ['play', 'simulate', 'replay', 'rules', 'games'])
    expect(out).toMatch(new RegExp(`^  ${command}\\b`, 'm'));
});
