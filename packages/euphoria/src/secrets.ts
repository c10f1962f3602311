import type { ChoiceOf, Immutable, Secrets, TaskOf, Viewer } from '@rulewright/core';
import { noItems } from './rules/trade.js';
import { type Euphoria, NONE } from './state.js';
import { completeWorld } from './worlds.js';

// Section 7 of the specification: hands, hidden recruits, dilemmas, set-up cards, decks, unbuilt tiles.

/** EUP-TRD.9: a proposal is public when it is submitted, not before. */
const maskProposal = (record: Immutable<ChoiceOf<Euphoria, 'trade-build'>>, viewer: Viewer) =>
  record.seat === viewer ? record : { ...record, give: noItems(), ask: noItems(), isAsking: false };

/** EUP-VAR.3: everybody remembers their own choice. */
const maskChosen = (record: Immutable<TaskOf<Euphoria, 'next-turn'>>, viewer: Viewer) =>
  record.chosen === undefined
    ? record
    : { ...record, chosen: record.chosen.map((tile, seat) => (seat === viewer ? tile : NONE)) };

export const secrets: Secrets<Euphoria> = {
  zones: {
    artifactDeck: { pool: 'artifacts', seenBy: 'nobody' },
    artifactDiscard: { pool: 'artifacts', seenBy: 'all' },
    'hands.*': { pool: 'artifacts', seenBy: 'owner' },
    'namedArtifacts.*': { pool: 'artifacts', seenBy: 'all' },
    'pickedArtifacts.*': { pool: 'artifacts', seenBy: 'owner' },
    recruitDeck: { pool: 'recruits', seenBy: 'nobody' },
    'activeRecruits.*': { pool: 'recruits', seenBy: 'all' },
    'hiddenRecruits.*': { pool: 'recruits', seenBy: 'owner' },
    'dealtRecruits.*': { pool: 'recruits', seenBy: 'owner' },
    'draftedRecruits.*': { pool: 'recruits', seenBy: 'owner' },
    'discardedRecruits.*': { pool: 'recruits', seenBy: 'owner' },
    dilemmaDeck: { pool: 'dilemmas', seenBy: 'nobody' },
    'dilemmas.*': { pool: 'dilemmas', seenBy: 'owner' },
    'resolvedDilemmas.*': { pool: 'dilemmas', seenBy: 'all' },
    'unbuiltTiles.*': { pool: 'tiles', seenBy: 'nobody' },
    'builtTiles.*': { pool: 'tiles', seenBy: 'all' },
    tilesOut: { pool: 'tiles', seenBy: 'nobody' },
    'dealtTiles.*': { pool: 'tiles', seenBy: 'owner' },
  },
  pools: ({ content }) => ({
    artifacts: { cards: content.artifactKind.map((_, card) => card) },
    recruits: { cards: content.recruits.map((_, card) => card) },
    dilemmas: { cards: content.dilemmas.map((_, card) => card) },
    tiles: { cards: content.tiles.map((_, card) => card) },
  }),
  records: { 'trade-build': maskProposal, 'next-turn': maskChosen },
  complete: completeWorld,
};
