import type { Seat } from '@rulewright/core';
import type { Colour } from './content/effects.js';
import type { Human } from './state.js';

// The actions as their users see them; `actions/` says when each is legal and what it does. Cards go by their ids (with
// their deck of origin when there are several). The types that end in -for belong to free feeding and name the human.

interface By<Type extends string> {
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}
/** Free feeding: the human that acts or pays. */
interface For {
  readonly human: Human;
}
/** At a human, a player or both; −1 for none. */
interface At {
  readonly target: Human;
  readonly player: Seat;
}
/** A card of the hand; `pos` of the emons paid are positive. */
interface Paid {
  readonly card: string;
  readonly pos: number;
}
interface Swapped {
  readonly card: string;
  readonly colour: Colour;
}

/** EMX-INF.3: activates an effect or a power on a human. */
export interface Play extends By<'play'>, Paid {
  readonly target: Human;
}
/** EMX-FREE.4: the same with any human. */
export interface PlayFor extends By<'play-for'>, For, At, Paid {}
/** EMX-INF.6: uses the Influence property of a power. */
export interface Use extends By<'use'> {
  readonly power: string;
  readonly target: Human;
}
/** EMX-FREE.4: the same with any human. */
export interface UseFor extends By<'use-for'>, For, At {
  readonly power: string;
}
/** EMX-INF.9: gives up a card for an emon. */
export interface Exchange extends By<'exchange'>, Swapped {}
/** EMX-FREE.4: the same for any human. */
export interface ExchangeFor extends By<'exchange-for'>, For, Swapped {}
/** EMX-INF.10: exchanges no further card. */
export interface Stop extends By<'stop'> {}
/** EMX-INF.11: takes the top card of the draw pile. */
export interface Draw extends By<'draw'> {}
/** EMX-VOC.6: `pos` of the emons are positive. */
export interface Split extends By<'split'> {
  readonly pos: number;
}
/** EMX-VOC.13: the colour that is returned. */
export interface Flip extends By<'flip'> {
  readonly colour: Colour;
}
/** EMX-VOC.18: discards a card of one's own hand. */
export interface Discard extends By<'discard'> {
  readonly card: string;
}
/** EMX-VOC.20, EMX-SYM.4: discards the power at a place of a row, counted from 0 on the left. */
export interface DiscardPower extends By<'discard-power'>, For {
  readonly place: number;
}
/** EMX-VOC.21: activates a power of one's own hand for free. */
export interface Activate extends By<'activate'> {
  readonly card: string;
}
/** EMX-CHG.6: aims a mandatory property. */
export interface Aim extends By<'aim'> {
  readonly target: Human;
}
/** EMX-FREE.5: the same at a human, a player or both. */
export interface AimFor extends By<'aim-for'>, At {}
/** EMX-CHG.3: the colour of the emon of a neutral power. */
export interface TakeEmon extends By<'take-emon'> {
  readonly colour: Colour;
}
/** EMX-MOM.3: undoes the action just performed. */
export interface Cancel extends By<'cancel'>, Paid {}
/** EMX-FREE.6: the same, paid from the pool of any human. */
export interface CancelFor extends By<'cancel-for'>, For, Paid {}
/** EMX-MOM.13: keeps a power from being discarded. */
export interface Protect extends By<'protect'>, Paid {}
/** EMX-FREE.6: the same, paid from the pool of any human. */
export interface ProtectFor extends By<'protect-for'>, For, Paid {}
/** EMX-MOM.3, EMX-MOM.13: lets it happen. */
export interface Pass extends By<'pass'> {}
/** EMX-SYM.5: steals from another player. */
export interface StealFrom extends By<'steal-from'> {
  readonly player: Seat;
}
/** EMX-SYM.9: moves another player's marker. */
export interface MoveOther extends By<'move-other'> {
  readonly player: Seat;
}
/** EMX-FREE.2: whom to charge or harvest. */
export interface ChooseHuman extends By<'choose-human'>, For {}

/** Anything a player can do, a union on `type`. */
export type EmixAction =
  | Play
  | PlayFor
  | Use
  | UseFor
  | Exchange
  | ExchangeFor
  | Stop
  | Draw
  | Split
  | Flip
  | Discard
  | DiscardPower
  | Activate
  | Aim
  | AimFor
  | TakeEmon
  | Cancel
  | CancelFor
  | Protect
  | ProtectFor
  | Pass
  | StealFrom
  | MoveOther
  | ChooseHuman;
