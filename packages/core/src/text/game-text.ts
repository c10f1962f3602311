import { guarded, type Violation } from '../errors.js';
import type { AnyAction, Seat, Viewer } from '../game/types.js';
import type { FactTable } from './model-tables.js';
import {
  type ActionGroup,
  type ActionText,
  type AskedText,
  type Face,
  interfaceTexts,
  type MarkedTexts,
} from './text-interface.js';
import { keyed, refusalText, type Speaker, type Told, type Voice } from './voice.js';

/**
 * A game in words. Text is made of what one viewer may know: views, and the events that the viewer was sent; so it can tell
 * nothing else. What people have written, such as names of cards in a pack and of players, stands in it raw: whoever shows it
 * on a page or a terminal makes it harmless there. Every function throws `InputError` for what does not come from an engine of the game.
 */
export interface GameText<View, Action, Event, Why> {
  /** The language that it is said in: `en-GB`. */
  readonly locale: string;
  /** What a player is called. */
  seat(seat: Seat): string;
  /** The game's name. */
  readonly title: string;
  /** How scores and ties work. */
  readonly scoring: string;
  /** The fields of actions that are amounts: people type them in as numbers. */
  readonly amounts: readonly string[];
  /** The table before the first decision. */
  opening(view: View): string;
  /** An action as an entry of a menu, in the position in which it is legal: whole, and what it costs and gives. */
  action(view: View, action: Action): ActionText;
  /**
   * What somebody did, by a view of the position before: `P2 ends the turn`, or `You end the turn`. It names what the action
   * names: of another seat whose cards nobody saw, tell the events that the viewer was sent (`summary`) instead.
   */
  moved(view: View, action: Action): string;
  /** Legal actions by topic; a group whose actions differ in amounts alone has their ranges. */
  groups(view: View, legal: readonly Action[]): readonly ActionGroup<Action>[];
  /** What an action has in common with others of a long list. */
  topic(view: View, action: Action): string;
  /** What is asked, in short, and of whom, with the facts that the answer needs; empty when the game is over. */
  question(view: View): AskedText;
  /** What happened, by a view of the position before or after. */
  event(view: View, event: Event): Told;
  /** Several events in one line: the last of them as sentences, and how many more there were. */
  summary(view: View, events: readonly Event[]): string;
  /** Why an action is refused: a sentence with the numbers; `why.rule` is the rule. */
  refusal(why: Why): string;
  /** Why the game ended, by the reason of its outcome. */
  reason(reason: string): string;
  /** What a player's score is made of, by heading. */
  score(view: View, seat: Seat): Readonly<Record<string, string>>;
  /**
   * A card or another part of the content in full, by its id: name, what it does, and whether it is reconstructed. Cards
   * that players bring along (an option of some games) are found with a view of the game.
   */
  card(id: string, view?: View): string;
  /** The same as data, for a drawing. */
  face(id: string, view?: View): Face;
  /** Lists, numbers with nouns, and signs, as the sentences have them. */
  readonly words: Pick<Voice<string>, 'list' | 'count' | 'signed'>;
  /** What an option decides. */
  option(name: string): string;
  /** What one of its values means. */
  optionValue(name: string, value: unknown): string;
  /** The position in tables; the first one has a row a seat. */
  tables(view: View): readonly FactTable[];
  /** The board in characters, line by line; empty for a game without one. */
  drawing(view: View): readonly string[];
  /** What the characters of the drawing mean; empty without one. */
  readonly legend: string;
}

/** What a game says that has a language of its own. */
export interface WholeTexts<View, Action, Event, Decision> extends MarkedTexts<View, Action, Event, Decision> {
  readonly opening: (view: View) => string;
  readonly score: (view: View, seat: Seat) => Readonly<Record<string, string>>;
  readonly optionValue: (name: string, value: unknown) => string;
  readonly tables: (view: View) => readonly FactTable[];
  /** Without it there is no drawing, and no legend. */
  readonly drawing?: (view: View) => readonly string[];
  /** Refusals tell all facts that the language knows, or amounts alone. */
  readonly facts?: 'amounts';
}

/**
 * All words of a game. The language says the messages `title`, `scoring`, `legend` with a drawing, `reason.<reason>` for each
 * way in which the game ends, `option.<name>`, and those of `refusalMessages`. Each function throws `InputError` for what
 * does not come from an engine of the game.
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
  const { drawing, facts } = texts;
  const say = (key: string): string => voice.say(keyed(voice, key));
  return Object.freeze({
    ...interfaceTexts(speaker, texts),
    title: say('title'),
    scoring: say('scoring'),
    legend: drawing === undefined ? '' : say('legend'),
    opening: guarded(texts.opening),
    refusal: guarded((why: Why) => refusalText(speaker, why, facts)),
    reason: guarded((reason: string) => say(`reason.${reason}`)),
    score: guarded(texts.score),
    option: guarded((name: string) => say(`option.${name}`)),
    optionValue: guarded(texts.optionValue),
    tables: guarded(texts.tables),
    drawing: guarded(drawing ?? ((_: View) => [])),
  });
}
