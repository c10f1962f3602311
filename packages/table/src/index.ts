export type { Clock } from './clock.js';
export { type Command, type CommandOf, type CommandType, type Occupant, SERVER } from './commands.js';
export type { ActionIn, AnyEngine, AnyState, OptionsIn, StateIn, ViewIn } from './engine-types.js';
export { type TableRefusal, type TableRule, type TableViolation, tableRefusals, tableRules } from './rules.js';
export type { SeenSeat, SeenTableEvent, TableView } from './seen.js';
export { type Reduced, type TableOpening, type Tables, tablesOf } from './tables.js';
export { type Absence, type ClockTerms, type TakeBack, type Terms, usualTerms } from './terms.js';
export type {
  Departure,
  Forfeit,
  Opening,
  Phase,
  Proposal,
  SeatAt,
  Table,
  TableEnd,
  TableEvent,
  TableRecord,
  TableResult,
  TakenBack,
} from './types.js';
