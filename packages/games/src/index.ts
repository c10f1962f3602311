import { game as doesNotExist } from './does-not-exist.js';
import { game as ecologic } from './ecologic.js';
import { game as emix } from './emix.js';
import { game as euphoria } from './euphoria.js';
import type { KnownGame } from './known-game.js';

export type { Game, KnownGame } from './known-game.js';

/** The four games of Rulewright, all loaded; every program takes its list from here. */
export const games: readonly KnownGame[] = Object.freeze([ecologic, emix, doesNotExist, euphoria]);
