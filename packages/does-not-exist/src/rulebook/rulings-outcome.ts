import type { RuleCatalogue } from '@rulewright/core';

/** Where the rulebook is unclear about bounty, failure, classes, mercenaries and the end of the game. */
export const outcomeRulings = {
  // Bounty
  'DNE-R33': {
    title: 'Who loses to whom',
    text: 'Losses are described for two line-ups that both please the audience. Nobody loses souls to rivalry when nobody wins, and with several invaders each one that does not win loses 2, whoever wins.',
    source: 'ruling',
  },
  'DNE-R34': {
    title: 'No debts',
    text: 'A player could go below 0 souls. Nobody does.',
    source: 'ruling',
  },
  'DNE-R35': {
    title: 'Where lost souls go',
    text: 'Lost souls might go to the rival. They go to the supply.',
    source: 'ruling',
  },
  'DNE-R36': {
    title: 'Monster souls for an invader',
    text: 'Souls of a monster are said to be for the Host alone, and an invader is said to get everything. A winning invader gets them.',
    source: 'ruling',
  },
  'DNE-R37': {
    title: 'What counts towards ten',
    text: 'It is not said when a success would bring ten souls. For the rave it is souls plus 2 plus printed monster souls, fixed at its start; for the pass, which comes without a monster, souls plus 2.',
    source: 'ruling',
  },
  'DNE-R38': {
    title: 'What throwing makes of a player',
    text: 'A thrower might become a Saviour or an invader. They become neither, and in such a rave invaders may be helped.',
    source: 'ruling',
  },
  'DNE-R39': {
    title: 'An invader helped to ten',
    text: 'Thrown cards could carry an invader to victory. By default they may; with option helpedInvaderCap = true, such an invader stops at 9, as edition 0.9 has it.',
    source: 'ruling',
  },
  'DNE-R40': {
    title: 'Who recovers after a rivalry',
    text: 'The rulebook lets the Host recover and does not mention rivals. By default the winner of a contested rave recovers from any line-up; with option recover = hostOwn, it is always the Host, from their own one.',
    source: 'ruling',
  },
  'DNE-R41': {
    title: 'A class or a mercenary',
    text: 'Buying a class and recruiting are joined by an or. Both may be done in one turn.',
    source: 'ruling',
  },
  'DNE-R42': {
    title: 'When a win is noticed',
    text: 'It is not said when ten souls are looked for, nor who wins if two have them. It is when the souls of a bounty are settled, and by default the Host comes before the Saviour; with option simultaneousWin = mostSouls, more souls decide first; with option simultaneousWin = shared, both win.',
    source: 'ruling',
  },

  // Escape, failure, zeroing
  'DNE-R43': {
    title: 'One roll for each',
    text: 'It could be one roll for all who failed. Each rolls alone, Host, Saviour, invaders; who is released suffers nothing, and the Wight Brothers take their 2 souls even from those who escape.',
    source: 'ruling',
  },
  'DNE-R44': {
    title: 'Mr Bones after a failed roll',
    text: 'The soul for the roll could be part of the failure. By default it comes on top; with option mrBones = greater, only the greater loss is taken.',
    source: 'ruling',
  },
  'DNE-R45': {
    title: 'Two cards without help',
    text: 'The condition of Pukachu does not say what help is. A card from a mercenary, a Saviour, a thrower or a signal spoils it.',
    source: 'ruling',
  },
  'DNE-R46': {
    title: 'When the Floating Nose leaves',
    text: 'It could be bribed at any time of the rave. It is bribed at the escape, and those later in the order are spared, too.',
    source: 'ruling',
  },
  'DNE-R47': {
    title: 'Failure texts that are short',
    text: 'Many texts name neither place nor chooser. Held cards are meant, the victim chooses, and a set to be discarded is never larger than it has to be.',
    source: 'ruling',
  },
  'DNE-R48': {
    title: 'When a zeroed player returns',
    text: "The decision could be made at once or on the player's next turn. By default it is on the next turn; with option zeroReturn = immediate, decision, price and cards follow the zeroing, and the player acts normally from then on.",
    source: 'ruling',
  },
  'DNE-R49': {
    title: 'Seen or blind, and the richest',
    text: 'Texts about cards of others do not say who sees what. Drawing is blind and choosing is seen; the Net Troll takes an open card or a blind one. The richest and the poorest are looked for among the others, the extremes of the Wraith among all.',
    source: 'ruling',
  },
  'DNE-R50': {
    title: 'Cards that give an ability',
    text: 'The Druid and the Right Angel take a card with an ability, which could include mercenaries. By default it is the class only; option abilityCards says which of the two kinds may be chosen.',
    source: 'ruling',
  },
  'DNE-R51': {
    title: 'Whom the Horror zeroes',
    text: 'The text could mean the whole table. By default it means those who failed; with option horrorScope = everyone, every active player, once for each failed escape.',
    source: 'ruling',
  },
  'DNE-R52': {
    title: 'Not helping anybody',
    text: 'The ban could mean the role of the Saviour only. It covers every card for a line-up of somebody else, thrown or signalled cards included.',
    source: 'ruling',
  },
  'DNE-R53': {
    title: 'When all others are out',
    text: 'The rulebook does not say what happens then. The last player wins; if the last two fail together, the earlier in the order of escapes is out first.',
    source: 'ruling',
  },

  // Classes and mercenaries
  'DNE-R54': {
    title: 'The Hand of Fate as mercenary',
    text: 'It could be more than an ordinary mercenary. It has two hidden cards, counts towards the three, is used up like any other, and only stays when its owner is zeroed.',
    source: 'ruling',
  },
  'DNE-R55': {
    title: 'Attempts to recruit',
    text: 'Edition 0.8 does not limit the attempts. By default there is no limit; option recruitLimit sets one for each turn.',
    source: 'ruling',
  },
  'DNE-R56': {
    title: 'When a mercenary vanishes',
    text: 'It vanishes after the second card, but success may have given it a third. By default it leaves when it has no card; with option mercenaryLeaves = afterTwo, after two cards in all, and the others are discarded.',
    source: 'ruling',
  },
  'DNE-R57': {
    title: 'Whose mercenaries are paid',
    text: 'Every mercenary is said to get a card after a success. It is those of the successful players.',
    source: 'ruling',
  },
  'DNE-R58': {
    title: 'Drawing the old class again',
    text: 'The old class could be discarded before the new one is drawn. It is discarded after, so it cannot come back at once.',
    source: 'ruling',
  },
  'DNE-R59': {
    title: 'Your line-up',
    text: 'Class texts about your line-up could include one that you help. It is the one that you own.',
    source: 'ruling',
  },
  'DNE-R60': {
    title: 'Copying',
    text: 'It is not said which value is copied and what help rules it out. It is the greatest value at that moment, genres included; no Saviour and no card of others may be there, and nobody can be called afterwards, though cards may still be thrown later.',
    source: 'ruling',
  },
  'DNE-R61': {
    title: 'Hijacking',
    text: 'Taking a turn in place of another player could replace the turn of the Proxy. It comes in addition, in the place of the other; a waiting player whose turn is taken returns a turn later. With option proxyHijack = false, the ability does nothing.',
    source: 'ruling',
  },
  'DNE-R62': {
    title: 'The forced Saviour',
    text: 'What a forced Saviour gets and must give is left open. They get the usual soul and no cards and choose what to lay, sums are those of bases, and the Host stops at 9 souls.',
    source: 'ruling',
  },
  'DNE-R63': {
    title: 'First the die or first the card',
    text: 'A Writer could choose the card before the roll or forget the roll. The die comes first and binds.',
    source: 'ruling',
  },
  'DNE-R64': {
    title: 'Equal strength',
    text: 'The tie of a Writer could be with the audience. By default it is between line-ups; with option writerTie = lineupsAndExpectation, a line-up owned by a Writer also succeeds when it equals the expectation.',
    source: 'ruling',
  },
  'DNE-R65': {
    title: 'One needle or three',
    text: 'The Tattooist could roll for each card. By default one roll serves all; with option tattooRoll = perCard, each card has its own, rolled before it is chosen.',
    source: 'ruling',
  },
  'DNE-R66': {
    title: 'Signals in turns of others',
    text: "Once a turn could mean only the Alien's own turn, and any line-up only that of the Host. A signal can be sent in every turn and into every line-up.",
    source: 'ruling',
  },
  'DNE-R67': {
    title: 'Bug cards',
    text: 'An ability of the Netrunner needs a deck that edition 0.8 does not describe. It does nothing.',
    source: 'ruling',
  },
  'DNE-R68': {
    title: 'Signals for invaders',
    text: 'A signal into the line-up of an invader contradicts the ban on helping invaders. The card wins.',
    source: 'ruling',
  },

  // Others
  'DNE-R69': {
    title: 'Neighbours',
    text: 'Texts about neighbours do not treat players who are out. The nearest active seat counts, and of two players each is both neighbours of the other.',
    source: 'ruling',
  },
  'DNE-R70': {
    title: 'Order on the discard pile',
    text: 'The order matters to a Tattooist and is nowhere given. Cards keep the order of the place they leave, and the line-up of the Host goes first; cards that nobody could see have no order, and come by chance.',
    source: 'ruling',
  },
  'DNE-R71': {
    title: 'Paying and suffering in part',
    text: 'It is not said what happens when something cannot be done completely. Costs must be paid in full, effects apply as far as they can.',
    source: 'ruling',
  },
  'DNE-R72': {
    title: 'Trading on your own terms',
    text: 'Any deal seems possible. A trade is one card for one, a gift or a request, proposed by the Host, at most two in a turn; option trading.proposalsPerTurn sets another number, and with option trading.mode = off there are none.',
    source: 'ruling',
  },
  'DNE-R73': {
    title: 'Empty decks',
    text: 'The rulebook does not foresee empty decks. The discard pile is reshuffled, and without one the draw is lost.',
    source: 'ruling',
  },
  'DNE-R74': {
    title: 'Games without an end',
    text: 'Players with few souls may pass for ever. The game ends after 300 turns; option maxTurns sets another number.',
    source: 'ruling',
  },
  'DNE-R75': {
    title: 'Failing alone',
    text: 'It is not said what a failure costs when there is neither a monster nor a winning rival. It costs the cards laid.',
    source: 'ruling',
  },
  'DNE-R76': {
    title: 'Winning by surrender of the others',
    text: 'It is not said whether ten souls are needed when all others are out. They are not.',
    source: 'ruling',
  },
  'DNE-R77': {
    title: 'Once a turn for an Olivier',
    text: "Once a turn could include turns of others. It means the Olivier's own turn, as nothing on the card points to others.",
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
