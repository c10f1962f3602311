import { at, NONE, type Seat } from '@rulewright/core';
import type {
  DoesNotExistAction,
  DoesNotExistContent,
  DoesNotExistEngine,
  DoesNotExistQueries,
  DoesNotExistState,
} from '@rulewright/does-not-exist';

type Type = DoesNotExistAction['type'];

/** What genres add to held cards, roughly. */
const GENRES = 1.4;

/** What a player thinks of the position. */
interface Mood {
  readonly content: DoesNotExistContent;
  readonly ask: DoesNotExistQueries;
  readonly seat: Seat;
  /** Whose line-up the seat builds; the own one for who has none. */
  readonly builds: Seat;
  /** The total that the line-up has to reach. */
  readonly needed: number;
  readonly leads: boolean;
  /** The held cards can make the line-up win. */
  readonly canWin: boolean;
}

/**
 * How likely a random player of Does Not Exist takes each action: one who starts a rave when the cards may be enough,
 * lays what adds most until the line-up leads, invades when the own cards are better, pays with weak cards and keeps the
 * good ones. Kinds of actions are weighed against each other, then cards. Made for games worth reading, not for winning.
 */
export const doesNotExistHabits =
  (engine: DoesNotExistEngine) =>
  (state: DoesNotExistState, seat: Seat, legal: readonly DoesNotExistAction[]): number[] => {
    const mood = moodOf(engine, state, seat);
    const fits = legal.map((action) => fit(mood, action));
    const sums = new Map<Type, number>();
    legal.forEach(({ type }, i) => {
      sums.set(type, (sums.get(type) ?? 0) + at(fits, i));
    });
    return legal.map(({ type }, i) => (keenness(state, mood, type) * at(fits, i)) / (sums.get(type) ?? 1));
  };

function moodOf(engine: DoesNotExistEngine, state: DoesNotExistState, seat: Seat): Mood {
  const ask = engine.ask(state);
  const { hand, inventory } = at(state.players, seat);
  const builds = seat === state.rave.saviour ? state.turn.host : seat;
  const isThere = state.lineups.some(({ owner }) => owner === builds);
  const others = state.lineups.filter(({ owner }) => owner !== builds).map(({ owner }) => ask.lineup(owner).total + 1);
  const needed = Math.max(ask.needed(builds), ...others);
  const held = [...hand, ...inventory].reduce((sum, card) => sum + worth(engine.content, card), 0);
  const total = isThere ? ask.lineup(builds).total : 0;
  const canWin = total + held * GENRES >= needed;
  return { content: engine.content, ask, seat, builds, needed, leads: ask.strongest() === builds, canWin };
}

const worth = ({ sounds }: DoesNotExistContent, card: number): number => at(sounds, card).comparison;
const worthNamed = (content: DoesNotExistContent, name: string): number => {
  const card = content.soundIndex[name];
  return card === undefined ? 3 : worth(content, card);
};

/** How much a player likes to do something of a kind, beside 1 for an ordinary deed; what is not listed is ordinary. */
const KEENNESS: Readonly<Partial<Record<Type, number>>> = {
  roll: 8,
  'walk-away': 5,
  'end-turn': 2,
  counter: 0.4,
  hijack: 0.4,
  throw: 0.2,
  signal: 0.2,
  'trade-open': 0.15,
  surrender: 0.05,
};

/** The same where it depends on the position. Above 0. */
function keenness(state: DoesNotExistState, { seat, leads, canWin }: Mood, type: Type): number {
  const { souls, class: classes, hand, inventory } = at(state.players, seat);
  switch (type) {
    case 'buy-class':
      return classes.length === 0 && souls > 1 ? 1 : 0.02;
    case 'recruit':
      return hand.length + inventory.length > 4 ? 0.6 : 0.05;
    case 'invite':
      return canWin ? 1.5 : 0.1;
    case 'start-rave':
      return canWin ? 3 : 0.4;
    case 'pass':
      return canWin ? 0.2 : 1.5;
    case 'play':
    case 'play-rolled':
      return leads ? 0.05 : canWin ? 6 : 0.3;
    case 'invade':
      return canWin ? 0.7 : 0.03;
    case 'ask-mercenary':
    case 'writer-roll':
    case 'tattoo-roll':
    case 'copy':
    case 'expel':
    case 'challenge':
    case 'call':
      return leads ? 0.1 : 1;
    case 'hold':
      return !leads && canWin ? 0.6 : 2;
    case 'stash':
      return inventory.length < 5 ? 3 : 0.2;
    case 'accept':
      return isGift(state) ? 0.1 : 1;
    default:
      return KEENNESS[type] ?? 1;
  }
}

/** Whether a trade asks for a card and offers none. */
function isGift({ agenda }: DoesNotExistState): boolean {
  const choice = agenda[agenda.length - 1];
  return choice?.kind === 'trade-answer' && choice.give < 0;
}

/** The total of a line-up with one more card as printed; a little where a die gives its bonus. */
function totalWith({ sounds, soundIndex }: DoesNotExistContent, ask: DoesNotExistQueries, owner: Seat, card: string) {
  const { die } = at(sounds, soundIndex[card] ?? NONE);
  return die > 0 ? 3 : ask.lineupWith(owner, [{ card }]).total;
}

/** How well an action suits, beside the others of its kind. Above 0. */
function fit({ content, ask, builds }: Mood, action: DoesNotExistAction): number {
  switch (action.type) {
    case 'play':
    case 'play-rolled':
    case 'lay':
      return 1 + totalWith(content, ask, builds, action.card) ** 2;
    case 'invade':
    case 'stash':
    case 'take':
    case 'give-share':
    case 'recover':
      return worthNamed(content, action.card) ** 2;
    case 'invite': {
      const figure = content.figureIndex[action.monster];
      return figure === undefined ? 1 : at(content.monsters, figure).sounds;
    }
    case 'call':
    case 'counter':
      return 1 / (1 + action.share) ** 2;
    case 'accept':
    case 'throw':
    case 'ask':
      return 1;
    default:
      return 'card' in action ? 1 / worthNamed(content, action.card) ** 2 : 1;
  }
}
