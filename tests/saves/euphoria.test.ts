import { game } from '../../packages/euphoria/src/game.js';
import { testReleases } from './releases.js';

testReleases(game, 'ru', { action: 'retrieve', shared: 'decline', question: 'turn-continue' });
