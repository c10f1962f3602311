import { at, NONE, type Pile, type Seat } from '@rulewright/core';
import { deckPiles, pileOf, type Supply } from '@rulewright/core/author';
import { nameOf } from './cards.js';
import type { Colour } from './content/effects.js';
import { isFree } from './humans.js';
import type { Card, EmixContext, Emons, Human, Phase } from './state.js';

// Reading models: players, humans and decks by ids, with nothing left to decode.

/** A player's things. */
export interface EmixPlayer {
  readonly seat: Seat;
  /** The position on the track, and whether the symbol there waits for the next Charge. */
  readonly marker: number;
  readonly isPending: boolean;
  /** The cells whose symbols this chain has resolved. */
  readonly visited: readonly number[];
  readonly hand: Pile;
  /** The human harvested last in this Result phase, in free feeding. */
  readonly lastHarvest: Human | null;
}

/** Emons of both colours. */
export type EmonCount = Readonly<Record<Colour, number>>;

/** A human: its powers and its emons. */
export interface HumanState {
  readonly human: Human;
  /** The seat that owns the human; null in free feeding. */
  readonly seat: Seat | null;
  /** The active powers from left to right, each copy in its place. */
  readonly powers: readonly string[];
  readonly pool: EmonCount;
  /** Set aside in this round, and due at the next Charge. */
  readonly karmaNew: EmonCount;
  readonly karmaDue: EmonCount;
  readonly isCharged: boolean;
  /** The seat that harvested it last. */
  readonly harvester: Seat | null;
}

/** A deck: one for all, or one a seat. */
export interface DeckState {
  readonly deck: number;
  readonly draw: readonly Pile[];
  /** Face up, the last one last; and face down. */
  readonly discard: readonly string[];
  readonly faceDown: Pile;
}

/** The shared things of a game. */
export interface EmixShared {
  readonly round: number;
  readonly phase: Phase;
  /** 1 to 3 in Influence, else 0. */
  readonly circle: number;
  readonly firstPlayer: Seat;
  readonly humans: readonly HumanState[];
  readonly supply: Readonly<Record<Colour, Supply>>;
  readonly decks: readonly DeckState[];
  /** The card that is being resolved. */
  readonly resolving: string | null;
  /** A marker has stood at the goal. */
  readonly reached: boolean;
  /** The actions of this slot: still to come, begun, granted by the one under way. */
  readonly slot: { readonly todo: number; readonly done: number; readonly granted: number };
  /** The powers that are being applied: by their places in the row; null outside such a step. */
  readonly sweep: {
    readonly human: Human;
    readonly place: number;
    readonly end: number;
    readonly applied: readonly number[];
    /** Applied and left: among the open discards, or shuffled away since. */
    readonly gone: readonly string[];
    readonly loose: Pile;
  } | null;
}

export function playerModel(context: EmixContext, seat: Seat): EmixPlayer {
  const { marker, pending, visited, hands, lastHarvest } = context.state;
  const harvest = at(lastHarvest, seat);
  return {
    seat,
    marker: at(marker, seat),
    isPending: at(pending, seat),
    visited: [...at(visited, seat)],
    hand: pileOf(at(hands, seat), namesOf(context)),
    lastHarvest: harvest === NONE ? null : harvest,
  };
}

export function sharedModel(context: EmixContext): EmixShared {
  const { state } = context;
  const names = namesOf(context);
  const { sweep } = state;
  return {
    round: state.round,
    phase: state.phase,
    circle: state.circle,
    firstPlayer: state.firstPlayer,
    humans: state.rows.map((_, human) => humanModel(context, human)),
    supply: { ...state.supply },
    decks: state.drawPiles.map((draw, deck) => ({
      deck,
      draw: deckPiles(draw, names),
      discard: at(state.discardPiles, deck).map(names.id),
      faceDown: pileOf(at(state.faceDown, deck), names),
    })),
    resolving: state.limbo.map(names.id)[0] ?? null,
    reached: state.reached,
    slot: { ...state.slot },
    sweep:
      sweep.human === NONE
        ? null
        : {
            human: sweep.human,
            place: sweep.place,
            end: sweep.end,
            applied: [...sweep.applied],
            gone: sweep.gone.map(names.id),
            loose: pileOf(sweep.loose, names),
          },
  };
}

function humanModel(context: EmixContext, human: Human): HumanState {
  const { rows, pool, karmaNew, karmaDue, charged, harvester } = context.state;
  const of = (piles: { readonly [C in keyof Emons]: readonly number[] }): EmonCount => ({
    pos: at(piles.pos, human),
    neg: at(piles.neg, human),
  });
  const by = at(harvester, human);
  return {
    human,
    seat: isFree(context) ? null : human,
    powers: at(rows, human).map((card) => nameOf(context, card)),
    pool: of(pool),
    karmaNew: of(karmaNew),
    karmaDue: of(karmaDue),
    isCharged: at(charged, human),
    harvester: by === NONE ? null : by,
  };
}

/** The backs of decks of one's own show whose they are (EMX-DECK.3). */
const namesOf = (context: EmixContext) => ({
  id: (card: Card) => nameOf(context, card),
  back: (card: Card) => -1 - card,
});
