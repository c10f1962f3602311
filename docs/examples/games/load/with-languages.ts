import { loadGame, withLanguages } from '@rulewright/games/load';

const game = await loadGame('ecologic');
const told = game === undefined ? {} : (await withLanguages(game)).told;
console.log(Object.keys(told)); // [ 'ru' ]
console.log(told.ru?.text.seat(0).split(/\s/)); // [ 'Игрок', '1' ]
