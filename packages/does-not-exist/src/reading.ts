import { at, NONE, type Pile, type Seat } from '@rulewright/core';
import { deckPiles, type Immutable, pileOf } from '@rulewright/core/author';
import { classId, figureId, isMonster, soundId } from './names.js';
import { handLimit, player } from './players.js';
import type { DneContext, Figure, Lineup, Sound } from './state.js';
import type { Phase, Picker, Status, Via } from './words.js';

// Reading models of a position: everything by ids, nothing to decode.

/** A mercenary before a player, with the cards under it and the number it has thrown. */
export interface MercenaryState {
  readonly mercenary: string;
  readonly hidden: Pile;
  readonly thrown: number;
}

/** A player's possessions. */
export interface PlayerState {
  readonly seat: Seat;
  readonly status: Status;
  readonly souls: number;
  readonly hand: Pile;
  readonly inventory: readonly string[];
  readonly class: string | null;
  readonly mercenaries: readonly MercenaryState[];
  /** May not help anybody until their own next turn (DNE-FAI.23). */
  readonly helpBan: boolean;
  /** Has invaded since the start of their own last turn (DNE-RIV.7). */
  readonly hasInvaded: boolean;
  /** The seat that will play the next turn instead (DNE-CLS.11). */
  readonly takenBy: Seat | null;
  /** The hand limit; null without one. */
  readonly handLimit: number | null;
}

/** A card of a line-up, with the seat that added it, its origin and its bonus as played. `fixed`: points that never change. */
export interface LaidCard {
  readonly card: string;
  readonly by: Seat;
  readonly via: Via;
  readonly base: number;
  readonly fixed: number | null;
}

/** The counters of a turn. */
export interface TurnState {
  readonly number: number;
  readonly host: Seat;
  /** The seat whose place in the order it is. */
  readonly place: Seat;
  /** Null before the roll. */
  readonly expectation: number | null;
  readonly level: number;
  readonly isInvited: boolean;
  readonly trades: number;
  readonly proposers: readonly Seat[];
  readonly recruits: number;
  readonly isRefreshed: boolean;
  readonly isUnlimited: boolean;
  readonly signalled: readonly Seat[];
  readonly challenged: readonly Seat[];
}

/** Facts of a rave. */
export interface RaveState {
  readonly isFinal: boolean;
  readonly holds: number;
  readonly saviour: Seat | null;
  readonly share: number;
  readonly picker: Picker;
  readonly isForced: boolean;
  readonly hasJoined: boolean;
  readonly expelled: readonly Seat[];
  readonly calls: readonly number[];
  readonly copied: readonly Seat[];
  readonly isNeedled: boolean;
  readonly shielded: readonly Seat[];
  readonly winner: Seat | null;
}

/** Everything that belongs to no single player. */
export interface DoesNotExistShared {
  readonly phase: Phase;
  readonly turn: TurnState;
  readonly rave: RaveState;
  /** The Host's first. */
  readonly lineups: readonly { readonly owner: Seat; readonly cards: readonly LaidCard[] }[];
  /** The monster of this turn. */
  readonly monster: string | null;
  /** The monsters that can be invited by name. */
  readonly monsterSupply: readonly string[];
  readonly reward: readonly string[];
  /** Eliminated seats, the first one first. */
  readonly out: readonly Seat[];
  readonly deck: readonly Pile[];
  readonly classDeck: readonly Pile[];
  readonly mercenaryDeck: readonly Pile[];
  readonly monsterDeck: readonly Pile[];
  /** The top card last. */
  readonly discard: readonly string[];
  readonly classDiscard: readonly string[];
  readonly mercenaryDiscard: readonly string[];
  readonly monsterDiscard: readonly string[];
}

const orNobody = (seat: Seat): Seat | null => (seat === NONE ? null : seat);

const soundNames = (context: DneContext) => ({ id: (card: Sound) => soundId(context, card) });
const classNames = (context: DneContext) => ({ id: (card: number) => classId(context, card) });
/** Monsters lie before mercenaries in the content, and so do their backs. */
const figureNames = (context: DneContext) => ({
  id: (figure: Figure) => figureId(context, figure),
  back: (card: number) => (card === -1 && isMonster(context, 0) ? 'monster' : 'mercenary'),
});

export function playerModel(context: DneContext, seat: Seat): PlayerState {
  const { status, souls, hand, inventory, mercenaries, hidden, thrown, ...own } = player(context, seat);
  const sounds = soundNames(context);
  const limit = handLimit(context, seat);
  return {
    seat,
    status,
    souls,
    hand: pileOf(hand, sounds),
    inventory: inventory.map(sounds.id),
    class: own.class.map((card) => classId(context, card))[0] ?? null,
    mercenaries: mercenaries.map((figure, place) => ({
      mercenary: figureId(context, figure),
      hidden: pileOf(at(hidden, place), sounds),
      thrown: at(thrown, place),
    })),
    helpBan: own.helpBan,
    hasInvaded: own.invaded,
    takenBy: orNobody(own.takenBy),
    handLimit: Number.isFinite(limit) ? limit : null,
  };
}

export function sharedModel(context: DneContext): DoesNotExistShared {
  const { state } = context;
  const [sounds, classes, figures] = [soundNames(context), classNames(context), figureNames(context)];
  return {
    phase: state.phase,
    turn: turnModel(context),
    rave: raveModel(context),
    lineups: state.lineups.map((line) => ({ owner: line.owner, cards: laidCards(context, line) })),
    monster: state.monster.map(figures.id)[0] ?? null,
    monsterSupply: state.monsterSupply.map(figures.id),
    reward: state.reward.map(sounds.id),
    out: [...state.out],
    deck: deckPiles(state.deck, sounds),
    classDeck: deckPiles(state.classDeck, classes),
    mercenaryDeck: deckPiles(state.mercenaryDeck, figures),
    monsterDeck: deckPiles(state.monsterDeck, figures),
    discard: state.discard.map(sounds.id),
    classDiscard: state.classDiscard.map(classes.id),
    mercenaryDiscard: state.mercenaryDiscard.map(figures.id),
    monsterDiscard: state.monsterDiscard.map(figures.id),
  };
}

function turnModel({ state: { turn } }: DneContext): TurnState {
  const { number, host, place, expectation, level, invited, trades, recruits, refreshed, unlimited } = turn;
  return {
    number,
    host,
    place,
    expectation: expectation === 0 ? null : expectation,
    level,
    isInvited: invited,
    trades,
    proposers: [...turn.proposers],
    recruits,
    isRefreshed: refreshed,
    isUnlimited: unlimited,
    signalled: [...turn.signalled],
    challenged: [...turn.challenged],
  };
}

function raveModel({ state: { rave } }: DneContext): RaveState {
  const { final, holds, saviour, share, picker, forced, joined, needled, winner } = rave;
  return {
    isFinal: final,
    holds,
    saviour: orNobody(saviour),
    share,
    picker,
    isForced: forced,
    hasJoined: joined,
    expelled: [...rave.expelled],
    calls: [...rave.calls],
    copied: [...rave.copied],
    isNeedled: needled,
    shielded: [...rave.shielded],
    winner: orNobody(winner),
  };
}

const laidCards = (context: DneContext, { cards, by, via, base, frozen }: Immutable<Lineup>): LaidCard[] =>
  cards.map((card, place) => {
    const halves = at(frozen, place);
    return {
      card: soundId(context, card),
      by: at(by, place),
      via: at(via, place),
      base: at(base, place),
      fixed: halves === NONE ? null : halves / 2,
    };
  });
