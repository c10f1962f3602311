import type { RuleCatalogue } from '@rulewright/core';

/** Failure effects and zeroing. */
export const failure = {
  // Failure effects
  'DNE-FAI.1': {
    title: 'The victim',
    text: 'A failure effect hits the one player whose escape failed. Host and Saviour are both hit if both fail to escape.',
    source: 'Failure; DNE-R47',
  },
  'DNE-FAI.2': {
    title: 'Who chooses',
    text: 'Where a text leaves a choice without saying whose, the victim chooses, one card at a time. Where every card of a place has to go, all go at once without a choice.',
    source: 'DNE-R47',
  },
  'DNE-FAI.3': {
    title: 'Cards without a place',
    text: 'If no place is named, held cards are meant. Outside line-ups the printed bonus is compared; a card with a die counts there as its pack says, Spawn as 3.',
    source: 'DNE-R6; DNE-R47',
  },
  'DNE-FAI.4': {
    title: 'Losing souls',
    text: 'A loss of souls takes what is there, down to 0; a loss of all souls leaves 0.',
    source: 'monster cards',
  },
  'DNE-FAI.5': {
    title: 'Down to the poorest',
    text: "The victim's souls fall to the smallest number that any player has who is not eliminated, waiting players included.",
    source: 'monster cards',
  },
  'DNE-FAI.6': {
    title: 'Discarding a number',
    text: 'The victim discards the named number of cards from the named place, or all if there are fewer. The number may be rolled with a d6.',
    source: 'monster cards',
  },
  'DNE-FAI.7': {
    title: 'Discarding the hand',
    text: 'The victim discards the whole hand.',
    source: 'monster cards',
  },
  'DNE-FAI.8': {
    title: 'Discarding the best',
    text: 'As often as named, the card with the greatest bonus of the place is discarded; among equals the victim chooses.',
    source: 'monster cards',
  },
  'DNE-FAI.9': {
    title: 'Discarding the weak',
    text: 'Every held card with at most the named bonus is discarded.',
    source: 'monster cards',
  },
  'DNE-FAI.10': {
    title: 'Discarding a good card',
    text: 'The victim discards one held card with at least the named bonus. If there is none, the alternative applies.',
    source: 'monster cards',
  },
  'DNE-FAI.11': {
    title: 'Three Munchketeers',
    text: 'The victim discards three hand cards worth 9 or more together. If no three reach 9, it is three with the greatest possible sum; with fewer than three cards it is the whole hand.',
    source: 'monster cards; DNE-R47',
  },
  'DNE-FAI.12': {
    title: 'The ex-girlfriend and a man',
    text: 'A man discards hand cards worth 5 or more together, and none that the others of them make unnecessary. A hand that is worth less goes completely.',
    source: 'monster cards; DNE-R47',
  },
  'DNE-FAI.13': {
    title: 'Undead Clowns',
    text: 'With an empty inventory the victim is zeroed; otherwise one inventory card is discarded.',
    source: 'monster cards',
  },
  'DNE-FAI.14': {
    title: 'Taking from a hand',
    text: 'The takers act in the order that the monster names, one card each while there is one. Blind means at random; seen means that the taker looks at the hand and chooses. The card goes to the hand of the taker or to the discard pile, as the monster says.',
    source: 'monster cards; DNE-R49',
  },
  'DNE-FAI.15': {
    title: 'Lawyer',
    text: 'Every opponent in order takes one blind hand card, and the rest of the hand is discarded.',
    source: 'monster cards',
  },
  'DNE-FAI.16': {
    title: 'Net Troll',
    text: 'Each active opponent of the victim with the most souls among these opponents takes one card, in order: an inventory card of their choice or a blind hand card.',
    source: 'monster cards; DNE-R49',
  },
  'DNE-FAI.17': {
    title: 'Minor God',
    text: 'The hand of the victim is shown to everybody, and the active opponent with the fewest souls may take one of its cards. Tied opponents roll a d6 each in order; the highest takes, the first in order if equal.',
    source: 'monster cards; DNE-R49',
  },
  'DNE-FAI.18': {
    title: 'Wraith of Khan',
    text: 'In order, the victim gives one held card of their choice to each active opponent who has neither the most nor the fewest souls of all players not eliminated, while there are cards.',
    source: 'monster cards; DNE-R49',
  },
  'DNE-FAI.19': {
    title: 'Losing a mercenary',
    text: 'The victim discards a mercenary of their choice. Without one the alternative applies.',
    source: 'monster cards',
  },
  'DNE-FAI.20': {
    title: 'Losing an ability',
    text: 'The victim discards their class card. Without one the alternative applies, if there is one.',
    source: 'monster cards; DNE-R50',
  },
  'DNE-FAI.21': {
    title: 'The Horror',
    text: 'It costs a Netrunner the class card and zeroes anybody else.',
    source: 'monster cards; DNE-R51',
  },
  'DNE-FAI.22': {
    title: 'Choosing an option',
    text: 'The victim picks one of the options that can be carried out in full; a roll always can. Only if none of them can, all are offered.',
    source: 'monster cards',
  },
  'DNE-FAI.23': {
    title: 'No help for others',
    text: 'Until the start of the next turn with the victim as Host, a hijacked one included, the victim can neither be called nor challenged, and no line-up of others takes a card from them.',
    source: 'monster cards; DNE-R52',
  },
  'DNE-FAI.24': {
    title: 'Other effects',
    text: 'Drawn sound cards go to the hand, zeroing follows its own chapter, and several parts of one effect apply in their order.',
    source: 'monster cards',
  },
  'DNE-FAI.25': {
    title: 'Where taken cards go',
    text: 'Cards that an effect lets others take or receive go to their hand, even from an inventory. Their hand limit is checked after the whole effect.',
    source: 'monster cards',
  },

  // Zeroing
  'DNE-ZER.1': {
    title: 'Zeroing',
    text: 'A zeroed player discards hand, inventory, class and mercenaries with their cards, in this order. A mercenary Hand of Fate stays with its cards, and so do the souls.',
    source: 'Zeroing; monster cards',
  },
  'DNE-ZER.2': {
    title: 'Without a soul',
    text: 'Who is zeroed with 0 souls is eliminated at once.',
    source: 'Zeroing',
  },
  'DNE-ZER.3': {
    title: 'Waiting',
    text: 'Any other zeroed player is waiting until their own next turn.',
    source: 'Zeroing; DNE-R48',
  },
  'DNE-ZER.4': {
    title: 'A zeroed Host',
    text: 'The bounty is finished for the others, and then the turn of a Host who is waiting or eliminated ends without recovering a card and without the actions of the summary. A winning invader still recovers, and the table is cleared.',
    source: 'DNE-R48',
  },
  'DNE-ZER.5': {
    title: 'Return or surrender',
    text: 'At the start of their next turn a waiting player pays 1 soul, draws 5 sound cards, takes the top class card and plays the turn, or surrenders and is eliminated.',
    source: 'Zeroing',
  },
  'DNE-ZER.6': {
    title: 'Elimination',
    text: 'What an eliminated player still has goes to the discard piles and the souls to the supply. The seat is skipped for good.',
    source: 'Zeroing',
  },
  'DNE-ZER.7': {
    title: 'No other surrender',
    text: 'Nobody can surrender at any other time.',
    source: 'Zeroing',
  },
} as const satisfies RuleCatalogue;
