import { engine } from '@rulewright/ecologic';
import { seeds } from '@rulewright/testing';
import fc from 'fast-check';

const { init } = engine;
fc.assert(fc.property(seeds(), (seed) => init(seed).options.players === 2));
console.log('every seed starts a game'); // every seed starts a game
