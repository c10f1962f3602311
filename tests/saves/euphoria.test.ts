import { game } from '../../packages/euphoria/src/game.js';
import { testReleases } from './releases.js';

// reads tests/golden

testReleases(game, 'ru', { action: 'retrieve', shared: 'decline', question: 'turn-continue' });
