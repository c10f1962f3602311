import { loadCaseGame } from '@rulewright/games/cases';

const game = await loadCaseGame('emix');
console.log(game?.words.player?.takes); // SEAT FIELDS
console.log(await loadCaseGame('chess')); // undefined
