import { match, playerOf } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const players = ['greedy:worlds=1:width=2', 'uniform'].map((name) => playerOf(engine, name, { expertise }));
const { seats } = await match(engine, players, { seed: 7, limit: 40 });
console.log(seats.length); // 2
