import type { Choose, Decline, Done, PayArtifact, TakeOffer, UseAbility } from './rules/abilities.js';
import type { KeepRecruit, ResolveDilemma } from './rules/dilemma.js';
import type { Drop } from './rules/drawing.js';
import type { Discard } from './rules/hand-limit.js';
import type { PlaceStar } from './rules/markets.js';
import type { Pay } from './rules/paying.js';
import type { DeclinePlacement, Place } from './rules/placing.js';
import type { Retrieve } from './rules/retrieving.js';
import type { ChooseFace, PayPenalty } from './rules/rolling.js';
import type { DraftRecruit, KeepRecruits, PickMarket, PlaceToken } from './rules/set-up.js';
import type { ShowDilemma, ShowRecruit } from './rules/showing.js';
import type { AddPartner, AskFor, Cancel, Give, OpenTrade, Submit, ToAsk } from './rules/trade.js';
import type { Accept, PickCard, Reject } from './rules/trade-exchange.js';
import type { Take } from './rules/tunnels.js';
import type { EndTurn } from './rules/turn.js';

// The actions; each one's chapter says when it is legal and what it does. Spaces and cards go by their ids, workers by
// their number from 1 to 4, or by their value where equal ones are interchangeable.

export type { TradeItem } from './content/words.js';
export type { Choose, Decline, Done, PayArtifact, TakeOffer, UseAbility } from './rules/abilities.js';
export type { KeepRecruit, ResolveDilemma } from './rules/dilemma.js';
export type { Drop } from './rules/drawing.js';
export type { Discard } from './rules/hand-limit.js';
export type { PlaceStar } from './rules/markets.js';
export type { Pay } from './rules/paying.js';
export type { DeclinePlacement, Place } from './rules/placing.js';
export type { Retrieve } from './rules/retrieving.js';
export type { ChooseFace, PayPenalty } from './rules/rolling.js';
export type { DraftRecruit, KeepRecruits, PickMarket, PlaceToken } from './rules/set-up.js';
export type { ShowDilemma, ShowRecruit } from './rules/showing.js';
export type { AddPartner, AskFor, Cancel, Give, OpenTrade, Submit, ToAsk } from './rules/trade.js';
export type { Accept, PickCard, Reject } from './rules/trade-exchange.js';
export type { Take } from './rules/tunnels.js';
export type { EndTurn } from './rules/turn.js';

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
  | AddPartner
  | Submit
  | Cancel
  | Accept
  | Reject
  | PickCard
  | ShowRecruit
  | ShowDilemma
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
