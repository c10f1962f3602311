import { game } from '../../packages/euphoria/src/game.js';
import { testReleases } from './releases.js';

testReleases(game, 'ru');
