export { games } from './games.js';
export { defaultLimits, type TableLimits } from './limits.js';
export { createTableServer, type TableServer, type TableServerSettings, type TableTransport } from './server.js';
export type { TableGame } from './table-game.js';
