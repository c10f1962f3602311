export { grouped, type Interval, wilson } from './arena/interval.js';
export type { PlayedGame } from './arena/played.js';
export type { Rating } from './arena/ratings.js';
export type { ArenaFault, ArenaReport } from './arena/report.js';
export { type ArenaSettings, arena, type Contestants } from './arena/run.js';
export type { Fixture, Seating, SeatPlan } from './arena/schedule.js';
export type { Sources } from './arena/sources.js';
export type { Pairing, Standing } from './arena/standings.js';
export type { WorkerSettings } from './arena-pool.js';
