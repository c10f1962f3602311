import type { Seat } from '@rulewright/core';
import {
  type AgendaEvent,
  type BaseState,
  type ChoiceContext,
  type Context,
  type Deck,
  type GameTypes,
  kit,
  type Turn,
  type ZoneNameOf,
} from '@rulewright/core/author';
import type { Choice, Task } from './agenda.js';
import type { Content } from './content/schema.js';
import type { DoesNotExistDecisions } from './decisions.js';
import type { Reason, RuleEvent } from './events.js';
import type { DoesNotExistOptions } from './options.js';
import type { Refusal } from './rulebook/refusals.js';
import type { Rule } from './rulebook/rules.js';
import type { Phase, Picker, Status, Via } from './words.js';

/** A sound card: the index of its kind in the content's list. */
export type Sound = number;
/** A monster, or a mercenary: the index of its kind in the content's list, mercenaries after the monsters. */
export type Figure = number;

export interface Player {
  status: Status;
  souls: number;
  hand: Sound[];
  inventory: Sound[];
  /** None or one. */
  class: number[];
  /** In order of joining; a monster among them is The Hand of Fate (DNE-SPC.1). */
  mercenaries: Figure[];
  /** The cards under each mercenary, in no order. */
  hidden: Sound[][];
  /** The number of cards each mercenary has thrown. */
  thrown: number[];
  /** May not help anybody until the start of their next turn as Host (DNE-FAI.23). */
  helpBan: boolean;
  /** Has invaded since the start of their last turn (DNE-RIV.7). */
  invaded: boolean;
  /** The seat that will play the next turn of this seat instead, or NONE (DNE-CLS.11). */
  takenBy: Seat;
}

/** One entry a card in every list, in play order. */
export interface Lineup {
  owner: Seat;
  cards: Sound[];
  /** The seat that added the card. */
  by: Seat[];
  via: Via[];
  /** The bonus as played: printed, rolled or given by an ability. */
  base: number[];
  /** A value that does not change, in halves of a point; the card then has no genres. Else NONE (DNE-CLS.10). */
  frozen: number[];
}

/** The counters of a turn. */
export interface TurnCounters {
  /** Turns begun; 0 in the gentle round. */
  number: number;
  host: Seat;
  /** The seat whose place in the order this turn is; not the Host's when a Proxy took it (DNE-TRN.9). */
  place: Seat;
  /** 0 before the roll. */
  expectation: number;
  /** The effective level of the invited monster, as raised; 0 without one (DNE-MON.3). */
  level: number;
  /** An invitation was made or attempted. */
  invited: boolean;
  /** Trades that the Host has proposed. */
  trades: number;
  /** The others who have proposed trades, once for each (DNE-R72). */
  proposers: Seat[];
  /** Attempts to recruit. */
  recruits: number;
  refreshed: boolean;
  /** The Host's hand limit waits until the summary (DNE-SPC.8). */
  unlimited: boolean;
  /** Seats that have signalled. */
  signalled: Seat[];
  /** Seats that were challenged. */
  challenged: Seat[];
}

/** Facts of a rave, kept until the end of its turn. */
export interface Rave {
  /** Ten souls are at stake (DNE-FIN.2). */
  final: boolean;
  /** Holds in a row; also in the gentle round. */
  holds: number;
  saviour: Seat;
  /** The promise to the Saviour (DNE-FRD.3). */
  share: number;
  picker: Picker;
  /** The Saviour was forced by a challenge (DNE-CLS.12). */
  forced: boolean;
  /** The Saviour has added a card. */
  joined: boolean;
  expelled: Seat[];
  /** By seat: number of calls. */
  calls: number[];
  /** Seats that have copied. */
  copied: Seat[];
  /** The needle roll is used up. */
  needled: boolean;
  /** Seats that lose no souls in the rest of the rave (DNE-CLS.29). */
  shielded: Seat[];
  /** The owner of the winning line-up, or NONE; known from the bounty on. */
  winner: Seat;
}

export interface State extends BaseState<DoesNotExist> {
  phase: Phase;
  players: Player[];
  /** Eliminated seats, the first one first. */
  out: Seat[];
  turn: TurnCounters;
  rave: Rave;
  /** The Host's first, then the invaders' by declaration; in the gentle round one a seat. */
  lineups: Lineup[];
  /** The top card of a pile is the last one. */
  deck: Deck;
  discard: Sound[];
  /** Reward cards that are open on the table (DNE-BTY.11). */
  reward: Sound[];
  classDeck: Deck;
  classDiscard: number[];
  mercenaryDeck: Deck;
  mercenaryDiscard: Figure[];
  /** Empty with `monsterChoice: 'draw'`. */
  monsterSupply: Figure[];
  /** Empty unless `monsterChoice: 'draw'`. */
  monsterDeck: Deck;
  monsterDiscard: Figure[];
  /** The monster of this turn: none or one. */
  monster: Figure[];
}

/** An event of a rule, or of a choice that had one answer; see `RuleEvent`. */
export type DoesNotExistEvent = RuleEvent | AgendaEvent<Rule, Choice['kind']>;

export interface DoesNotExist extends GameTypes {
  State: State;
  Options: DoesNotExistOptions;
  Content: Content;
  Task: Task;
  Choice: Choice;
  Decision: DoesNotExistDecisions;
  Event: DoesNotExistEvent;
  Secret: {
    'cards-drawn': 'cards';
    'card-taken': 'card';
    'card-given': 'card';
    'trade-proposed': 'give';
    'trade-made': 'give' | 'got';
  };
  Rule: Rule;
  Refusal: Refusal;
  Reason: Reason;
}
export type DneContext = Context<DoesNotExist>;
export type DneTurn = Turn<DoesNotExist>;
/** A zone of cards, and a number for each `*` of its path. */
export type CardZone = ZoneNameOf<DoesNotExist>;
export type DneAt<K extends Choice['kind']> = ChoiceContext<DoesNotExist, K>;

export const { action, refuse, query, defineGame } = kit<DoesNotExist>();
