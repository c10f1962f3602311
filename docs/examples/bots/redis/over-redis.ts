import { arena } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { overRedis } from '@rulewright/bots/redis';
import { engine } from '@rulewright/ecologic';

/** Plays on whatever machines have a worker at this Redis. */
const play = (url: string) =>
  arena(engine, ['weighted', 'uniform'], { seed: 7, games: 200, known: { expertise }, workers: overRedis({ url }) });
console.log(play.name); // play
