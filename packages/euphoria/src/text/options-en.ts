import { table } from './sentences.js';

// The options of Euphoria in English.

export const options = table({
  'option.players': 'How many play.',
  'option.recruitEdition': 'Which texts of the recruits count.',
  'option.recruitEdition.first': 'those of the first edition',
  'option.recruitEdition.second': 'those of the second edition',
  'option.recruitDraft': 'Whether the recruits are drafted.',
  'option.doublesCostMorale': 'Whether every further worker of equal value costs 1 morale.',
  'option.marketChoice': 'Whether the players choose the markets of the game.',
  'option.trackDraft': 'Whether the players choose where their tokens start.',
  'option.eldestSeat': 'Where the oldest player sits, who begins when the first rolls are equal.',
  'option.tradeProposalsPerTurn': 'How many trades a player may propose in a turn; 0 rules trade out.',
  'option.tradeItemsPerSide': 'How many items a side of a trade may hold.',
  'option.tradeWindow': 'When trade is possible.',
  'option.tradeWindow.any-pause': 'before the action of a turn, between placements and after the action',
  'option.tradeWindow.before-action': 'before the action of a turn only',
  'option.builtMarketStarOnTile': 'Whether the star of a visit to a built market may go on a tile.',
  'option.courthouseCoversWindSalon': 'Whether the penalty on pairs also holds at the Wind Salon.',
  'option.starTriggers': 'Which stars have consequences for their owner.',
  'option.starTriggers.any': 'all of them',
  'option.starTriggers.visits': 'only those of their own visits',
  'option.revealedRecruitsUsable': 'From when on a revealed recruit works.',
  'option.revealedRecruitsUsable.next-turn': 'from the next turn on',
  'option.revealedRecruitsUsable.at-once': 'at once',
  'option.freeRetrievalTakesAll': 'Whether a free retrieval takes all workers back.',
  'option.turnLimit': 'After how many turns the game ends at the latest.',
  'option.turnLimit.0': 'never',
  yes: 'yes',
  no: 'no',
});
