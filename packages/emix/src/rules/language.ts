import type { RuleCatalogue } from '@rulewright/core';

/** The card language. */
export const language = {
  // Card language
  'EMX-VOC.1': {
    title: 'Properties',
    text: 'A property is a scope and an ordered list of operations.',
    source: 'card language',
  },
  'EMX-VOC.2': {
    title: 'Scopes',
    text: "Scope self is the acting human, other is a human of another player, any is one human of the actor's choice, and all is every human, the acting one first and then clockwise.",
    source: 'Applying properties; card language',
  },
  'EMX-VOC.3': {
    title: 'One target',
    text: 'The target is chosen once, before the first operation, for all operations of the property.',
    source: 'card language',
  },
  'EMX-VOC.4': {
    title: 'Order of operations',
    text: 'Operations follow each other as written, with scope all each for everybody before the next. One marked for the actor, and every action operation, is carried out once.',
    source: 'card language',
  },
  'EMX-VOC.5': {
    title: 'Amounts',
    text: 'An amount is fixed as its operation starts: a number, a roll of the die of that colour, all emons of that colour the subject holds, or the number of active powers of that sign.',
    source: 'Card symbols; card language',
  },
  'EMX-VOC.6': {
    title: 'Any colour',
    text: 'With colour any the actor splits the full amount between the colours as they are available, or chooses one possible direction for a flip. Everything of both colours needs no choice.',
    source: 'Card symbols; EMX-R12',
  },
  'EMX-VOC.7': {
    title: 'Cards and players',
    text: 'Operations on cards concern the player of the target human.',
    source: 'card language',
  },
  'EMX-VOC.8': {
    title: 'Limits of the supply',
    text: 'Gaining and flipping are limited by the supply of that moment, which already holds what was paid in the same action.',
    source: 'EMX-R29; EMX-R40',
  },
  'EMX-VOC.9': {
    title: 'Usable',
    text: 'A property is usable if at least one operation is possible for the target, after the card has left the hand and has been paid for. For activating by another player it is enough that the hand has a card. Option voidPlays = allow permits plays that do nothing.',
    source: 'Activating cards; EMX-R10',
  },
  'EMX-VOC.10': {
    title: 'Multiplying',
    text: 'Several copies multiply numbers, powers and the number of dice; all and swap stay as they are. There is one target for everything.',
    source: 'Influence phase; EMX-R8',
  },
  'EMX-VOC.11': {
    title: 'Operation gain',
    text: 'The subject takes emons from the supply, as many as it has; all doubles what the subject holds. Impossible when the supply of the colour is empty or the amount is 0.',
    source: 'card language',
  },
  'EMX-VOC.12': {
    title: 'Operation lose',
    text: 'The subject returns emons to the supply, as many as it has. Impossible without such an emon.',
    source: 'card language',
  },
  'EMX-VOC.13': {
    title: 'Operation flip',
    text: 'The subject returns emons of one colour and takes as many of the other, limited by what it has and by the supply. Impossible when either is 0.',
    source: 'card language',
  },
  'EMX-VOC.14': {
    title: 'Operation take',
    text: "Emons move from the target's pool to the actor's, as many as the target has. Impossible when the target is the actor or has none.",
    source: 'card language',
  },
  'EMX-VOC.15': {
    title: 'Operation give',
    text: "Emons move from the actor's pool to the target's, as many as the actor has. Impossible when the target is the actor or the actor has none.",
    source: 'card language',
  },
  'EMX-VOC.16': {
    title: 'Operation swap',
    text: 'Actor and target exchange complete piles of a colour, or of both. Impossible when the target is the actor or all these piles are empty.',
    source: 'card language',
  },
  'EMX-VOC.17': {
    title: 'Operation draw',
    text: "The target's player draws cards one at a time while there are any.",
    source: 'card language',
  },
  'EMX-VOC.18': {
    title: 'Operation discard',
    text: "The target's player chooses cards of the own hand and discards them face down, all of them if they are too few.",
    source: 'card language',
  },
  'EMX-VOC.19': {
    title: 'Operation steal',
    text: "Random cards move one after another from the hand of the target's player to the actor's. Impossible when both are the same or the hand is empty.",
    source: 'card language',
  },
  'EMX-VOC.20': {
    title: 'Operation discardPower',
    text: 'The actor picks an active power of the target, which may be protected and is otherwise discarded; repeated picks name different cards.',
    source: 'card language',
  },
  'EMX-VOC.21': {
    title: 'Operation activate',
    text: "The target's player places powers from the own hand at the right end of the target's row without paying, within the limits of the row.",
    source: 'card language',
  },
  'EMX-VOC.22': {
    title: 'Operation action',
    text: 'The actor gets extra actions after this one, up to the cap of EMX-INF.14.',
    source: 'card language',
  },
  'EMX-VOC.23': {
    title: 'Cancel and protect',
    text: 'The two kinds of Moments are played by their holder in their own window and nowhere else.',
    source: 'card language',
  },
  'EMX-VOC.24': {
    title: 'Slot',
    text: 'Each active copy of a power with slot raises the number of different powers that its human may have.',
    source: 'Card layout; card language',
  },
  'EMX-VOC.25': {
    title: 'Validator',
    text: 'A card is accepted if its fields are in range and fit its type, if operations between two name a single partner, if a die and a doubling gain have a definite colour, if action stands in play alone, and if no property has more than six operations.',
    source: 'card language',
  },
} as const satisfies RuleCatalogue;
