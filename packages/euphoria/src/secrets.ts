import type { ChoiceOf, Immutable, Secrets, TaskOf, Viewer } from '@rulewright/core';
import { noItems } from './chapters/trade.js';
import { type Euphoria, NONE } from './state.js';
import { completeWorld } from './worlds.js';

// Section 7 of the specification: hands, hidden recruits, dilemmas, set-up cards, decks, unbuilt tiles.

/** EUP-TRD.9: a proposal is public when it is submitted, not before. */
const maskProposal = (record: Immutable<ChoiceOf<Euphoria, 'trade-build'>>, viewer: Viewer) =>
  record.seat === viewer ? record : { ...record, give: noItems(), ask: noItems(), isAsking: false };

/** EUP-VAR.3: everybody remembers the own choice. */
const maskChosen = (record: Immutable<TaskOf<Euphoria, 'next-turn'>>, viewer: Viewer) =>
  record.chosen === undefined
    ? record
    : { ...record, chosen: record.chosen.map((tile, seat) => (seat === viewer ? tile : NONE)) };

export const secrets: Secrets<Euphoria> = {
  zones: {
    artifactDeck: { pool: 'artifacts', visibleTo: 'nobody' },
    artifactDiscard: { pool: 'artifacts', visibleTo: 'all' },
    'hands.*': { pool: 'artifacts', visibleTo: 'owner' },
    'namedArtifacts.*': { pool: 'artifacts', visibleTo: 'all' },
    'pickedArtifacts.*': { pool: 'artifacts', visibleTo: 'owner' },
    recruitDeck: { pool: 'recruits', visibleTo: 'nobody' },
    'activeRecruits.*': { pool: 'recruits', visibleTo: 'all' },
    'hiddenRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    'dealtRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    'draftedRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    'discardedRecruits.*': { pool: 'recruits', visibleTo: 'owner' },
    dilemmaDeck: { pool: 'dilemmas', visibleTo: 'nobody' },
    'dilemmas.*': { pool: 'dilemmas', visibleTo: 'owner' },
    'resolvedDilemmas.*': { pool: 'dilemmas', visibleTo: 'all' },
    'unbuiltTiles.*': { pool: 'tiles', visibleTo: 'nobody' },
    'builtTiles.*': { pool: 'tiles', visibleTo: 'all' },
    tilesOut: { pool: 'tiles', visibleTo: 'nobody' },
    'dealtTiles.*': { pool: 'tiles', visibleTo: 'owner' },
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
