import { readFileSync } from 'node:fs';
import { descriptionOf } from './document-pages.js';
import { type Document, examples, guideSections, packageReadmes, papers, tutorials } from './documents.js';
import { writeFile } from './paths.js';

/** Writes what a language model reads first: every document of the repository in a sentence, with its address. */
export function writeLlms(base: string): void {
  const [about = ''] = /^(?!#|<|\s).+/m.exec(readFileSync('README.md', 'utf8')) ?? [];
  const line = ({ title, page, file }: Document): string =>
    `- [${title}](${base}${page}.html): ${descriptionOf(readFileSync(file, 'utf8'))}`;
  const shelf = (title: string, documents: readonly Document[]): readonly string[] => [
    '',
    `## ${title}`,
    '',
    ...documents.map(line),
  ];
  const [start, ...topics] = guideSections;
  writeFile(
    'public/llms.txt',
    [
      '# Rulewright',
      '',
      `> ${about}`,
      ...shelf('Start', start?.documents ?? []),
      ...shelf('Tutorials', tutorials),
      ...topics.flatMap(({ title, documents }) => shelf(title, documents)),
      ...shelf('Examples', examples),
      ...shelf('Packages', packageReadmes),
      ...shelf('Project', papers),
      '',
    ].join('\n'),
  );
}
