import type { GiveShare, NoShield, Shield } from './rules/bounty.js';
import type { Challenge } from './rules/challenge.js';
import type { BuyClass, Refresh } from './rules/class.js';
import type { Copy, Expel, PlayRolled, Signal, Stop, TattooRoll, WriterRoll } from './rules/class-abilities.js';
import type { Discard, Draft } from './rules/draft.js';
import type { Boost, Bribe, PayEscape, RollEscape, Suffer, WalkAway } from './rules/escape.js';
import type { Choose } from './rules/failure.js';
import type { DiscardSet } from './rules/failure-cards.js';
import type { DismissClass } from './rules/failure-choices.js';
import type { GiveTo, Take } from './rules/failure-takes.js';
import type { Dismiss, Refuse } from './rules/followers.js';
import type { Accept, Call, Counter, Decline, RefuseCounter, TakeCounter } from './rules/friend.js';
import type { Hold, Lay } from './rules/gentle-round.js';
import type { Drop, DropInventory, Stash } from './rules/limits.js';
import type { AskMercenary, Recruit } from './rules/mercenary.js';
import type { Invite, Pay, Raise } from './rules/monster.js';
import type { Play } from './rules/rave.js';
import type { Invade, Throw } from './rules/rivalry.js';
import type { EndTurn, Recover } from './rules/summary.js';
import type { AskFor, Give, Propose, TradeCancel, TradeOpen } from './rules/trade.js';
import type { Begin, ChoosePlayer, Hijack, Pass, Roll, StartRave } from './rules/turn.js';
import type { Return, Surrender } from './rules/zeroing.js';

export type { GiveShare, NoShield, Shield } from './rules/bounty.js';
export type { Challenge } from './rules/challenge.js';
export type { BuyClass, Refresh } from './rules/class.js';
export type { Copy, Expel, PlayRolled, Signal, Stop, TattooRoll, WriterRoll } from './rules/class-abilities.js';
export type { Discard, Draft } from './rules/draft.js';
export type { Boost, Bribe, PayEscape, RollEscape, Suffer, WalkAway } from './rules/escape.js';
export type { Choose } from './rules/failure.js';
export type { DiscardSet } from './rules/failure-cards.js';
export type { DismissClass } from './rules/failure-choices.js';
export type { GiveTo, Take } from './rules/failure-takes.js';
export type { Dismiss, Refuse } from './rules/followers.js';
export type { Accept, Call, Counter, Decline, RefuseCounter, TakeCounter } from './rules/friend.js';
export type { Hold, Lay } from './rules/gentle-round.js';
export type { Drop, DropInventory, Stash } from './rules/limits.js';
export type { AskMercenary, Recruit } from './rules/mercenary.js';
export type { Invite, Pay, Raise } from './rules/monster.js';
export type { Play } from './rules/rave.js';
export type { Invade, Throw } from './rules/rivalry.js';
export type { EndTurn, Recover } from './rules/summary.js';
export type { AskFor, Give, Propose, TradeCancel, TradeOpen } from './rules/trade.js';
export type { Begin, ChoosePlayer, Hijack, Pass, Roll, StartRave } from './rules/turn.js';
export type { Return, Surrender } from './rules/zeroing.js';

/** Anything a player can do, a union on `type`. Cards, monsters and mercenaries go by their ids, line-ups by the seat of their owner. */
export type DoesNotExistAction =
  | Accept
  | Decline
  | GiveShare
  | NoShield
  | Refuse
  | Shield
  | Challenge
  | BuyClass
  | Refresh
  | Copy
  | Expel
  | PlayRolled
  | Signal
  | Stop
  | TattooRoll
  | WriterRoll
  | Discard
  | Draft
  | Boost
  | Bribe
  | PayEscape
  | RollEscape
  | Suffer
  | WalkAway
  | Choose
  | DiscardSet
  | Dismiss
  | DismissClass
  | GiveTo
  | Take
  | Call
  | Counter
  | RefuseCounter
  | TakeCounter
  | Lay
  | Drop
  | DropInventory
  | Stash
  | AskMercenary
  | Recruit
  | Invite
  | Pay
  | Raise
  | Hold
  | Play
  | Invade
  | Throw
  | EndTurn
  | Recover
  | AskFor
  | Give
  | Propose
  | TradeCancel
  | TradeOpen
  | Begin
  | ChoosePlayer
  | Hijack
  | Pass
  | Roll
  | StartRave
  | Return
  | Surrender;
