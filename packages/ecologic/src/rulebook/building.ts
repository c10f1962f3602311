import type { RuleCatalogue } from '@rulewright/core';

/** What may be built and removed, and the bio-capacity it brings. */
export const building = {
  // Building
  'ECO-BLD.1': {
    title: 'Matching resource',
    text: 'An oil piece needs a hex with oil and a mineral piece a hex with mineral. A dual hex has both resources.',
    source: 'Placement conditions 2',
  },
  'ECO-BLD.2': {
    title: 'Where pieces go',
    text: "A piece goes either on one of the player's own objects of its branch that has room, raising the level by one, or on an unoccupied hex adjacent to a hex with pieces of that player.",
    source: 'Placement conditions 1, 4, 5; ECO-R22',
  },
  'ECO-BLD.3': {
    title: 'Highest levels',
    text: 'An object has at most 4 pieces, and at most 2 on a dual hex. There the first piece decides the branch of the object.',
    source: 'Placement conditions 4, 5; ECO-R4',
  },
  'ECO-BLD.4': {
    title: 'Starting anew',
    text: 'A player who has no piece on the field need not build next to anything: every unoccupied edge hex with the fitting resource is legal. Without such a hex, every unoccupied hex with that resource is.',
    source: 'ECO-R23',
  },
  'ECO-BLD.5': {
    title: 'Where specials go',
    text: 'A special goes on a special site that has none yet and is adjacent to a hex with pieces of the player. It is not a piece and does not allow building next to it.',
    source: 'Placement conditions 1, 6; ECO-R24',
  },
  'ECO-BLD.6': {
    title: 'Where initiatives go',
    text: "An initiative goes on one of the player's own objects and nowhere else. The object may be of any branch and any level, whatever the level of the card.",
    source: 'Initiative conditions 1, 2; ECO-R26',
  },
  'ECO-BLD.7': {
    title: 'One initiative per object',
    text: 'An object carries at most one initiative. If another is placed on it, the old one is discarded.',
    source: 'Initiative conditions 3, 4',
  },
  'ECO-BLD.8': {
    title: 'Build step',
    text: "After the series players take one action at a time in turn order, round and round: place a piece, an initiative or a special from their hand, remove one of their pieces or initiatives from the field, or pass. A pass ends a player's part in the step, and the step ends when all have passed.",
    source: 'Placement conditions 3; ECO-R20',
  },
  'ECO-BLD.9': {
    title: 'New buildings count at once',
    text: 'Whatever is placed in a round counts already in its Environment and Income phases.',
    source: 'Environment phase; Income phase',
  },

  // Removal
  'ECO-RMV.1': {
    title: 'Removing a piece',
    text: 'A player may discard a piece of any of their objects as an action of the build step, which lowers the level by one.',
    source: 'Placement conditions 7',
  },
  'ECO-RMV.2': {
    title: 'Last piece of an object',
    text: 'When an object loses its last piece, for whatever reason, its hex becomes unoccupied and the initiative on it is discarded.',
    source: 'Environment phase',
  },
  'ECO-RMV.3': {
    title: 'Removing an initiative',
    text: 'A player may take one of their initiatives off the field and discard it as an action of the build step.',
    source: 'Initiative conditions 5',
  },
  'ECO-RMV.4': {
    title: 'Specials are permanent',
    text: 'A built special stays on the field: nobody can remove it and nothing takes it away.',
    source: 'ECO-R27',
  },
  'ECO-RMV.5': {
    title: 'No need to stay connected',
    text: "A removal never affects other objects, even if it cuts them off from the rest of the player's hexes.",
    source: 'Placement conditions 1',
  },

  // Bio-capacity
  'ECO-BIO.1': {
    title: 'Taking bio-capacity',
    text: "Settling an unoccupied hex brings its bio-capacity, if nobody has taken it before: that many eco points are added to the player's eco fund at once.",
    source: 'Action phase',
  },
  'ECO-BIO.2': {
    title: 'Bio-capacity only once',
    text: 'The bio-capacity of a hex goes to its first settler and is then used up for the whole game. Settling the hex again brings nothing to anybody.',
    source: 'Action phase; ECO-R29',
  },
  'ECO-BIO.3': {
    title: 'Nothing for levels and specials',
    text: 'Raising the level of an object brings no bio-capacity, and neither does building a special.',
    source: 'Action phase',
  },
  'ECO-BIO.4': {
    title: 'Bio-capacity and a short eco supply',
    text: 'If the eco supply cannot pay a bio-capacity in full, the eco fund grows only as far as ECO-SUP.3 allows, and the hex still counts as taken.',
    source: 'Game elements; ECO-R35',
  },
} as const satisfies RuleCatalogue;
