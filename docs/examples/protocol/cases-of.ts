import { loadGame } from '@rulewright/games/load';
import { casesOf } from '@rulewright/protocol';

const game = await loadGame('emix');
const player = game && (await casesOf(game));
console.log(player?.words.give); // SEAT CARD+
