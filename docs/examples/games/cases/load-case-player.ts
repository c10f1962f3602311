import { loadCasePlayer } from '@rulewright/games/cases';

const player = await loadCasePlayer('emix');
console.log(player.words.give); // SEAT CARD+
