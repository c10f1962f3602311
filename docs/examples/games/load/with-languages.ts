import { loadGame, withLanguages } from '@rulewright/games/load';

const game = await loadGame('ecologic');
const translations = game === undefined ? {} : (await withLanguages(game)).translations;
console.log(Object.keys(translations)); // [ 'ru' ]
console.log(translations.ru?.text.seat(0).split(/\s/)); // [ 'Игрок', '1' ]
