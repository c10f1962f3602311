import type * as aid from './rules/aid.js';
import type * as auction from './rules/auction.js';
import type * as buildStep from './rules/build-step.js';
import type * as building from './rules/building.js';
import type * as environment from './rules/environment.js';
import type * as event from './rules/event.js';
import type * as income from './rules/income.js';
import type * as initiatives from './rules/initiatives.js';
import type * as plants from './rules/plants.js';
import type * as removal from './rules/removal.js';
import type * as series from './rules/series.js';
import type * as setUp from './rules/set-up.js';
import type * as specials from './rules/specials.js';

export type { AcceptAid, AskAid, DeclineAid, RepayLoan, Withhold } from './rules/aid.js';
export type { HoldVeto, Pass, PlaceBought, Raise, UseVeto } from './rules/auction.js';
export type { PassBuilding } from './rules/build-step.js';
export type { PlaceInitiative, PlacePiece, PlaceSpecial } from './rules/building.js';
export type { LoseObject } from './rules/environment.js';
export type { LoseInitiative, LosePiece } from './rules/event.js';
export type { DropInitiative } from './rules/income.js';
export type { OpenInitiative, RefuseInitiative, Reveal, TakeRefused } from './rules/initiatives.js';
export type { OpenPlant } from './rules/plants.js';
export type { RemoveInitiative, RemovePiece } from './rules/removal.js';
export type { DeclineOpening } from './rules/series.js';
export type { Keep, PlaceFirst, PlaceSecond } from './rules/set-up.js';
export type { OpenSpecial } from './rules/specials.js';

/** Anything a player can do, a union on `type`. Cards go by their ids, hexes by their place on the field. */
export type EcoLogicAction =
  | setUp.PlaceFirst
  | setUp.PlaceSecond
  | setUp.Keep
  | event.LoseInitiative
  | event.LosePiece
  | specials.OpenSpecial
  | plants.OpenPlant
  | series.DeclineOpening
  | initiatives.Reveal
  | initiatives.TakeRefused
  | initiatives.OpenInitiative
  | initiatives.RefuseInitiative
  | auction.UseVeto
  | auction.HoldVeto
  | auction.Raise
  | auction.Pass
  | aid.AskAid
  | aid.AcceptAid
  | aid.DeclineAid
  | auction.PlaceBought
  | building.PlacePiece
  | building.PlaceInitiative
  | building.PlaceSpecial
  | removal.RemovePiece
  | removal.RemoveInitiative
  | buildStep.PassBuilding
  | environment.LoseObject
  | income.DropInitiative
  | aid.RepayLoan
  | aid.Withhold;
