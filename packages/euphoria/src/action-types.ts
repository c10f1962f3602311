import type { Seat } from '@rulewright/core';
import type { Artifact, Good, Resource, Track } from './content/words.js';

// The actions as their users see them; `actions/` says when each is legal and what it does. Spaces and cards go by
// their ids, workers by their number from 1 to 4, or by their value where equal ones are interchangeable.

interface By<Type extends string> {
  readonly type: Type;
  /** Who acts. */
  readonly seat: Seat;
}

/** EUP-VAR.3: the tile that comes into the game. */
export interface PickMarket extends By<'pick-market'> {
  readonly tile: string;
}
/** EUP-VAR.4: a token on a free cell. */
export interface PlaceToken extends By<'place-token'> {
  readonly track: Track;
  readonly cell: number;
}
/** EUP-VAR.1: a recruit of the hand that goes round. */
export interface DraftRecruit extends By<'draft-recruit'> {
  readonly recruit: string;
}
/** EUP-SET.9: the two recruits that stay. */
export interface KeepRecruits extends By<'keep-recruits'> {
  readonly active: string;
  readonly hidden: string;
}
/** EUP-PLC.1: a worker that shows this value goes on a space. */
export interface Place extends By<'place'> {
  readonly value: number;
  readonly space: string;
}
/** EUP-PLC.11: the new worker stays. */
export interface DeclinePlacement extends By<'decline-placement'> {}
/** EUP-RET.1: workers come back; the price is 'food', 'bliss', 'free' or a recruit. */
export interface Retrieve extends By<'retrieve'> {
  readonly workers: readonly number[];
  readonly price: string;
}
/** EUP-DIL.1: the dilemma, paid with these artifacts. */
export interface ResolveDilemma extends By<'resolve-dilemma'> {
  readonly side: 'fight' | 'join';
  readonly artifacts: readonly Artifact[];
}
/** EUP-DIL.4: one of the two recruits. */
export interface KeepRecruit extends By<'keep-recruit'> {
  readonly recruit: string;
}
/** EUP-TRN.9 */
export interface EndTurn extends By<'end-turn'> {}

/** A good, an artifact by its kind, or 'artifact': one that is not named. */
export type TradeItem = Good | Artifact | 'artifact';
/** EUP-TRD.3: begins a proposal. */
export interface OpenTrade extends By<'open-trade'> {
  readonly partner: Seat;
}
/** EUP-TRD.6: one item more to give. */
export interface Give extends By<'give'> {
  readonly item: TradeItem;
}
/** EUP-TRD.4: all that is given has been named. */
export interface ToAsk extends By<'to-ask'> {}
/** EUP-TRD.6: one item more to ask for. */
export interface AskFor extends By<'ask'> {
  readonly item: TradeItem;
}
/** EUP-TRD.4: makes the proposal. */
export interface Submit extends By<'submit'> {}
/** EUP-TRD.4: drops the proposal. */
export interface Cancel extends By<'cancel'> {}
/** EUP-TRD.7 */
export interface Accept extends By<'accept'> {}
/** EUP-TRD.7 */
export interface Reject extends By<'reject'> {}
/** EUP-TRD.8: an unnamed artifact that is handed over. */
export interface PickCard extends By<'pick-card'> {
  readonly artifact: Artifact;
}

/** EUP-PLC.8: pays for a placement; items in canonical order. */
export interface Pay extends By<'pay'> {
  readonly plan: readonly (Good | Artifact | Track)[];
}
/** EUP-TUN.2, EUP-ICA.2: what the space gives, in canonical order. */
export interface Take extends By<'take'> {
  readonly items: readonly (Resource | 'artifact')[];
}
/** EUP-ART.4: 'territory', or a site whose tile gets the star. */
export interface PlaceStar extends By<'place-star'> {
  readonly on: string;
}
/** EUP-KNO.5: a face instead of a roll. */
export interface ChooseFace extends By<'choose-face'> {
  readonly face: number;
}
/** EUP-KNO.7: the good that a die costs. */
export interface PayPenalty extends By<'pay-penalty'> {
  readonly good: Good;
}
/** EUP-MOR.2: one artifact goes. */
export interface Discard extends By<'discard'> {
  readonly artifact: Artifact;
}
/** EUP-DRW.4: one of the drawn cards, or of the hand, goes again. */
export interface Drop extends By<'drop'> {
  readonly artifact: Artifact;
}
/** EUP-PLC.13: an artifact as the price of an ability. */
export interface PayArtifact extends By<'pay-artifact'> {
  readonly artifact: Artifact;
}
/** EUP-REC.3: an ability of an own recruit. */
export interface UseAbility extends By<'use-ability'> {
  readonly recruit: string;
}
/** EUP-REC.10: no more abilities in this window. */
export interface Done extends By<'done'> {}
/** EUP-REC.3: the ability, or what it gives, is not wanted. */
export interface Decline extends By<'decline'> {}
/** EUP-R66: takes what the ability of another player gives. */
export interface TakeOffer extends By<'take-offer'> {}
/** EUP-R28: a good, or one side of an either/or. */
export interface Choose extends By<'choose'> {
  readonly option: string;
}

/** Anything a player can do, a union on `type`. */
export type EuphoriaAction =
  | PickMarket
  | PlaceToken
  | DraftRecruit
  | KeepRecruits
  | Place
  | DeclinePlacement
  | Retrieve
  | ResolveDilemma
  | KeepRecruit
  | EndTurn
  | OpenTrade
  | Give
  | ToAsk
  | AskFor
  | Submit
  | Cancel
  | Accept
  | Reject
  | PickCard
  | Pay
  | Take
  | PlaceStar
  | ChooseFace
  | PayPenalty
  | Discard
  | Drop
  | PayArtifact
  | UseAbility
  | Done
  | Decline
  | TakeOffer
  | Choose;
