import type { AcceptAid, AskGift, AskLoan, DeclineAid, RepayLoan, Withhold } from './rules/aid.js';
import type { HoldVeto, Pass, PlaceBought, Raise, UseVeto } from './rules/auction.js';
import type { PassBuilding } from './rules/build-step.js';
import type { PlaceInitiative, PlacePiece, PlaceSpecial } from './rules/building.js';
import type { LoseObject } from './rules/environment.js';
import type { LoseInitiative, LosePiece } from './rules/event.js';
import type { DropInitiative } from './rules/income.js';
import type { OpenInitiative, RefuseInitiative, Reveal, TakeRefused } from './rules/initiatives.js';
import type { OpenPlant } from './rules/plants.js';
import type { RemoveInitiative, RemovePiece } from './rules/removal.js';
import type { DeclineOpening } from './rules/series.js';
import type { Keep, PlaceFirst, PlaceSecond } from './rules/set-up.js';
import type { OpenSpecial } from './rules/specials.js';

export type {
  AcceptAid,
  AskGift,
  AskLoan,
  DeclineAid,
  DeclineOpening,
  DropInitiative,
  HoldVeto,
  Keep,
  LoseInitiative,
  LoseObject,
  LosePiece,
  OpenInitiative,
  OpenPlant,
  OpenSpecial,
  Pass,
  PassBuilding,
  PlaceBought,
  PlaceFirst,
  PlaceInitiative,
  PlacePiece,
  PlaceSecond,
  PlaceSpecial,
  Raise,
  RefuseInitiative,
  RemoveInitiative,
  RemovePiece,
  RepayLoan,
  Reveal,
  TakeRefused,
  UseVeto,
  Withhold,
};

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
