import { train } from '@rulewright/bots';
import { learners } from '@rulewright/bots/arena';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

/** The net is the same, however many threads play the games. */
async function trained(threads: number) {
  const pool = learners(engine, { threads });
  const net = await train(engine, expertise, { seed: 'mine', games: 500, pool });
  await pool.close();
  return net;
}
console.log(trained.name); // trained
