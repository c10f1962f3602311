import { readdirSync, readFileSync } from 'node:fs';
import { type CaseGame, caseBoard, loadCaseGame } from '@rulewright/games/cases';
import {
  type CaseDocument,
  type CaseSource,
  caseSources,
  playCase,
  type QuizQuestion,
  quizOf,
  readDocument,
} from '@rulewright/testing/cases';
import type { Saved } from '../playground/saved.js';
import { headingOf } from './documents.js';

/** A case as the site shows it. */
export interface ShownCase extends CaseSource {
  /** Its document without folder and ending, which is its page too. */
  readonly chapter: string;
  /** Its position on the board, with its actions; absent when other cards lie there. */
  readonly board?: Saved;
  /** What happens, in sentences. */
  readonly told: readonly string[];
}

/** A question of the quiz with its position. */
export interface ShownQuestion extends QuizQuestion {
  readonly board: Saved;
}

/** The documents of a game: its cases in the order of their files, and the questions of the quiz. */
export interface GameCases {
  readonly cases: readonly ShownCase[];
  readonly questions: readonly ShownQuestion[];
  /** Headings of the documents, by chapter. */
  readonly titles: ReadonlyMap<string, string>;
}

const SHARED = 'positions.md';

/** Reads and plays the documents of a game, all or those of some chapters. */
export async function casesOf(id: string, chapters?: readonly string[]): Promise<GameCases> {
  const game = await loadCaseGame(id);
  if (game === undefined) throw new Error(`no game is called ${id}`);
  const folder = `packages/${id}/cases`;
  const read = (name: string) => ({ file: `${folder}/${name}`, text: readFileSync(`${folder}/${name}`, 'utf8') });
  const positions = read(SHARED);
  const shared = readDocument(positions.text, positions.file);
  const cases: ShownCase[] = [];
  const questions: ShownQuestion[] = [];
  const titles = new Map<string, string>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.md') && file !== SHARED)) {
    const given = read(name);
    const chapter = name.slice(0, -3);
    if (chapters?.includes(chapter) === false) continue;
    const document = readDocument(given.text, given.file, shared);
    titles.set(chapter, headingOf(given.text) ?? chapter);
    for (const source of caseSources(given, positions))
      cases.push({ ...source, chapter, ...played(source, document, game) });
    for (const question of quizOf(document, game)) {
      const board = caseBoard({ from: question.state, actions: [], content: game.engine.contentName }, game);
      if (board !== undefined) questions.push({ ...question, board });
    }
  }
  return { cases, questions: distinct(questions), titles };
}

/** Questions without those that read like an earlier one. */
function distinct(questions: readonly ShownQuestion[]): ShownQuestion[] {
  const asked = new Set<string>();
  return questions.filter(({ words, isAllowed, rule }) => {
    const key = `${words} ${isAllowed} ${rule}`;
    return !asked.has(key) && asked.add(key);
  });
}

/** The first row of a case on the board and in words. */
function played(
  { cases: [first] }: CaseSource,
  document: CaseDocument,
  game: CaseGame,
): Pick<ShownCase, 'board' | 'told'> {
  if (first === undefined) return { told: [] };
  const board = caseBoard(playCase(first, document, game), game);
  return board === undefined ? { told: [] } : { board, told: toldOn(board, game) };
}

/** The sentences that a spectator reads while the actions of a board are played. */
function toldOn({ from, actions }: Saved, { engine, text: textOf }: CaseGame): string[] {
  const text = textOf?.('en', engine);
  if (text === undefined) return [];
  const told: string[] = [];
  let state = from as ReturnType<CaseGame['engine']['init']>;
  for (const line of actions) {
    const step = engine.step(state, engine.parse(line));
    const view = engine.view(state, 'spectator');
    for (const event of engine.eventsFor(step.events, 'spectator')) {
      const { text: sentence, style } = text.event(view, event as never);
      if (style !== 'quiet' && sentence !== '') told.push(sentence);
    }
    state = step.state;
  }
  return told;
}
