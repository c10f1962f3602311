export { happened } from '@rulewright/core/lessons';
export type { AnyEngine, AnyState, AnyText } from './any.js';
export { combinations, type OptionValues, oneAtATime, optionSets, plans, seeds } from './arbitraries.js';
export { type Conformance, conformance } from './conformance.js';
export {
  type ConformanceJob,
  type ConformanceShare,
  type Divided,
  dividedConformance,
  dividedFind,
  type FindJob,
  type Shares,
} from './divided.js';
export { type Find, type Findings, type Found, find } from './find.js';
export { type Generator, generator } from './generator.js';
export { type HostileActions, hostileActions } from './hostile.js';
export { laws } from './laws/all.js';
export { viewsAnswer } from './laws/answers.js';
export { outcomesAreAll, scriptsAreUsedUp } from './laws/chance.js';
export { changesAreAnnounced } from './laws/changes.js';
export { expectedComesTrue } from './laws/expected.js';
export { hiddenMakesNoDifference } from './laws/interference.js';
export type {
  AnnouncedBy,
  AnnouncedChanges,
  DecidedOpenly,
  ForeignWording,
  Game,
  Law,
  Looked,
  Run,
  UniformityCase,
  Visit,
  Watch,
  Wording,
} from './laws/law.js';
export { listedIsLegal, listedUntilTheEnd } from './laws/legality.js';
export { shownStaysKnown } from './laws/memory.js';
export { fieldsHaveOneOrder } from './laws/order.js';
export { partsLieThere } from './laws/pointing.js';
export { inputsUntouched, sameSeedSameGame, savedAnywhere, simulationAgrees } from './laws/repeatable.js';
export { viewsLeakNothing, worldsAreFair } from './laws/secrets.js';
export { resultIsTotal, statesAreSound } from './laws/soundness.js';
export { allHasWords, pseudo } from './laws/words.js';
export { lessonProblems } from './lessons.js';
export { type LawBreach, LawBroken, type Place, type Report } from './live-game.js';
export { type From, lastState, type Plan, type Playout, type Policy, playout, uniform } from './playout.js';
export { type Register, type Rule, ruleTests } from './rule.js';
export { type Scenario, type ScenarioStart, scenario } from './scenario.js';
export type { Such } from './trail.js';
export { type Teller, transcript } from './transcript.js';
export { type Translation, translation } from './translation.js';
