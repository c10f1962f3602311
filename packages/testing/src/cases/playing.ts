import type { AnyAction } from '@rulewright/core';
import type { AnyState } from '../any.js';
import { allowedAt } from './allowed.js';
import { askedOf } from './asked.js';
import { build, type CaseTable, type Positions, positionsOf, tableAt } from './building.js';
import type { Case, CaseDocument } from './document.js';
import { factsAt } from './facts.js';
import type { CaseEngine, CaseGame, CaseText } from './game.js';
import type { Line } from './line.js';
import type { Mark } from './mark.js';
import type { Moment } from './moment.js';
import { opened } from './opened.js';
import { type Attempt, type Compared, messageOf, type PlayedCase } from './played.js';
import { mustFitRefusal, refusedAs } from './refused.js';
import { saidIn } from './sentences.js';
import { drawsOf, isSetting, readSettings, type Settings, sentencesOf, settingsOf } from './settings.js';
import { type Step, stepsOf } from './steps.js';
import { suggested } from './suggested.js';
import { mustBeTold, toldBy } from './told.js';
import { Misread, readFields, readValue, wordsOf } from './values.js';
import { wentOn } from './went-on.js';

/** Plays a case and compares its marks. It never throws: what stops a case is its `problem`. */
export const playCase = (one: Case, document: CaseDocument, game: CaseGame): PlayedCase =>
  new Playing(one, document, game).play();

class Playing {
  private table: CaseTable | undefined;
  private settings: Settings;
  private edits: Line[] = [];
  /** The position before the first action, without and with the draws that are scripted for it. */
  private first: AnyState | undefined;
  /** The line of the last scripted draws. */
  private drawn: Line | undefined;
  private from: AnyState | undefined;
  private before: AnyState | undefined;
  private isFirstBranch = true;
  /** False when the line above a mark was not an action, so it caused no events. */
  private isTold = false;
  private readonly said: Compared[] = [];
  private readonly actions: string[] = [];
  private readonly attempts: Attempt[] = [];
  private line: Line;
  private readonly positions: Positions;
  private readonly reading = (line: Line): void => {
    this.line = line;
  };

  constructor(
    private readonly one: Case,
    private readonly document: CaseDocument,
    private readonly game: CaseGame,
  ) {
    this.line = { file: document.file, at: one.at, text: one.title };
    this.settings = { engine: game.engine, start: { options: {} }, language: 'en' };
    this.positions = positionsOf(document, game);
  }

  private get engine(): CaseEngine {
    return this.settings.engine;
  }

  play(): PlayedCase {
    try {
      const lines = opened(this.one, this.document, this.reading);
      const settings = readSettings(lines, this.game, this.reading);
      this.settings = { ...settings, engine: this.positions.sameEngine(settings.engine) };
      for (const step of stepsOf(lines, this.reading)) this.step(step);
      this.at();
      this.mustHaveDrawn();
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      return this.result(false, error);
    }
    return this.result(this.said.every(({ ok }) => ok));
  }

  private result(ok: boolean, error?: Error): PlayedCase {
    const { file, at, text } = this.line;
    const from = this.from ?? this.table?.state;
    const gone = this.first && this.table && wentOn(this.engine, this.first, this.table.state);
    return {
      one: this.one,
      content: this.engine.contentName,
      ok,
      said: this.said,
      actions: this.actions,
      attempts: this.attempts,
      ...(error && { problem: { file, at, why: `${text}: ${messageOf(error)}` } }),
      ...(gone && { wentOn: gone }),
      ...(from && { from }),
    };
  }

  private step({ line, marks }: Step): void {
    this.line = line;
    const isRefused = marks.some(({ sign }) => sign === '!');
    if (isRefused) this.refuse(line, marks);
    else this.perform(line.text);
    this.compareAll(marks.filter(({ sign }) => sign !== '!' && !(isRefused && sign === '"')));
  }

  private refuse(line: Line, marks: readonly Mark[]): void {
    const parts = wordsOf(line.text, /;/);
    if (parts.length !== 1 || !/^\d/.test(line.text)) throw new Misread('only a single action can be refused');
    const { state } = this.at();
    const action = this.engine.parse(line.text);
    const violation = this.engine.explain(state, action);
    this.attempts.push({ state, action, refusal: violation });
    for (const mark of marks) {
      this.line = mark;
      mustFitRefusal(mark);
      if (mark.sign === '!') this.compare(mark, refusedAs(mark, violation));
      if (mark.sign === '"') this.compare(mark, saidIn(mark, violation ? [this.text().refusal(violation)] : []));
    }
    this.before = state;
    this.isTold = false;
  }

  private perform(text: string): void {
    const [word = '', ...args] = wordsOf(text);
    if (isSetting(word, this.game)) return;
    const rest = args.join(' ');
    if (word === 'draws') this.draws(args);
    else if ((word === 'saved' || word === 'or') && rest !== '') throw new Misread(`it is written as: ${word}`);
    else if (word === 'saved')
      this.table = tableAt(this.engine, this.engine.load(JSON.parse(JSON.stringify(this.at().state))));
    else if (word === 'or') this.back();
    else if (word === 'run') this.happen((table) => table.run(readFields(rest) as never));
    else if (word === 'idle') this.idle(args);
    else if (/^\d+$/.test(word)) this.act(wordsOf(text, /;/));
    else if (Object.hasOwn(this.game.words, word)) this.edits.push(this.line);
    else throw new Misread(`nothing is called ${word}${suggested(word, this.known())}`);
  }

  private idle(args: readonly string[]): void {
    const [kind = '', ...more] = args[0] === 'while' ? args.slice(1) : args;
    if (kind === '' || more.length > 0) throw new Misread('it is written as: idle KIND, or idle while KIND');
    const isWhile = args[0] === 'while';
    const asked = this.at().decision?.kind ?? 'nobody';
    if (isWhile && asked !== kind) throw new Misread(`${kind} is not asked now: found ${asked}`);
    this.happen((table) => (isWhile ? table.idleWhile(kind as never) : table.idle(kind as never)));
  }

  private known(): string[] {
    const words = ['from', 'draws', 'run', 'idle', 'or', 'saved'];
    return [...Object.keys(this.game.words), ...settingsOf(this.game), ...words];
  }

  private draws(args: readonly string[]): void {
    const [which] = args;
    const isSome = which === 'first' || which === 'dice';
    const table = this.at();
    this.mustHaveDrawn();
    this.drawn = this.line;
    this.first ??= table.state;
    table.script(drawsOf(readValue(args.slice(isSome ? 1 : 0).join(' '))), isSome ? which : 'all');
  }

  /** Throws `Misread` at scripted draws that nothing has used. */
  private mustHaveDrawn(): void {
    if (this.drawn === undefined || this.table?.state.rng.script.length === 0) return;
    this.line = this.drawn;
    throw new Misread('nothing uses these draws');
  }

  private back(): void {
    this.mustHaveDrawn();
    const { first } = this;
    if (first === undefined) throw new Misread('nothing has been played that “or” could take back');
    if (this.edits.length > 0) throw new Misread('“or” takes back what was built since the last action');
    this.table = tableAt(this.engine, first);
    this.before = undefined;
    this.isTold = false;
    this.isFirstBranch = false;
  }

  private act(lines: readonly string[]): void {
    const actions: AnyAction[] = lines.map((line) => this.engine.parse(line));
    const { state } = this.at();
    const [action] = actions;
    if (action !== undefined) this.attempts.push({ state, action, refusal: undefined });
    this.happen((table) => table.play(...actions));
    if (this.isFirstBranch) this.actions.push(...lines);
  }

  private happen(work: (table: CaseTable) => void): void {
    const table = this.at();
    this.first ??= table.state;
    this.from ??= table.state;
    this.before = table.state;
    this.isTold = true;
    work(table);
  }

  /** The table, with all that was built since the last action. */
  private at(): CaseTable {
    const edits = this.edits.splice(0);
    const now = this.line;
    if (this.table === undefined) {
      const first = this.positions.first(this.settings, edits, (table) => this.built(table, edits));
      this.table = tableAt(this.engine, first);
    } else if (edits.length > 0) this.table = this.built(this.table, edits);
    this.line = now;
    return this.table;
  }

  private built(table: CaseTable, edits: readonly Line[]): CaseTable {
    return build(table, edits, this.game.words, this.reading);
  }

  private compareAll(marks: readonly Mark[]): void {
    if (marks.length === 0) return;
    const moment = this.moment();
    const told = new Map<string, Mark[]>();
    for (const mark of marks) {
      this.line = mark;
      if (mark.sign === '>') {
        mustBeTold(mark, this.game.events ?? Object.keys(this.engine.schemas.events));
        told.set(mark.prefix, [...(told.get(mark.prefix) ?? []), mark]);
      } else if (mark.sign === '"')
        for (const viewer of mark.viewers) this.compare(mark, saidIn(mark, sentencesFor(viewer, moment)));
      else
        for (const viewer of mark.viewers)
          this.compare(
            mark,
            foundFor(
              mark,
              moment,
              viewer,
              marks.filter(({ prefix }) => prefix === mark.prefix),
            ),
          );
    }
    for (const group of told.values()) this.compareTold(group, moment);
  }

  private compareTold(marks: readonly Mark[], moment: Moment): void {
    for (const viewer of marks[0]?.viewers ?? []) {
      const found = toldBy(marks, moment.events(viewer));
      for (const [i, mark] of marks.entries()) this.compare(mark, found[i] ?? []);
    }
  }

  private moment(): Moment {
    const table = this.at();
    const { isTold } = this;
    return {
      engine: this.engine,
      state: table.state,
      before: this.before,
      events: (viewer) => (!isTold ? [] : viewer === undefined ? table.events : table.eventsFor(viewer)),
      text: () => this.text(),
    };
  }

  private text(): CaseText {
    return sentencesOf(this.game, this.settings);
  }

  private compare({ file, at, text }: Mark, found: readonly string[]): void {
    this.said.push({ file, at, expected: text, found, ok: found.length === 1 && found[0] === text });
  }
}

/** The sentences that a viewer reads; a spectator, unless told otherwise. */
function sentencesFor(
  viewer: Mark['viewers'][number] = 'spectator',
  { engine, state, before = state, events, text }: Moment,
): string[] {
  const view = engine.view(before, viewer);
  return events(viewer).map((event) => text().event(view, event as never).text);
}

function foundFor(
  mark: Mark,
  moment: Moment,
  viewer: Mark['viewers'][number],
  all: readonly Mark[],
): readonly string[] {
  if (mark.sign === '=') return factsAt(mark, moment, viewer, all);
  return mark.sign === '?' ? askedOf(mark, moment, viewer) : allowedAt(mark, moment, viewer);
}
