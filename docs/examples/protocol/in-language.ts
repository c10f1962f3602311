import { loadGame, withLanguages } from '@rulewright/games/load';
import { inLanguage, type ServedGame } from '@rulewright/protocol';

const game = await loadGame('emix');
const served: ServedGame | undefined = game && (await withLanguages(game));
console.log(served && inLanguage(served, 'ru').title); // Эмикс
