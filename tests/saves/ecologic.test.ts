import { game } from '../../packages/ecologic/src/game.js';
import { testReleases } from './releases.js';

testReleases(game, 'ru');
