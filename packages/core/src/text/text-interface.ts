import type { AnyAction, Seat, Viewer } from '../game/types.js';
import { guarded } from '../ground/errors.js';
import { type About, withVerbs } from './filling.js';
import { bare, leaving } from './shielded.js';
import type { Speaker } from './speaker.js';
import { keyed, type Told, type Voice } from './voice.js';

// The pieces of sentences that interfaces show: a short question, the parts of an action, long lists in groups, events
// in a line.

/** A question, whole and in its parts. */
export interface AskedText {
  /** The question alone: `Do you agree?` */
  readonly short: string;
  /** Its subject; empty when the question says everything. */
  readonly situation: string;
  /** The asked seat and its possessions, which a page may already show. Empty when the sentence does not tell. */
  readonly own: string;
  /** The rule that asks. */
  readonly rule: string;
  /** The whole sentence. Empty when the game is over. */
  readonly text: string;
}

/** An action, whole and in its parts. */
export interface ActionText {
  /** The deed: `place an oil piece on H04 (1,−2)`. */
  readonly label: string;
  /** The cost; empty when there is none. */
  readonly cost: string;
  /** The consequence; empty when the label says it all. */
  readonly gain: string;
  /** The whole sentence in one line. */
  readonly text: string;
}

// Sentences mark their parts: `{<ask}Do you agree?{>}`, `play {card}{<cost} ({|}{price}{|}){>}{<gain}: {|}{does}{>}`.
// Interfaces show the text between the bars alone; the text around them joins it to the sentence. A part that is the
// whole content, `pay {<cost=}{price}{>}`, stays in the rest.
const PART = /\{<(\w+)(=?)\}(.*?)\{>\}/gs;
const MARK = /\{(?:<\w+=?|>|\|)\}/g;

/** A sentence without the marks of its parts. */
const whole = (marked: string, about: About = 'menu'): string => withVerbs(marked, about).replaceAll(MARK, '');

/** The text of all parts of a kind; undefined when the sentence has no such part. */
export function markedPart(marked: string, name: string): string | undefined {
  const found: string[] = [];
  for (const [, kind, , inside = ''] of marked.matchAll(PART)) {
    if (kind !== name) continue;
    const [before = '', bare] = inside.split('{|}');
    found.push(whole(bare ?? before).trim());
  }
  return found.length === 0 ? undefined : found.join(' ');
}

/** The sentence without its parts, and without what joins them to it. */
export const without = (marked: string, about: About = 'menu'): string =>
  whole(
    marked.replaceAll(PART, (_, _kind, stays: string, inside: string) => (stays === '' ? '' : inside)),
    about,
  )
    .replaceAll(/ {2,}/g, ' ')
    .trim();

/** The sentence, marked as a question unless it contains a mark already. */
export const asking: (asked: string) => string = guarded((asked) =>
  asked.includes('{<ask}') ? asked : `{<ask}${asked}{>}`,
);

/** A marked question in its parts; without a mark it is all short. */
function askedText(marked: string, rule: string): AskedText {
  const short = markedPart(marked, 'ask');
  const text = whole(marked);
  if (short === undefined) return { short: text, situation: '', own: '', rule, text };
  return { short, situation: without(marked), own: markedPart(marked, 'own') ?? '', rule, text };
}

/** The question of a finished game. */
const NOTHING_ASKED: AskedText = Object.freeze({ short: '', situation: '', own: '', rule: '', text: '' });

/** A marked action in its parts. */
const actionTextOf = (marked: string): ActionText => ({
  label: without(marked),
  cost: markedPart(marked, 'cost') ?? '',
  gain: markedPart(marked, 'gain') ?? '',
  text: whole(marked),
});

/** A past action as a clause: `P2 places an oil piece on H04`, or `You place …` for the player who did it. */
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

/** The number of events in a summary. */
const TOLD_IN_A_LINE = 3;

/** The last few events in one line, with the number of others. */
function summaryText<Key extends string>(voice: Voice<Key>, told: readonly Told[]): string {
  const said = told.filter(({ style }) => style === undefined).map(({ text }) => text);
  if (said.length === 0) return '';
  const last = said.slice(-TOLD_IN_A_LINE);
  const list = last.map((text, i) => (i === last.length - 1 || /[.!?]$/.test(text) ? text : `${text}.`)).join(' ');
  const more = said.length - TOLD_IN_A_LINE;
  return more <= 0 ? list : voice.say(keyed(voice, 'summary.more'), { list, more });
}

/** The face of a card from its marked sentence. */
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
  /** The range of each amount, if the actions differ only in amounts. */
  readonly amounts: Readonly<Record<string, { readonly least: number; readonly most: number }>>;
}

/** Legal actions by topic, in the order of the list. */
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

/** A card or another part of the content, as data for a drawing of its own. */
export interface Face {
  readonly id: string;
  readonly name: string;
  /** The kind of thing: a word of the game, such as `initiative`. */
  readonly kind: string;
  /** The cost in words; empty when there is none. */
  readonly cost: string;
  /** The effect without the name; empty when there is none. */
  readonly effect: string;
  /** A remark, such as that it is reconstructed; empty when there is none. */
  readonly note: string;
  /** Its edition or pack; empty when there is only one. */
  readonly edition: string;
  /** The printed signs and numbers, by name. */
  readonly icons: Readonly<Record<string, string | number>>;
}

/** The sentences of a game, with marked parts. */
export interface MarkedTexts<View, Action, Event, Decision> {
  /** The fields of actions that are amounts. */
  readonly amounts: readonly string[];
  readonly decision: (view: View) => Decision | undefined;
  readonly action: (view: View, action: Action) => string;
  readonly topic: (view: View, action: Action) => string;
  readonly question: (view: View, decision: Decision) => string;
  readonly event: (view: View, event: Event) => Told;
  readonly card: (id: string, view: View | undefined) => string;
  /** The fields of a card's face that its sentence does not give, or gives differently. */
  readonly face: (id: string, view: View | undefined) => Pick<Face, 'name' | 'kind'> & Partial<Face>;
}

/** The texts for interfaces, each guarded against bad arguments. */
function textsOf<
  View extends { readonly viewer: Viewer },
  Action extends AnyAction,
  Event,
  Decision extends { readonly rule: string },
  Key extends string,
>(speaker: Pick<Speaker<unknown, Key>, 'voice' | 'seats'>, texts: MarkedTexts<View, Action, Event, Decision>) {
  const { voice, seats } = speaker;
  const { amounts } = texts;
  const topic = (view: View, action: Action): string => bare(whole(texts.topic(view, action)));
  return {
    locale: voice.locale,
    seat: leaving((seat: Seat) => seats(seat)),
    amounts: Object.freeze([...amounts]),
    action: leaving((view: View, action: Action) => actionTextOf(texts.action(view, action))),
    moved: leaving((view: View, action: Action) => movedText(speaker, view.viewer, action, texts.action(view, action))),
    topic: guarded(topic),
    groups: guarded((view: View, legal: readonly Action[]) =>
      groupsOf(legal, (action) => topic(view, action), amounts),
    ),
    question: leaving((view: View) => {
      const decision = texts.decision(view);
      return decision === undefined ? NOTHING_ASKED : askedText(texts.question(view, decision), decision.rule);
    }),
    event: leaving(texts.event),
    summary: leaving((view: View, events: readonly Event[]) =>
      summaryText(
        voice,
        events.map((event) => texts.event(view, event)),
      ),
    ),
    card: leaving((id: string, view?: View) => whole(texts.card(id, view))),
    face: leaving((id: string, view?: View) => faceOf({ id, ...texts.face(id, view) }, texts.card(id, view))),
    words: Object.freeze({ list: voice.list, count: voice.count, signed: voice.signed }),
  };
}

/**
 * The texts that all games offer to interfaces, from sentences with marked parts. Throws `InputError` for anything
 * else.
 */
export const interfaceTexts: typeof textsOf = guarded(textsOf) as typeof textsOf;

/** A sentence without the marks of its parts, for a table or a list. Throws `InputError` for anything but a text. */
export const unmarked: (sentence: string) => string = guarded((sentence) => whole(sentence));
