import { arena } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const { games, standings } = await arena(engine, ['weighted', 'uniform'], { seed: 7, games: 8, known: { expertise } });
console.log(games, standings[0]?.name); // 8 weighted
