import { ARTIFACTS, type EuphoriaAction, type EuphoriaState, GOODS } from '@rulewright/euphoria';
import { bent } from '../support/bent.js';
import { type Pack, packWith } from './packs.js';
import type { EuState } from './positions.js';

// The images of a game: seats turned, kinds of artifacts exchanged, workers renumbered.

const plain = (state: EuphoriaState): EuState => JSON.parse(JSON.stringify(state));
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Rebuilds data, with `image` for what a field holds; where it gives nothing, the fields inside are gone through. */
function rebuilt(value: unknown, image: (value: unknown, key: string) => unknown, key = ''): unknown {
  const instead = image(value, key);
  if (instead !== undefined) return instead;
  if (Array.isArray(value)) return value.map((entry) => rebuilt(entry, image, key));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, rebuilt(part, image, name)]));
}

// M1

/** How many entries of a list belong to a seat, where it is not one. */
const BLOCKS: Readonly<Record<string, number>> = { goods: 7, place: 4, value: 4 };
const BY_SEAT = [
  ...['lostWorker', 'morale', 'knowledge', 'stars', 'dilemmaSides', 'hands', 'namedArtifacts', 'pickedArtifacts'],
  ...['activeRecruits', 'hiddenRecruits', 'dealtRecruits', 'draftedRecruits', 'passedRecruits', 'discardedRecruits'],
  'dilemmas',
  ...['resolvedDilemmas', 'dealtTiles', ...Object.keys(BLOCKS)],
];
const BY_PLACE = ['territoryStars', 'tileStars'];
const SEATS = ['seat', 'seats', 'partner', 'proposer', 'by', 'active', 'eldestSeat', 'finishers', 'winners'];
const WORKERS = ['worker', 'workers', 'bumped', 'added'];

/** The same table with everybody some seats further on. */
export function turned(state: EuphoriaState, by: number): EuState {
  const { players } = state.options;
  const turn = <X>(list: readonly X[], size = list.length / players): X[] =>
    list.map((_, i) => list[(i + (players - by) * size) % list.length] as X);
  const seat = (value: number): number => (value < 0 ? value : (value + by) % players);
  const worker = (value: number): number => (value < 0 ? value : (value + 4 * by) % (4 * players));
  const { rng, ...position } = plain(state);
  // what each viewer remembers, the spectator last
  const remembered = (rows: readonly unknown[]) => (rows.length === 0 ? [] : [...turn(rows.slice(0, -1)), rows.at(-1)]);
  const image = (value: unknown, key: string): unknown => {
    if (Array.isArray(value) && key === 'known') return remembered(value);
    if (isObject(value) && key === 'memory')
      return Object.fromEntries(
        Object.entries(value).map(([zone, rows]) => [
          zone.replace(/\d+$/, (owner) => String(seat(Number(owner)))),
          remembered(rows as readonly unknown[]),
        ]),
      );
    if (Array.isArray(value) && BY_SEAT.includes(key)) return turn(value);
    if (Array.isArray(value) && BY_PLACE.includes(key))
      return value.flatMap((_, i) => (i % players === 0 ? turn(value.slice(i, i + players)) : []));
    if (typeof value !== 'number') return undefined;
    return SEATS.includes(key) ? seat(value) : WORKERS.includes(key) ? worker(value) : undefined;
  };
  return { ...(rebuilt(position, image) as EuState), rng };
}

/** Actions name workers by their numbers, which stay. */
export const turnedAction = (action: EuphoriaAction, by: number, players: number): EuphoriaAction =>
  rebuilt(action, (value, key) =>
    typeof value === 'number' && (key === 'seat' || key === 'partner') ? (value + by) % players : undefined,
  ) as EuphoriaAction;

// M3

const KINDS: readonly string[] = ARTIFACTS;
/** Every kind becomes the next one, the last one the first. */
const nextKind = (kind: number): number => (kind + 1) % KINDS.length;
const nextName = (name: string): string => KINDS[nextKind(KINDS.indexOf(name))] ?? name;

/** The base pack in which every card that names a kind names the next one. */
export const shiftedPack = (): Pack =>
  packWith((pack) => {
    pack.id = 'euphoria-shifted';
    const image = (value: unknown, key: string) =>
      typeof value === 'string' && key === 'artifact' ? nextName(value) : undefined;
    pack.tiles = rebuilt(pack.tiles, image) as Pack['tiles'];
    pack.dilemmas = rebuilt(pack.dilemmas, image) as Pack['dilemmas'];
    pack.recruits = rebuilt(pack.recruits, image) as Pack['recruits'];
  });

const CARDS = ['artifactDiscard', 'hands', 'namedArtifacts', 'pickedArtifacts'];
const FIRST_KIND = GOODS.length;

const sortedKinds = (kinds: readonly number[]): number[] => kinds.map(nextKind).sort((a, b) => a - b);
const shiftedDeck = ({ bags }: EuState['artifactDeck']): EuState['artifactDeck'] => ({
  bags: bags.map(({ cards, known }) => ({ cards: sortedKinds(cards), known: known.map(sortedKinds) })),
});

/** The position with every artifact of the next kind; the pack's name is left to the caller. */
export function shifted(state: EuphoriaState, content: string): EuState {
  const image = (value: unknown, key: string): unknown => {
    if (typeof value === 'number' && CARDS.includes(key)) return nextKind(value);
    if (isObject(value) && key === 'artifactDeck') return shiftedDeck(value as EuState['artifactDeck']);
    if (isObject(value) && key === 'memory')
      return Object.fromEntries(
        Object.entries(value as EuState['memory']).map(([zone, rows]) => [
          zone,
          /^(hands|pickedArtifacts)/.test(zone) ? rows.map(sortedKinds) : rows,
        ]),
      );
    if (typeof value === 'number' && key === 'card' && value >= 0) return nextKind(value);
    if (!Array.isArray(value) || (key !== 'give' && key !== 'ask')) return undefined;
    const kinds = value.slice(FIRST_KIND, FIRST_KIND + KINDS.length);
    return [...value.slice(0, FIRST_KIND), ...kinds.slice(-1), ...kinds.slice(0, -1), ...value.slice(-1)];
  };
  return { ...(rebuilt(plain(state), image) as EuState), content };
}

/** Items in canonical order again. */
const inOrder = (items: readonly string[]): string[] => {
  const place = (item: string) => [...GOODS, ...KINDS, 'morale', 'knowledge', 'artifact'].indexOf(item);
  return [...items].sort((a, b) => place(a) - place(b));
};
export const shiftedAction = (action: EuphoriaAction): EuphoriaAction =>
  rebuilt(action, (value, key) => {
    if (Array.isArray(value) && (key === 'plan' || key === 'artifacts'))
      return inOrder(value.map((item: string) => (KINDS.includes(item) ? nextName(item) : item)));
    return typeof value === 'string' && KINDS.includes(value) ? nextName(value) : undefined;
  }) as EuphoriaAction;

// M4

/** The same position with the workers of a seat numbered the other way round. */
export function renumbered(state: EuphoriaState, seat: number): EuState {
  const copy = plain(state);
  for (const list of [copy.place, copy.value])
    list.splice(seat * 4, 4, ...list.slice(seat * 4, seat * 4 + 4).reverse());
  if (seat === state.active) bent(copy).noted.reverse();
  return copy;
}
