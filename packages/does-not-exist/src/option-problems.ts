import type { Issue } from '@rulewright/core';
import type { GameSpec } from '@rulewright/core/author';
import { cardsOf } from './content/schema.js';
import { GENTLE_CARDS } from './numbers.js';
import type { DoesNotExist } from './state.js';

/** The checks of options that the schema cannot express: against each other and against the content. */
export const optionProblems: NonNullable<GameSpec<DoesNotExist, never>['optionProblems']> = ({ options, content }) => {
  const { players, firstPlayer, startingHand, traits } = options;
  const problems: Issue[] = [];
  if (typeof firstPlayer === 'number' && firstPlayer >= players)
    problems.push({ path: 'firstPlayer', message: `nobody sits at ${firstPlayer}` });
  if (traits.length > players)
    problems.push({ path: 'traits', message: `${traits.length} traits for ${players} seats` });
  const each = firstPlayer === 'gentle' ? GENTLE_CARDS + 1 : startingHand;
  const cards = cardsOf(content.sounds).length;
  if (players * each > cards)
    problems.push({
      path: 'players',
      message: `${cards} sound cards are too few for ${players} players`,
    });
  return problems;
};
