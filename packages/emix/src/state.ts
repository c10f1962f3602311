import type { Seat } from '@rulewright/core';
import {
  type AgendaEvent,
  type BaseState,
  type Change,
  type ChoiceContext,
  type ChoiceOf,
  type Context,
  type Deck,
  type GameTypes,
  kit,
  type OfType,
  type Turn,
} from '@rulewright/core/author';
import type { Balance, Choice, Task } from './agenda.js';
import type { Colour, MomentKind, PropertyName } from './content/effects.js';
import type { Content } from './content/schema.js';
import type { BoardSymbol } from './content/symbols.js';
import type { EmixDecisions } from './decisions.js';
import type { EmixOptions } from './options.js';
import type { Refusal } from './rulebook/refusals.js';
import type { Rule } from './rulebook/rules.js';

/** The number of a kind of card and of its deck of origin; see `cards.ts`. */
export type Card = number;
/** A kind of card: its index in the content's list, custom cards after them. */
export type Kind = number;
/** A power row with its pool and karma. Human i belongs to seat i, unless free feeding makes them everybody's. */
export type Human = number;

export const PHASES = ['charge', 'influence', 'result'] as const;
export type Phase = (typeof PHASES)[number];

/** Emons of both colours, one entry a human. */
export type Emons = Record<Colour, number[]>;

/** Progress of the mandatory properties of a row. */
export interface Sweep {
  /** The human whose row it is; NONE outside such a step. */
  human: Human;
  /** The place of the next power; those from `end` on entered during the step. */
  place: number;
  end: number;
  /** The places of powers that were applied. */
  applied: number[];
  /** Powers that were applied and left: they lie among the open discards, or anywhere since a reshuffle. */
  gone: Card[];
  loose: Card[];
}

export interface State extends BaseState<Emix>, Balance {
  /** By seat. */
  hands: Card[][];
  /** By human, from left to right. */
  rows: Card[][];
  /** By deck: one deck, or one a seat. */
  drawPiles: Deck[];
  /** By deck: what was discarded face up since the last reshuffle. */
  discardPiles: Card[][];
  /** By deck: what was discarded face down since the last reshuffle. */
  faceDown: Card[][];
  round: number;
  phase: Phase;
  /** 1 to 3 in Influence, else 0. */
  circle: number;
  /** Of this round. */
  firstPlayer: Seat;
  /** Due at the next Charge of the human. */
  karmaDue: Emons;
  /** The card that is being resolved: none or one (EMX-CRD.8). */
  limbo: Card[];
  /** By seat: the position on the track. */
  marker: number[];
  /** By seat: the symbol under the marker waits for the next Charge (EMX-SYM.3, EMX-SYM.5). */
  pending: boolean[];
  /** A marker has stood at the goal or beyond (EMX-END.2). */
  reached: boolean;
  /** By seat: the cells whose symbols this chain has resolved for the marker (EMX-SYM.12). */
  visited: number[][];
  /** The actions of the slot that is being played: still to come, begun, and granted by the action under way. */
  slot: { todo: number; done: number; granted: number };
  /** The mandatory properties that are being applied (EMX-CHG.5). */
  sweep: Sweep;
  /** By human: charged in this round. */
  charged: boolean[];
  /** By human: who harvested it in this Result phase, or in the last one; NONE before. */
  harvester: Seat[];
  /** By seat: the human harvested last in this Result phase, or NONE (EMX-FREE.9). */
  lastHarvest: Human[];
}

/** A window for reactions: one for each kind of Moment. */
export type ReactionWindow<Kind extends MomentKind = MomentKind> = ChoiceOf<Emix, Kind>;

/** The criterion that separates winners from the others (EMX-END.7, EMX-END.8, EMX-TEAM.3); `alone` in a solo game. */
export type Distinction = 'score' | 'marker' | 'clan' | 'alone';

type Happening<Type extends string, Fields = unknown> = OfType<Type, { rule: Rule } & Fields>;
type BySeat = { seat: Seat };
type OfHuman = { human: Human };
type OfCard = { card: string };
type AtCell = BySeat & { cell: number; symbol: BoardSymbol };
/** Emons of both colours. */
type Amounts = Record<Colour, number>;
/** Both piles of a pool or of karma, before and after. */
export type Piles = Record<Colour, Change>;
type Aimed = BySeat & OfHuman & OfCard & { target: Human; player: Seat };

/**
 * An event and the rule behind it. Cards go by their names in actions; `human` is a row or pool; `pos` and `neg` are
 * emons; places in a row count from 0 on the left. A symbol that waits is resolved later.
 */
export type EmixEvent =
  | Happening<'round-began', { round: number; firstPlayer: Seat }>
  | Happening<'phase-began', { phase: Phase }>
  | Happening<'circle-began', { circle: number }>
  /** A Charge or Result turn. */
  | Happening<'turn-began', BySeat & { phase: Phase }>
  /** A player is to act: the `action`-th time in this slot, with `left` actions to come. */
  | Happening<'action-began', BySeat & { action: number; left: number }>
  | Happening<'human-chosen', BySeat & OfHuman & { phase: Phase }>
  | Happening<'charge-rolled', BySeat & OfHuman & { blue: number; red: number }>
  | Happening<'die-rolled', BySeat & { colour: Colour; face: number }>
  /** From the supply into a pool, or back. */
  | Happening<'emons-taken' | 'emons-returned', OfHuman & Amounts & { pool: Piles }>
  | Happening<'emons-moved', Amounts & { from: Human; to: Human; fromPool: Piles; toPool: Piles }>
  /** A cancelled action gives back what it moved; `karma` is that of this round. */
  | Happening<'emons-restored', OfHuman & { pool: Piles; karma: Piles }>
  /** `paid` left the pool, `pos` and `neg` are what it becomes; `karma` is that of this round. */
  | Happening<'karma-set-aside', OfHuman & Amounts & { paid: Amounts; pool: Piles; karma: Piles }>
  /** The karma of this round waits for the next Charge. */
  | Happening<'karma-fell-due', OfHuman & Amounts>
  | Happening<'karma-came-back', OfHuman & Amounts & { pool: Piles }>
  /** `pos` and `neg` are the price. */
  | Happening<'card-activated', Aimed & Amounts>
  /** A card that was played goes to the discard pile. */
  | Happening<'card-spent', OfCard>
  | Happening<'power-placed', BySeat & OfHuman & OfCard>
  | Happening<'power-used', Aimed & { copies: number }>
  | Happening<'property-applied', Aimed & { part: PropertyName }>
  | Happening<'card-exchanged', BySeat & OfHuman & OfCard & { colour: Colour }>
  | Happening<'exchange-ended', BySeat>
  | Happening<'cards-drawn', BySeat & { count: number; cards: string[] }>
  /** `cards` is how many. */
  | Happening<'deck-reshuffled', { deck: number; cards: number }>
  | Happening<'card-stolen', BySeat & OfCard & { from: Seat }>
  | Happening<'card-discarded', BySeat & OfCard>
  | Happening<'discard-attempted' | 'power-protected', BySeat & OfHuman & OfCard>
  | Happening<'power-discarded', OfHuman & OfCard & { place: number }>
  | Happening<'action-cancelled', BySeat & OfCard & { actor: Seat }>
  | Happening<'actions-granted', BySeat & { count: number }>
  | Happening<'absorbed', BySeat & OfHuman & Amounts & { result: number }>
  | Happening<'marker-moved', BySeat & { steps: number; position: Change }>
  | Happening<'goal-reached', BySeat & { position: number }>
  | Happening<'symbol-triggered' | 'symbol-resolved' | 'symbol-skipped', AtCell>
  /** `decidedBy` tells what set the first place apart from the second: nothing does when all share it. */
  | Happening<'game-ended', { winners: readonly Seat[]; decidedBy: Distinction | 'nothing' }>
  | AgendaEvent<Rule, Choice['kind']>;

export interface Emix extends GameTypes {
  State: State;
  Options: EmixOptions;
  Content: Content;
  Task: Task;
  Choice: Choice;
  Decision: EmixDecisions;
  Event: EmixEvent;
  Secret: { 'cards-drawn': 'cards'; 'card-stolen': 'card'; 'card-discarded': 'card'; 'card-exchanged': 'card' };
  Rule: Rule;
  Refusal: Refusal;
  /** A marker reached the goal, or the last round is over (EMX-END.1). */
  Reason: 'goal' | 'rounds';
}
export type EmixContext = Context<Emix>;
export type EmixTurn = Turn<Emix>;
export type EmixAt<K extends Choice['kind']> = ChoiceContext<Emix, K>;

export const { action, refuse, query, defineGame } = kit<Emix>();
