import { game } from '../../packages/ecologic/src/game.js';
import { testReleases } from './releases.js';

// reads tests/golden

testReleases(game, 'ru', { action: 'raise', shared: 'decline-opening', question: 'setup-second' });
