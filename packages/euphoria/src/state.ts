import type { Seat } from '@rulewright/core';
import {
  type AgendaEvent,
  type BaseState,
  type Change,
  type ChoiceContext,
  type Context,
  type Deck,
  type GameTypes,
  type Immutable,
  kit,
  type OfType,
  type Turn,
} from '@rulewright/core/author';
import type { Choice, Star, Task } from './agenda.js';
import type { Cause } from './content/ability.js';
import type { Site } from './content/board.js';
import type { Content } from './content/schema.js';
import type { Artifact, Faction, Good, Track } from './content/words.js';
import type { EuphoriaDecisions } from './decisions.js';
import type { EuphoriaOptions } from './options.js';
import type { Refusal } from './rulebook/refusals.js';
import type { Rule } from './rulebook/rules.js';

/** A worker: seat · 4 + number − 1, where the number goes from 1 to 4 (EUP-ENG.2). */
export type Worker = number;

/** The placement that goes on (EUP-PLC.3), or `seat` NONE. */
export interface Placement {
  seat: Seat;
  worker: Worker;
  space: number;
  /** The worker that was bumped and its value before it was rolled, or NONE. */
  bumped: Worker;
  bumpedValue: number;
  /** EUP-PLC.12 */
  isVoid: boolean;
  /** The worker that the tank added (EUP-TNK.4), or NONE. */
  added: Worker;
  /** The site whose tile has got the star of this visit and still hits its owner (EUP-R78), or NONE. */
  starred: number;
}

/** The retrieval that goes on (EUP-RET.3), or `seat` NONE. */
export interface Retrieval {
  seat: Seat;
  /** 'food', 'bliss', 'free', or the recruit whose price was paid. */
  price: string;
  /** The spaces that the workers stood on, one a worker. */
  from: number[];
}

/** The roll event that goes on (EUP-KNO.5), or `seat` NONE. */
export interface Roll {
  seat: Seat;
  cause: Cause;
  /** The seat that bumped the worker, or NONE. */
  by: Seat;
  workers: Worker[];
  /** By place in `workers`: the face that was chosen, then the face that was rolled; 0 before. */
  faces: number[];
  /** EUP-R9 */
  isDoubles: boolean;
}

export const DILEMMA_SIDES = ['fight', 'join'] as const;
export type DilemmaSide = (typeof DILEMMA_SIDES)[number];

export const END_REASONS = ['tenth-star', 'turn-limit'] as const;
export const TIE_BREAKERS = ['none', 'morale', 'knowledge', 'tiles', 'territories', 'roll-off', 'shared'] as const;
/** The end of the game (EUP-END.6). */
export interface End {
  reason: (typeof END_REASONS)[number];
  finishers: Seat[];
  /** The criterion that decided between the finishers. */
  tieBreaker: (typeof TIE_BREAKERS)[number];
  winners: Seat[];
}

/** Lists are by seat unless they say otherwise; seat · n + i where there are n entries a seat. */
export interface State extends BaseState<Euphoria> {
  /** Turns that have begun; 0 during set-up. */
  turn: number;
  active: Seat;
  /** True when the action of this turn has begun (EUP-TRN.2). */
  hasActed: boolean;
  /** Workers placed in this turn, and the value of the first of them (EUP-TRN.4), or 0. */
  placed: number;
  groupValue: number;
  /** By number of the active player's workers: available since the start of the turn (EUP-TRN.6). */
  noted: boolean[];
  /** Trades proposed in this turn. */
  proposals: number;
  /** Has lost a worker to a check in this turn (EUP-KNO.11). */
  lostWorker: boolean[];
  /** Abilities used in this turn that work once a turn (EUP-DRW.5). */
  usedAbilities: number[];
  /** Recruits revealed in this turn (EUP-REC.8). */
  freshRecruits: number[];

  morale: number[];
  knowledge: number[];
  /** 7 goods a seat, in canonical order. */
  goods: number[];
  /** 4 workers a seat: a space, or SUPPLY, AVAILABLE, OFF; and the value, 0 in the supply. */
  place: number[];
  value: number[];
  /** Stars not placed yet. */
  stars: number[];
  /** By territory · players + seat: stars on its star spaces. */
  territoryStars: number[];
  /** By site · players + seat: 1 when a star of the seat lies on its tile. */
  tileStars: number[];
  /** Recruits that carry a star. */
  recruitStars: number[];
  /** '' until the dilemma has been resolved; joined, it carries a star. */
  dilemmaSides: ('' | DilemmaSide)[];

  /** By faction. */
  allegiance: number[];
  /** By ground faction. */
  miners: number[];

  /** A card is the number of its kind in `ARTIFACTS`; other cards are their places in the content. */
  artifactDeck: Deck;
  artifactDiscard: number[];
  hands: number[][];
  /** Artifacts of a trade that was accepted: those that were named, and those that their owner picks. */
  namedArtifacts: number[][];
  pickedArtifacts: number[][];

  recruitDeck: Deck;
  activeRecruits: number[][];
  hiddenRecruits: number[][];
  /** Recruits to choose from: in the set-up, and in a fight. */
  dealtRecruits: number[][];
  /** Recruits that were picked in a draft. */
  draftedRecruits: number[][];
  /** Recruits of a draft that are on their way to the left neighbour. */
  passedRecruits: number[][];
  discardedRecruits: number[][];

  dilemmaDeck: Deck;
  dilemmas: number[][];
  resolvedDilemmas: number[][];

  /** The tiles of the sites that are not built. Which lies on which site is open until it is turned up. */
  unbuiltTiles: Deck;
  /** By site: the tile of its market, when it is built. */
  builtTiles: number[][];
  tilesOut: Deck;
  /** EUP-VAR.3: tiles to choose from; later the rejected ones. */
  dealtTiles: number[][];

  placement: Placement;
  retrieval: Retrieval;
  roll: Roll;
  end: End | null;
}

type Happening<Type extends string, Fields = unknown> = OfType<Type, { rule: Rule } & Fields>;
type BySeat = { seat: Seat };
type OfRecruit = BySeat & { recruit: string };
type OfWorker = BySeat & { worker: number };
/** Goods or artifacts that someone gives up: for what. */
export const LOSS_CAUSES = ['placement', 'retrieval', 'dilemma', 'ability', 'draw', 'hand-limit', 'penalty'] as const;
export type LossCause = (typeof LOSS_CAUSES)[number];
type OfGood = BySeat & { good: Good; count: number; owned: Change };

/**
 * An event and the rule behind it. Workers go by their number from 1 to 4 within their seat; spaces, cards and goods by
 * their ids. `hand` is the seat's number of artifacts, `owned` its amount of the good, `workers` its number of workers.
 */
export type EuphoriaEvent =
  // recruits, tiles and cards
  | Happening<'market-picked', BySeat & { tile: string }>
  /** `unseen` tiles have joined the chosen ones. */
  | Happening<'tiles-shuffled', { unseen: number }>
  | Happening<'recruit-drafted' | 'recruit-revealed' | 'recruit-kept', OfRecruit>
  /** Everybody passes that many recruits to the left. */
  | Happening<'recruits-passed', { cards: number }>
  | Happening<'recruits-kept', BySeat & { active: string; hidden: string }>
  /** `ability` is the rule that the content pack gives the ability. */
  | Happening<'ability-used' | 'ability-declined', OfRecruit & { ability: string }>
  /** A gift of another player's recruit is taken, or declined. */
  | Happening<'offer-taken' | 'offer-declined', OfRecruit>
  | Happening<'dilemma-resolved', BySeat & { dilemma: string; side: DilemmaSide }>
  | Happening<'artifacts-drawn', BySeat & { count: number; artifacts: readonly Artifact[]; hand: Change }>
  | Happening<'deck-reshuffled', { cards: number }>
  | Happening<'artifact-discarded', BySeat & { artifact: Artifact; cause: LossCause; hand: Change }>
  /** The first of them was in the hand already. */
  | Happening<'artifacts-revealed', BySeat & { artifacts: readonly Artifact[]; hand: Change }>
  | Happening<'hand-shown', BySeat & { artifacts: readonly Artifact[] }>
  // the turn
  | Happening<'first-player-chosen', BySeat & { sum: number; tied: readonly Seat[] }>
  | Happening<'turn-began', BySeat & { turn: number }>
  /**
   * A worker on a space. Afterwards, `total` is the sum of the values there, `there` the number of workers on the space
   * or site, `own` the seat's share of them, and `needed` the number that completes a site (0 on other spaces).
   */
  | Happening<
      'worker-placed',
      OfWorker & { value: number; space: string; total: number; there: number; own: number; needed: number }
    >
  | Happening<'worker-bumped', OfWorker & { by: Seat; value: number; space: string }>
  | Happening<'placement-paid', BySeat & { space: string; plan: readonly string[] }>
  | Happening<'placement-void', BySeat & { space: string }>
  | Happening<'extra-placement-declined', OfWorker & { value: number }>
  | Happening<'goods-gained', OfGood>
  | Happening<'goods-lost', OfGood & { cause: LossCause }>
  /** `received` is the amount of the good that the other player owns. */
  | Happening<'goods-handed-over', OfGood & { to: Seat; received: Change }>
  /** `values` and `from` are by worker. */
  | Happening<
      'workers-retrieved',
      BySeat & { workers: readonly number[]; values: readonly number[]; from: readonly string[]; price: string }
    >
  /** They are off the board and not rolled yet. */
  | Happening<'workers-returned', BySeat & { workers: readonly number[]; from: readonly string[] }>
  // dice and workers
  | Happening<'starting-dice-rolled' | 'roll-off', BySeat & { faces: readonly number[]; sum: number }>
  | Happening<'face-chosen', OfWorker & { owner: Seat; face: number }>
  /** The faces of `chosen`, workers by number, were chosen and not rolled. */
  | Happening<
      'dice-rolled',
      BySeat & { cause: Cause; workers: readonly number[]; faces: readonly number[]; chosen: readonly number[] }
    >
  /** `sum` is of the knowledge and the values of all available workers; `isSafe`: has lost a worker in this turn. */
  | Happening<
      'knowledge-checked',
      BySeat & { sum: number; knowledge: number; values: readonly number[]; isTooHigh: boolean; isSafe: boolean }
    >
  | Happening<'worker-lost' | 'worker-sacrificed', OfWorker & { value: number; workers: Change }>
  | Happening<'worker-added', OfWorker & { workers: Change }>
  // tracks, markets and stars
  | Happening<'track-token-placed', BySeat & { track: Track; cell: number }>
  | Happening<'track-moved', BySeat & { track: Track; cell: Change }>
  | Happening<'allegiance-moved', { faction: Faction; cell: Change }>
  | Happening<'miner-moved', { faction: Faction; cell: Change }>
  | Happening<'market-completed', { site: Site; tile: string; builders: readonly Seat[] }>
  /** `stars` are those not placed yet. */
  | Happening<'star-placed', BySeat & { on: Star['on']; at: string; stars: Change }>
  // trade
  | Happening<'trade-opened', BySeat & { partner: Seat; proposals: Change }>
  | Happening<'trade-proposed', BySeat & { partner: Seat; give: readonly string[]; ask: readonly string[] }>
  | Happening<'trade-cancelled' | 'partner-added', BySeat & { partner: Seat }>
  | Happening<'deal-cancelled', BySeat & { partners: readonly Seat[] }>
  | Happening<'trade-accepted' | 'trade-rejected', BySeat & { proposer: Seat }>
  /** An artifact that was not named is put aside for the exchange. */
  | Happening<'artifact-picked', BySeat & { artifact: Artifact }>
  | Happening<'artifacts-traded', BySeat & { to: Seat; count: number; artifacts: readonly Artifact[] }>
  /** A hidden recruit or an open dilemma is shown on purpose. */
  | Happening<'recruit-shown', OfRecruit>
  | Happening<'dilemma-shown', BySeat & { dilemma: string }>
  | Happening<'game-ended', Immutable<End>>
  | AgendaEvent<Rule, Choice['kind']>;

export interface Euphoria extends GameTypes {
  State: State;
  Options: EuphoriaOptions;
  Content: Content;
  Task: Task;
  Choice: Choice;
  Decision: EuphoriaDecisions;
  Event: EuphoriaEvent;
  Secret: {
    'recruit-kept': 'recruit';
    'artifacts-drawn': 'artifacts';
    'market-picked': 'tile';
    'recruit-drafted': 'recruit';
    'recruits-kept': 'hidden';
    'artifact-picked': 'artifact';
    'artifacts-traded': 'artifacts';
  };
  Rule: Rule;
  Refusal: Refusal;
  Reason: End['reason'];
}
export type EuphoriaContext = Context<Euphoria>;
export type EuphoriaTurn = Turn<Euphoria>;
export type EuphoriaAt<K extends Choice['kind']> = ChoiceContext<Euphoria, K>;

export const { action, refuse, defineGame, query } = kit<Euphoria>();
