import type { Seat, Violation } from '@rulewright/core';
import {
  type AgendaEvent,
  type BaseState,
  type Change,
  type ChoiceContext,
  type Context,
  type Deck,
  type GameTypes,
  kit,
  type OfType,
  type Supply,
  type Turn,
} from '@rulewright/core/author';
import type { Choice, Item, Task } from './agenda.js';
import type { Content } from './content/schema.js';
import type { Branch, Series } from './content/tables.js';
import type { EcoLogicDecisions } from './decisions.js';
import type { EcoLogicOptions } from './options.js';
import type { Refusal } from './rulebook/refusals.js';
import type { Rule } from './rulebook/rules.js';

/** A place on the field: 0 … hexes − 1 in canonical order (rows from the top, each from the left). */
export type Hex = number;
/** A card: its index in the content's list. */
export type Card = number;

/** ECO-RND.1: the phases of a round, in order. */
export const ROUND_PHASES = ['event', 'action', 'environment', 'income'] as const;
export const PHASES = ['set-up', ...ROUND_PHASES] as const;
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
  /** The events of this round, with the seats that drew them; the cards lie in the discard. */
  currentEvents: { event: Card; drawer: Seat }[];
  /** By seat: auctions that may still be cancelled in this round. */
  vetoes: number[];
  lastRound: boolean;
  initiativeDeck: Deck;
  /** The top card is the last one. */
  initiativeDiscard: Card[];
  /** The initiative turned up in this opening slot: none or one. */
  revealed: Card[];
  /** The initiative last refused in this series, or NONE once it has been taken up or revealed again (ECO-VAR.6). */
  refused: Card;
  auction: Auction | null;
  /** By asking seat and helper: has asked in this opening slot (ECO-AID.3). */
  aidAsked: boolean[][];
  /** Oldest first. */
  loans: Loan[];
}

/** A player's total ecological effect and the parts that it is the sum of, in eco points. */
export interface EcologicalEffect {
  readonly objects: number;
  /** Initiatives on the field. */
  readonly initiatives: number;
  /** Built specials. */
  readonly specials: number;
  /** This round's events. */
  readonly events: number;
  readonly total: number;
}

/** A player's net income and its parts, in coins. */
export interface NetIncome {
  readonly objects: number;
  /** This round's events. */
  readonly events: number;
  /** Upkeep of the initiatives on the field. */
  readonly upkeep: number;
  /** Objects and events less upkeep. */
  readonly net: number;
}

/** Measures that rank players, in this order (ECO-END.6, ECO-R42). */
export type Distinction = 'score' | 'balance' | 'eco-fund';

type Happening<Type extends string, Fields = unknown> = OfType<Type, { rule: Rule } & Fields>;
type BySeat = { seat: Seat };
/** An auction is named by what it sells: the id of a card, or the branch of a piece. */
type OfItem = BySeat & { item: string };
/** A request for `amount` coins; `due` is what is to be paid back, 0 for a gift. */
type Request = BySeat & { amount: number; due: number };

/**
 * An event, and the rule behind it. Cards are named by their ids, hexes by their place; money and eco points
 * are whole numbers.
 */
export type EcoLogicEvent =
  | Happening<'round-began', { round: number; firstPlayer: Seat }>
  | Happening<'round-ended', { round: number }>
  | Happening<'phase-began', { phase: Phase }>
  | Happening<'event-drawn', BySeat & { event: string }>
  | Happening<'last-round-announced'>
  | Happening<'veto-gained' | 'veto-expired', BySeat & { vetoes: Change }>
  | Happening<'initiatives-shuffled', { cards: number }>
  | Happening<'initiative-drawn' | 'initiative-revealed' | 'initiative-refused', BySeat & { initiative: string }>
  /** `amount` is what the bank could give. */
  | Happening<'coins-taken', BySeat & { special: string; amount: number; money: Change }>
  /** `offer` names the specials that can be bought in the series of specials. */
  | Happening<'series-began', { series: Series; offer: readonly string[] }>
  | Happening<'series-skipped', { series: Series }>
  | Happening<'slot-began' | 'slot-skipped' | 'opening-declined', BySeat & { series: Series }>
  /** `excluded` may not bid: they have no such piece left. */
  | Happening<'auction-opened', OfItem & { nominal: number; excluded: readonly Seat[] }>
  | Happening<'auction-vetoed', OfItem & { vetoes: Change }>
  | Happening<'veto-held' | 'item-kept', OfItem>
  | Happening<'bid-raised', BySeat & { bid: Change; outbid: Seat }>
  | Happening<'bid-passed' | 'build-passed', BySeat>
  | Happening<'auction-won', OfItem & { amount: number; money: Change }>
  | Happening<'aid-asked', Request & { helper: Seat }>
  | Happening<'aid-given', Request & { asker: Seat; money: Change; askerMoney: Change }>
  | Happening<'aid-declined', Request & { asker: Seat }>
  /** `level` is the new level of the object, 0 when it is gone. */
  | Happening<'piece-placed' | 'piece-removed', BySeat & { branch: Branch; hex: Hex; level: number }>
  /** `amount` is what the hex gives; the eco supply may have had fewer. */
  | Happening<'bio-taken', BySeat & { hex: Hex; amount: number; ecoFund: Change }>
  | Happening<'initiative-placed' | 'initiative-discarded', BySeat & { initiative: string; hex: Hex }>
  | Happening<'special-placed', BySeat & { special: string; hex: Hex }>
  | Happening<'object-lost', BySeat & { hex: Hex; pieces: readonly Branch[] }>
  | Happening<'environment-settled', BySeat & { effect: EcologicalEffect; ecoFund: Change }>
  | Happening<'income-settled', BySeat & { income: NetIncome; money: Change }>
  /** `due` is what was and what is still to be paid back. */
  | Happening<'loan-repaid', BySeat & { lender: Seat; due: Change; money: Change; lenderMoney: Change }>
  | Happening<'repayment-withheld', BySeat & { lender: Seat; due: number }>
  /** `decidedBy` tells what set the first place apart from the second: nothing does when all share it. */
  | Happening<'game-ended', { winners: readonly Seat[]; decidedBy: Distinction | 'nothing' }>
  | AgendaEvent<Rule, Choice['kind']>;

export interface EcoLogic extends GameTypes {
  State: State;
  Options: EcoLogicOptions;
  Content: Content;
  Task: Task;
  Choice: Choice;
  Decision: EcoLogicDecisions;
  Event: EcoLogicEvent;
  Rule: Rule;
  Refusal: Refusal;
  Reason: 'final-report';
}
export type EcoContext = Context<EcoLogic>;
export type EcoTurn = Turn<EcoLogic>;
/** A refusal, or undefined when the action is allowed. */
export type Refused = Violation<EcoLogic['Rule'], EcoLogic['Refusal']> | undefined;

export type EcoAt<K extends Choice['kind']> = ChoiceContext<EcoLogic, K>;

export const { action, refuse, query, defineGame } = kit<EcoLogic>();
