import { loadTitles } from '@rulewright/games/load';

const { ru } = await loadTitles('ecologic');
console.log(ru?.titles['ECO-AUC.4']); // Поднять или спасовать
console.log(Object.keys(await loadTitles('euphoria'))); // [ 'ru' ]
