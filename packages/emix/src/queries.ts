import { at, InputError, NONE, type Seat } from '@rulewright/core';
import { z } from '@rulewright/core/words';
import { aimRefusal } from './aims.js';
import { entryOf, entryOfKind, nameOf } from './cards.js';
import { PROPERTY_NAMES, type PropertyName } from './content/effects.js';
import type { BoardSymbol } from './content/symbols.js';
import { allKinds } from './decks.js';
import { difference } from './emons.js';
import { forecast, type OperationForecast } from './forecast.js';
import { type Distance, distanceToGoal } from './goal.js';
import { isFree } from './humans.js';
import { leastPositive, mostPositive } from './payment.js';
import { type EmixPlayer, type EmixShared, playerModel, sharedModel } from './reading.js';
import { copiesOn, freeSlots, roomRefusal } from './row.js';
import { cardName, index } from './rules/fields.js';
import { symbolAt } from './rules/symbols.js';
import { clanScores, finalScores, type ScoreBreakdown, scoreBreakdown } from './scoring.js';
import { type EmixContext, type Human, type Kind, query } from './state.js';

/** A way to pay for a card, in emons. */
export interface CardPayment {
  readonly pos: number;
  readonly neg: number;
}

/** A property, who carries it out and at whom it is aimed. */
export interface AimedProperty {
  readonly seat: Seat;
  /** The id of the card. */
  readonly card: string;
  readonly part: PropertyName;
  /** The acting human; the seat's own one when not given. */
  readonly human?: Human | undefined;
  /** The target human, and in free feeding the target player, as far as there is one to choose. */
  readonly target?: Human | undefined;
  readonly player?: Seat | undefined;
}

/**
 * Queries on a state or a view: `ask(position).freeSlots(0)`. Seats, humans and places count from 0, emons and cells
 * are whole numbers, cards go by their ids. Throws `InputError` for wrong arguments, and when the answer depends on a
 * hand that a view hides.
 */
export interface EmixQueries {
  /** A player's things, by ids; in a view, those its viewer may know. */
  player(seat: Seat): EmixPlayer;
  /** All shared things: the course of the game, humans, the supply, and decks with their known cards. */
  shared(): EmixShared;
  /** The result of a human so far: by how many cells the marker would move if its pool were absorbed now (EMX-RES.2). */
  result(human: Human): number;
  /**
   * Distances in cells from a player's marker to the goal on each side; 0 at the goal and beyond (EMX-END.1,
   * EMX-END.2).
   */
  distance(seat: Seat): Distance;
  /** Every way in which the pool of a human can pay for a card now; none when it cannot (EMX-CRD.4, EMX-CRD.5). */
  payments(human: Human, card: string): readonly CardPayment[];
  /** The number of further different powers that have room on a human (EMX-PWR.3, EMX-PWR.6). */
  freeSlots(human: Human): number;
  /** True when one more copy of a power has room on a human (EMX-PWR.3 to EMX-PWR.5). */
  hasRoom(human: Human, card: string): boolean;
  /**
   * The effects of a property if it were carried out now, before any payment. Lists each operation with the number of
   * cards, powers, actions or emons it is about (EMX-VOC.4 to EMX-VOC.22). An Influence property counts for all its
   * active copies (EMX-INF.7).
   */
  effect(property: AimedProperty): readonly OperationForecast[];
  /** The symbol of a cell; null when it has none (EMX-SYM.1). */
  symbol(cell: number): BoardSymbol | null;
  /**
   * The cards of a hand by their names in actions, in the order of the pack, since hands have no order of their own
   * (EMX-CRD.2).
   */
  hand(seat: Seat): readonly string[];
  /** The active powers of a human from left to right, by id (EMX-PWR.2). */
  row(human: Human): readonly string[];
  /** A player's score if the game ended now, with its parts (EMX-END.4 to EMX-END.6, EMX-FREE.11). */
  score(seat: Seat): ScoreBreakdown;
  /** All scores if the game ended now, by seat (EMX-END.4). */
  scores(): readonly number[];
  /** The scores of the clans if the game ended now; null without teams (EMX-TEAM.3). */
  clans(): { readonly light: number; readonly dark: number } | null;
}

const aimed = z.strictObject({
  seat: index,
  card: cardName,
  part: z.enum(PROPERTY_NAMES),
  human: z.optional(index),
  target: z.optional(index),
  player: z.optional(index),
});

/** A question about a player. */
const ofSeat = <Answer>(answer: (context: EmixContext, seat: Seat) => Answer) =>
  query([index], (context, asked) => answer(context, seated(context, asked)));

/** A question about a human. */
const ofHuman = <Answer>(answer: (context: EmixContext, human: Human) => Answer) =>
  query([index], (context, asked) => answer(context, humanAt(context, asked)));

export const queries = {
  player: ofSeat(playerModel),
  shared: query([], sharedModel),
  result: ofHuman(difference),
  distance: ofSeat(distanceToGoal),
  payments: query([index, cardName], (context, asked, card): readonly CardPayment[] => {
    const human = humanAt(context, asked);
    const cost = entryOfKind(context, kindCalled(context, card));
    const { pool } = context.state;
    const ways: CardPayment[] = [];
    for (let pos = leastPositive(pool, human, cost); pos <= mostPositive(pool, human, cost); pos++)
      ways.push({ pos, neg: cost.value - pos });
    return ways;
  }),
  freeSlots: ofHuman(freeSlots),
  hasRoom: query([index, cardName], (context, asked, card): boolean => {
    const kind = kindCalled(context, card);
    return (
      entryOfKind(context, kind).type === 'power' && roomRefusal(context, humanAt(context, asked), kind) === undefined
    );
  }),
  effect: query([aimed], effectOf),
  symbol: query([z.int()], (context, cell): BoardSymbol | null => symbolAt(context, cell) ?? null),
  hand: ofSeat((context, seat) =>
    [...seenHand(context, seat)].sort((a, b) => a - b).map((card) => nameOf(context, card)),
  ),
  row: ofHuman((context, human) => at(context.state.rows, human).map((card) => entryOf(context, card).id)),
  score: ofSeat(scoreBreakdown),
  scores: query([], finalScores),
  clans: query([], (context) => {
    const { teams } = context.state.options;
    return teams === null ? null : clanScores(teams, finalScores(context));
  }),
};

function effectOf(context: EmixContext, asked: AimedProperty): readonly OperationForecast[] {
  const { part } = asked;
  const seat = seated(context, asked.seat);
  const human = humanAt(context, asked.human ?? seat);
  const kind = kindCalled(context, asked.card);
  const property = entryOfKind(context, kind)[part];
  if (property === undefined) throw new InputError(`${asked.card} has no ${part} property`);
  const isAimed = property.scope === 'any' || property.scope === 'other';
  const { target = isAimed ? NONE : human } = asked;
  const { player = isAimed ? NONE : seat } = asked;
  const aim = { seat, human, target, player: isFree(context) ? player : target };
  if (aimRefusal(context, property, aim) !== undefined) throw new InputError(`${asked.card} cannot be aimed there`);
  if (property.ops.some(({ op }) => op === 'activate')) seenHand(context, seat);
  return forecast(context, property, aim, part === 'influence' ? Math.max(1, copiesOn(context, human, kind)) : 1);
}

function seated({ state }: EmixContext, asked: Seat): Seat {
  if (asked >= state.hands.length) throw new InputError(`nobody sits at ${asked}`);
  return asked;
}

function humanAt({ state }: EmixContext, asked: Human): Human {
  if (asked >= state.rows.length) throw new InputError(`there is no human ${asked}`);
  return asked;
}

function kindCalled(context: EmixContext, id: string): Kind {
  const kind = allKinds({ ...context.state, content: context.content }).findIndex((card) => card.id === id);
  if (kind < 0) throw new InputError(`no card is called ${id}`);
  return kind;
}

/** The hand of a seat. Throws `InputError` when a view hides it. */
function seenHand({ state }: EmixContext, seat: Seat): readonly number[] {
  const hand = at(state.hands, seat);
  if (hand.some((card) => card < 0)) throw new InputError(`the hand of seat ${seat} is hidden`);
  return hand;
}
