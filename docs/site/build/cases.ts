import { readdirSync, readFileSync } from 'node:fs';
import { isInputError, isRuleError } from '@rulewright/core';
import { type CaseGame, loadCaseGame } from '@rulewright/games/cases';
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
    for (const question of quizOf(document, game))
      questions.push({ ...question, ...boardOf(game, question.state, []) });
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
  const { engine } = game;
  const { from, actions, content } = playCase(first, document, game);
  const text = game.text?.('en', engine);
  let state = from as State | undefined;
  if (state === undefined || text === undefined || content !== engine.contentName) return { told: [] };
  const told: string[] = [];
  const lines: string[] = [];
  for (const line of actions) {
    const step = stepped(game, state, line);
    if (step === undefined) break;
    const view = engine.view(state, 'spectator');
    for (const event of engine.eventsFor(step.events, 'spectator')) {
      const { text: sentence, style } = text.event(view, event as never);
      if (style !== 'quiet' && sentence !== '') told.push(sentence);
    }
    lines.push(line);
    state = step.state;
  }
  return { told, ...boardOf(game, from as State, lines) };
}

type State = ReturnType<CaseGame['engine']['init']>;

/** One action further; undefined where the case scripts draws that the board would make by itself. */
function stepped({ engine }: CaseGame, state: State, line: string) {
  try {
    return engine.step(state, engine.parse(line));
  } catch (error) {
    if (isRuleError(error) || isInputError(error)) return undefined;
    throw error;
  }
}

/** A position with actions to step through, as the playground opens it. */
const boardOf = ({ engine }: CaseGame, from: State, actions: readonly string[]): { readonly board: Saved } => ({
  board: {
    game: engine.id,
    rulesVersion: engine.rulesVersion,
    content: engine.contentName,
    seed: 'case',
    options: from.options,
    from,
    actions,
    at: 0,
  },
});
