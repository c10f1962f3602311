import type { AnyAction, View } from '@rulewright/core';
import { attempt, type Lesson, positionAt } from '@rulewright/core/lessons';
import { gameNamed, readCount } from '../command-line.js';
import type { AnyGame, AnyState, Printed } from '../game.js';
import { askLearner } from '../human.js';
import { spoken } from '../in-language.js';
import { loadLessons } from '../load-game.js';
import type { Terminal } from '../terminal.js';
import { type Transcript, transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import { wordsOf } from '../words/words.js';

export interface LearnFlags {
  /** Names the lessons and ends. */
  readonly list?: true;
  /** Language of the game. */
  readonly language?: string;
}

/** A lesson under way. */
interface Class {
  readonly game: AnyGame;
  readonly lesson: Lesson;
  readonly tell: Transcript;
}

/** Teaches a game, lesson by lesson, from one of them to the last or until the person leaves. */
export async function learn(
  id: string,
  from: string | undefined,
  flags: LearnFlags,
  terminal: Terminal,
): Promise<void> {
  const game = await spoken(await gameNamed(id), flags.language);
  const lessons = await loadLessons(id, flags.language);
  const first = from === undefined ? 1 : readCount('lesson', from, lessons.length);
  const { say } = wordsOf(game);
  const tell = transcript(terminal, wordsOf(game));
  if (flags.list) return tell.print(lessons.map(({ title, task }, n) => ({ text: `${n + 1}. ${title}: ${task}` })));
  if (!terminal.isInteractive) throw new UsageError('a lesson needs a terminal; --list lists them');
  for (const [n, lesson] of lessons.entries()) {
    if (n + 1 < first) continue;
    tell.print([{ text: say('lesson', { n: n + 1, of: lessons.length, title: lesson.title }), style: 'title' }]);
    const isLeft = await taught({ game, lesson, tell }, terminal);
    if (isLeft) return tell.print([{ text: say('lesson.left', { game: id, n: n + 1 }) }]);
    tell.print([{ text: lesson.done }]);
  }
  tell.print([{ text: say('lesson.learnt', { game: id }) }]);
}

/** Goes through one lesson; true when the person has left it. */
async function taught(its: Class, { prompts }: Terminal): Promise<boolean> {
  const { game, lesson, tell } = its;
  const { engine } = game;
  const { say } = wordsOf(game);
  const { seat, within } = lesson;
  const start: AnyState = positionAt(engine, lesson.start);
  tell.print([
    ...tableOf(game, engine.view(start, seat)),
    { text: lesson.say },
    { text: lesson.task, style: 'heading' },
  ]);
  for (let [state, used] = [start, 0]; ; ) {
    const answer = await askLearner(game, state, seat, { prompts, transcript: tell });
    if (answer === 'leave') return true;
    if (answer === 'show-solution') {
      show(its, start);
      return false;
    }
    const tried = attempt(engine, lesson, state, answer);
    tell.print(happened(its, state, tried));
    if (tried.isReached) return false;
    if (tried.say !== undefined) tell.print([{ text: tried.say }]);
    [state, used] = [tried.state, used + 1];
    if (used < within && engine.decision(state) !== undefined) continue;
    tell.print([{ text: say('lesson.again'), style: 'heading' }, { text: lesson.task }]);
    [state, used] = [start, 0];
  }
}

/** The board where it is drawn, and what everybody has; tables of a whole board would be too much to begin with. */
function tableOf({ text, narrator }: AnyGame, view: View<AnyState>): readonly Printed[] {
  const board = narrator.board(view);
  return text.drawing(view).length > 0 ? board : board.slice(-1);
}

/** Plays the solution for the person who learns. */
function show(its: Class, start: AnyState): void {
  const { game, lesson, tell } = its;
  const { engine, narrator } = game;
  tell.print([{ text: wordsOf(game).say('lesson.shown'), style: 'heading' }]);
  let state = start;
  for (const line of lesson.solution) {
    const action: AnyAction = engine.parse(line);
    tell.print([{ text: `${narrator.phrase(engine.view(state, lesson.seat), action)}.` }]);
    const shown = attempt(engine, lesson, state, action);
    tell.print(happened(its, state, shown));
    state = shown.state;
  }
}

/** Lines that tell the effects of an answer, as the learner's seat sees them. */
function happened(
  { game: { engine, narrator }, lesson: { seat } }: Class,
  before: AnyState,
  { state, events }: { readonly state: AnyState; readonly events: readonly unknown[] },
): readonly Printed[] {
  const seen = (position: AnyState) => engine.view(position, seat);
  return narrator.tell(seen(before), events as never, seen(state));
}
