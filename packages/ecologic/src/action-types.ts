import type { Seat } from '@rulewright/core';
import type { Branch } from './content/tables.js';
import type { Hex } from './state.js';

// The actions as their users see them; `actions/` says when each is legal and what it does. Cards go by their ids.

interface By<Type extends string> {
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}
interface On<Type extends string> extends By<Type> {
  readonly hex: Hex;
}
interface Piece<Type extends string> extends On<Type> {
  readonly branch: Branch;
}

/** ECO-SET.9: the first starting piece. */
export interface PlaceFirst extends Piece<'place-first'> {}
/** ECO-SET.10: the second starting piece. */
export interface PlaceSecond extends On<'place-second'> {}
/** ECO-SET.10, ECO-AUC.8: leaves the piece or card in the hand. */
export interface Keep extends By<'keep'> {}
/** ECO-EVT.3: gives up an initiative on the field. */
export interface LoseInitiative extends On<'lose-initiative'> {}
/** ECO-EVT.3: gives up a piece of an object of the highest level. */
export interface LosePiece extends On<'lose-piece'> {}
/** ECO-SPI.1: opens the auction for a special. */
export interface OpenSpecial extends By<'open-special'> {
  readonly special: string;
}
/** ECO-PLT.1: opens the auction for a piece. */
export interface OpenPlant extends By<'open-plant'> {
  readonly branch: Branch;
}
/** ECO-SER.4: lets the opening right pass. */
export interface DeclineOpening extends By<'decline-opening'> {}
/** ECO-INI.1: turns up the top initiative. */
export interface Reveal extends By<'reveal'> {}
/** ECO-VAR.6: opens the auction for the initiative refused last. */
export interface TakeRefused extends By<'take-refused'> {}
/** ECO-INI.2: opens the auction for the revealed initiative. */
export interface OpenInitiative extends By<'open-initiative'> {}
/** ECO-INI.3: discards the revealed initiative. */
export interface RefuseInitiative extends By<'refuse-initiative'> {}
/** ECO-AUC.12: cancels the auction just opened. */
export interface UseVeto extends By<'use-veto'> {}
/** ECO-AUC.12: lets the auction go on. */
export interface HoldVeto extends By<'hold-veto'> {}
/** ECO-AUC.4: bids `amount` coins. */
export interface Raise extends By<'raise'> {
  readonly amount: number;
}
/** ECO-AUC.5: leaves the auction. */
export interface Pass extends By<'pass'> {}
/** ECO-AID.2: asks for `amount` coins as a gift. */
export interface AskGift extends By<'ask-gift'> {
  readonly helper: Seat;
  readonly amount: number;
}
/** ECO-AID.2: asks for `amount` coins and promises `due` coins back. */
export interface AskLoan extends By<'ask-loan'> {
  readonly helper: Seat;
  readonly amount: number;
  readonly due: number;
}
/** ECO-AID.4: gives the coins. */
export interface AcceptAid extends By<'accept-aid'> {}
/** ECO-AID.4: gives nothing. */
export interface DeclineAid extends By<'decline-aid'> {}
/** ECO-AUC.8: places the item just bought. */
export interface PlaceBought extends On<'place-bought'> {}
/** ECO-BLD.2: places a piece from the hand. */
export interface PlacePiece extends Piece<'place-piece'> {}
/** ECO-BLD.6: places an initiative from the hand. */
export interface PlaceInitiative extends On<'place-initiative'> {
  readonly initiative: string;
}
/** ECO-BLD.5: builds a special from the hand. */
export interface PlaceSpecial extends On<'place-special'> {
  readonly special: string;
}
/** ECO-RMV.1: gives up a piece on the field. */
export interface RemovePiece extends Piece<'remove-piece'> {}
/** ECO-RMV.3: gives up an initiative on the field. */
export interface RemoveInitiative extends On<'remove-initiative'> {}
/** ECO-BLD.8: leaves the build step. */
export interface PassBuilding extends By<'pass-building'> {}
/** ECO-ENV.3: loses the dirtiest object. */
export interface LoseObject extends On<'lose-object'> {}
/** ECO-INC.5: discards an initiative that cannot be kept up. */
export interface DropInitiative extends On<'drop-initiative'> {}
/** ECO-VAR.8: pays a loan back. */
export interface RepayLoan extends By<'repay-loan'> {}
/** ECO-VAR.8: pays nothing back in this round. */
export interface Withhold extends By<'withhold'> {}

/** Anything a player can do, a union on `type`. */
export type EcoLogicAction =
  | PlaceFirst
  | PlaceSecond
  | Keep
  | LoseInitiative
  | LosePiece
  | OpenSpecial
  | OpenPlant
  | DeclineOpening
  | Reveal
  | TakeRefused
  | OpenInitiative
  | RefuseInitiative
  | UseVeto
  | HoldVeto
  | Raise
  | Pass
  | AskGift
  | AskLoan
  | AcceptAid
  | DeclineAid
  | PlaceBought
  | PlacePiece
  | PlaceInitiative
  | PlaceSpecial
  | RemovePiece
  | RemoveInitiative
  | PassBuilding
  | LoseObject
  | DropInitiative
  | RepayLoan
  | Withhold;
