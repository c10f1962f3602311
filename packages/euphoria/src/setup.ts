import { seatsFrom } from '@rulewright/core';
import { agendaOf, type GameSpec, shuffledDeck, simultaneous } from '@rulewright/core/author';
import type { Choice, Task } from './agenda.js';
import { SITES } from './content/board.js';
import { ARTIFACT_CARDS, FACTIONS, GOODS, GROUND_FACTIONS, SUPPLY, WORKERS } from './content/words.js';
import { STARS } from './numbers.js';
import type { EuphoriaOptions } from './options.js';
import { noPlacement } from './rules/placing.js';
import { noRetrieval } from './rules/retrieving.js';
import { noRoll } from './rules/rolling.js';
import type { Euphoria } from './state.js';

// EUP-SET: the position before the first decision.

type Setup = GameSpec<Euphoria, never>['setup'];

const START_MORALE = 1;
const START_KNOWLEDGE = 3;
const RECRUITS_DEALT = 4;
const TILES_DEALT = 2;

/** EUP-SET.1 to EUP-SET.9; the draws come in the order of EUP-ENG.3. */
export const setup: Setup = ({ options, content, random }) => {
  const seats = seatsFrom(0, options.players);
  const each = <X>(make: () => X): X[] => seats.map(make);
  const shuffledIndices = (list: readonly unknown[]) => random.shuffled(list.map((_, i) => i));
  const recruits = shuffledIndices(content.recruits);
  const dilemmas = shuffledIndices(content.dilemmas);
  const track = (start: number) => each(() => (options.trackDraft ? 0 : start));
  return {
    turn: 0,
    active: 0,
    hasActed: false,
    placed: 0,
    groupValue: 0,
    noted: Array.from({ length: WORKERS }, () => false),
    proposals: 0,
    lostWorker: each(() => false),
    usedAbilities: [],
    freshRecruits: [],
    morale: track(START_MORALE),
    knowledge: track(START_KNOWLEDGE),
    goods: seats.flatMap(() => GOODS.map(() => 0)),
    place: seats.flatMap(() => Array.from({ length: WORKERS }, () => SUPPLY)),
    value: seats.flatMap(() => Array.from({ length: WORKERS }, () => 0)),
    stars: each(() => STARS),
    territoryStars: FACTIONS.flatMap(() => each(() => 0)),
    tileStars: SITES.flatMap(() => each(() => 0)),
    recruitStars: [],
    dilemmaSides: each(() => ''),
    allegiance: FACTIONS.map(() => 0),
    miners: FACTIONS.slice(0, GROUND_FACTIONS).map(() => 0),
    artifactDeck: shuffledDeck(ARTIFACT_CARDS),
    artifactDiscard: [],
    hands: each(() => []),
    namedArtifacts: each(() => []),
    pickedArtifacts: each(() => []),
    activeRecruits: each(() => []),
    hiddenRecruits: each(() => []),
    dealtRecruits: each(() => recruits.splice(-RECRUITS_DEALT)),
    recruitDeck: shuffledDeck(recruits),
    draftedRecruits: each(() => []),
    passedRecruits: each(() => []),
    discardedRecruits: each(() => []),
    dilemmas: each(() => dilemmas.splice(-1)),
    dilemmaDeck: shuffledDeck(dilemmas),
    resolvedDilemmas: each(() => []),
    ...tiles(options, shuffledIndices(content.tiles)),
    placement: noPlacement(),
    retrieval: noRetrieval(),
    roll: noRoll(),
    end: null,
    agenda: agendaOf(...decisions(options)),
  };
};

/** EUP-SET.4, EUP-VAR.3: as many tiles as there are sites, or two in every hand. */
function tiles({ marketChoice, players }: EuphoriaOptions, all: number[]) {
  const dealtTiles = seatsFrom(0, players).map(() => (marketChoice ? all.splice(-TILES_DEALT) : []));
  const unbuiltTiles = shuffledDeck(marketChoice ? [] : all.splice(-SITES.length));
  return { dealtTiles, unbuiltTiles, builtTiles: SITES.map((): number[] => []), tilesOut: shuffledDeck(all) };
}

/** The decisions before the first turn, in order (EUP-SET.15). */
function decisions(options: EuphoriaOptions): (Task | Choice)[] {
  const { players, marketChoice, trackDraft, recruitDraft } = options;
  const everybody = seatsFrom(0, players);
  const list: (Task | Choice)[] = [];
  if (marketChoice) list.push({ kind: 'setup-pick-market', ...simultaneous(everybody) });
  if (trackDraft) for (const seat of tokenOrder(options)) list.push({ kind: 'setup-place-track-token', seat });
  if (recruitDraft)
    for (let pick = 0; pick < RECRUITS_DEALT; pick++)
      list.push({ kind: 'setup-draft-recruit', ...simultaneous(everybody) });
  list.push(
    { kind: 'setup-keep-recruits', ...simultaneous(everybody) },
    { kind: 'starting-dice' },
    { kind: 'next-turn' },
  );
  return list;
}

/** EUP-VAR.4: clockwise from the eldest; the last one places both; then back to the first. */
function tokenOrder({ players, eldestSeat }: EuphoriaOptions): number[] {
  const clockwise = seatsFrom(eldestSeat, players);
  return [...clockwise, ...[...clockwise].reverse()];
}
