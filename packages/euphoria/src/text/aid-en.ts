import { table } from './sentences.js';

// The player aid of Euphoria in English.

export const aid = table({
  'aid.turn': 'Your turn: do one of these',
  'aid.place':
    '{<name}Place a worker{>}: put it down, bump whoever stands there, pay the price, take the benefit. The bumped worker goes home for free and is rolled.',
  'aid.doubles': '{<name}Equal workers{>} that were available when your turn began may follow, one by one.',
  'aid.doubles.paid':
    '{<name}Equal workers{>} that were available when your turn began may follow, one by one, for 1 morale each.',
  'aid.retrieve':
    '{<name}Take workers back{>}, one or more: for 1 food or 1 bliss morale +{morale}, for free morale −{cost}. Then roll them.',
  'aid.retrieve.all':
    '{<name}Take workers back{>}: any of them for 1 food or 1 bliss, morale +{morale}; all of them for free, morale −{cost}. Then roll them.',
  'aid.dilemma':
    '{<name}Resolve your dilemma{>}, once: pay the artifact it shows or any 2. Fight for a recruit, or join for a star.',
  'aid.workers': 'Workers',
  'aid.check':
    '{<name}Knowledge check{>}, after each roll of yours: add the values of your available workers and your knowledge. At {threshold} or more you lose the highest; one a turn.',
  'aid.hand': '{<name}Morale{>} is how many artifacts you may hold.',
  'aid.tank': '{<name}New workers{>} come from the tank, up to {most}. They wait for your next turn.',
  'aid.areas': 'Commodity areas, by the total of all workers there',
  'aid.range': '{from}–{to}',
  'aid.from': '{from} or more',
  'aid.spaces': 'Spaces',
  'aid.deal': '{cost} → {effect}',
  'aid.sites': 'Construction sites and markets',
  'aid.build': '{<name}Build{>}: place a worker on a free space and pay its resource.',
  'aid.needed': '{<name}{players} players{>}: {needed:worker} complete a market.',
  'aid.completed':
    '{<name}Completed{>}: everybody with a worker there puts a star on the tile. The others suffer its penalty.',
  'aid.visit': '{<name}Visit{>}: pay the price of the tile for a star on the territory and a step of its allegiance.',
  'aid.visit.tile':
    '{<name}Visit{>}: pay the price of the tile for a step of its allegiance and a star on the territory or on a built tile there.',
  'aid.allegiance': 'Allegiance and tunnels, for players with recruits of the faction',
  'aid.tier.1': '{<name}Allegiance {cell}{>}: 1 commodity more from its area.',
  'aid.tier.2':
    '{<name}Allegiance {cell}{>}: resource and artifact from its tunnel; in Icarus an artifact with each star there.',
  'aid.tier.3': '{<name}Allegiance {cell}{>}: hidden recruits of the faction become active.',
  'aid.tier.4': '{<name}Allegiance {cell}{>}: a star on each active recruit of the faction.',
  'aid.reveal': '{<name}Miner {cell}{>}: hidden recruits of the faction become active.',
  'aid.tunnel-end': '{<name}Miner {cell}{>}: the space at the end of the tunnel opens.',
  'aid.stars': 'Where your {stars:star} go',
  'aid.star.territory': '{<name}Territory{>}: as long as there is room, as many as there are players.',
  'aid.star.tile': '{<name}Market tile{>}: one of yours on each.',
  'aid.star.recruit': '{<name}Recruit{>}: one on each, when its allegiance is complete.',
  'aid.star.dilemma': '{<name}Dilemma{>}: one, if you join.',
});
