import { train } from '@rulewright/bots';
import { expertise } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const net = await train(engine, expertise, { seed: 'example', games: 10, generations: 1, hidden: 2, seats: [2] });
console.log(net.game, net.provenance.data[0]?.games); // ecologic 10
