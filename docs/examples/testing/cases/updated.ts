import { loadCaseGame } from '@rulewright/games/cases';
import { updated } from '@rulewright/testing/cases';

const game = await loadCaseGame('emix');
const text = `a card that is drawn
  options {players 3, firstPlayer 0}
  begin
  slot 0
  draws [joy]
  0 draw
    = player.0.hand [anger]`;
if (game) console.log(updated(text, 'case.md', game).split('\n').at(-1)?.trim()); // = player.0.hand [joy]
