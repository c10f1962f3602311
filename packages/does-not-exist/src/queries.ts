import { at, InputError, NONE, type Seat } from '@rulewright/core';
import type { Immutable } from '@rulewright/core/author';
import { z } from '@rulewright/core/words';
import type { CountedLineup } from './counted.js';
import { counted } from './counting.js';
import { emptyLineup, lineupOf, lineupPlace, withCard } from './lineups.js';
import { figureId, figureNamed, isMonster, soundNamed } from './names.js';
import { handLimit, heldCount, player } from './players.js';
import { type DoesNotExistShared, type PlayerState, playerModel, sharedModel } from './reading.js';
import { helpers, mustAdd, roomFor } from './rules/challenge.js';
import { escapeBonus } from './rules/escape.js';
import { cardName, seatNumber } from './rules/fields.js';
import { callees } from './rules/friend.js';
import { bountyMonster, effectiveLevel, passesGate, price, soulsOf } from './rules/monster.js';
import { isAtStake } from './rules/rave.js';
import { mayInvade, type Role, roleOf } from './rules/roles.js';
import { needed, strongest } from './scoring.js';
import { type DneContext, type Figure, type Lineup, query } from './state.js';

/** A card that might be laid: with its printed bonus, or with another one, as where a die gives it. */
export interface FurtherCard {
  readonly card: string;
  /** In points. */
  readonly base?: number | undefined;
}

/** The consequences of inviting a monster by its name. */
export interface Invitation {
  /** For the Host of this turn, before anybody raises it (DNE-MON.3). */
  readonly level: number;
  /** True if a monster of this level comes (DNE-MON.2, DNE-MON.6). */
  readonly comes: boolean;
  /** The price: that many hand cards, and that many held cards of any place beside them (DNE-MON.4). */
  readonly handCards: number;
  readonly heldCards: number;
  /** Souls for the winner of a rave with the monster (DNE-BTY.8). */
  readonly souls: number;
}

/** The role of a player in a rave (DNE-RAV.5 to DNE-RAV.8). */
export type { Role } from './rules/roles.js';

/**
 * The queries of a state or a view: `ask(position).lineup(0)`. Seats count from 0, cards and monsters go by their
 * ids, line-ups by the seat of their owner. A view answers as its state does, unless the answer depends on cards that it
 * hides; that and wrong arguments are an `InputError`.
 */
export interface DoesNotExistQueries {
  /** A player's possessions, by ids; of a view, as far as its viewer may know. */
  player(seat: Seat): PlayerState;
  /** Everything that belongs to no single player: the course of the game, the market, zones with their known cards. */
  shared(): DoesNotExistShared;
  /** A line-up as it counts now, card by card. */
  lineup(owner: Seat): CountedLineup;
  /**
   * The total of a line-up with further cards of its owner, laid in this order. A line-up that is not there is
   * declared for it: the Host's before a rave, that of an invader in it. A die instead of a bonus needs a `base`.
   */
  lineupWith(owner: Seat, cards: readonly FurtherCard[]): CountedLineup;
  /** The least total that is enough for a line-up of this owner (DNE-SND.2, DNE-R8, DNE-R64). */
  needed(owner: Seat): number;
  /** The owner of the line-up that would win if the rave closed now; null when none would (DNE-BTY.2). */
  strongest(): Seat | null;
  /** The role of a player in this rave (DNE-RAV.5 to DNE-RAV.8). */
  role(seat: Seat): Role;
  /** True if winning a rave, even without a monster, would bring a player to the goal (DNE-FIN.1). */
  isAtStake(seat: Seat): boolean;
  /** The points that a player may still add to the Host's line-up; null where nothing limits them (DNE-CLS.13). */
  room(seat: Seat): number | null;
  /** True if a forced Saviour must add a card before holding. Needs the player's hand (DNE-CLS.13). */
  mustAdd(seat: Seat): boolean;
  /** The opponents whom the Host may call now (DNE-FRD.1, DNE-FRD.2). */
  callees(): readonly Seat[];
  /** The opponents whom the Host may now call or challenge (DNE-FRD.2, DNE-CLS.12). */
  helpers(): readonly Seat[];
  /** True if a player may become an invader now, with some held card (DNE-RIV.1, DNE-RIV.2, DNE-RIV.7). */
  mayInvade(seat: Seat): boolean;
  /** The hand limit of a player; null for a Host whose limit waits until the summary (DNE-GNL.7, DNE-CLS.23, DNE-SPC.8). */
  handLimit(seat: Seat): number | null;
  /** The consequences of inviting a monster in this turn. */
  invitation(monster: string): Invitation;
  /** The monster to escape from, also when it has just joined the winner; null without one (DNE-BTY.14). */
  pursuer(): string | null;
  /** The bonus to the escape roll of a player (DNE-SPC.3, DNE-CLS.26, DNE-CLS.28). */
  escapeBonus(seat: Seat): number;
}

const furtherCard = z.strictObject({
  card: cardName,
  base: z.optional(z.int().check(z.minimum(0), z.maximum(100))),
});
const further = z.array(furtherCard).check(z.maxLength(150));

/** A query that takes a seat. */
const ofSeat = <Answer>(answer: (context: DneContext, seat: Seat) => Answer) =>
  query([seatNumber], (context, asked) => answer(context, seated(context, asked)));

export const queries = {
  player: ofSeat(playerModel),
  shared: query([], sharedModel),
  lineup: ofSeat((context, owner) => counted(context, laid(context, owner))),
  lineupWith: query([seatNumber, further], (context, owner, cards) =>
    withFurther(context, seated(context, owner), cards),
  ),
  needed: ofSeat(needed),
  strongest: query([], (context) => context.state.lineups[strongest(context)]?.owner ?? null),
  role: ofSeat(roleOf),
  isAtStake: ofSeat((context, seat) => isAtStake(context, seat)),
  room: ofSeat((context, seat) => finite(roomFor(context, seat))),
  mustAdd: ofSeat((context, seat) => mustAdd(context, withOpenHand(context, seat))),
  callees: query([], (context) => (isRave(context) ? callees(context) : [])),
  helpers: query([], (context) => (isRave(context) ? helpers(context) : [])),
  mayInvade: ofSeat(
    (context, seat) =>
      isRave(context) &&
      player(context, seat).status === 'active' &&
      roleOf(context, seat) === 'bystander' &&
      heldCount(context, seat) > 0 &&
      mayInvade(context, seat),
  ),
  handLimit: ofSeat((context, seat) => finite(handLimit(context, seat))),
  invitation: query([cardName], (context, monster) => invitation(context, monsterNamed(context, monster))),
  pursuer: query([], (context) => (bountyMonster(context) === NONE ? null : figureId(context, bountyMonster(context)))),
  escapeBonus: ofSeat(escapeBonus),
};

const isRave = ({ state }: DneContext): boolean => state.phase === 'rave';
const finite = (limit: number): number | null => (Number.isFinite(limit) ? limit : null);

function seated({ state }: DneContext, asked: Seat): Seat {
  if (asked >= state.players.length) throw new InputError(`nobody sits at ${asked}`);
  return asked;
}

/** The seat, if its hand is known. Throws `InputError` of a view that hides it. */
function withOpenHand(context: DneContext, seat: Seat): Seat {
  if (player(context, seat).hand.some((card) => card < 0)) throw new InputError(`the hand of seat ${seat} is hidden`);
  return seat;
}

function laid(context: DneContext, owner: Seat): Immutable<Lineup> {
  const line = lineupOf(context, owner);
  if (line === undefined) throw new InputError(`seat ${owner} has no line-up`);
  return line;
}

function withFurther({ state, content }: DneContext, owner: Seat, cards: readonly FurtherCard[]): CountedLineup {
  const table = declared({ state, content }, owner);
  const place = lineupPlace(table, owner);
  const line = cards.reduce(
    (grown, each) => {
      const card = soundNamed(table, each.card);
      if (card === NONE) throw new InputError(`there is no card ${each.card}`);
      const { bonus, die } = at(content.sounds, card);
      if (each.base === undefined && die > 0) throw new InputError(`a die gives the bonus of ${each.card}`);
      return withCard(grown, owner, card, each.base ?? bonus);
    },
    at(table.state.lineups, place),
  );
  const lineups = table.state.lineups.map((other) => (other.owner === owner ? line : other));
  return counted({ state: { ...state, lineups }, content }, line);
}

/** The position with a line-up declared for this player, if there is none. */
function declared(context: DneContext, owner: Seat): DneContext {
  const { state, content } = context;
  if (lineupPlace(context, owner) !== NONE) return context;
  if (state.lineups.length === 0 ? owner !== state.turn.host : !isRave(context))
    throw new InputError(`seat ${owner} cannot have a line-up`);
  return { state: { ...state, lineups: [...state.lineups, emptyLineup(owner)] }, content };
}

function monsterNamed(context: DneContext, id: string): Figure {
  const figure = figureNamed(context, id);
  if (figure === NONE || !isMonster(context, figure)) throw new InputError(`there is no monster ${id}`);
  return figure;
}

function invitation(context: DneContext, figure: Figure): Invitation {
  const { extra, cost } = price(context, figure);
  const level = effectiveLevel(context, figure);
  return {
    level,
    comes: passesGate(context, level),
    handCards: extra,
    heldCards: cost,
    souls: soulsOf(context, at(context.content.monsters, figure)),
  };
}
