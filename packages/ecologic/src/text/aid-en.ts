// The player aid of EcoLogic in English.

export const aid = {
  'aid.round': 'A round',
  'aid.event': 'The first player turns up an event. It holds for this round.',
  'aid.event.player': 'Everybody in turn turns up an event. All of them hold for this round.',
  'aid.action': 'Auctions for {order}, in this order. In each, everybody may open one. Then everybody builds in turn.',
  'aid.action.once':
    'Auctions for {order}, in this order. In each, everybody may open one. Then everybody may build once.',
  'aid.environment':
    'Add the effects of your objects, initiatives, specials and the event, and move your eco fund by the total.',
  'aid.income': 'Take what your objects and the event earn, less the upkeep of your initiatives.',
  'aid.series.specials': 'specials',
  'aid.series.plants': 'plants',
  'aid.series.initiatives': 'initiatives',
  'aid.auction': 'An auction',
  'aid.open': '{<name}Open{>} at the price below. That is your first bid.',
  'aid.bid': '{<name}Bid or pass{>}: bid more than the last bid and no more than your coins. If you pass, you are out.',
  'aid.win': '{<name}Win{>}: pay the bank and take the item.',
  'aid.place': '{<name}Place{>} it at once, or keep it for the build step.',
  'aid.build':
    '{<name}A piece{>} goes on a hex with its resource beside one of yours, or on your own object with room.',
  'aid.prices': 'Opening prices',
  'aid.price.specials': '{<name}Specials{>}: {prices} for the {ordinals}.',
  'aid.ordinal.first': 'first',
  'aid.ordinal.second': 'second',
  'aid.ordinal.third': 'third',
  'aid.price.plants': '{<name}A plant piece{>}: 1, and 1 for every piece of that branch on the field.',
  'aid.price.initiatives':
    '{<name}Initiative of level {level}{>}: {nominal:coin}; effect {eco:+}, upkeep {upkeep:coin} a round.',
  'aid.objects': 'Objects, every round',
  'aid.object': '{<name}Level {level}{>}: {income:coin}, ecological effect {eco}.',
  'aid.specials': 'Specials',
  'aid.end': 'The end',
  'aid.scoring.shared':
    'Score = balance × (eco fund + money). The balance is the smaller of the two divided by the larger. Equal scores share the place.',
  'aid.last': 'The game ends after the round in which the Final Report turns up.',
  'aid.loss': 'With an eco fund below 0 in the Environment phase you lose your dirtiest object.',
  'aid.signs': 'Signs of the field',
};
