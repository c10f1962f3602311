import type { RuleCatalogue } from '@rulewright/core';

/** The card language. */
export const language = {
  // Card language
  'EMX-VOC.1': {
    title: 'Properties',
    text: 'A property consists of a scope and an ordered list of 1 to 6 operations.',
    source: 'engine convention',
  },
  'EMX-VOC.2': {
    title: 'Scopes and the actor',
    text: "The actor plays the card or uses the property; a Charge or Result property has the owner of the row as its actor. Scope self means the actor's human, other the human of another player and any whichever human, one of them as the actor chooses; all means every human, the actor's first, then clockwise.",
    source: 'Applying properties; engine convention',
  },
  'EMX-VOC.3': {
    title: 'One target for a property',
    text: 'The target is chosen once, before the first operation, and is the same for all operations of the property.',
    source: 'engine convention',
  },
  'EMX-VOC.4': {
    title: 'Order of operations',
    text: 'Operations are carried out in the written order; with scope all, each one for every target before the next one begins. An operation marked @actor, and action in any case, is carried out once, for the actor.',
    source: 'engine convention',
  },
  'EMX-VOC.5': {
    title: 'Amounts',
    text: "An amount is computed for each subject when the operation starts: a fixed number, one roll of the die of the operation's colour (die), all emons of that colour the subject holds (all), or the number of active powers of that sign in its row, with colour any of all signs (powers). The subject of take is the target, the subject of give the actor.",
    source: 'Card symbols; engine convention',
  },
  'EMX-VOC.6': {
    title: 'Colour any',
    text: 'With colour any the actor splits the full possible amount between the colours as far as they are available, or for flip chooses one direction in which at least one emon changes. With amount all nothing is split: everything of both colours is meant, and for flip everything of the chosen colour.',
    source: 'Card symbols; EMX-R12',
  },
  'EMX-VOC.7': {
    title: 'Operations on cards',
    text: 'Operations on cards (draw, discard, steal, activate) concern the player of the target human and the hand of that player.',
    source: 'engine convention',
  },
  'EMX-VOC.8': {
    title: 'Limits of the supply',
    text: 'Operations gain and flip are limited by the supply of that moment, which already contains the emons paid earlier in the same action.',
    source: 'EMX-R29; EMX-R40',
  },
  'EMX-VOC.9': {
    title: 'When a property is usable',
    text: 'A property is usable on a target if at least one of its operations is possible there, with scope all for at least one human, judged after the card has left the hand, the cost is paid and karma is set aside; an amount of 0 is impossible, a die counts as at least 1, and activate on another player only asks for a card in that hand. An Effect or Influence property that is not usable may not be played or used, unless option voidPlays = allow.',
    source: 'Activating cards; EMX-R10; EMX-R40',
  },
  'EMX-VOC.10': {
    title: 'Multiplying',
    text: 'If an Influence property is used with k copies, fixed numbers, powers and the n of operations on cards are multiplied by k, and die rolls k dice; all and swap stay as they are. There is one target for everything.',
    source: 'Influence phase; EMX-R8',
  },
  'EMX-VOC.11': {
    title: 'Operation gain',
    text: 'The subject takes emons of the colour from the supply, as many as it has up to the amount; all takes as many as the subject holds of it now. It is impossible when the supply of the colour is empty or the amount is 0.',
    source: 'engine convention',
  },
  'EMX-VOC.12': {
    title: 'Operation lose',
    text: 'The subject returns emons of the colour to the supply, as many as it has up to the amount. It is impossible when the subject has none.',
    source: 'engine convention',
  },
  'EMX-VOC.13': {
    title: 'Operation flip',
    text: 'The subject returns emons of the colour to the supply and takes the same number of the other colour: the amount, but no more than the subject has, nor than the supply has of the other colour. It is impossible when either of them has none.',
    source: 'engine convention',
  },
  'EMX-VOC.14': {
    title: 'Operation take',
    text: "Emons of the colour move from the target's pool to the actor's, as many as the target has up to the amount. It is impossible when the target is the actor or has none.",
    source: 'engine convention',
  },
  'EMX-VOC.15': {
    title: 'Operation give',
    text: "Emons of the colour move from the actor's pool to the target's, as many as the actor has up to the amount. It is impossible when the target is the actor or the actor has none.",
    source: 'engine convention',
  },
  'EMX-VOC.16': {
    title: 'Operation swap',
    text: 'Actor and target exchange their complete piles of the colour, with any those of both colours. It is impossible when the target is the actor or all these piles are empty.',
    source: 'engine convention',
  },
  'EMX-VOC.17': {
    title: 'Operation draw',
    text: "The target's player draws n cards one at a time, as many as draw pile and discard pile give. It is impossible when both are empty.",
    source: 'engine convention',
  },
  'EMX-VOC.18': {
    title: 'Operation discard',
    text: "The target's player chooses n cards of their own hand, or all if they are fewer, and discards them face down. It is impossible when the hand is empty.",
    source: 'engine convention; EMX-R36',
  },
  'EMX-VOC.19': {
    title: 'Operation steal',
    text: "From the hand of the target's player n cards, or all if they are fewer, move one after another to the actor's hand, each drawn at random with equal chances. It is impossible when the target is the actor or the hand is empty.",
    source: 'engine convention',
  },
  'EMX-VOC.20': {
    title: 'Operation discardPower',
    text: 'The actor picks an active power of the target, which goes to the discard pile unless it is protected (EMX-MOM.13). This is done n times, each time with another card, as long as there is one; it is impossible when the target has no active power.',
    source: 'engine convention',
  },
  'EMX-VOC.21': {
    title: 'Operation activate',
    text: "The target's player has to put n powers from their own hand, or as many as are legal, at the right end of the target's row for free; they need room as in EMX-PWR.3 to EMX-PWR.5. It is impossible when no card in that hand can be placed.",
    source: 'engine convention',
  },
  'EMX-VOC.22': {
    title: 'Operation action',
    text: 'The actor gets n extra actions after this one, as far as the cap of EMX-INF.14 allows. It is impossible when the cap is reached.',
    source: 'engine convention',
  },
  'EMX-VOC.23': {
    title: 'Moments cancel and protect',
    text: 'The two kinds of Moments are cancel (EMX-MOM.2) and protect (EMX-MOM.13). Their holder can play them in their own window and nowhere else.',
    source: 'engine convention',
  },
  'EMX-VOC.24': {
    title: 'Passive slot',
    text: 'While a power with slot n is active, each copy of it lets its human have n more different powers (EMX-PWR.3).',
    source: 'Card layout; engine convention',
  },
  'EMX-VOC.25': {
    title: 'Validator',
    text: 'A card is accepted if its id is its own, its fields are in range, and an Effect has just play, a Moment just its kind, and a Power at least one of charge, influence, result and slot. In its properties take, give, swap and steal stand neither with scope self or all nor with @actor, die and gain all have a definite colour, action stands in play only, and there are at most 6 operations.',
    source: 'engine convention',
  },
} as const satisfies RuleCatalogue;
