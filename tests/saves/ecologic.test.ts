import { game } from '../../packages/ecologic/src/game.js';
import { testReleases } from './releases.js';

testReleases(game, 'ru', { action: 'raise', shared: 'decline-opening', question: 'setup-second' });
