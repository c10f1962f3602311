import { game } from '../../packages/emix/src/game.js';
import { testReleases } from './releases.js';

// reads tests/golden

testReleases(game, 'ru', { action: 'draw', shared: 'pass', question: 'neutral-emon' });
