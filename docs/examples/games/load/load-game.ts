import { gameIds, loadGame } from '@rulewright/games/load';

const game = await loadGame(gameIds[0] ?? '');
console.log(game?.title, await loadGame('chess')); // EcoLogic undefined
