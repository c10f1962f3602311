import type { RuleCatalogue } from '@rulewright/core';

/** The Environment and Income phases, the finite supplies and the final score. */
export const settlement = {
  // Environment phase
  'ECO-ENV.1': {
    title: 'Total ecological effect',
    text: "In turn order each player adds up the effects of their objects (Table 1), of their initiatives on the field (+1, +2, +3 or +5 for level 1, 2, 3 or 4), of the specials they have built and of this round's event. Of the specials, the Reserve gives +2 and the Academy +1 for each initiative its owner has on the field, up to +3.",
    source: 'Environment phase 1–4',
  },
  'ECO-ENV.2': {
    title: 'One single change',
    text: 'The eco fund changes once, by the whole total, and not effect by effect.',
    source: 'Environment phase',
  },
  'ECO-ENV.3': {
    title: 'Losing an object',
    text: 'If the eco fund is then below 0, the player loses their dirtiest object: its pieces return to the supply, its initiative is discarded, and the hex becomes unoccupied. At exactly 0 nothing is lost.',
    source: 'Environment phase',
  },
  'ECO-ENV.4': {
    title: 'Dirtiest object',
    text: 'The dirtiest object is the one whose pieces do the most harm, which means the one of the highest level. An initiative on it is left out of account.',
    source: 'Environment phase; ECO-R31',
  },
  'ECO-ENV.5': {
    title: 'Equally dirty objects',
    text: 'If several objects are equally dirty, their owner chooses the one to lose.',
    source: 'Environment phase',
  },
  'ECO-ENV.6': {
    title: 'One loss per round',
    text: 'Each player loses at most one object per round, and the eco fund is not changed by that. The same happens again in every later Environment phase in which the total leaves the fund negative.',
    source: 'Environment phase',
  },
  'ECO-ENV.7': {
    title: 'No object to lose',
    text: 'A player with a negative eco fund but no object loses nothing.',
    source: 'ECO-R32',
  },

  // Income phase
  'ECO-INC.1': {
    title: 'One player after the other',
    text: 'Players settle in turn order, and each settles everything, loans included, before the next begins.',
    source: "Players' turns",
  },
  'ECO-INC.2': {
    title: 'Object income',
    text: "Object income is the sum of the incomes of a player's objects: 1, 3, 5 or 7 for level 1, 2, 3 or 4. If an event scales it, the sum is multiplied and then rounded down.",
    source: 'Income phase 1',
  },
  'ECO-INC.3': {
    title: 'Event income',
    text: "Event income is the sum of all amounts, positive and negative, that this round's event sets for the player, be it outright or per object.",
    source: 'Income phase 3',
  },
  'ECO-INC.4': {
    title: 'Upkeep of initiatives',
    text: 'Each initiative on the field costs its owner 0 at level 1, 1 at levels 2 and 3, and 2 at level 4. An event can reduce the whole upkeep of a round to 0.',
    source: 'Income phase 2; Table 2',
  },
  'ECO-INC.5': {
    title: 'Net income and unpaid upkeep',
    text: 'Net income is object income plus event income minus upkeep. As long as money plus net income would be below 0 and some upkeep is charged, the player must choose and discard one of their initiatives on the field that has an upkeep of at least 1, and the upkeep is counted anew.',
    source: 'Income phase; ECO-R33',
  },
  'ECO-INC.6': {
    title: 'Negative net income',
    text: "A negative net income is paid to the bank as far as the player's money goes, and the rest is waived.",
    source: 'Income phase; ECO-R34',
  },
  'ECO-INC.7': {
    title: 'Positive net income',
    text: 'A positive net income is taken from the bank, but never more than the bank holds.',
    source: 'Income phase',
  },
  'ECO-INC.8': {
    title: 'Loans come last',
    text: 'After the net income is settled, the player repays loans (ECO-AID.6).',
    source: 'ECO-R36',
  },

  // Supplies
  'ECO-SUP.1': {
    title: 'Limited coins',
    text: 'There are 45 coins, unless option supply is unlimited. If the bank holds less than it has to pay, it pays what it holds, and the difference is lost for good.',
    source: 'Game elements; ECO-R2',
  },
  'ECO-SUP.2': {
    title: 'Coins return at once',
    text: 'Coins paid to the bank are at once available to whoever is paid next. As players settle in turn order, the earlier ones are served first.',
    source: "Players' turns",
  },
  'ECO-SUP.3': {
    title: 'Limited eco points',
    text: 'There are 45 eco points: each player holds as many as their eco fund shows, none if it is negative, and the eco supply has the others. A gain that needs more points than are left empties the supply and brings the fund to its former value, or 0 if it was negative, plus these points.',
    source: 'Game elements; ECO-R35',
  },
  'ECO-SUP.4': {
    title: 'Unlimited supply',
    text: 'With option supply = unlimited, neither the bank nor the eco supply ever runs short, and their contents are not counted.',
    source: 'ECO-R2',
  },
  'ECO-SUP.5': {
    title: 'Event deck never runs out',
    text: 'The Final Report is one of the cards in the deck, so the game is in its last round before the events are used up.',
    source: 'Initial conditions',
  },

  // End and scoring
  'ECO-END.1': {
    title: 'End of the game',
    text: 'The round in which the Final Report turns up is completed; the game is over when its Income phase is.',
    source: 'Event phase; Scoring',
  },
  'ECO-END.2': {
    title: 'What counts',
    text: "E1 is a player's eco fund and E2 their money. Objects, cards, specials, items in hand and loans are worth nothing.",
    source: 'Scoring',
  },
  'ECO-END.3': {
    title: 'Final score',
    text: 'The score is k × (E1 + E2), where the balance coefficient k is the smaller of E1 and E2 divided by the larger. If both are equal and positive, k is 1.',
    source: 'Scoring; ECO-R37',
  },
  'ECO-END.4': {
    title: 'Score of zero',
    text: 'The score is 0 if E1 is 0 or negative, or if E2 is 0.',
    source: 'ECO-R38; ECO-R39',
  },
  'ECO-END.5': {
    title: 'Exact scores',
    text: 'Scores are the exact fractions min(E1, E2) × (E1 + E2) / max(E1, E2). They are compared by cross-multiplication and never rounded.',
    source: 'Scoring',
  },
  'ECO-END.6': {
    title: 'Winner and ranking',
    text: 'The highest score wins; equal scores are ranked by the smaller difference between E1 and E2, then by the larger E1, and players still equal share the place. The same order applies to all places.',
    source: 'Scoring; ECO-R42',
  },
} as const satisfies RuleCatalogue;
