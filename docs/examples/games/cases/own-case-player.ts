import * as emix from '@rulewright/emix';
import { words } from '@rulewright/emix/positions';
import { ownCasePlayer } from '@rulewright/games/cases';

const player = ownCasePlayer({ engine: emix.engine, words });
console.log(player.words.give); // SEAT CARD+
