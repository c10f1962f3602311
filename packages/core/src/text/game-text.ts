import type { AnyAction, Seat, Viewer } from '../game/types.js';
import { guarded, type Violation } from '../ground/errors.js';
import type { AidPart } from './aid.js';
import type { FactSheet } from './model-sheets.js';
import { refusalText } from './refusal-text.js';
import { leaving } from './shielded.js';
import type { Speaker } from './speaker.js';
import {
  type ActionGroup,
  type ActionText,
  type AskedText,
  type Face,
  interfaceTexts,
  type MarkedTexts,
} from './text-interface.js';
import { keyed, type Told, type Voice } from './voice.js';

/**
 * A game in words for one viewer, made only of views and of events sent to that viewer, so it can reveal nothing else.
 *
 * Names of cards and players are inserted as they were written: escape them before showing them on a page or a
 * terminal. Every function throws `InputError` for anything that does not come from an engine of the game.
 */
export interface GameText<View, Action, Event, Why> {
  /** The language, such as `en-GB`. */
  readonly locale: string;
  /** The name of a player. */
  seat(seat: Seat): string;
  /** The game's name. */
  readonly title: string;
  /** The rules of scores and ties. */
  readonly scoring: string;
  /** The fields of actions that are amounts, which people type as numbers. */
  readonly amounts: readonly string[];
  /** The position before the first decision. */
  opening(view: View): string;
  /** An action as an entry of a menu, in a position where it is legal: the whole sentence, and its cost and gain. */
  action(view: View, action: Action): ActionText;
  /**
   * A past action, told from the view before it: `P2 ends the turn`, or `You end the turn`.
   *
   * It names everything that the action names. For another seat whose cards were hidden, tell the events sent to the
   * viewer (`summary`) instead.
   */
  moved(view: View, action: Action): string;
  /** Legal actions by topic; a group whose actions differ only in amounts has their ranges. */
  groups(view: View, legal: readonly Action[]): readonly ActionGroup<Action>[];
  /** The common part of an action and others in a long list. */
  topic(view: View, action: Action): string;
  /** The question in short, the asked seats, and the facts needed to answer; empty when the game is over. */
  question(view: View): AskedText;
  /** An event in words, told from the view before or after it. */
  event(view: View, event: Event): Told;
  /**
   * The same text for a reader at that seat: sentences of events call the player *you*, and so do menus of some games.
   * Absent from a text that has no such sentences.
   */
  addressing?(seat: Seat): GameText<View, Action, Event, Why>;
  /** Several events in one line: the last ones as sentences, and the number of others. */
  summary(view: View, events: readonly Event[]): string;
  /** The reason for a refusal: a sentence with the numbers; `why.rule` is the rule. */
  refusal(why: Why): string;
  /** The reason of an outcome in words. */
  reason(reason: string): string;
  /** The parts of a player's score, by heading. */
  score(view: View, seat: Seat): Readonly<Record<string, string>>;
  /**
   * A card or another part of the content in full, by its id: name, effect, and a note if it is reconstructed.
   *
   * Cards that players bring along (an option of some games) need a view of the game.
   */
  card(id: string, view?: View): string;
  /** The same as data, for a drawing. */
  face(id: string, view?: View): Face;
  /** The lists, counts and signs used in the sentences. */
  readonly words: Pick<Voice<string>, 'list' | 'count' | 'signed'>;
  /** The meaning of an option. */
  option(name: string): string;
  /** The meaning of one of its values. */
  optionValue(name: string, value: unknown): string;
  /** The position in tables; the first one has a row for each seat. */
  sheets(view: View): readonly FactSheet[];
  /**
   * A player aid: the order of a round, prices and signs on one page; empty for a game without one. A view fits it to
   * the options of its game.
   */
  aid(view?: View): readonly AidPart[];
  /** The board in characters, line by line; empty for a game without one. */
  drawing(view: View): readonly string[];
  /** The meaning of the characters in the drawing; empty without one. */
  readonly legend: string;
}

/** The texts that only the game can make. */
export interface WholeTexts<View, Action, Event, Decision> extends MarkedTexts<View, Action, Event, Decision> {
  readonly opening: (view: View) => string;
  readonly score: (view: View, seat: Seat) => Readonly<Record<string, string>>;
  readonly optionValue: (name: string, value: unknown) => string;
  readonly sheets: (view: View) => readonly FactSheet[];
  /** The parts of the player aid; `face` is that of a card of the content. */
  readonly aid?: (view: View | undefined, face: (id: string) => Face) => readonly AidPart[];
  /** Without it there is no drawing, and no legend. */
  readonly drawing?: (view: View) => readonly string[];
  /** Limits the facts of refusals to amounts; default all facts that the language knows. */
  readonly facts?: 'amounts';
}

/**
 * All words of a game. The language needs the messages `title`, `scoring`, `legend` with a drawing, `reason.<reason>`,
 * `option.<name>`, and those of `refusalMessages`.
 *
 * Each function throws `InputError` for anything that does not come from an engine of the game.
 */
export const gameText: typeof wholeText = guarded(wholeText) as typeof wholeText;

function wholeText<
  View extends { readonly viewer: Viewer },
  Action extends AnyAction,
  Event,
  Why extends Violation,
  Decision extends { readonly rule: string },
  Key extends string,
>(
  speaker: Speaker<unknown, Key>,
  texts: WholeTexts<View, Action, Event, Decision>,
): GameText<View, Action, Event, Why> {
  const { voice } = speaker;
  const { aid, drawing, facts } = texts;
  const say = (key: string): string => voice.say(keyed(voice, key));
  const interfaces = interfaceTexts(speaker, texts);
  return Object.freeze({
    ...interfaces,
    title: say('title'),
    scoring: say('scoring'),
    legend: drawing === undefined ? '' : say('legend'),
    opening: leaving(texts.opening),
    refusal: leaving((why: Why) => refusalText(speaker, why, facts)),
    reason: guarded((reason: string) => say(`reason.${reason}`)),
    score: leaving(texts.score),
    option: guarded((name: string) => say(`option.${name}`)),
    optionValue: leaving(texts.optionValue),
    sheets: leaving(texts.sheets),
    aid: leaving((view?: View) => aid?.(view, (id) => interfaces.face(id)) ?? []),
    drawing: leaving(drawing ?? ((_: View) => [])),
  });
}
