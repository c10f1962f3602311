import type { Seat } from '@rulewright/core';
import type { Picker } from './state.js';

// The actions as their users see them; `actions/` says when each is legal and what it does. Cards, monsters and
// mercenaries go by their ids, line-ups by the seat of their owner.

interface By<Type extends string> {
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}
interface With<Type extends string> extends By<Type> {
  readonly card: string;
}
interface At<Type extends string> extends By<Type> {
  readonly target: Seat;
}
interface Into<Type extends string> extends With<Type> {
  readonly lineup: Seat;
}
/** How many cards of the monster the Saviour gets, and who picks them (DNE-FRD.3). */
interface Split {
  readonly share: number;
  readonly picker: Picker;
}

/** DNE-GTL.2: lays a hand card into a personal line-up. */
export interface Lay extends With<'lay'> {}
/** DNE-RAV.2, DNE-GTL.2: lets priority pass on. */
export interface Hold extends By<'hold'> {}
/** DNE-ZER.5: pays a soul and plays on. */
export interface Return extends By<'return'> {}
/** DNE-ZER.5: gives the game up. */
export interface Surrender extends By<'surrender'> {}
/** DNE-CLS.11: pays and rolls for the next turn of an opponent. */
export interface Hijack extends By<'hijack'> {}
/** DNE-CLS.11: plays their own turn and no other. */
export interface Begin extends By<'begin'> {}
/** DNE-CLS.11: whose next turn is taken. */
export interface ChoosePlayer extends At<'choose-player'> {}
/** DNE-CLS.18: where the next card of the draft comes from. */
export interface Draft extends By<'draft'> {
  readonly source: 'deck' | 'discard';
}
/** DNE-CLS.15, DNE-CLS.18, DNE-FAI.2: a card that has to go. */
export interface Discard extends With<'discard'> {}
/** DNE-GNL.8: an excess hand card goes to the inventory. */
export interface Stash extends With<'stash'> {}
/** DNE-GNL.8: an excess hand card goes to the discard pile. */
export interface Drop extends With<'drop'> {}
/** DNE-GNL.9: one of six inventory cards goes. */
export interface DropInventory extends With<'drop-inventory'> {}
/** DNE-TRN.5: rolls the expectation. */
export interface Roll extends By<'roll'> {}
/** DNE-MON.1: invites a monster; `any` where chance names it (DNE-R13). */
export interface Invite extends By<'invite'> {
  readonly monster: string;
}
/** DNE-MON.4: a card of the price. */
export interface Pay extends With<'pay'> {}
/** DNE-SPC.13: makes the level of the monster higher. */
export interface Raise extends With<'raise'> {}
/** DNE-CLS.1: a class for a soul. */
export interface BuyClass extends By<'buy-class'> {}
/** DNE-MRC.1: a card and a die for a mercenary. */
export interface Recruit extends With<'recruit'> {}
/** DNE-TRD.2: begins a proposal. */
export interface TradeOpen extends At<'trade-open'> {}
/** DNE-TRD.2: offers a held card, or `none`. */
export interface Give extends With<'give'> {}
/** DNE-TRD.2: asks for an inventory card, for `hand` (one of the target's choice), or for `none`. */
export interface AskFor extends With<'ask'> {}
/** DNE-TRD.2: the proposal comes to nothing. */
export interface TradeCancel extends By<'trade-cancel'> {}
/** DNE-CLS.22: a held card for new ones. */
export interface Refresh extends With<'refresh'> {}
/** DNE-TRN.6: ends the turn without a rave. */
export interface Pass extends By<'pass'> {}
/** DNE-TRN.8: closes the preparation. */
export interface StartRave extends By<'start-rave'> {}
/** DNE-RAV.5 to DNE-RAV.7: a held card into the line-up one builds or helps to build. */
export interface Play extends With<'play'> {}
/** DNE-RIV.1: the first card of a rival line-up. */
export interface Invade extends With<'invade'> {}
/** DNE-FIN.3: a held card into the line-up of somebody else. */
export interface Throw extends Into<'throw'> {}
/** DNE-MRC.6, DNE-MRC.9: a mercenary throws a card. */
export interface AskMercenary extends By<'ask-mercenary'> {
  readonly mercenary: string;
}
/** DNE-FRD.3: asks for help and promises cards of the monster. */
export interface Call extends At<'call'>, Split {}
/** DNE-FRD.4: asks for a better split. */
export interface Counter extends By<'counter'>, Split {}
/** DNE-FRD.5: agrees to the counter. */
export interface TakeCounter extends By<'take-counter'> {}
/** DNE-FRD.5: the call is over. */
export interface RefuseCounter extends By<'refuse-counter'> {}
/** DNE-FRD.4, DNE-TRD.3: agrees, with the card that is asked for, or `none` when a trade asks for no hand card. */
export interface Accept extends With<'accept'> {}
/** DNE-FRD.4, DNE-TRD.3, DNE-SPC.13, DNE-FAI.17: does not. */
export interface Decline extends By<'decline'> {}
/** DNE-CLS.12: a card and two dice to force an opponent to help. */
export interface Challenge extends At<'challenge'> {
  readonly card: string;
}
/** DNE-CLS.10: a hand card with the value of the strongest one. */
export interface Copy extends With<'copy'> {}
/** DNE-CLS.16: a die for the base of the next hand card. */
export interface WriterRoll extends By<'writer-roll'> {
  readonly lineup: Seat;
}
/** DNE-CLS.19: a die for the base of up to three hand cards. */
export interface TattooRoll extends By<'tattoo-roll'> {}
/** DNE-CLS.16, DNE-CLS.19: the hand card that counts as rolled. */
export interface PlayRolled extends With<'play-rolled'> {}
/** DNE-CLS.20: pays to send an invader away. */
export interface Expel extends By<'expel'> {
  readonly invader: Seat;
}
/** DNE-CLS.24: a held card for the top card of the deck in any line-up. */
export interface Signal extends Into<'signal'> {}
/** DNE-CLS.29: the whole hand against the loss of souls. */
export interface Shield extends By<'shield'> {}
/** DNE-BTY.4: keeps the hand. */
export interface NoShield extends By<'no-shield'> {}
/** DNE-BTY.11: an open card for the Saviour. */
export interface GiveShare extends With<'give-share'> {}
/** DNE-FAI.20: the class card goes. */
export interface DismissClass extends By<'dismiss-class'> {
  readonly class: string;
}
/** DNE-SPC.1, DNE-FAI.19, DNE-FAI.20: a mercenary goes. */
export interface Dismiss extends By<'dismiss'> {
  readonly mercenary: string;
}
/** DNE-SPC.1: the monster goes its way. */
export interface Refuse extends By<'refuse'> {}
/** DNE-ESC.2: the roll instead of a way out. */
export interface RollEscape extends By<'roll-escape'> {}
/** DNE-SPC.9: a held card instead of the roll. */
export interface PayEscape extends With<'pay-escape'> {}
/** DNE-SPC.12: a good card makes the monster leave. */
export interface Bribe extends With<'bribe'> {}
/** DNE-SPC.14: simply goes. */
export interface WalkAway extends By<'walk-away'> {}
/** DNE-ESC.2: takes the consequences. */
export interface Suffer extends By<'suffer'> {}
/** DNE-CLS.30: a held card makes the roll better. */
export interface Boost extends With<'boost'> {}
/** DNE-ESC.4, DNE-CLS.19: no more cards. */
export interface Stop extends By<'stop'> {}
/** DNE-FAI.11, DNE-FAI.12: a set of hand cards. */
export interface DiscardSet extends By<'discard-set'> {
  readonly cards: string[];
}
/** DNE-FAI.22: one of the options, counted from 0. */
export interface Choose extends By<'choose'> {
  readonly option: number;
}
/** DNE-FAI.14, DNE-FAI.16, DNE-FAI.17: a card of the victim, or `blind`. */
export interface Take extends With<'take'> {}
/** DNE-FAI.18: a held card for an opponent. */
export interface GiveTo extends With<'give-to'> {}
/** DNE-SUM.1: a card of a line-up comes into the inventory. */
export interface Recover extends With<'recover'> {}
/** DNE-SUM.3: ends the turn. */
export interface EndTurn extends By<'end-turn'> {}

/** Anything a player can do, a union on `type`. */
export type DoesNotExistAction =
  | Lay
  | Hold
  | Return
  | Surrender
  | Hijack
  | Begin
  | ChoosePlayer
  | Draft
  | Discard
  | Stash
  | Drop
  | DropInventory
  | Roll
  | Invite
  | Pay
  | Raise
  | BuyClass
  | Recruit
  | TradeOpen
  | Give
  | AskFor
  | TradeCancel
  | Refresh
  | Pass
  | StartRave
  | Play
  | Invade
  | Throw
  | AskMercenary
  | Call
  | Counter
  | TakeCounter
  | RefuseCounter
  | Accept
  | Decline
  | Challenge
  | Copy
  | WriterRoll
  | TattooRoll
  | PlayRolled
  | Expel
  | Signal
  | Shield
  | NoShield
  | GiveShare
  | DismissClass
  | Dismiss
  | Refuse
  | RollEscape
  | PayEscape
  | Bribe
  | WalkAway
  | Suffer
  | Boost
  | Stop
  | DiscardSet
  | Choose
  | Take
  | GiveTo
  | Recover
  | EndTurn;
