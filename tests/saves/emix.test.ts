import { game } from '../../packages/emix/src/game.js';
import { testReleases } from './releases.js';

testReleases(game, 'ru', { action: 'draw', shared: 'pass', question: 'neutral-emon' });
