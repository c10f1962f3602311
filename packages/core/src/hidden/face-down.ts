import type { Pool } from '../cards/pools.js';
import { isDeck, parts, sees, type ZoneTable } from '../cards/table-of-zones.js';
import type { Random } from '../chance/random.js';
import { HIDDEN, type Urns } from '../chance/urns.js';
import { InputError, type Issue } from '../errors.js';
import type { HiddenNumbers, Secrets, State } from '../game/game.js';

// Secrets that are no cards: lists of numbers that some viewers see as HIDDEN.

/** One list of such numbers in a position. */
interface HiddenList {
  readonly row: HiddenNumbers;
  /** `dice.1`: the path with its numbers. */
  readonly key: string;
  /** The number for the first star of the path. */
  readonly owner: number | undefined;
  readonly numbers: readonly number[];
  /** Lays another list in its place. */
  put(numbers: number[]): void;
}

/** Every list of hidden numbers of a position. What is on the way to them is copied first where `isShared` says so. */
function hiddenLists({ numbers = {} }: Secrets, position: object, isShared = false): HiddenList[] {
  const found: HiddenList[] = [];
  const visit = (row: HiddenNumbers, node: object, [step, ...steps]: readonly string[], path: Below): void => {
    if (step === undefined) return;
    const parent = node as Record<string, unknown>;
    for (const name of step === '*' ? Object.keys(node) : [step]) {
      const child = parent[name];
      const key = path.key === '' ? name : `${path.key}.${name}`;
      const owner = step === '*' ? (path.owner ?? Number(name)) : path.owner;
      if (typeof child !== 'object' || child === null) continue;
      if (steps.length === 0) {
        const put = (numbers: number[]): void => {
          parent[name] = numbers;
        };
        found.push({ row, key, owner, numbers: child as readonly number[], put });
      } else {
        if (isShared) parent[name] = Array.isArray(child) ? [...child] : { ...child };
        visit(row, parent[name] as object, steps, { key, owner });
      }
    }
  };
  for (const [path, row] of Object.entries(numbers))
    visit(row, position, path.split('.'), { key: '', owner: undefined });
  return found;
}

/** The way to a part of a position, and the number for the first star of the path. */
type Below = Pick<HiddenList, 'key' | 'owner'>;

/** Hides from a viewer what that viewer may not know. The position is a copy whose parts are shared. */
export function maskNumbers(secrets: Secrets, position: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, position, true))
    if (row.visibleTo === 'nobody' || owner !== viewer) put(numbers.map(() => HIDDEN));
}

/** Puts one of its values wherever a number is hidden, each equally likely. */
export function dealNumbers(secrets: Secrets, world: object, random: Random): void {
  for (const { row, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(numbers.map((number) => (number === HIDDEN ? random.pick(row.values) : number)));
}

/** Leaves hidden numbers hidden until a rule reads them. */
export function dealNumbersLater(secrets: Secrets, world: object, urns: Urns): void {
  for (const { row, key, numbers, put } of hiddenLists(secrets, world))
    if (numbers.includes(HIDDEN)) put(urns.guardedNumbers([...numbers], row.values, key));
}

/** Draws the numbers that a viewer sees by now, though they were hidden. */
export function dealSeenNumbers(secrets: Secrets, world: object, viewer: number): void {
  for (const { row, owner, numbers, put } of hiddenLists(secrets, world))
    if (row.visibleTo === 'owner' && owner === viewer) put([...numbers]);
}

/** Every number of a state that is none of the values of its list. */
export const numberIssues = (secrets: Secrets, state: object): Issue[] =>
  hiddenLists(secrets, state).flatMap(({ row: { values }, key, numbers }) =>
    numbers.flatMap((number, i): Issue[] =>
      values.includes(number)
        ? []
        : [{ path: `${key}.${i}`, message: `found ${number}, expected one of ${values.join(', ')}` }],
    ),
  );

// Where cards lie face down in a view, which cards these can be, and how they are left undrawn.

/** The cards of one zone, or of one bag of a deck. */
export interface Part {
  readonly cards: number[];
  readonly isBag: boolean;
  /** Whether some kinds never lie there. */
  readonly isLimited: boolean;
}

/** Where cards lie face down, and how many of each kind lie there; refuses what no state of the game can look like. */
export function lookRound(zones: ZoneTable, pool: Pool, world: State) {
  const open: Part[] = [];
  const left = [...pool.counts];
  const hidden = pool.backs.map(() => 0);
  zones.visit(pool.name, world, (place) => {
    for (const { cards } of parts(world, place)) {
      let isOpen = false;
      for (const card of cards) {
        const count = card < 0 ? hidden[-1 - card] : left[card];
        if (count === undefined || (card >= 0 && count === 0)) throw misfit();
        if (card >= 0) left[card] = count - 1;
        else {
          hidden[-1 - card] = count + 1;
          isOpen = true;
        }
      }
      if (isOpen) open.push({ cards, isBag: isDeck(place.cards), isLimited: place.row.never !== undefined });
    }
  });
  const never = open.some(({ isLimited }) => isLimited) ? zones.neverIn(pool.name) : undefined;
  const table = { state: world, content: zones.content };
  const mayLie = (card: number): boolean => never?.(card, table) !== true;
  const unseen = pool.backs.map(() => 0);
  const fit = pool.backs.map(() => 0);
  for (let card = 0; card < left.length; card++) {
    const back = -1 - (pool.down[card] as number);
    unseen[back] = (unseen[back] as number) + (left[card] as number);
    if (never !== undefined && mayLie(card)) fit[back] = (fit[back] as number) + (left[card] as number);
  }
  for (let back = 0; back < hidden.length; back++) {
    if (hidden[back] !== unseen[back]) throw misfit();
    if (never !== undefined && limitedPlaces(open, -1 - back) > (fit[back] as number)) throw misfit();
  }
  return { open, left, mayLie };
}

const limitedPlaces = (open: readonly Part[], back: number): number =>
  open.reduce((sum, part) => sum + (part.isLimited ? part.cards.filter((card) => card === back).length : 0), 0);

/** Leaves undrawn what a view does not show: all unseen cards of a pool with one back are one urn. */
export function hideUnseen(secrets: Secrets, zones: ZoneTable, world: State, urns: Urns): void {
  for (const pool of zones.pools.of(world.options)) {
    const { open, left, mayLie } = lookRound(zones, pool, world);
    const numbers = pool.backs.map((_, place) => {
      const back = -1 - place;
      const counts = left.map((count, card) => (pool.down[card] === back ? count : 0));
      const places = limitedPlaces(open, back);
      const kinds = new Set(counts.flatMap((count, card) => (count > 0 && places > 0 && !mayLie(card) ? [card] : [])));
      return urns.add({ counts, back, ...(places > 0 && { never: { kinds, places } }) });
    });
    for (const { cards, isLimited } of open)
      for (let i = 0; i < cards.length; i++) {
        const undrawn = numbers[-1 - (cards[i] as number)];
        if (undrawn !== undefined) cards[i] = isLimited ? undrawn.limited : undrawn.card;
      }
  }
  dealNumbersLater(secrets, world, urns);
  zones.guard(world, urns);
}

/** Leaves the decks of a state undrawn: all cards of a bag that the viewer does not know and that have one back are one urn. */
export function hideDecks(zones: ZoneTable, world: State, urns: Urns): void {
  for (const pool of zones.pools.of(world.options))
    zones.visit(pool.name, world, ({ cards: deck, row, owner }) => {
      if (!isDeck(deck) || sees(row, owner, urns.viewer)) return;
      for (const bag of deck.bags) {
        const known = [...(bag.known[urns.viewer] ?? [])];
        const unknown = rest(bag.cards, known);
        const undrawn = new Map<number, number>();
        bag.cards = [...known];
        for (const card of unknown) {
          const back = pool.down[card] ?? -1;
          const number = undrawn.get(back) ?? urns.add({ counts: countsOf(unknown, pool, back), back }).card;
          undrawn.set(back, number);
          bag.cards.push(number);
        }
      }
    });
  zones.guard(world, urns);
}

function rest(cards: readonly number[], known: readonly number[]): number[] {
  const left = [...known];
  return cards.filter((card) => {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
}

function countsOf(cards: readonly number[], pool: Pool, back: number): number[] {
  const counts = pool.counts.map(() => 0);
  for (const card of cards) if (pool.down[card] === back) counts[card] = (counts[card] as number) + 1;
  return counts;
}

export const misfit = (): InputError => new InputError('the view is not one of this engine');
