import type { RuleCatalogue } from '@rulewright/core';

/** What the options of the rulebook change. */
export const variants = {
  // Variants and options
  'ECO-VAR.1': {
    title: 'Variant: an event for every player',
    text: 'With option eventDraw = player, everybody in turn order draws an event, is its drawer and sees its immediate effects carried out before the next draw; after the Final Report the others still draw while cards remain. All effects of the round add up: income factors are multiplied and rounded down once, and changes of a nominal are summed before the minimum applies.',
    source: 'ECO-R9',
  },
  'ECO-VAR.2': {
    title: 'Variant: full event deck for two',
    text: 'With option twoPlayerDeck = full, 2 players use all 21 events, because the reduction is only recommended.',
    source: 'Initial conditions',
  },
  'ECO-VAR.3': {
    title: 'Variant: other hexagons',
    text: 'Option field sets the radius of the hexagon: 2 (the default) has 19 hexes, and 1 lays these 19 and then removes the outer ring of 12, so that 7 remain. Radius 3 uses the box and the extension set for 37 hexes.',
    source: 'ECO-R3',
  },
  'ECO-VAR.4': {
    title: 'Variant: custom fields',
    text: 'Option field may instead list different coordinates, at least twice as many as players and at most 37, connected or not; edge hexes are determined as usual (ECO-GEN.3). The box set, joined by the extension set for more than 19 coordinates, is shuffled and fills them by ascending r, then ascending q; surplus tiles are not used.',
    source: 'Initial conditions',
  },
  'ECO-VAR.5': {
    title: 'Variant: one build action',
    text: 'With option buildStep = one-each, every player has just one action or pass in the build step.',
    source: 'ECO-R20',
  },
  'ECO-VAR.6': {
    title: 'Variant: refused initiative offered on',
    text: 'With option refusedInitiative = offer-next, the opening right can also be used, without revealing a card, to auction the initiative that was refused last in this series. It must have stayed on top of the discard pile: once it was revealed again, say after a reshuffle, it is no longer offered. The opener needs money for its nominal.',
    source: 'ECO-R19',
  },
  'ECO-VAR.7': {
    title: 'Variant: mixed dual hexes',
    text: 'With option dualHex = mixed, a dual hex may hold a piece of each branch: both make one object of level 2 with at most one initiative. That object counts for each branch present, but nominals and effects per piece go by the branch of the piece. Whoever removes a piece names its branch; an event takes the piece placed last.',
    source: 'ECO-R4',
  },
  'ECO-VAR.8': {
    title: 'Variant: loans on promise',
    text: 'With option loanEnforcement = promise, the borrower decides after settling, for each of their loans from the oldest on, whether to repay what is due, as far as their money goes, or to withhold it.',
    source: 'ECO-R36',
  },
} as const satisfies RuleCatalogue;
