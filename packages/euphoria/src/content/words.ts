// The words that the board, the cards and the rules share. Each list is in its canonical order (EUP-ENG.4).

export const FACTIONS = Object.freeze(['euphorian', 'subterran', 'wastelander', 'icarite'] as const);
export type Faction = (typeof FACTIONS)[number];
/** The three factions with a resource, a tunnel and construction sites; the Icarites come after them. */
export const GROUND_FACTIONS = 3;

/** Commodity i and resource i belong to faction i. */
export const COMMODITIES = ['energy', 'water', 'food', 'bliss'] as const;
export const RESOURCES = ['gold', 'stone', 'clay'] as const;
export const GOODS = Object.freeze([...COMMODITIES, ...RESOURCES] as const);
export type Commodity = (typeof COMMODITIES)[number];
export type Resource = (typeof RESOURCES)[number];
export type Good = (typeof GOODS)[number];

export const ARTIFACTS = Object.freeze(['balloons', 'bat', 'bear', 'book', 'box', 'glasses'] as const);
export type Artifact = (typeof ARTIFACTS)[number];
const COPIES_OF_AN_ARTIFACT = 6;
/** Every artifact card, by the number of its kind. */
export const ARTIFACT_CARDS: readonly number[] = ARTIFACTS.flatMap((_, kind) =>
  Array.from({ length: COPIES_OF_AN_ARTIFACT }, () => kind),
);

/** The items of a trade in canonical order (EUP-TRD.4); the last one is an artifact that is not named. */
export const TRADE_ITEMS = [...GOODS, ...ARTIFACTS, 'artifact'] as const;
export type TradeItem = (typeof TRADE_ITEMS)[number];

/** Workers of a player. */
export const WORKERS = 4;

/** Places of a worker that stands on no space: the supply, available, or off the board and not yet rolled. */
export const SUPPLY = -1;
export const AVAILABLE = -2;
export const OFF = -3;

export const TRACKS = ['morale', 'knowledge'] as const;
export type Track = (typeof TRACKS)[number];

export const EDITIONS = ['first', 'second'] as const;
export type Edition = (typeof EDITIONS)[number];

/** Penalties of market tiles for players without a star on them (EUP-PEN.1–18). */
export const PENALTIES = [
  'no-new-worker-at-2-or-3',
  'no-self-bump',
  'no-pairs',
  'no-visit-without-star',
  'one-worker-per-turn',
  'no-shared-construction',
  'no-recruit-abilities',
  'free-retrieval-costs-more',
  'no-icarus',
  'knowledge-on-star',
  'no-allegiance-bonus',
  'one-worker-per-area',
  'lose-good-on-face-1',
  'lose-good-on-face-2',
  'lose-good-on-face-3',
  'lose-good-on-face-4',
  'lose-good-on-face-5',
  'lose-good-on-face-6',
] as const;
export type Penalty = (typeof PENALTIES)[number];

/** Moments at which abilities of recruits work (EUP-RCT, HK1 to HK16). */
export const HOOKS = [
  'payment-plan',
  'bump-trade',
  'face-instead-of-roll',
  'area-bonus',
  'benefit-upgrade',
  'after-placement',
  'after-market-visit',
  'star-placed',
  'market-completed',
  'retrieve-price',
  'retrieve-step',
  'new-worker',
  'artifact-draw',
  'track-change',
  'worker-lost',
  'opponent-roll',
] as const;
export type Hook = (typeof HOOKS)[number];
