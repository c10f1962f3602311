import { game } from '../../packages/does-not-exist/src/game.js';
import { testReleases } from './releases.js';

// reads tests/golden

testReleases(game, 'uk', { action: 'roll', shared: 'decline', question: 'draft-source' });
