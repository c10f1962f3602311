import type { AnyGame } from './game.js';
import { game as doesNotExist } from './games/does-not-exist.js';
import { game as ecologic } from './games/ecologic.js';
import { game as emix } from './games/emix.js';
import { game as euphoria } from './games/euphoria.js';

/** Every game the program plays, all loaded; `load-game.ts` loads one. */
export const games: readonly AnyGame[] = [ecologic, emix, doesNotExist, euphoria];
