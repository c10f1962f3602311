import { at, type Viewer } from '@rulewright/core';
import type { ChoiceOf, Immutable, Secrets } from '@rulewright/core/author';
import { ARTIFACT_CARDS, ARTIFACTS } from './content/words.js';
import { isRevealed } from './rules/allegiance.js';
import type { Leg } from './rules/trade-legs.js';
import type { Euphoria } from './state.js';
import { completeWorld } from './worlds.js';

// Section 7 of the specification: hands, hidden recruits, dilemmas, set-up cards, decks, unbuilt tiles.

/** EUP-TRD.9: a proposal is public when it is submitted, not before. */
function maskProposal(item: Immutable<ChoiceOf<Euphoria, 'trade-build'>>, viewer: Viewer) {
  if (item.seat === viewer) return item;
  const { give: _give, ask: _ask, isAsking: _isAsking, earlier, ...open } = item;
  return earlier === undefined ? open : { ...open, earlier: earlier.map(maskLeg) };
}
/** Everybody sees who takes part in a deal; terms that are not told are empty lists. */
const maskLeg = ({ partner }: Leg): Leg => ({ partner, give: [], ask: [] });
const maskMore = (item: Immutable<ChoiceOf<Euphoria, 'trade-more'>>, viewer: Viewer) =>
  item.seat === viewer ? item : { ...item, legs: item.legs.map(maskLeg) };

/** Every card of a list once, by its place, with its id. */
const each = (list: readonly { readonly id: string }[]) => ({
  cards: list.map((_, card) => card),
  id: (card: number) => list[card]?.id ?? '',
});

export const secrets: Secrets<Euphoria> = {
  zones: {
    artifactDeck: { pool: 'artifacts', visibleTo: 'nobody' },
    artifactDiscard: { pool: 'artifacts', visibleTo: 'all' },
    'hands.*': { pool: 'artifacts', visibleTo: 'owner' },
    'namedArtifacts.*': { pool: 'artifacts', visibleTo: 'all' },
    'pickedArtifacts.*': { pool: 'artifacts', visibleTo: 'owner' },
    recruitDeck: { pool: 'recruits', visibleTo: 'nobody' },
    'activeRecruits.*': { pool: 'recruits', visibleTo: 'all' },
    /** I10: nobody hides a recruit of a revealed faction. */
    'hiddenRecruits.*': {
      pool: 'recruits',
      visibleTo: 'owner',
      never: (card, context) => isRevealed(context, at(context.content.recruits, card).faction),
    },
    'dealtRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    'draftedRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    'passedRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    'discardedRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    dilemmaDeck: { pool: 'dilemmas', visibleTo: 'nobody' },
    'dilemmas.*': { pool: 'dilemmas', visibleTo: 'owner' },
    'resolvedDilemmas.*': { pool: 'dilemmas', visibleTo: 'all' },
    unbuiltTiles: { pool: 'tiles', visibleTo: 'nobody' },
    'builtTiles.*': { pool: 'tiles', visibleTo: 'all' },
    tilesOut: { pool: 'tiles', visibleTo: 'nobody' },
    'dealtTiles.*': { pool: 'tiles', visibleTo: 'owner' },
  },
  pools: ({ content }) => ({
    artifacts: { cards: ARTIFACT_CARDS, id: (card) => ARTIFACTS[card] ?? '' },
    recruits: each(content.recruits),
    dilemmas: each(content.dilemmas),
    tiles: each(content.tiles),
  }),
  items: { 'trade-build': maskProposal, 'trade-more': maskMore },
  complete: completeWorld,
};
