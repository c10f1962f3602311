import { uniform } from '@rulewright/bots';
import { ownBots } from '@rulewright/games/own';

// what the module of your bots exports
const bots = { calm: { about: 'takes anything', settings: [], make: uniform } };
console.log(Object.keys(ownBots({ bots }))); // [ 'calm' ]
