import { loadCaseGame } from '@rulewright/games/cases';
import { casePlayer } from '@rulewright/testing/cases';

const game = await loadCaseGame('emix');
const cases = game && casePlayer(game).read({ text: 'who begins?\n  options {players 3, firstPlayer 0}\n    ?' });
for (const play of cases ?? []) console.log(play().written.split('\n').at(-1)?.trim().split(' ')[0]); // ?
