import { catalogue } from '@rulewright/core';
import { bounty } from './rules/bounty.js';
import { closing } from './rules/closing.js';
import { failure } from './rules/failure.js';
import { followers } from './rules/followers.js';
import { general } from './rules/general.js';
import { monsters } from './rules/monsters.js';
import { rave } from './rules/rave.js';
import { outcomeRulings } from './rules/rulings-outcome.js';
import { playRulings } from './rules/rulings-play.js';
import { scoring } from './rules/scoring.js';
import { turn } from './rules/turn.js';

/**
 * The 220 numbered rules and 77 rulings of Does Not Exist, in the order of play. A source names chapters of the
 * rulebook, the cards, and the rulings a rule rests on, separated by semicolons. Of DNE-CLS the numbers 6 to 9 are not used.
 */
export const rules = catalogue({
  ...general,
  ...turn,
  ...rave,
  ...scoring,
  ...monsters,
  ...followers,
  ...bounty,
  ...failure,
  ...closing,
  ...playRulings,
  ...outcomeRulings,
});

export { refusals } from './refusals.js';
