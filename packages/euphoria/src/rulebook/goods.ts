import type { RuleCatalogue } from '@rulewright/core';

/** Commodity areas and trade. */
export const goods = {
  // Commodity areas
  'EUP-COM.1': {
    title: 'Four free areas',
    text: 'Generator, Aquifer, Farm and Cloud Mine cost nothing and hold any number of workers of any players; nobody is bumped.',
    source: 'Commodity areas; Placing workers',
  },
  'EUP-COM.2': {
    title: 'Total of an area',
    text: 'The total is the sum of the values of all workers on the area, of all players, with the one just placed.',
    source: 'Commodity areas',
  },
  'EUP-COM.3': {
    title: 'Three bands',
    text: 'A total up to 4 gives 1 commodity of the area and moves the allegiance of its faction by 1. A total of 5 to 8 gives 1 commodity and −1 knowledge; 9 or more gives 2 commodities and +1 knowledge.',
    source: 'Commodity areas',
  },
  'EUP-COM.4': {
    title: 'Goods before tracks',
    text: 'The commodities come first, then knowledge or allegiance changes.',
    source: 'Commodity areas',
  },
  'EUP-COM.5': {
    title: 'The step is compulsory',
    text: 'The allegiance step of the lowest band cannot be declined.',
    source: 'Commodity areas',
  },
  'EUP-COM.6': {
    title: 'Tier 1 on an area',
    text: 'A player with a usable active recruit of the faction takes 1 commodity more, in every band, if its allegiance was 2 or more before this placement.',
    source: 'Allegiance track; EUP-R71',
  },
  'EUP-COM.7': {
    title: 'Recruits on an area',
    text: "Then the compulsory bonuses of the player's recruits follow in ascending card number, with any recruit that this very step made usable. Whether the player has no resource or no artifact is tested when the benefit begins.",
    source: 'public sources; A few words about recruits; EUP-R67',
  },
  'EUP-COM.8': {
    title: 'Areas at the ends of the track',
    text: 'At knowledge 1 the middle band and at knowledge 6 the top band are legal and give the commodities alone.',
    source: 'Commodity areas',
  },
  'EUP-COM.9': {
    title: 'No shortage',
    text: 'Commodities and resources never run out.',
    source: 'Commodity areas',
  },
  // Trade
  'EUP-TRD.1': {
    title: "Trade in one's turn",
    text: 'In their own turn a player may trade with any opponent: commodities, resources and artifacts for commodities, resources and artifacts. What is agreed must be handed over.',
    source: 'Commodity areas',
  },
  'EUP-TRD.2': {
    title: 'When trade is offered',
    text: 'A proposal can be opened before the action, between placements and after the action, but never while something is being resolved; with option tradeWindow = before-action, only before the action. It needs a proposal left and a good or an artifact on both sides.',
    source: 'Commodity areas; engine convention; EUP-R51',
  },
  'EUP-TRD.3': {
    title: 'Proposals per turn',
    text: 'Opening a proposal uses up one of the proposals of the turn, whatever becomes of it. Option tradeProposalsPerTurn sets their number, and 0 means that there is no trade.',
    source: 'engine convention; EUP-R51',
  },
  'EUP-TRD.4': {
    title: 'Building a proposal',
    text: 'The proposer chooses a partner, adds what to give piece by piece, switches over, adds what to ask for, and submits; every step allows to cancel. Pieces are added in the order of EUP-ENG.4, cards that are not named last.',
    source: 'engine convention; EUP-R51',
  },
  'EUP-TRD.5': {
    title: 'Size of a proposal',
    text: 'Each side of a proposal holds at least 1 piece and at most as many as option tradeItemsPerSide says. No good and no named kind of artifact stands on both sides; cards that are not named may.',
    source: 'engine convention; EUP-R51',
  },
  'EUP-TRD.6': {
    title: 'What can be proposed',
    text: "One can give goods one owns, artifact kinds one holds, named, and cards without a name, together no more than one's hand. One can ask for goods the partner owns and for cards, named or not, together no more than the partner's hand.",
    source: 'engine convention',
  },
  'EUP-TRD.7': {
    title: 'The answer',
    text: 'The partner accepts or rejects, and can accept only if they hold all that is asked for. A rejection gives no reason.',
    source: 'engine convention',
  },
  'EUP-TRD.8': {
    title: 'The exchange',
    text: "The active player and then the partner secretly pick the cards that were not named, among those the named ones leave; then everything changes hands at once. Hand limits follow, the active player's first. A traded card is not drawn.",
    source: 'Commodity areas; Morale track',
  },
  'EUP-TRD.9': {
    title: 'Named cards are true',
    text: 'Artifacts that are named in a submitted proposal are known to all, and the proposer must hold those they give. Cards that are not named are seen by the two partners alone.',
    source: 'Commodity areas',
  },
} as const satisfies RuleCatalogue;
