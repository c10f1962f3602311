import type { Change } from '@rulewright/core/author';
import { type EuphoriaEvent, FACTIONS, GOODS, SITES } from '@rulewright/euphoria';
import type { AnnouncedChanges } from '@rulewright/testing';

type Of<Type extends EuphoriaEvent['type']> = Extract<EuphoriaEvent, { readonly type: Type }>;

const change = ({ to, from }: Change): number => to - from;

/** What an event does to a good of a seat. */
function goodsOf(event: Of<'goods-gained' | 'goods-lost' | 'goods-handed-over'>, place: number) {
  const [seat, good] = [Math.floor(place / GOODS.length), GOODS[place % GOODS.length]];
  if (event.good !== good) return 0;
  if (event.seat === seat) return event.owned;
  return event.type === 'goods-handed-over' && event.to === seat ? event.received : 0;
}

const track = (name: 'morale' | 'knowledge') =>
  ({
    by: ['track-moved', 'track-token-placed'],
    amount(event, seat) {
      const moved = event as Of<'track-moved' | 'track-token-placed'>;
      return moved.seat === seat && moved.track === name ? moved.cell : 0;
    },
  }) satisfies AnnouncedChanges<EuphoriaEvent>[string];

/** A star where a list holds one entry for every place and, within it, every seat. */
const starsOn = (on: 'territory' | 'tile', places: readonly string[]) =>
  ({
    by: ['star-placed'],
    amount(event, index = -1) {
      const star = event as Of<'star-placed'>;
      const seats = star.on === on ? seatsOf.get(on) : undefined;
      return seats !== undefined && places.indexOf(star.at) * seats + star.seat === index ? -change(star.stars) : 0;
    },
  }) satisfies AnnouncedChanges<EuphoriaEvent>[string];
const seatsOf = new Map<string, number>();

const cell = (type: 'allegiance-moved' | 'miner-moved') =>
  ({
    by: [type],
    amount(event, faction = -1) {
      const moved = event as Of<typeof type>;
      return moved.faction === FACTIONS[faction] ? moved.cell : 0;
    },
  }) satisfies AnnouncedChanges<EuphoriaEvent>[string];

const moving = [
  'starting-dice-rolled',
  'worker-placed',
  'worker-bumped',
  'workers-returned',
  'dice-rolled',
  'worker-added',
  'worker-lost',
  'worker-sacrificed',
] as const;
const drawing = ['artifacts-drawn', 'artifacts-revealed', 'deck-reshuffled'] as const;
const dealing = ['recruit-drafted', 'recruits-passed', 'recruits-kept', 'dilemma-resolved', 'recruit-kept'] as const;
const trading = ['trade-accepted', 'artifact-picked', 'artifacts-traded'] as const;

/** Which events tell of which part of a position (LAW-15), for that many players. */
export function announced(players: number): AnnouncedChanges<EuphoriaEvent> {
  seatsOf.set('territory', players).set('tile', players);
  return {
    turn: { by: ['turn-began'], amount: () => 1 },
    active: { by: ['first-player-chosen', 'turn-began'] },
    hasActed: { by: ['turn-began', 'worker-placed', 'track-moved', 'workers-retrieved', 'dilemma-resolved'] },
    placed: { by: ['turn-began', 'worker-placed', 'track-moved'] },
    groupValue: { by: ['turn-began', 'worker-placed'] },
    noted: { by: ['turn-began', ...moving] },
    proposals: { by: ['trade-opened', 'turn-began'] },
    lostWorker: { by: ['worker-lost', 'turn-began'] },
    usedAbilities: { by: ['ability-used', 'turn-began'] },
    freshRecruits: { by: ['recruit-revealed', 'turn-began'] },
    'morale.*': track('morale'),
    'knowledge.*': track('knowledge'),
    'goods.*': {
      by: ['goods-gained', 'goods-lost', 'goods-handed-over'],
      amount: (event, place = -1) => goodsOf(event as Parameters<typeof goodsOf>[0], place),
    },
    place: { by: moving },
    value: { by: moving },
    'stars.*': {
      by: ['star-placed'],
      amount(event, seat) {
        const star = event as Of<'star-placed'>;
        return star.seat === seat ? star.stars : 0;
      },
    },
    'territoryStars.*': starsOn('territory', FACTIONS),
    'tileStars.*': starsOn('tile', SITES),
    recruitStars: { by: ['star-placed'] },
    dilemmaSides: { by: ['dilemma-resolved'] },
    'allegiance.*': cell('allegiance-moved'),
    'miners.*': cell('miner-moved'),
    artifactDeck: { by: drawing },
    artifactDiscard: { by: ['artifact-discarded', 'deck-reshuffled'] },
    hands: { by: [...drawing, 'artifact-discarded', 'trade-proposed', 'hand-shown', ...trading] },
    namedArtifacts: { by: trading },
    pickedArtifacts: { by: trading },
    recruitDeck: { by: ['dilemma-resolved'] },
    dealtRecruits: { by: dealing },
    draftedRecruits: { by: dealing },
    passedRecruits: { by: ['recruits-passed'] },
    discardedRecruits: { by: ['recruits-kept', 'recruit-kept'] },
    activeRecruits: { by: ['recruits-kept', 'recruit-revealed'] },
    hiddenRecruits: { by: ['recruits-kept', 'recruit-kept', 'recruit-revealed', 'recruit-shown'] },
    dilemmas: { by: ['dilemma-resolved', 'dilemma-shown'] },
    resolvedDilemmas: { by: ['dilemma-resolved'] },
    unbuiltTiles: { by: ['market-picked', 'tiles-shuffled', 'market-completed'] },
    builtTiles: { by: ['market-completed'] },
    tilesOut: { by: ['tiles-shuffled'] },
    dealtTiles: { by: ['market-picked'] },
    // the records of the step that goes on: what it does to workers, goods and tracks is told as it happens
    placement: 'silent',
    retrieval: 'silent',
    roll: 'silent',
    // what core keeps of who saw which card
    end: { by: ['game-ended'] },
  };
}
