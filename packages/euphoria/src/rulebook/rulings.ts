import type { RuleCatalogue } from '@rulewright/core';

/** Where the rulebook is unclear: what is unclear, the default, and the option that changes it. The first 40. */
export const rulings = {
  // Rulings on the course of play
  'EUP-R1': {
    title: 'Bump before payment',
    text: 'Public programs disagree on whether a space is paid before or after its worker is bumped. The worker is put down first, then the price is paid, then the benefit comes, because the rulebook numbers the steps so.',
    source: 'ruling',
  },
  'EUP-R2': {
    title: 'When a price must be affordable',
    text: 'A bump can change what a player owns, and the rulebook does not say when a price must be affordable. It is tested when the space is chosen, without gains of the bump; if nothing can be paid when payment is due, the placement is void.',
    source: 'ruling',
  },
  'EUP-R3': {
    title: 'Bump trades and the new roll',
    text: 'Trades on a bump could come before or after the bumped worker is rolled. They come after its roll, check and reactions, because the roll is made at once; knowledge that they give never counts in that check.',
    source: 'ruling',
  },
  'EUP-R4': {
    title: 'Several highest workers',
    text: 'With several highest workers it is open which one runs away. One that cannot be placed in this turn goes before one that can, then the lowest id; the workers differ in nothing else. A worker that only the Fountain holds back counts as one that can as long as the star of the running visit may still go on that tile.',
    source: 'ruling',
  },
  'EUP-R5': {
    title: 'One lost worker in a turn',
    text: 'It is not said whose turn is meant and whether a second placement renews it. Each player loses at most one worker to checks in each turn of anybody.',
    source: 'ruling',
  },
  'EUP-R6': {
    title: 'Chosen faces',
    text: 'A face chosen by Amanda or Yordy, or set by Julia, might be no roll. It counts as one for penalties, the check, doubles and reactions.',
    source: 'ruling',
  },
  'EUP-R7': {
    title: 'Checks without a roll',
    text: 'Knowledge can rise to a sum of 16 without a roll. There is no check then, since the rulebook compares when dice are rolled.',
    source: 'ruling',
  },
  'EUP-R8': {
    title: 'Order inside a roll event',
    text: 'The rulebook gives no order for what follows a roll. It is: set faces, the roll, penalties, the check, recruits of the roller, recruits of opponents.',
    source: 'ruling',
  },
  'EUP-R9': {
    title: 'Doubles of an opponent',
    text: 'It is open when and for which dice Ben tests doubles. The faces right after the roll count, before any loss, and at least one die of the event must equal another available worker; it works once per roll event, at its end.',
    source: 'ruling',
  },
  'EUP-R10': {
    title: 'Stars before rolls',
    text: 'The rulebook mentions the rolls of a completion before its stars. The stars come first, or builders could be hit by a roll penalty of the tile that they have just built.',
    source: 'ruling',
  },
  'EUP-R11': {
    title: 'Several players at once',
    text: 'No order is given for players who roll or react at the same moment. They do so clockwise from the active player, and the roll event of one is over before the next begins.',
    source: 'ruling',
  },
  'EUP-R12': {
    title: 'Nothing after the last star',
    text: 'It is not said whether the running action is finished after a tenth star. The game ends with the batch, and rolls, allegiance steps and reactions that are still due do not happen; only stars of one batch are placed together.',
    source: 'ruling',
  },
  'EUP-R13': {
    title: 'Star before allegiance',
    text: 'Some texts name the allegiance step before the star. The star always comes first, as in the numbered steps of the rulebook.',
    source: 'ruling',
  },
  'EUP-R14': {
    title: 'Ray and a new Academy',
    text: 'The new tile may be the one that stops recruits. Its penalty holds from the flip, so a Ray without a star there does nothing, while one with a star gives +2 morale.',
    source: 'ruling',
  },
  'EUP-R15': {
    title: 'What the Academy stops',
    text: 'The Academy might leave passive or burdening abilities alone. It stops all abilities, good and bad, but neither tier bonuses nor access to tunnel ends.',
    source: 'ruling',
  },
  'EUP-R16': {
    title: 'Star of a visit on a tile',
    text: 'A box of the rulebook seems to let the star of a visit go on a tile. It belongs to the artifact markets, so by default the star goes on the territory; with option builtMarketStarOnTile = true, the player may choose a tile of that territory instead.',
    source: 'ruling',
  },
  'EUP-R17': {
    title: 'Courthouse and Wind Salon',
    text: 'A pair also pays Wind Salon, which the Courthouse does not name. By default it stays payable so; with option courthouseCoversWindSalon = true, the penalty covers it too.',
    source: 'ruling',
  },
  'EUP-R18': {
    title: 'Registry and Andrew',
    text: 'The Registry might cancel an ability that equals a tier bonus. It cancels tier bonuses only, and Andrew goes on working.',
    source: 'ruling',
  },
  'EUP-R19': {
    title: 'Fountain and Chase',
    text: 'Chase might place a new worker in spite of the Fountain. There is no extra placement for a player under that penalty.',
    source: 'ruling',
  },
  'EUP-R20': {
    title: 'Which stars count',
    text: "Theater and Esme speak of placing a star, and a public program counts stars of visits alone. By default every star of the owner counts, in anybody's turn, but not the one on the Theater itself; with option starTriggers = visits, only those that a visit of a market, Wind Salon or Nimbus Loft brings.",
    source: 'ruling',
  },
  'EUP-R21': {
    title: 'When Icarite tier 2 begins',
    text: 'A visit that moves Icarus from 4 to 5, or that finds its territory full, might draw already. Neither does, as the bonus belongs to the star, and the star comes before the step.',
    source: 'ruling',
  },
  'EUP-R22': {
    title: 'When a revealed recruit works',
    text: 'One passage lets a revealed recruit work in the turns that follow, another sets no date. By default its ability and tier bonuses work from the next turn of any player on; with option revealedRecruitsUsable = at-once, immediately, so that it takes part in what follows the step that revealed it.',
    source: 'ruling',
  },
  'EUP-R23': {
    title: 'Factions that nobody has',
    text: 'The rulebook asks whether recruits of the faction have been activated, and perhaps nobody has one. Allegiance 8 or miner 6 alone decides.',
    source: 'ruling',
  },
  'EUP-R24': {
    title: 'Hand limit inside an effect',
    text: 'An effect of several parts can cross the hand limit and come back. The limit applies at every change, and after the price before the reward.',
    source: 'ruling',
  },
  'EUP-R25': {
    title: 'Prices of several parts',
    text: 'Parts of a price can change the hand limit while others take cards. All parts are paid together, then comes what is tied to the payment, then the hand limit.',
    source: 'ruling',
  },
  'EUP-R26': {
    title: 'Side effects and affordability',
    text: 'Nick or Curtis might move a track while a price is paid. Whether a price is affordable depends on the tracks before it is paid.',
    source: 'ruling',
  },
  'EUP-R27': {
    title: 'Knowledge of others at 6',
    text: 'A trade that gives knowledge to a player at 6 has no effect on that player. It is allowed all the same.',
    source: 'ruling',
  },
  'EUP-R28': {
    title: 'Bonuses without effect',
    text: 'One side of an either-or bonus may have no effect at the end of a track. That side is not offered while the other has an effect, and then the other is taken.',
    source: 'ruling',
  },
  'EUP-R29': {
    title: 'Per step or per event',
    text: 'Nick and Curtis could count changes or steps. They count each step really made, at once, those of prices and those caused by opponents included.',
    source: 'ruling',
  },
  'EUP-R30': {
    title: 'When the discards are shuffled',
    text: 'The deck could be renewed when its last card leaves or when the next is needed. It is renewed when a card is needed.',
    source: 'ruling',
  },
  'EUP-R31': {
    title: 'Open discards',
    text: 'The rulebook does not say who sees discards. Discarded artifacts are open, because payments must be seen; discarded recruits are known to those who held them.',
    source: 'ruling',
  },
  'EUP-R32': {
    title: 'Which workers are doubles',
    text: 'Workers can leave and come during a turn. Doubles are those very workers that were available at its start, and of one value only.',
    source: 'ruling',
  },
  'EUP-R33': {
    title: 'Between two placements',
    text: 'It is open what may be done between two placements of a turn. One may trade or stop, nothing else.',
    source: 'ruling',
  },
  'EUP-R34': {
    title: 'What doubles cost',
    text: "The optional rule speaks of a loss of morale, which would be free at morale 1. With option doublesCostMorale = true, it is a price: it needs a morale of 2, counts as a loss for Curtis and comes before the worker is put down. A player who then discards what the space costs has a void placement, and Chase's extra placement costs nothing.",
    source: 'ruling',
  },
  'EUP-R35': {
    title: 'Reach of Plaza and Lounge',
    text: "Both penalties could mean more than they say. The Plaza means visit spaces only; the Lounge looks at the whole site, leaves empty sites and those with only the player's own workers open, and does not move workers that stand there.",
    source: 'ruling',
  },
  'EUP-R36': {
    title: 'Laboratory with one or four workers',
    text: 'The penalty names 2 and 3 workers. A player with 1 still adds a worker, one with 4 has none to add, and with 2 or 3 only the track changes.',
    source: 'ruling',
  },
  'EUP-R37': {
    title: 'Penalty without goods',
    text: 'A player may own fewer goods than roll penalties take. They lose what they have and owe nothing.',
    source: 'ruling',
  },
  'EUP-R38': {
    title: 'Cafeteria at low morale',
    text: 'Two morale may be more than a player can lose. Morale falls as far as 1, and the free retrieval is always legal.',
    source: 'ruling',
  },
  'EUP-R39': {
    title: 'Tunnel ends and recruits',
    text: 'Access to a tunnel end could begin a turn after the reveal, or end with the Academy. It does neither, because it is no ability and needs an active recruit only.',
    source: 'ruling',
  },
  'EUP-R40': {
    title: 'Tank and tunnel ends on the map',
    text: 'The rulebook does not state to which territory the tank and the tunnel ends belong. The tank belongs to no territory, and a tunnel end belongs to the territory of the faction that dug it.',
    source: 'ruling',
  },
} as const satisfies RuleCatalogue;
