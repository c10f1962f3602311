import { engine } from '@rulewright/ecologic';
import { conformance, statesAreSound } from '@rulewright/testing';

// two games against one law; without settings, twenty games against all of them
const { games } = conformance(engine, { games: 2, laws: [statesAreSound] });
console.log(games); // 2
