export type {
  ActionIn,
  AnyEngine,
  AnyState,
  DecisionIn,
  EventIn,
  OptionsIn,
  OutcomeIn,
  StateIn,
  ViewIn,
} from './game.js';
export type { Clock, Player, Seatable, Seating } from './player.js';
