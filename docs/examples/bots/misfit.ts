import { misfit, train } from '@rulewright/bots';
import { expertise, features } from '@rulewright/bots/ecologic';
import { engine } from '@rulewright/ecologic';

const net = await train(engine, expertise, { seed: 'example', games: 10, generations: 1, hidden: 2, seats: [2] });
console.log(misfit(engine, features(engine), net)); // undefined
console.log(misfit(engine, features(engine), { ...net, game: 'emix' })); // a net for emix, not for ecologic
