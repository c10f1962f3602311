import { capital } from '@rulewright/core/text';
import type { DocumentedGame } from '../../../tests/traceability/games.js';
import type { CaseBoard } from '../playground/play-data.js';
import type { GameCases, ShownCase, ShownQuestion } from './cases.js';
import { page, plainText } from './front-matter.js';
import { sourceOf } from './links.js';
import { writeFile, writePage } from './paths.js';
import { withRuleLinks } from './rule-ids.js';

/** Writes a page for each document of cases of a game, and the quiz that is made of them. */
export function writeCasePages(game: DocumentedGame, { cases, questions, titles }: GameCases): void {
  for (const [chapter, heading] of titles) {
    const those = cases.filter((one) => one.chapter === chapter);
    writePage(`rules/${game.id}/cases/${chapter}`, chapterPage(game, heading, those));
    writeBoards(
      game.id,
      chapter,
      those.flatMap(({ at, board, title }) => (board === undefined ? [] : [[`${at}`, { board, title }] as const])),
    );
  }
  writePage(`rules/${game.id}/quiz`, quizPage(game, questions));
  writeBoards(
    game.id,
    QUIZ,
    questions.map(({ board, title }, i) => [`${i + 1}`, { board, title }]),
  );
}

const QUIZ = 'quiz';

/** Positions of a chapter for the playground, by line. */
function writeBoards(game: string, chapter: string, boards: readonly (readonly [string, CaseBoard])[]): void {
  writeFile(`play/cases/${game}-${chapter}.json`, JSON.stringify(Object.fromEntries(boards)));
}

const boardLink = (game: string, chapter: string, at: number): string => `/play/${game}/#case=${chapter}-${at}`;

function chapterPage({ id, title }: DocumentedGame, heading: string, cases: readonly ShownCase[]): string {
  const [first] = cases;
  return page(
    { title: `${heading}: cases of ${title}`, outline: false, ...(first && { source: sourceOf(first.file) }) },
    [
      `# ${title}: ${plainText(heading)}`,
      '',
      `[The rules](/rules/${id}/) · [how to write a case](/guide/write-a-case)`,
      '',
      ...cases.flatMap((one) => [
        `<section class="case" id="${anchorOf(one)}">`,
        '',
        `**${plainText(titleOf(one))}** · ${withRuleLinks(one.rules.join(', '))}`,
        '',
        ...caseBlock(id, one),
        '</section>',
        '',
      ]),
    ].join('\n'),
  );
}

/** The cases below a rule: the shortest in full, the others by their titles. */
export function casesBelow(id: string, rule: string, { cases }: GameCases): readonly string[] {
  const those = cases
    .filter(({ rules }) => rules.includes(rule))
    .toSorted((a, b) => weightOf(a, rule) - weightOf(b, rule));
  const [first, ...others] = those;
  if (first === undefined) return [];
  return [
    `<details class="case"><summary>Case: ${plainText(titleOf(first))}</summary>`,
    '',
    ...caseBlock(id, first),
    ...moreCases(id, others),
    '</details>',
    '',
  ];
}

const MOST_LINKS = 5;

function moreCases(id: string, others: readonly ShownCase[]): readonly string[] {
  const [next, ...left] = others.slice(MOST_LINKS);
  const more = next === undefined ? [] : [`- ${caseLink(id, next, `and ${left.length + 1} more`)}`];
  const links = others.slice(0, MOST_LINKS).map((one) => `- ${caseLink(id, one)}`);
  return links.length === 0 ? [] : ['More cases:', '', ...links, ...more, ''];
}

/** A short case that is about this rule first makes the best example. */
const weightOf = ({ rules, text, positions }: ShownCase, rule: string): number =>
  text.length + positions.join('').length + 400 * rules.indexOf(rule);

const caseLink = (id: string, one: ShownCase, words = titleOf(one)): string =>
  `[${plainText(words)}](/rules/${id}/cases/${one.chapter}#${anchorOf(one)})`;

const anchorOf = ({ at }: ShownCase): string => `line-${at}`;
const titleOf = ({ title }: ShownCase): string => capital(title);

/** A case in words, as a document with the positions that it begins with, and where it opens. */
function caseBlock(game: string, { told, positions, text, board, file, chapter, at }: ShownCase): readonly string[] {
  const source = `[${file.replace(/^.*\//, '')}:${at}](${sourceOf(file)}#L${at})`;
  return [
    ...(told.length === 0 ? [] : [plainText(told.map((sentence) => sentence.replace(/\.?$/, '.')).join(' ')), '']),
    '```case',
    [...positions, text].join('\n\n'),
    '```',
    '',
    board === undefined ? source : `[See it on the board](${boardLink(game, chapter, at)}) · ${source}`,
    '',
  ];
}

function quizPage({ id, title }: DocumentedGame, questions: readonly ShownQuestion[]): string {
  return page(
    { title: `${title}: rules quiz`, outline: false },
    [
      `# ${title}: rules quiz`,
      '',
      `${questions.length} questions, each about a position. Look at the board, decide, then open the answer. They are made of the [cases](/guide/write-a-case) that prove [the rules](/rules/${id}/).`,
      '',
      ...questions.map((question, i) => questionItem(id, question, i + 1)),
    ].join('\n'),
  );
}

function questionItem(id: string, { seat, words, isAllowed, rule, why, title }: ShownQuestion, at: number): string {
  const reason = why === undefined ? '' : ` ${plainText(why)}`;
  return [
    `1. P${seat + 1}: ${plainText(words)}. Is that allowed? [Look at the board](${boardLink(id, QUIZ, at)})`,
    '',
    '   <details><summary>Answer</summary>',
    '',
    `   **${isAllowed ? 'Yes' : 'No'}.**${reason} [${rule}](/rules/${id}/#${rule}): ${plainText(title)}.`,
    '',
    '   </details>',
    '',
  ].join('\n');
}
