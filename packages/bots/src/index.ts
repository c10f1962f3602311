export {
  byThumb,
  type Evaluation,
  type Expertise,
  likelihoods,
  type Thumb,
  type Thumbs,
  type Weights,
} from './expertise.js';
export type {
  ActionIn,
  AnyEngine,
  AnyState,
  DecisionIn,
  EventIn,
  OptionsIn,
  OutcomeIn,
  PositionIn,
  StateIn,
  ViewIn,
} from './game.js';
export type { Clock, Player, Seatable, Seating } from './player.js';
export { uniform } from './policies/uniform.js';
export { weighted } from './policies/weighted.js';
