import {
  type AnyAction,
  at,
  coreRules,
  isInputError,
  type RuleCatalogue,
  renderViolation,
  ruleName,
  type Seat,
  type View,
  type Violation,
} from '@rulewright/core';
import { advice } from './advice.js';
import { inOneLine } from './errors.js';
import type { AnyGame, AnyState } from './game.js';
import { suggestion } from './suggestion.js';
import type { Prompts } from './terminal.js';
import type { Transcript } from './transcript.js';
import { wordsOf } from './words/words.js';

/** More actions than this are offered by topic first. */
const LONGEST_LIST = 12;

/** One line of a menu and the actions behind it. */
export interface Entry {
  readonly name: string;
  readonly actions: readonly AnyAction[];
}

interface Conversation {
  readonly game: AnyGame;
  readonly state: AnyState;
  readonly seat: Seat;
  readonly view: View<AnyState>;
  readonly prompts: Prompts;
  readonly transcript: Transcript;
  readonly canUndo: boolean;
  /** Other wishes that the person may type. */
  readonly wishes: readonly LessonWish[];
}

/** Prompts, output and permissions for asking a person. */
export interface Manners {
  readonly prompts: Prompts;
  readonly transcript: Transcript;
  /** The only answer is taken without asking. */
  readonly auto?: boolean | undefined;
  /** The person may go back to the last decision of the seat. */
  readonly canUndo?: boolean;
}

/** Wishes of a learner in place of an answer: to see the solution, or to leave. */
export type LessonWish = 'show-solution' | 'leave';

/** Wishes of a player in place of an action: to take back their last decision, or to give the game up. */
export type Wish = 'undo' | 'resign';
/** Typed in place of an action to ask for the best one. */
const HINT = 'hint';
export const WISHES: Readonly<Record<string, Wish>> = { undo: 'undo', takeback: 'undo', resign: 'resign' };

/** Asks a person until there is a legal action, or a wish. Shows only the seat's view. */
export const askHuman = (game: AnyGame, state: AnyState, seat: Seat, manners: Manners): Promise<AnyAction | Wish> =>
  asked(game, state, seat, { ...manners, wishes: [] }) as Promise<AnyAction | Wish>;

/** Asks a learner, who has other wishes. */
export const askLearner = (
  game: AnyGame,
  state: AnyState,
  seat: Seat,
  manners: Omit<Manners, 'auto' | 'canUndo'>,
): Promise<AnyAction | LessonWish> =>
  asked(game, state, seat, { ...manners, wishes: ['show-solution', 'leave'] }) as Promise<AnyAction | LessonWish>;

async function asked(
  game: AnyGame,
  state: AnyState,
  seat: Seat,
  { auto = false, canUndo = false, ...manners }: Manners & Pick<Conversation, 'wishes'>,
): Promise<AnyAction | Wish | LessonWish> {
  const view = game.engine.view(state, seat);
  const talk: Conversation = { game, state, seat, view, canUndo, ...manners };
  const { transcript } = talk;
  const legal = game.engine.legalActions(state, seat);
  const only = auto ? game.engine.onlyAnswer(view) : undefined;
  if (only !== undefined) {
    transcript.print([
      { text: wordsOf(game).say('only-answer', { action: game.narrator.phrase(view, only) }), style: 'note' },
    ]);
    return only;
  }
  const entries = menu(game, view, legal);
  transcript.close();
  for (;;) {
    const action = await answer(talk, entries);
    if (action !== undefined) return action;
  }
}

/** One round of the menu; undefined when it has to be shown again. */
async function answer(
  talk: Conversation,
  entries: readonly Entry[],
): Promise<AnyAction | Wish | LessonWish | undefined> {
  const { game, seat, view, prompts, transcript, canUndo, wishes } = talk;
  const { say } = wordsOf(game);
  const services = [
    'show-board',
    'ask-hint',
    'type-action',
    ...(canUndo ? (['undo'] as const) : []),
    ...wishes,
  ] as const;
  const names = [...entries.map(({ name }) => name), ...services.map((service) => say(service))];
  const index = await prompts.choose(game.narrator.question(view, seat), names);
  const entry = entries[index];
  if (entry !== undefined) return narrow(talk, entry.actions);
  const hint = async () => transcript.print((await advice(game, view)).map((line) => ({ text: line })));
  const service = services[index - entries.length];
  switch (service) {
    case 'show-board':
      transcript.print(game.narrator.board(view));
      return undefined;
    case 'ask-hint':
      await hint();
      return undefined;
    case 'type-action': {
      const text = await prompts.text(hintOf(talk));
      if (text.trim().toLowerCase() !== HINT) return typed(talk, text);
      await hint();
      return undefined;
    }
    default:
      return service;
  }
}

/** A short list is offered action by action, a long one by topic. */
export function menu({ narrator }: AnyGame, view: View<AnyState>, legal: readonly AnyAction[]): Entry[] {
  const said = (action: AnyAction): Entry => ({ name: narrator.phrase(view, action), actions: [action] });
  if (legal.length <= LONGEST_LIST) return legal.map(said);
  return narrator.groups(view, legal).map(({ topic, actions }) => {
    const [only, ...more] = actions;
    return only !== undefined && more.length === 0 ? said(only) : { name: `${topic} …`, actions };
  });
}

/** Asks on until one action is left: amounts as numbers, the rest from a list. */
async function narrow(talk: Conversation, actions: readonly AnyAction[]): Promise<AnyAction | undefined> {
  const { game, view, prompts } = talk;
  let left = actions;
  for (const field of game.narrator.amounts) {
    const chosen = await amount(talk, left, field);
    if (chosen === undefined) return undefined;
    left = chosen;
  }
  if (left.length <= 1) return left[0];
  const names = left.map((action) => game.narrator.phrase(view, action));
  const index = await prompts.choose(wordsOf(game).say('which-one'), [...names, wordsOf(game).say('go-back')]);
  return left[index];
}

/** The actions with the amount a person types; undefined when none has it, and the reason is printed. */
async function amount(
  talk: Conversation,
  actions: readonly AnyAction[],
  field: string,
): Promise<readonly AnyAction[] | undefined> {
  const values = [...new Set(actions.map((action) => amountIn(action, field)))].filter((value) => value !== undefined);
  if (values.length <= 1) return actions;
  const wanted = await talk.prompts.number(amountText(talk.game, field, values));
  const chosen = actions.filter((action) => amountIn(action, field) === wanted);
  if (chosen.length > 0) return chosen;
  explain(talk, { ...at(actions, 0), [field]: wanted });
  return undefined;
}

/** The question for an amount. */
function amountText(game: AnyGame, field: string, values: readonly number[]): string {
  const { say, knows } = wordsOf(game);
  const key = `field.${field}`;
  const named = knows(key) ? say(key) : field;
  return say('amount', { field: named, least: Math.min(...values), most: Math.max(...values) });
}

function amountIn(action: AnyAction, field: string): number | undefined {
  const value: unknown = Object.entries(action).find(([name]) => name === field)?.[1];
  return typeof value === 'number' ? value : undefined;
}

/** An example of an action as it can be typed. */
function hintOf({ game, state, seat }: Conversation): string {
  const { engine } = game;
  const [first] = engine.legalActions(state, seat);
  const { say } = wordsOf(game);
  return first === undefined
    ? say('action')
    : say('action.such', { example: engine.format(first).replace(/^\d+ /, '') });
}

/** The action that a line of notation means, with or without its seat, or a wish; undefined when it is refused, and why is printed. */
function typed(talk: Conversation, text: string): AnyAction | Wish | undefined {
  const { game, state, seat, transcript } = talk;
  const word = text.trim().toLowerCase();
  if (talk.canUndo && Object.hasOwn(WISHES, word)) return WISHES[word];
  const line = /^\s*\d/.test(text) ? text : `${seat} ${text.trim()}`;
  try {
    const action = game.engine.parse(line);
    return explain(talk, action) ? action : undefined;
  } catch (error) {
    if (!isInputError(error)) throw error;
    const types = [...new Set(game.engine.legalActions(state, seat).map(({ type }) => type))];
    const [type = ''] = text
      .trim()
      .replace(/^\d+\s+/, '')
      .split(/\s+/);
    const hint = types.includes(type) ? '' : `: ${suggestion(type, types, `you can ${types.join(', ')}`)}`;
    transcript.print([
      { text: wordsOf(game).say('no-action', { error: inOneLine(error), hint: hintIn(game, hint, types) }) },
    ]);
    return undefined;
  }
}

/** The hint at actions with a similar name; in languages other than English the action names as they are typed. */
const hintIn = ({ words }: AnyGame, hint: string, types: readonly string[]): string =>
  words === undefined ? hint : `: ${types.join(', ')}`;

/** True when the seat may do it now; otherwise the rule that forbids it is printed. */
function explain({ game, state, seat, transcript }: Conversation, action: AnyAction): boolean {
  const violation: Violation | undefined =
    action.seat === seat
      ? game.engine.explain(state, action)
      : { rule: 'CORE-ACT.3', code: 'not-asked', details: { seat: action.seat } };
  if (violation === undefined) return true;
  transcript.print(refusal(game, violation).map((text) => ({ text })));
  return false;
}

/** The refusal of an action: a sentence, then the rule with its title and its text. */
export function refusal({ rules, refusals, text: told, words }: AnyGame, violation: Violation): string[] {
  const catalogue: RuleCatalogue = { ...coreRules, ...rules };
  if (words !== undefined) return [told.refusal(violation), ruleName(violation.rule, rules[violation.rule])];
  const text = catalogue[violation.rule]?.text;
  return [...renderViolation(violation, { rules, refusals }).split('\n'), ...(text === undefined ? [] : [text])];
}
