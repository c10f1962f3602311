export { type AskSettings, answerOf } from './answer-of.js';
export { type Chance, chanceOf, drawn } from './chance.js';
export {
  type BestResponse,
  bestResponse,
  exploitability,
  type TreePolicy,
  valuesOf,
} from './exact/best-response.js';
export {
  type GameTree,
  type GameTreeSettings,
  gameTree,
  type InformationSet,
  type TreeNode,
} from './exact/game-tree.js';
export { type SizeSettings, type TreeSize, treeSize } from './exact/size.js';
export {
  type ChanceNode,
  type DecisionNode,
  type TerminalNode,
  type TreeVisitor,
  type WalkSettings,
  walk,
} from './exact/walk.js';
export {
  byHeuristics,
  type Calibration,
  type Expertise,
  type Heuristic,
  type Heuristics,
  inEarnest,
  type Learned,
  likelihoods,
  type Policy,
  policyBy,
  type Values,
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
  QuestionsIn,
  StateIn,
  ViewIn,
} from './game.js';
export { type ActionCodes, actionCodes, type Fields } from './learning/action-codes.js';
export { type FeatureSpec, type Features, featuresBy, sizeOf } from './learning/features.js';
export { learnedValues, misfit } from './learning/net.js';
export type { Net, Provenance } from './learning/net-data.js';
export { type ObservationRange, type Observer, type ObserverSettings, observer } from './learning/observation.js';
export { type KeptGame, type Learnable, positionsOf } from './learning/positions.js';
export { readNet } from './learning/read-net.js';
export { reward } from './learning/reward.js';
export type { Slice, SliceJob } from './learning/slices.js';
export { type Generation, type Players, type TrainSettings, train } from './learning/train.js';
export { level, levelNames, levels, type NamedLevel } from './levels.js';
export { type Beat, evenly, onBeat } from './match/evenly.js';
export type { FaultPolicy } from './match/referee.js';
export type { Fault, MatchEnd, MatchResult, SeatStatistics } from './match/result.js';
export type { Call, FaultKind } from './match/sitting.js';
export type { Thought } from './match/thoughts.js';
export type { TimeControl, Watch } from './match/timing.js';
export { type MatchSettings, match } from './match.js';
export { type BotSettings, bots, type Known, type NamedBot, type NamedBots, type Nets, playerOf } from './names.js';
export type { Clock, Player, Seatable, Seating } from './player.js';
export { type GreedySettings, greedy } from './policies/greedy.js';
export { uniform } from './policies/uniform.js';
export { weighted } from './policies/weighted.js';
export type { Advice, Level, LevelName, Playouts, Widening } from './search/advice.js';
export { flat } from './search/flat.js';
export { type IsmctsSettings, ismcts } from './search/ismcts.js';
export type { Considered, Report } from './search/report.js';
export type { SearchPlayer, SearchSeatable } from './search/searching.js';
export type { SearchSettings } from './search/settings.js';
export { uct } from './search/uct.js';
export { placeUtility, type UtilitySetting } from './search/utility.js';
export { playerSeed } from './seeds.js';
export { valuesFrom } from './standing.js';
export { type AnalyseSettings, analyse } from './study/analyse.js';
export type { Analysis, Answer } from './study/analysis.js';
export { isCostly } from './study/costly.js';
export {
  type CountedFact,
  type Facts,
  type Happening,
  type Happenings,
  happeningBy,
  type Moment,
  type ReasonWords,
} from './study/facts.js';
export { growTree } from './study/grow.js';
export { type ReasonSettings, reasonText } from './study/reason-text.js';
export {
  type Review,
  type ReviewedDecision,
  type ReviewedSeat,
  type ReviewSettings,
  review,
} from './study/review.js';
export type { AnswerSums, Tree, TreeRow } from './study/sums.js';
export type { StudySearch, StudySettings, TreeJob, TreeWorkers } from './study/tree-job.js';
export { calibrated, type Verdict, verdictOf } from './study/verdict.js';
export { type EventReason, type NumberReason, type Reason, type WhySettings, why } from './study/why.js';
