import type {
  Accept,
  AskFor,
  AskMercenary,
  Begin,
  Boost,
  Bribe,
  BuyClass,
  Call,
  Challenge,
  Choose,
  ChoosePlayer,
  Copy,
  Counter,
  Decline,
  Discard,
  DiscardSet,
  Dismiss,
  DismissClass,
  DoesNotExistAction,
  Draft,
  Drop,
  DropInventory,
  EndTurn,
  Expel,
  Give,
  GiveShare,
  GiveTo,
  Hijack,
  Hold,
  Invade,
  Invite,
  Lay,
  NoShield,
  Pass,
  Pay,
  PayEscape,
  Play,
  PlayRolled,
  Raise,
  Recover,
  Recruit,
  Refresh,
  Refuse,
  RefuseCounter,
  Return,
  Roll,
  RollEscape,
  Shield,
  Signal,
  StartRave,
  Stash,
  Stop,
  Suffer,
  Surrender,
  Take,
  TakeCounter,
  TattooRoll,
  Throw,
  TradeCancel,
  TradeOpen,
  WalkAway,
  WriterRoll,
} from '@rulewright/does-not-exist';

// Every action has an exported type of its own, and together they are all actions.
type Named =
  | Accept
  | AskFor
  | AskMercenary
  | Begin
  | Boost
  | Bribe
  | BuyClass
  | Call
  | Challenge
  | Choose
  | ChoosePlayer
  | Copy
  | Counter
  | Decline
  | Discard
  | DiscardSet
  | Dismiss
  | DismissClass
  | Draft
  | Drop
  | DropInventory
  | EndTurn
  | Expel
  | Give
  | GiveShare
  | GiveTo
  | Hijack
  | Hold
  | Invade
  | Invite
  | Lay
  | NoShield
  | Pass
  | Pay
  | PayEscape
  | Play
  | PlayRolled
  | Raise
  | Recover
  | Recruit
  | Refresh
  | Refuse
  | RefuseCounter
  | Return
  | Roll
  | RollEscape
  | Shield
  | Signal
  | StartRave
  | Stash
  | Stop
  | Suffer
  | Surrender
  | Take
  | TakeCounter
  | TattooRoll
  | Throw
  | TradeCancel
  | TradeOpen
  | WalkAway
  | WriterRoll;
type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : false) : false;
export const actionTypesAgree: Same<Named, DoesNotExistAction> = true;
