import { guarded } from '../errors.js';
import type { AnyAction, Seat, Viewer } from '../game/types.js';
import { keyed, type Speaker, type Told, type Voice } from './voice.js';

// What interfaces show of sentences: a question in short, an action by its parts, long lists in groups, events in a line.

/** A question, whole and in its parts. */
export interface AskedText {
  /** The question alone: `Do you agree?` */
  readonly short: string;
  /** What it is about; empty when the question says all. */
  readonly situation: string;
  /** Of whom, and what that seat has: a page that shows it anyway leaves it out. Empty when that is not said. */
  readonly own: string;
  /** The rule that asks. */
  readonly rule: string;
  /** All of it. Empty when the game is over. */
  readonly text: string;
}

/** An action, whole and in its parts. */
export interface ActionText {
  /** What is done: `place an oil piece on H04 (1,−2)`. */
  readonly label: string;
  /** What it costs; empty when that is nothing. */
  readonly cost: string;
  /** What comes of it; empty when the label says it all. */
  readonly gain: string;
  /** All of it in one line. */
  readonly text: string;
}

// Sentences mark their parts: `{<ask}Do you agree?{>}`, `play {card}{<cost} ({|}{price}{|}){>}{<gain}: {|}{does}{>}`. Between
// the bars stands what an interface shows by itself, around them what joins it to the rest of the sentence. A part that is all
// there is to say, `pay {<cost=}{price}{>}`, stays in the rest.
const PART = /\{<(\w+)(=?)\}(.*?)\{>\}/gs;
const MARK = /\{(?:<\w+=?|>|\|)\}/g;

/** A verb in the form for the player addressed, and for others: `{place/places}`; three have one for menus first. */
const VERB = /\{([^{}/|<>]*)\/([^{}/|<>]*)(?:\/([^{}/|<>]*))?\}/g;

/** What is offered in a menu, to who is addressed, or of somebody else. */
type About = 'menu' | 'you' | 'other';

/** A sentence without the marks of its parts. */
const whole = (marked: string, about: About = 'menu'): string =>
  marked
    .replaceAll(VERB, (_, menu: string, second: string, third: string | undefined) => {
      if (about === 'menu') return menu;
      const [you, other] = third === undefined ? [menu, second] : [second, third];
      return about === 'you' ? you : other;
    })
    .replaceAll(MARK, '');

/** What an interface shows of a part by itself; undefined when the sentence has no such part. */
function markedPart(marked: string, name: string): string | undefined {
  for (const [, kind, , inside = ''] of marked.matchAll(PART)) {
    if (kind !== name) continue;
    const [before = '', bare] = inside.split('{|}');
    return whole(bare ?? before);
  }
  return undefined;
}

const without = (marked: string, about: About = 'menu'): string =>
  whole(
    marked.replaceAll(PART, (_, _kind, stays: string, inside: string) => (stays === '' ? '' : inside)),
    about,
  )
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** What is asked, marked as the question of its sentence unless a part of it is marked already. */
export const asking: (asked: string) => string = guarded((asked) =>
  asked.includes('{<ask}') ? asked : `{<ask}${asked}{>}`,
);

/** A marked question in its parts; one without a mark is short. */
function askedText(marked: string, rule: string): AskedText {
  const short = markedPart(marked, 'ask');
  const text = whole(marked);
  if (short === undefined) return { short: text, situation: '', own: '', rule, text };
  return { short, situation: without(marked), own: markedPart(marked, 'own') ?? '', rule, text };
}

/** The question of a game that is over. */
const NOTHING_ASKED: AskedText = Object.freeze({ short: '', situation: '', own: '', rule: '', text: '' });

/** A marked action in its parts. */
const actionTextOf = (marked: string): ActionText => ({
  label: without(marked),
  cost: markedPart(marked, 'cost') ?? '',
  gain: markedPart(marked, 'gain') ?? '',
  text: whole(marked),
});

/** What somebody did, as a clause: `P2 places an oil piece on H04`; who reads about oneself reads `You place …`. */
function movedText<Key extends string>(
  { voice, seats }: Pick<Speaker<unknown, Key>, 'voice' | 'seats'>,
  viewer: Viewer,
  { seat, type }: AnyAction,
  marked: string,
): string {
  const isOwn = viewer === seat;
  const done = without(marked, isOwn ? 'you' : 'other');
  const values = { seat: seats(seat), done };
  const key = voice.knows(`moved.${type}`) ? `moved.${type}` : 'moved';
  return whole(voice.say(keyed(voice, key, isOwn ? 'you' : undefined), values), isOwn ? 'you' : 'other');
}

/** This many events are told in a summary. */
const TOLD_IN_A_LINE = 3;

/** The last of some events in one line, and how many others there were. */
function summaryText<Key extends string>(voice: Voice<Key>, told: readonly Told[]): string {
  const said = told.filter(({ style }) => style === undefined).map(({ text }) => text);
  if (said.length === 0) return '';
  const last = said.slice(-TOLD_IN_A_LINE);
  const list = last.map((text, i) => (i === last.length - 1 || /[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
  const more = said.length - TOLD_IN_A_LINE;
  return more <= 0 ? list : voice.say(keyed(voice, 'summary.more'), { list, more });
}

/** The face of a card from its sentence, whose parts are marked. */
const faceOf = (card: Pick<Face, 'id' | 'name' | 'kind'> & Partial<Face>, marked: string): Face => ({
  cost: markedPart(marked, 'cost') ?? '',
  effect: markedPart(marked, 'effect') ?? '',
  note: markedPart(marked, 'note') ?? '',
  edition: markedPart(marked, 'edition') ?? '',
  icons: {},
  ...card,
});

/** Legal actions with a topic in common. */
export interface ActionGroup<Action> {
  readonly topic: string;
  readonly actions: readonly Action[];
  /** When its actions differ in amounts alone: the least and the most of each amount. */
  readonly amounts: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
}

/** Legal actions by their topics, in the order of the list. */
function groupsOf<Action extends AnyAction>(
  legal: readonly Action[],
  topicOf: (action: Action) => string,
  amounts: readonly string[],
): readonly ActionGroup<Action>[] {
  const groups = new Map<string, Action[]>();
  for (const action of legal) {
    const topic = topicOf(action);
    const known = groups.get(topic);
    if (known === undefined) groups.set(topic, [action]);
    else known.push(action);
  }
  return [...groups].map(([topic, actions]) => ({ topic, actions, amounts: rangesOf(actions, amounts) }));
}

function rangesOf<Action extends AnyAction>(
  actions: readonly Action[],
  amounts: readonly string[],
): ActionGroup<Action>['amounts'] {
  const rest = new Set(
    actions.map((action) => JSON.stringify(Object.entries(action).filter(([name]) => !amounts.includes(name)))),
  );
  if (rest.size > 1 || actions.length < 2) return {};
  const ranges: Record<string, { least: number; most: number }> = {};
  for (const action of actions)
    for (const [name, value] of Object.entries(action)) {
      if (!amounts.includes(name) || typeof value !== 'number') continue;
      const { least, most } = ranges[name] ?? { least: value, most: value };
      ranges[name] = { least: Math.min(least, value), most: Math.max(most, value) };
    }
  return ranges;
}

/** What a card or another part of the content is, as data for a drawing of its own. */
export interface Face {
  readonly id: string;
  readonly name: string;
  /** What it is: a word of the game, such as `initiative`. */
  readonly kind: string;
  /** What it costs, in words; empty when that is nothing. */
  readonly cost: string;
  /** What it does, without its name; empty when it does nothing. */
  readonly effect: string;
  /** What else is to be known, such as that it is reconstructed; empty when there is nothing. */
  readonly note: string;
  /** The edition or pack that it belongs to; empty when there is one. */
  readonly edition: string;
  /** What is printed on it as signs and numbers, by name. */
  readonly icons: Readonly<Record<string, string | number>>;
}

/** What a game says, in sentences with marked parts. */
export interface MarkedTexts<View, Action, Event, Decision> {
  /** The fields of actions that are amounts. */
  readonly amounts: readonly string[];
  readonly decision: (view: View) => Decision | undefined;
  readonly action: (view: View, action: Action) => string;
  readonly topic: (view: View, action: Action) => string;
  readonly question: (view: View, decision: Decision) => string;
  readonly event: (view: View, event: Event) => Told;
  readonly card: (id: string, view: View | undefined) => string;
  /** What the sentence of a card does not say of its face, and what it says otherwise. */
  readonly face: (id: string, view: View | undefined) => Pick<Face, 'name' | 'kind'> & Partial<Face>;
}

/** What an interface gets, each guarded against what it is called with. */
function textsOf<
  View extends { readonly viewer: Viewer },
  Action extends AnyAction,
  Event,
  Decision extends { readonly rule: string },
  Key extends string,
>(speaker: Pick<Speaker<unknown, Key>, 'voice' | 'seats'>, texts: MarkedTexts<View, Action, Event, Decision>) {
  const { voice, seats } = speaker;
  const { amounts } = texts;
  const topic = (view: View, action: Action): string => whole(texts.topic(view, action));
  return {
    locale: voice.locale,
    seat: guarded((seat: Seat) => seats(seat)),
    amounts: Object.freeze([...amounts]),
    action: guarded((view: View, action: Action) => actionTextOf(texts.action(view, action))),
    moved: guarded((view: View, action: Action) => movedText(speaker, view.viewer, action, texts.action(view, action))),
    topic: guarded(topic),
    groups: guarded((view: View, legal: readonly Action[]) =>
      groupsOf(legal, (action) => topic(view, action), amounts),
    ),
    question: guarded((view: View) => {
      const decision = texts.decision(view);
      return decision === undefined ? NOTHING_ASKED : askedText(texts.question(view, decision), decision.rule);
    }),
    event: guarded(texts.event),
    summary: guarded((view: View, events: readonly Event[]) =>
      summaryText(
        voice,
        events.map((event) => texts.event(view, event)),
      ),
    ),
    card: guarded((id: string, view?: View) => whole(texts.card(id, view))),
    face: guarded((id: string, view?: View) => faceOf({ id, ...texts.face(id, view) }, texts.card(id, view))),
    words: Object.freeze({ list: voice.list, count: voice.count, signed: voice.signed }),
  };
}

/** What all games offer to interfaces, from sentences with marked parts. Throws `InputError` for anything else. */
export const interfaceTexts: typeof textsOf = guarded(textsOf) as typeof textsOf;

/** A sentence without the marks of its parts, for a table or a list. Throws `InputError` for anything that is not a text. */
export const unmarked: (sentence: string) => string = guarded((sentence) => whole(sentence));
