import type { RuleCatalogue } from '@rulewright/core';

/** Sites, markets, penalties and Icarus. */
export const markets = {
  // Construction sites
  'EUP-BLD.1': {
    title: 'Six sites',
    text: 'Each ground territory has two sites. A site consists of a face-down tile, 4 construction spaces and the space for visits, which opens with the market.',
    source: 'Construction sites; Set-up',
  },
  'EUP-BLD.2': {
    title: 'Helping to build',
    text: 'While a site is unbuilt, its empty construction spaces are open to every player for the resource printed on them. Nobody can be bumped there, and the space gives nothing by itself.',
    source: 'Construction sites; Placing workers',
  },
  'EUP-BLD.3': {
    title: 'Workers needed',
    text: 'A market needs workers on several of the 4 spaces of its site at the same time, whoever owns them: 2 with 2 or 3 players, 3 with 4 players, 4 with 5 or 6.',
    source: 'Construction sites',
  },
  'EUP-BLD.4': {
    title: 'Several own workers',
    text: 'One player may have workers on two or more spaces of the same site.',
    source: 'Construction sites',
  },
  'EUP-BLD.5': {
    title: 'When it is tested',
    text: 'The number of workers is tested at the end of a placement on the site, after the abilities of EUP-PLC.10. If there are enough, the market is completed at once.',
    source: 'Construction sites; engine convention',
  },
  'EUP-BLD.6': {
    title: 'Order of a completion',
    text: "The tile is turned up, its visit space opens and the construction spaces close for good; the workers come off the board. Then the builders' stars are placed, then comes what these stars cause, then recruits react to the completion, and last the workers are rolled.",
    source: 'Construction sites; EUP-R10',
  },
  'EUP-BLD.7': {
    title: 'One star each',
    text: 'Whoever had workers on the site, be it one or four, puts 1 star on the tile. This is one batch; if it ends the game, nothing else of the completion happens.',
    source: 'Construction sites; End of the game; EUP-R12',
  },
  'EUP-BLD.8': {
    title: 'Recruits and the new tile',
    text: 'Recruits that react to a completion are already subject to the penalty of the new tile.',
    source: 'public sources; EUP-R14',
  },
  'EUP-BLD.9': {
    title: "The builders' rolls",
    text: 'The builders follow each other clockwise, beginning with the active player; each rolls all their returned workers in one complete roll event.',
    source: 'Construction sites; EUP-R11',
  },
  'EUP-BLD.10': {
    title: 'Who is punished',
    text: 'From the completion on, the tile punishes all players who have no star on it. A star that comes later ends it for its owner.',
    source: 'Construction sites; Artifact markets',
  },
  'EUP-BLD.11': {
    title: 'No bump',
    text: 'A worker that a completion returns has not been bumped.',
    source: 'EUP-R65',
  },
  // Artifact markets
  'EUP-ART.1': {
    title: 'Three artifact markets',
    text: 'The Incinerator of Historical Accuracy in Euphoria, the Free Press of Harsh Reality in Subterra and the Ark of Fractured Memories in the Wastelands are temporary spaces that are open from the start.',
    source: 'Artifact markets',
  },
  'EUP-ART.2': {
    title: 'Price in artifacts',
    text: 'The price is any 3 artifacts or 2 of the same kind, as the player chooses.',
    source: 'Artifact markets',
  },
  'EUP-ART.3': {
    title: 'Star and step',
    text: 'An artifact market gives 1 star, and then moves the allegiance of its faction by 1.',
    source: 'Artifact markets; EUP-R13',
  },
  'EUP-ART.4': {
    title: 'Territory or tile',
    text: 'The player chooses, as far as possible, between a free star space of the territory and those built tiles there that have no star of theirs.',
    source: 'Artifact markets',
  },
  'EUP-ART.5': {
    title: 'As if built',
    text: 'Whoever puts a star on a tile counts as one of its builders, and its penalty ends for them at once.',
    source: 'Artifact markets',
  },
  'EUP-ART.6': {
    title: 'No room for the star',
    text: 'If there is no place for the star, the market can still be used for the allegiance step.',
    source: 'Artifact markets',
  },
  'EUP-ART.7': {
    title: 'Built markets are different',
    text: 'A built market whose price includes an artifact is no artifact market, and its price has no pair.',
    source: 'Artifact markets',
  },
  // Built markets
  'EUP-MKT.1': {
    title: 'Visiting',
    text: 'Any player may place on the temporary visit space of a built market, whether they helped to build it or not, and pays the price on its tile.',
    source: 'Built markets',
  },
  'EUP-MKT.2': {
    title: 'Star and step of a visit',
    text: 'A visit first brings 1 star to the territory in which the market stands, and then 1 step of allegiance for its faction.',
    source: 'Built markets; EUP-R13',
  },
  'EUP-MKT.3': {
    title: 'Full territory',
    text: 'In a full territory the visit brings no star, but still moves the allegiance.',
    source: 'Built markets',
  },
  'EUP-MKT.4': {
    title: 'Not on the tile',
    text: 'A visit puts no star on tiles. With option builtMarketStarOnTile = true, it goes where the star of an artifact market of that territory may go (EUP-ART.4), the visited tile included.',
    source: 'Built markets; End of the game; EUP-R16',
  },
  'EUP-MKT.5': {
    title: 'Prices of any kind',
    text: 'A price of any resource, commodity or artifact takes one of whatever kind the player chooses; a named artifact must be of that kind.',
    source: 'public sources',
  },
  // Penalties
  'EUP-PEN.1': {
    title: 'Laboratory of Selective Genetics',
    text: 'While a player without a star there owns exactly 2 or 3 workers, the tank adds no worker. Its price and track change stay the same.',
    source: 'public sources; EUP-R36',
  },
  'EUP-PEN.2': {
    title: 'Spa of Fleeting Pleasure',
    text: 'A player without a star there may not place on a temporary space that holds one of their workers.',
    source: 'Artifact markets',
  },
  'EUP-PEN.3': {
    title: 'Courthouse of Hasty Judgment',
    text: 'A player without a star there cannot pay an artifact market with a pair. With option courthouseCoversWindSalon = true, neither can they pay Wind Salon with one.',
    source: 'public sources; EUP-R17',
  },
  'EUP-PEN.4': {
    title: 'Plaza of Immortalized Humility',
    text: 'A player without a star there may not place on the visit space of a built market whose tile lacks their star.',
    source: 'public sources; EUP-R35',
  },
  'EUP-PEN.5': {
    title: 'Fountain of Wishful Thinking',
    text: 'A player without a star there places at most one worker per turn: no doubles and no extra placement.',
    source: 'public sources; EUP-R19',
  },
  'EUP-PEN.6': {
    title: 'Lounge of Opulent Frugality',
    text: 'A player without a star there may not help on a construction site where somebody else has a worker.',
    source: 'public sources; EUP-R35',
  },
  'EUP-PEN.7': {
    title: 'Academy of Mandatory Equality',
    text: 'For a player without a star there no ability of their recruits works, be it optional, compulsory or a burden. What does not count as an ability: stars on recruits, reveals, bonuses of tiers, and access to tunnel ends.',
    source: 'public sources; EUP-R15',
  },
  'EUP-PEN.8': {
    title: 'Cafeteria of Nameless Meat',
    text: 'A free retrieval costs a player without a star there 2 morale instead of 1, stopping at 1.',
    source: 'public sources; EUP-R38; EUP-R42',
  },
  'EUP-PEN.9': {
    title: 'Apothecary of Productive Dreams',
    text: 'A player without a star there cannot place in Icarus at all, neither on its four temporary spaces nor on the Cloud Mine.',
    source: 'public sources',
  },
  'EUP-PEN.10': {
    title: 'Theater of Revelatory Propaganda',
    text: 'Every star placed by a player without a star there costs +1 knowledge. With option starTriggers = visits, only the stars of their own visits do.',
    source: 'public sources; EUP-R20',
  },
  'EUP-PEN.11': {
    title: 'Registry of Personal Secrets',
    text: 'A player without a star there goes without the bonuses of tiers 1 and 2, whatever the faction.',
    source: 'public sources; EUP-R18',
  },
  'EUP-PEN.12': {
    title: 'Arena of Peaceful Conflict',
    text: 'A player without a star there has at most one worker on each commodity area: a second one may not be placed there.',
    source: 'public sources',
  },
  'EUP-PEN.13': {
    title: 'Disassemble-a-Teddy-Bear Shop',
    text: 'Each die that shows 1 in a roll event of a player without a star there costs them 1 good (EUP-KNO.7).',
    source: 'public sources; Artifact markets',
  },
  'EUP-PEN.14': {
    title: 'Clinic of Blind Hindsight',
    text: 'Each die that shows 2 in a roll event of a player without a star there costs them 1 good (EUP-KNO.7).',
    source: 'public sources; Artifact markets',
  },
  'EUP-PEN.15': {
    title: 'Bemusement Park',
    text: 'Each die that shows 3 in a roll event of a player without a star there costs them 1 good (EUP-KNO.7).',
    source: 'public sources; Artifact markets',
  },
  'EUP-PEN.16': {
    title: 'Friendly Local Game Bonfire',
    text: 'Each die that shows 4 in a roll event of a player without a star there costs them 1 good (EUP-KNO.7).',
    source: 'public sources; Artifact markets',
  },
  'EUP-PEN.17': {
    title: 'Stadium of Guaranteed Home Runs',
    text: 'Each die that shows 5 in a roll event of a player without a star there costs them 1 good (EUP-KNO.7).',
    source: 'public sources; Artifact markets',
  },
  'EUP-PEN.18': {
    title: 'Center for Reduced Literacy',
    text: 'Each die that shows 6 in a roll event of a player without a star there costs them 1 good (EUP-KNO.7).',
    source: 'public sources; Artifact markets',
  },
  // Icarus
  'EUP-ICA.1': {
    title: 'Wind Salon and Nimbus Loft',
    text: 'Wind Salon, for any 3 artifacts or 2 of the same kind, and Nimbus Loft, for any 3 resources, give a star on the Icarite territory and then 1 step of Icarite allegiance.',
    source: 'Icarus; public sources; EUP-R13',
  },
  'EUP-ICA.2': {
    title: 'Breeze Bar and Sky Lounge',
    text: 'For 1 bliss and 1 commodity other than bliss, both move Icarite allegiance by 1. Then Breeze Bar draws 2 artifacts in one draw event, and Sky Lounge gives 2 resources of any kinds.',
    source: 'Icarus; public sources',
  },
  'EUP-ICA.3': {
    title: 'Icarite tier 2',
    text: 'A player with a usable active Icarite draws 1 artifact for a star placed on the Icarite territory when Icarite allegiance is 5 or more at that moment, which is before the step of the visit. Without a star there is no draw.',
    source: 'Allegiance track; EUP-R21',
  },
  'EUP-ICA.4': {
    title: 'Nothing to build in Icarus',
    text: 'Icarus has no sites, no tiles and no tunnel. When its territory is full, Wind Salon and Nimbus Loft can still be used for the allegiance step.',
    source: 'Icarus; Built markets',
  },
  'EUP-ICA.5': {
    title: 'Revealing Icarites',
    text: 'Hidden Icarites are revealed by allegiance 8 alone.',
    source: 'Icarus',
  },
} as const satisfies RuleCatalogue;
