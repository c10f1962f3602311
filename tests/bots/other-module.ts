// An engine that an arena of another game finds by mistake.
export { ticTacToe as engine } from '../games/tic-tac-toe.js';
export { bots } from './table-module.js';
