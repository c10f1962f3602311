import type { AnyAction, Viewer } from '@rulewright/core';
import type { Language } from '@rulewright/core/text';
import type { AnyEngine, AnyState, AnyText } from '../any.js';
import { isTree, show } from '../data.js';
import { broken, type Law, pick, type Run, viewersOf, type Wording } from './law.js';

/** Upper bound of actions put in words from a long list. */
const MOST_ACTIONS = 12;
const KEPT = 24;

const OPEN = '⟦';
const CLOSE = '⟧';
const HOLE = /\{[^}]*\}/g;
const VERB = /^\{([^/<]+)\/([^/]+)\}$/;

/** A pseudo-language for tests: every word of the table is marked, and plurals have the forms of Russian. */
export function pseudo<Key extends string, Noun extends string>(language: Language<Key, Noun>): Language<Key, Noun> {
  const mark = (text: string): string =>
    text === '' ? '' : `${OPEN}${text}${text.length > 3 ? '·'.repeat(text.length / 3) : ''}${CLOSE}`;
  const marked = (text: string): string => {
    const holes = text.match(HOLE) ?? [];
    return text
      .split(HOLE)
      .map(
        (words, i) => mark(words) + (holes[i] ?? '').replace(VERB, (_, you, other) => `{${mark(you)}/${mark(other)}}`),
      )
      .join('');
  };
  const map = <K extends string, A, B>(table: Readonly<Record<K, A>>, turn: (one: A) => B): Record<K, B> =>
    Object.fromEntries(Object.entries<A>(table).map(([key, one]) => [key, turn(one)])) as Record<K, B>;
  return {
    locale: 'ru',
    messages: map(language.messages, marked),
    nouns: map(language.nouns, (forms: { readonly other: string }) => ({
      one: mark(`${forms.other}-one`),
      few: mark(`${forms.other}-few`),
      many: mark(`${forms.other}-many`),
      other: mark(forms.other),
    })),
  };
}

/** Everything of a game can be said, to every viewer, without a word that is not of the language. */
export const allHasWords: Law = {
  id: 'LAW-16',
  title: 'every action, decision, event, refusal, end, card and option value has words, for every viewer',
  watch(run) {
    const { engine, wording } = run;
    if (wording === undefined) return {};
    const reader = new Reader(engine, wording);
    const stale: AnyAction[] = [];
    return {
      start({ states: [first] }) {
        if (first !== undefined) reader.start(first);
      },
      state({ state, taken }) {
        if (taken === undefined) return;
        stale.push(taken.action);
        if (stale.length > KEPT) stale.shift();
        reader.events(state, taken.action);
      },
      sample({ state, legal }) {
        for (const viewer of viewersOf(state)) reader.position(run, state, viewer, legal);
        for (const action of stale) reader.refusal(state, action);
      },
      end({ states }) {
        const last = states[states.length - 1];
        if (last !== undefined) reader.end(last);
      },
      done: () => reader.content(),
    };
  },
};

/** The whole text of a player aid. */
const aidText = (text: AnyText, view: Parameters<AnyText['aid']>[0]): string =>
  text
    .aid(view)
    .flatMap(({ title, rows }) => [title, ...rows.map(({ name, text }) => `${name} ${text}`.trim())])
    .join(' | ');

/** Reads texts and finds fault. */
class Reader {
  private readonly ids: ReadonlySet<string>;
  private readonly names: readonly string[];
  /** The texts that each check has met; each language of its own letters is a check. */
  private readonly met = new Map<string | AnyText, Set<string>>();

  constructor(
    private readonly engine: AnyEngine,
    private readonly wording: Wording,
  ) {
    const { ids, names } = contentWords(engine.content);
    const printed = new Set(wording.printed ?? []);
    const types = [...engine.schemas.actions.keys()];
    this.ids = new Set([...ids, ...types].filter((id) => /[-\d]|[a-z][A-Z]/.test(id) && !printed.has(id)));
    this.names = longestFirst([...names, ...printed]);
  }

  start(state: AnyState): void {
    for (const viewer of viewersOf(state)) {
      const view = this.engine.view(state, viewer);
      this.both('the opening', (text) => text.opening(view));
      if (this.wording.text.aid(view).length > 0) this.both('the player aid', (text) => aidText(text, view));
    }
    this.both('the title', (text) => text.title);
    this.both('how scores work', (text) => text.scoring);
    for (const [name, value] of Object.entries(state.options)) {
      this.both(`the option ${name}`, (text) => text.option(name));
      this.both(`${name}=${show(value)}`, (text) => text.optionValue(name, value));
    }
  }

  events(state: AnyState, action: AnyAction): void {
    const { events, state: next } = this.engine.step(state, action);
    for (const viewer of viewersOf(state)) {
      const views = [this.engine.view(state, viewer), this.engine.view(next, viewer)];
      for (const event of this.engine.eventsFor(events, viewer))
        for (const view of views)
          this.both(`the event ${show(event)}`, (text) => text.event(view, event as never).text);
    }
  }

  position({ random }: Run, state: AnyState, viewer: Viewer, legal: readonly AnyAction[]): void {
    const view = this.engine.view(state, viewer);
    if (legal.length > 0) this.both('the question', (text) => text.question(view).text);
    const own = legal.filter(({ seat }) => seat === viewer);
    for (let n = 0; n < Math.min(MOST_ACTIONS, own.length); n++) {
      const action = own.length <= MOST_ACTIONS ? own[n] : pick(own, random);
      if (action === undefined) continue;
      this.both(`the action ${show(action)}`, (text) => text.action(view, action).text);
      this.both(`the label of ${show(action)}`, (text) => text.action(view, action).label);
      this.both(`what ${show(action)} has done`, (text) => text.moved(view, action));
      this.both(`the topic of ${show(action)}`, (text) => text.topic(view, action));
    }
    for (const table of this.wording.text.sheets(view))
      for (const cell of [table.head, ...table.rows].flat()) this.plain('a cell', cell, true);
    for (const line of this.wording.text.drawing(view)) this.plain('the drawing', line, true);
    this.foreign('a table', (text) =>
      text
        .sheets(view)
        .flatMap(({ title, head, rows }) => [title, head, rows].flat(2))
        .join(' | '),
    );
    this.foreign('the drawing', (text) => [...text.drawing(view), text.legend].join(' | '));
  }

  refusal(state: AnyState, action: AnyAction): void {
    const why = this.engine.explain(state, action);
    if (why !== undefined) this.both(`the refusal ${show(why)}`, (text) => text.refusal(why));
  }

  end(state: AnyState): void {
    const outcome = this.engine.outcome(state);
    if (outcome === undefined) return;
    this.both(`the end ${outcome.reason}`, (text) => text.reason(outcome.reason));
    const view = this.engine.view(state, 'spectator');
    for (const [seat] of outcome.scores.entries())
      for (const [head, part] of Object.entries(this.wording.text.score(view, seat))) {
        this.plain('a part of the score', head);
        this.plain('a part of the score', part);
      }
    this.foreign('the score', (text) =>
      outcome.scores.flatMap((_, seat) => Object.entries(text.score(view, seat)).flat()).join(' | '),
    );
  }

  content(): void {
    for (const id of contentWords(this.engine.content).ids) this.both(`the card ${id}`, (text) => text.card(id));
  }

  private both(what: string, say: (text: AnyText) => string): void {
    const { text, marked } = this.wording;
    const said = say(text);
    this.plain(what, said);
    this.whole(`${what} in ${text.locale}`, said);
    this.marked(what, say(marked));
    for (const [locale, foreign] of this.foreign(what, say)) this.whole(`${what} in ${locale}`, foreign);
  }

  /** A text in the languages with letters of their own, by locale: filled in as well, and without a word of English. */
  private foreign(what: string, say: (text: AnyText) => string): readonly (readonly [string, string])[] {
    return (this.wording.languages ?? []).map(({ text, latin = [] }) => {
      const said = say(text);
      if (this.isNew(text, said)) {
        const named = `${what} in ${text.locale}`;
        this.plain(named, without(said, this.names), true);
        const [word] = without(said, longestFirst([...(this.wording.printed ?? []), ...latin])).match(LATIN) ?? [];
        if (word !== undefined) broken(`${named} has the Latin “${word}”: ${show(said)}`);
      }
      return [text.locale, said];
    });
  }

  private plain(what: string, said: string, mayBeEmpty = false): void {
    if (typeof said !== 'string' || (said.trim() === '' && !mayBeEmpty)) broken(`${what} has no words: ${show(said)}`);
    if (!this.isNew('plain', said)) return;
    if (/undefined|null|NaN|\[object|[{}⟦⟧]/.test(said)) broken(`${what} is not put in words: ${show(said)}`);
    if (/-\d/.test(said)) broken(`${what} shows a number that stands for something else: ${show(said)}`);
    const raw = said.match(/[A-Za-z][\w-]*/g)?.find((word) => this.ids.has(word));
    if (raw !== undefined) broken(`${what} shows the id ${raw}: ${show(said)}`);
  }

  /** Checks that nothing was left out of a text: no empty brackets or quotes, no gap of two spaces. */
  private whole(what: string, said: string): void {
    if (/\(\s*\)|\[\s*\]|«\s*»|“\s*”|\S {2,}\S/.test(said)) broken(`${what} has a gap: ${show(said)}`);
  }

  /** Checks that a marked text without its marked words has nothing left but names, numbers and joints of lists. */
  private marked(what: string, said: string): void {
    if (!this.isNew('marked', said)) return;
    const rest = without(said.replaceAll(/⟦[^⟦⟧]*⟧/g, ' '), this.names);
    const left = rest.replaceAll(/\bP\d+\b/g, ' ').match(/[\p{L}]{2,}/gu) ?? [];
    const word = left.find((one) => one !== 'или');
    if (word !== undefined) broken(`${what} has “${word}” from outside the language’s table: ${show(said)}`);
  }

  /** True the first time that a check meets a text: the same sentence is told many times in a game. */
  private isNew(check: string | AnyText, said: string): boolean {
    const met = this.met.get(check) ?? new Set();
    if (met.has(said)) return false;
    this.met.set(check, met.add(said));
    return true;
  }
}

const LATIN = /[A-Za-z]+/g;

const longestFirst = (names: readonly string[]): readonly string[] => [...names].sort((a, b) => b.length - a.length);

/** A text with a space in place of each name. */
const without = (said: string, names: readonly string[]): string =>
  names.reduce((rest, name) => (rest.includes(name) ? rest.replaceAll(name, ' ') : rest), said);

/** The ids of what a pack holds, not its own, and the names in all languages. */
function contentWords(content: unknown): { readonly ids: readonly string[]; readonly names: readonly string[] } {
  const ids: string[] = [];
  const names: string[] = [];
  const visit = (part: unknown): void => {
    if (!isTree(part)) return;
    if (typeof part.id === 'string') ids.push(part.id);
    if (isTree(part.name)) for (const name of Object.values(part.name)) if (typeof name === 'string') names.push(name);
    for (const value of Object.values(part)) visit(value);
  };
  visit(content);
  const own = isTree(content) ? content.id : undefined;
  return { ids: ids.filter((id) => id !== own), names };
}
