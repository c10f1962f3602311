export type { Context, Ctx, FlushedState, LogEntry, Move, MoveContext, PlayerID, Plugin } from './boardgame.js';
export type { ActionIn, AnyEngine, AnyState, EventIn, OptionsIn, OutcomeIn, StateIn, ViewIn } from './engine-types.js';
export { type GuardedServer, guard, isOwnMove } from './guard.js';
export type { BoardgameG, Gameover } from './match.js';
export { type BoardgameMoves, movesOf, type WithMoves } from './moves.js';
export type { BoardgameSettings } from './settings.js';
export { type BoardgameGame, toBoardgame } from './to-boardgame.js';
