import { isOwnMove } from '@rulewright/boardgame-io';

const move = { type: 'MAKE_MOVE', payload: { type: 'begin', args: [], playerID: '0' } };
console.log(isOwnMove(move, '0'), isOwnMove(move, '1')); // true false
