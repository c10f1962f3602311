import { toBoardgame } from '@rulewright/boardgame-io';
import { engine } from '@rulewright/ecologic';

const { name, minPlayers, maxPlayers, moves } = toBoardgame(engine);
console.log(name, minPlayers, maxPlayers, Object.keys(moves)); // ecologic 2 4 [ 'begin', 'act' ]
