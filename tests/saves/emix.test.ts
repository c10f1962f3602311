import { game } from '../../packages/emix/src/game.js';
import { testReleases } from './releases.js';

testReleases(game, 'ru');
