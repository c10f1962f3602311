import { type AnyAction, at, type NamedPart, type PlacedPart, type Seat } from '@rulewright/core';
import type { Meant, PartsSpec, Pointing } from '@rulewright/core/author';
import { SITES, SPACE_IDS, spaceAt } from './content/board.js';
import type { Content } from './content/schema.js';
import { ARTIFACTS, AVAILABLE, FACTIONS, GOODS, OFF, SUPPLY, TRACKS } from './content/words.js';
import type { Euphoria, EuphoriaContext } from './state.js';
import { numberOf, ownerOf } from './workers.js';

// Parts that a player can point at: spaces, territories, sites, workers and dice, goods, stars, tokens and cards.

const CELLS = [1, 2, 3, 4, 5, 6];
const goodsOf = (seat: Seat): string => `goods.${seat}`;
const handOf = (seat: Seat): string => `hands.${seat}`;

/** The zone of a worker: a space, available, off the board and not yet rolled, or the supply. */
function zoneOfWorker(place: number, seat: Seat): string {
  switch (place) {
    case SUPPLY:
      return `workerSupply.${seat}`;
    case AVAILABLE:
      return `available.${seat}`;
    case OFF:
      return `off.${seat}`;
    default:
      return `spaces.${spaceAt(place).id}`;
  }
}

function board({ state }: EuphoriaContext): PlacedPart[] {
  const one = (kind: string, zone: string) => (id: string | number) => ({ kind, id, zone, count: 1 });
  return [
    ...SPACE_IDS.map(one('space', 'spaces')),
    ...FACTIONS.map(one('territory', 'territories')),
    ...SITES.map(one('site', 'sites')),
    ...TRACKS.flatMap((track) => CELLS.map(one('cell', track))),
    ...FACTIONS.flatMap((id, i) => one('marker', `allegiance.${at(state.allegiance, i)}`)(id)),
    ...GOODS.map((id) => ({ kind: 'good', id, zone: 'supply' })),
    ...state.miners.map((cell, i) => one('miner', `tunnels.${cell}`)(at(FACTIONS, i))),
  ];
}

/** All workers by number; the available ones also by value, since placements name the value. */
function workers({ state }: EuphoriaContext): PlacedPart[] {
  const dice = new Map<string, PlacedPart & { readonly count: number }>();
  const all = state.place.map((place, worker): PlacedPart => {
    const seat = ownerOf(worker);
    const zone = zoneOfWorker(place, seat);
    const value = at(state.value, worker);
    const key = `${value} ${seat}`;
    if (place === AVAILABLE)
      dice.set(key, { kind: 'die', id: value, zone, seat, count: (dice.get(key)?.count ?? 0) + 1 });
    return { kind: 'worker', id: numberOf(worker), zone, seat, count: 1 };
  });
  return [...all, ...dice.values()];
}

function belongings(context: EuphoriaContext): PlacedPart[] {
  const { state } = context;
  const { players } = state.options;
  const lying = (
    kind: string,
    id: string,
    { zone, seat, count }: { readonly zone: string; readonly seat: Seat; readonly count: number },
  ): PlacedPart[] => (count > 0 ? [{ kind, id, zone, seat, count }] : []);
  const star = (zone: string, seat: Seat, count: number) => lying('star', 'star', { zone, seat, count });
  return Array.from({ length: players }, (_, seat) => [
    ...GOODS.flatMap((id, good) =>
      lying('good', id, { zone: goodsOf(seat), seat, count: at(state.goods, seat * GOODS.length + good) }),
    ),
    ...TRACKS.flatMap((id) =>
      lying('token', id, { zone: `${id}.${at(state[id], seat)}`, seat, count: at(state[id], seat) > 0 ? 1 : 0 }),
    ),
    ...star(`stars.${seat}`, seat, at(state.stars, seat)),
    ...FACTIONS.flatMap((id, i) => star(`territories.${id}`, seat, at(state.territoryStars, i * players + seat))),
    ...SITES.flatMap((id, i) => star(`sites.${id}`, seat, at(state.tileStars, i * players + seat))),
  ]).flat();
}

const things = (context: EuphoriaContext): PlacedPart[] => [
  ...board(context),
  ...workers(context),
  ...belongings(context),
];

/** Goods and artifacts are named in one list, with tokens of tracks that are moved as a price. */
function kindOfItem(item: string | number): string | undefined {
  if (GOODS.some((good) => good === item)) return 'good';
  if (ARTIFACTS.some((artifact) => artifact === item)) return 'artifact';
  return TRACKS.some((track) => track === item) ? 'token' : undefined;
}

const kindOfGood = (item: string | number): string | undefined => (kindOfItem(item) === 'good' ? 'good' : undefined);

/** The kind of place that holds a star. */
function kindOfPlace(id: string | number, { content }: { readonly content: Content }): string | undefined {
  if (FACTIONS.some((faction) => faction === id)) return 'territory';
  if (SITES.some((site) => site === id)) return 'site';
  if (content.recruits.some((recruit) => recruit.id === id)) return 'recruit';
  return content.dilemmas.some((dilemma) => dilemma.id === id) ? 'dilemma' : undefined;
}

const TERRITORY = 'territory';

/** The star of a visit goes to the territory of the space, or to a tile there. */
function territory({ state }: EuphoriaContext, action: AnyAction & { readonly on?: string }): NamedPart[] {
  const faction = FACTIONS[spaceAt(state.placement.space).faction];
  return action.on === TERRITORY && faction !== undefined ? [{ kind: TERRITORY, id: faction, role: 'to' }] : [];
}

/** A partner's artifacts are not seen; goods are. */
function asked({ state }: EuphoriaContext, action: AnyAction & { readonly item?: string }): NamedPart[] {
  const choice = state.agenda.at(-1);
  if (choice?.kind !== 'trade-build' || action.item === undefined) return [];
  return [{ kind: 'good', id: action.item, zone: goodsOf(choice.partner), role: 'from' }];
}

const dilemma = ({ state, content }: EuphoriaContext, { seat }: AnyAction): NamedPart[] =>
  (state.dilemmas[seat] ?? [])
    .filter((card) => card >= 0)
    .map((card) => ({ kind: 'dilemma', id: at(content.dilemmas, card).id, zone: `dilemmas.${seat}`, role: 'from' }));

/** The benefit of a tunnel may be a card of the deck. */
const drawn = (_: EuphoriaContext, { items }: AnyAction & { readonly items?: readonly string[] }): NamedPart[] =>
  items?.includes('artifact') === true ? [{ kind: 'zone', id: 'artifactDeck', role: 'from' }] : [];

/** A space is meant for the worker at hand also when no placement is legal any more. */
function meantPlace(
  { state }: EuphoriaContext,
  { seat, part, legal, turned }: Pointing,
  { space = at(SPACE_IDS, 0), value }: { readonly space?: string; readonly value?: number },
): readonly Meant[] {
  const asked = state.agenda.at(-1)?.kind;
  if ((asked !== 'turn-main' && asked !== 'turn-continue') || legal.some(({ type }) => type === 'place'))
    return turned(part);
  const free = state.place.findIndex((place, worker) => place === AVAILABLE && ownerOf(worker) === seat);
  return [{ type: 'place', seat, value: value ?? state.value[free] ?? 1, space }];
}

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id);
const inSupply = (): readonly string[] => ['supply'];
const inHand = ({ seat }: AnyAction): readonly string[] => [handOf(seat)];
const owned = ({ seat }: AnyAction): readonly string[] => [
  goodsOf(seat),
  handOf(seat),
  ...TRACKS.flatMap((track) => CELLS.map((cell) => `${track}.${cell}`)),
];
const ITEM = { kind: ['good', 'artifact'], kindOf: kindOfItem, zones: owned, own: true } as const;

export const parts: PartsSpec<Euphoria> = {
  cards: { artifacts: 'artifact', recruits: 'recruit', dilemmas: 'dilemma', tiles: 'tile' },
  common: ['builtTiles.*'],
  things,
  fields: {
    value: {
      kind: 'die',
      role: 'from',
      kindOf: (_, { type }) => (type === 'place' ? 'die' : undefined),
      zones: ({ seat }) => [`available.${seat}`],
    },
    space: { kind: 'space', role: 'to' },
    from: { kind: 'space', role: 'from' },
    worker: { kind: 'worker', role: 'from', own: true },
    workers: { kind: 'worker', role: 'from', own: true },
    on: {
      kind: 'site',
      role: 'to',
      kindOf: (id) => (SITES.some((site) => site === id) ? 'site' : undefined),
      words: [TERRITORY],
    },
    at: { kind: ['territory', 'site', 'recruit', 'dilemma'], role: 'to', kindOf: kindOfPlace },
    site: { kind: 'site', role: 'to' },
    plan: { ...ITEM, kind: ['good', 'artifact', 'token'], role: 'pays' },
    items: { kind: 'good', role: 'from', kindOf: kindOfGood, zones: inSupply },
    item: { ...ITEM, role: 'from', kindOf: (id, { type }) => (type === 'ask' ? undefined : kindOfItem(id)) },
    option: { kind: 'good', role: 'from', kindOf: kindOfGood, zones: inSupply, words: 'any' },
    good: { kind: 'good', role: 'from', own: true },
    artifact: { kind: 'artifact', role: 'from', zones: inHand, own: true },
    artifacts: { kind: 'artifact', role: 'pays', zones: inHand, own: true },
    partner: { kind: 'player', role: 'whom' },
    proposer: { kind: 'player', role: 'whom' },
    to: { kind: 'player', role: 'to' },
    track: { kind: 'token', role: 'from', own: true },
    cell: { kind: 'cell', role: 'to', zones: (action: AnyAction & { readonly track?: string }) => [`${action.track}`] },
    faction: {
      kind: ['marker', 'miner'],
      role: 'from',
      kindOf: (_, { type }) => (type === 'miner-moved' ? 'miner' : 'marker'),
    },
    recruit: { kind: 'recruit', role: 'from' },
    active: { kind: 'recruit', role: 'to' },
    hidden: { kind: 'recruit', role: 'to' },
    tile: { kind: 'tile', role: 'from' },
    dilemma: { kind: 'dilemma', role: 'from' },
  },
  roles: {
    'pay-penalty': { good: 'pays' },
    'pay-artifact': { artifact: 'pays' },
    'goods-gained': { good: 'to' },
    'artifacts-drawn': { artifacts: 'to' },
  },
  more: { take: drawn, 'place-star': territory, ask: asked, 'resolve-dilemma': dilemma },
  meant: {
    die: (context, pointing) => meantPlace(context, pointing, { value: Number(pointing.part.id) }),
    space: (context, pointing) => meantPlace(context, pointing, { space: `${pointing.part.id}` }),
  },
  ids: ({ content }) => ({
    space: SPACE_IDS,
    site: SITES,
    territory: FACTIONS,
    die: { minimum: 1, maximum: 6 },
    cell: { minimum: 1, maximum: 6 },
    worker: { minimum: 1, maximum: 4 },
    good: GOODS,
    artifact: ARTIFACTS,
    token: TRACKS,
    recruit: ids(content.recruits),
    tile: ids(content.tiles),
    dilemma: ids(content.dilemmas),
  }),
};
