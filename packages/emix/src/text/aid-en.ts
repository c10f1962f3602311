// The player aid of Emix in English.

export const aid = {
  'aid.charge.dice': '{<name}Roll{>} both dice: take that many blue and that many red emons.',
  'aid.charge.powers': '{<name}Powers{>}: take an emon of its colour for each of your active powers.',
  'aid.charge.properties': '{<name}Charge properties{>} of your powers, from left to right.',
  'aid.charge.karma': '{<name}Karma{>} of the last round comes into your pool.',
  'aid.influence.circles': 'Round the table {circles} times. Each time you do one of these:',
  'aid.influence.play': '{<name}Play{>} a card from your hand, on your own human or on another.',
  'aid.influence.use': '{<name}Use{>} the Influence property of one of your powers; equal copies multiply it.',
  'aid.influence.exchange': '{<name}Exchange{>} up to {most:card} for one emon each, of any colour.',
  'aid.influence.draw': '{<name}Draw{>} a card.',
  'aid.result.properties': '{<name}Result properties{>} of your powers, from left to right.',
  'aid.result.difference': '{<name}Result{>}: blue emons less red ones. Return them all.',
  'aid.result.marker':
    '{<name}Marker{>}: move it by the result, up if it is blue and down if it is red. A symbol under it works.',
  'aid.result.refill': '{<name}Refill{>} your hand to {hand:card}.',
  'aid.cards': 'A card',
  'aid.type.effect': '{<name}Effect{>}: works once, then it is discarded.',
  'aid.type.moment': '{<name}Moment{>}: answers the action of another player, then it is discarded.',
  'aid.type.power':
    '{<name}Power{>}: stays on a human and works later, round after round. A human has room for {kinds:different-power}.',
  'aid.cost': '{<name}Value{>}: so many emons of its colour the card costs; an active power also scores it at the end.',
  'aid.sign.pos': '{<name}Blue{>}: positive, paid with blue emons.',
  'aid.sign.neg': '{<name}Red{>}: negative, paid with red emons.',
  'aid.sign.neutral': '{<name}Another colour{>}: neutral, paid with any emons.',
  'aid.part.charge': '{<name}Lightning{>}: works in Charge, without being asked for.',
  'aid.part.influence': '{<name}Arrow{>}: you may use it as an action in Influence.',
  'aid.part.result': '{<name}Scales{>}: works in Result, without being asked for.',
  'aid.limit': '{<name}Copies{>}: how many of this power one human may have.',
  'aid.karma':
    '{<name}Karma{>}: emons that you pay for a card on somebody else come back to you twice in the next Charge.',
  'aid.symbols': 'Symbols of the track',
  'aid.end': 'The end',
};
