import type { Activate, Discard, DiscardPower } from './rules/card-operations.js';
import type { TakeEmon } from './rules/charge.js';
import type { Flip, Split } from './rules/emon-operations.js';
import type { Exchange, Stop } from './rules/exchange.js';
import type { ChooseHuman } from './rules/free-feeding.js';
import type { Draw } from './rules/influence.js';
import type { Cancel, Pass, Protect } from './rules/moments.js';
import type { Play } from './rules/play.js';
import type { Aim } from './rules/properties.js';
import type { MoveOther, StealFrom } from './rules/symbols.js';
import type { Use } from './rules/use.js';

// The actions as their users see them. Cards go by their ids, with their deck of origin when there are several. In free
// feeding they name the human that acts or pays.

export type { Activate, Discard, DiscardPower } from './rules/card-operations.js';
export type { TakeEmon } from './rules/charge.js';
export type { Flip, Split } from './rules/emon-operations.js';
export type { Exchange, Stop } from './rules/exchange.js';
export type { ChooseHuman } from './rules/free-feeding.js';
export type { Draw } from './rules/influence.js';
export type { Cancel, Pass, Protect } from './rules/moments.js';
export type { Play } from './rules/play.js';
export type { Aim } from './rules/properties.js';
export type { MoveOther, StealFrom } from './rules/symbols.js';
export type { Use } from './rules/use.js';

/** Anything a player can do, a union on `type`. */
export type EmixAction =
  | Play
  | Use
  | Exchange
  | Stop
  | Draw
  | Split
  | Flip
  | Discard
  | DiscardPower
  | Activate
  | Aim
  | TakeEmon
  | Cancel
  | Protect
  | Pass
  | StealFrom
  | MoveOther
  | ChooseHuman;
