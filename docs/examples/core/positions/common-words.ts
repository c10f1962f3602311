import { commonWords } from '@rulewright/core/positions';
import { gather, put, setPlayer, setShared, stack } from '@rulewright/emix/positions';

const words = commonWords({ gather, put, setPlayer, setShared, stack });
console.log(Object.keys(words)); // [ 'player', 'shared', 'put', 'stack', 'gather' ]
console.log(words.player[0]); // SEAT FIELDS
