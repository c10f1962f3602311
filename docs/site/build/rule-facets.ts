import { rulesOfOption } from '../../../packages/protocol/src/option-facts.js';
import type { DocumentedGame } from '../../../tests/traceability/games.js';
import type { Facet } from '../.vitepress/theme/facets.js';
import { byChapter } from './chapters.js';

/** By what the rules of a game can be filtered. */
export function ruleFacets(
  { prefix, rules }: DocumentedGame,
  names: ReadonlyMap<string, string>,
  options: ReadonlyMap<string, readonly string[]>,
): readonly Facet[] {
  const chapters = [...byChapter(Object.keys(rules)).keys()];
  return [
    {
      name: 'chapter',
      label: 'Chapter',
      values: chapters.map((value) => ({ value, label: `${prefix}-${value} ${names.get(value) ?? ''}` })),
    },
    {
      name: 'option',
      label: 'Option',
      values: [...new Set([...options.values()].flat())].map((value) => ({ value, label: value })),
    },
    {
      name: 'kind',
      label: 'Kind',
      values: [
        { value: 'rule', label: 'rules of the book' },
        { value: 'ruling', label: 'rulings' },
      ],
    },
  ];
}

/** Which options each rule speaks of, as the command line lists them. */
export function optionsByRule({ options, rules }: DocumentedGame): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const name of Object.keys(options))
    for (const rule of rulesOfOption(rules, name)) found.set(rule, [...(found.get(rule) ?? []), name]);
  return found;
}
