import {
  type Ask,
  type BaseState,
  type Deck,
  type GameTypes,
  type InTurnOrder,
  kit,
  type Seat,
  type Supply,
  type Table,
  type Turn,
  type Violation,
} from '@rulewright/core';
import type { Immediate } from './content/effects.js';
import type { Content } from './content/schema.js';
import type { Branch, Series } from './content/tables.js';
import type { EcoLogicOptions } from './options.js';
import type { rules } from './rulebook/index.js';
import type { Refusal } from './rulebook/refusals.js';

/** A place on the field: 0 … hexes − 1 in canonical order (rows from the top, each from the left). */
export type Hex = number;
/** A card: its index in the content's list. */
export type Card = number;

export const PHASES = ['set-up', 'event', 'action', 'environment', 'income'] as const;
export type Phase = (typeof PHASES)[number];

export interface Player {
  money: number;
  /** May be negative (ECO-GEN.2). */
  ecoFund: number;
  /** Plant pieces that can still be bought. */
  supply: Record<Branch, number>;
  /** Plant pieces bought and not on the field (ECO-GEN.7). */
  hand: Record<Branch, number>;
  /** Initiatives in the hand. */
  initiatives: Card[];
}

/** One entry a hex in every list. */
export interface Field {
  tile: number[];
  owner: Seat[];
  /** From the bottom to the top. */
  pieces: Branch[][];
  /** The initiative on the hex: none or one. */
  initiatives: Card[][];
}

/** What an auction sells. */
export type Item =
  | { kind: 'special'; special: Card }
  | { kind: 'plant'; branch: Branch }
  | { kind: 'initiative'; initiative: Card };

export interface Auction {
  item: Item;
  opener: Seat;
  highBid: number;
  highBidder: Seat;
  /** By seat: has not passed and may bid. */
  stillIn: boolean[];
}

export interface Loan {
  lender: Seat;
  borrower: Seat;
  /** Coins still to be paid back. */
  due: number;
}

export interface State extends BaseState<EcoLogic> {
  round: number;
  phase: Phase;
  firstPlayer: Seat;
  players: Player[];
  field: Field;
  /** By seat and hex: the bio-capacity is gone for this player. */
  bioTaken: boolean[][];
  bank: Supply;
  ecoSupply: Supply;
  /** By card. `owner` NONE: in the offer; `hex` NONE: not built. */
  specials: { owner: Seat[]; hex: Hex[] };
  /** One bag a level, level 1 on top (ECO-SET.4). */
  eventDeck: Deck;
  eventDiscard: Card[];
  /** Taken out of a game of two, unseen (ECO-SET.13). */
  eventsRemoved: Card[];
  /** The events of this round and who drew them; the cards lie in the discard. */
  currentEvents: { event: Card; drawer: Seat }[];
  /** By seat: auctions that may still be cancelled in this round. */
  vetoes: number[];
  lastRound: boolean;
  initiativeDeck: Deck;
  /** The top card is the last one. */
  initiativeDiscard: Card[];
  /** The initiative turned up in this opening slot: none or one. */
  revealed: Card[];
  /** The initiative refused last in this series and neither taken up nor revealed again since, or NONE (ECO-VAR.6). */
  refused: Card;
  auction: Auction | null;
  /** By asking seat and helper: has asked in this opening slot (ECO-AID.3). */
  aidAsked: boolean[][];
  /** Oldest first. */
  loans: Loan[];
}

export type Task =
  | { kind: 'round' }
  | { kind: 'event-phase' }
  | { kind: 'draw-event'; drawer: Seat }
  | { kind: 'immediate-effect'; effect: Immediate; seat: Seat }
  | { kind: 'action-phase' }
  | { kind: 'series'; series: Series }
  | { kind: 'slot'; series: Series; seat: Seat }
  | { kind: 'bidding'; last: Seat }
  | { kind: 'end-of-action' }
  | { kind: 'environment-phase' }
  | { kind: 'environment'; seat: Seat }
  | { kind: 'income-phase' }
  | { kind: 'income'; seat: Seat }
  | { kind: 'repayments'; seat: Seat; from: number }
  | { kind: 'end-of-round' };

export type Choice =
  | ({ kind: 'setup-first' } & InTurnOrder)
  | ({ kind: 'setup-second' } & InTurnOrder)
  | ({ kind: 'event-lose-initiative' } & Ask)
  | ({ kind: 'event-lose-piece' } & Ask)
  | ({ kind: 'open-special' } & Ask)
  | ({ kind: 'open-plant' } & Ask)
  | ({ kind: 'reveal-initiative' } & Ask)
  | ({ kind: 'open-initiative' } & Ask)
  | ({ kind: 'veto' } & InTurnOrder)
  | ({ kind: 'bid' } & Ask)
  | { kind: 'answer-aid'; seat: Seat; asker: Seat; amount: number; due: number }
  | { kind: 'place-bought'; seat: Seat; item: Item }
  | ({ kind: 'build' } & InTurnOrder)
  | ({ kind: 'lose-object' } & Ask)
  | ({ kind: 'drop-initiative' } & Ask)
  | { kind: 'repay'; seat: Seat; loan: number };

/** What happened. Cards are named by their ids, hexes by their place; money and eco points are whole numbers. */
export type EcoLogicEvent =
  | { type: 'round-began'; round: number; firstPlayer: Seat }
  | { type: 'phase-began'; phase: Phase }
  | { type: 'event-drawn'; seat: Seat; event: string }
  | { type: 'initiative-drawn'; seat: Seat; initiative: string }
  | { type: 'coins-taken'; seat: Seat; special: string; amount: number }
  | { type: 'series-began'; series: Series }
  | { type: 'series-skipped'; series: Series }
  | { type: 'opening-declined'; seat: Seat; series: Series }
  | { type: 'initiative-revealed'; seat: Seat; initiative: string }
  | { type: 'initiative-refused'; seat: Seat; initiative: string }
  | { type: 'auction-opened'; seat: Seat; item: string; nominal: number }
  | { type: 'auction-vetoed'; seat: Seat; item: string }
  | { type: 'bid-raised'; seat: Seat; amount: number }
  | { type: 'bid-passed'; seat: Seat }
  | { type: 'auction-won'; seat: Seat; item: string; amount: number }
  | { type: 'item-kept'; seat: Seat; item: string }
  | { type: 'aid-asked'; seat: Seat; helper: Seat; amount: number; due: number }
  | { type: 'aid-given'; seat: Seat; asker: Seat; amount: number; due: number }
  | { type: 'aid-declined'; seat: Seat; asker: Seat }
  | { type: 'piece-placed'; seat: Seat; branch: Branch; hex: Hex; level: number }
  | { type: 'bio-taken'; seat: Seat; hex: Hex; amount: number }
  | { type: 'initiative-placed'; seat: Seat; initiative: string; hex: Hex }
  | { type: 'special-placed'; seat: Seat; special: string; hex: Hex }
  | { type: 'piece-removed'; seat: Seat; branch: Branch; hex: Hex; level: number }
  | { type: 'initiative-discarded'; seat: Seat; initiative: string; hex: Hex }
  | { type: 'build-passed'; seat: Seat }
  | { type: 'environment-settled'; seat: Seat; effect: number; ecoFund: number }
  | { type: 'object-lost'; seat: Seat; hex: Hex; level: number }
  | { type: 'income-settled'; seat: Seat; net: number; change: number; money: number }
  | { type: 'loan-repaid'; seat: Seat; lender: Seat; amount: number; due: number }
  | { type: 'repayment-withheld'; seat: Seat; lender: Seat; due: number };

export interface EcoLogic extends GameTypes {
  State: State;
  Options: EcoLogicOptions;
  Content: Content;
  Task: Task;
  Choice: Choice;
  Event: EcoLogicEvent;
  Rule: keyof typeof rules;
  Refusal: Refusal;
  Reason: 'final-report';
}
export type EcoTable = Table<EcoLogic>;
export type EcoTurn = Turn<EcoLogic>;
/** Why something is not allowed; undefined when it is. */
export type Refused = Violation<EcoLogic['Rule'], EcoLogic['Refusal']> | undefined;

export const { action, refuse, query, defineGame } = kit<EcoLogic>();
