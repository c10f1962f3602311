import { dealNumbers } from '../cards/hidden-numbers.js';
import { parts } from '../cards/memory.js';
import { Random, seedRng } from '../cards/random.js';
import type { View } from '../cards/view.js';
import { isDeck, type Pool, type ZoneIndex } from '../cards/zones.js';
import type { Seed } from '../game/chance.js';
import type { Action, Secrets, State, Turn } from '../game/game.js';
import type { Seat } from '../game/types.js';
import { clone, cloneState } from '../ground/commit.js';
import { blamed, EngineBug, InputError } from '../ground/errors.js';

/** The engine, as `deal` needs it for a world in the making. */
export interface Dealer {
  legal(world: State, seat: Seat): readonly Action[];
  isOpen(world: State): boolean;
  turn(world: State, random: Random): Turn;
}

/** The seed, the engine and the number of tries of a deal. */
interface Dealing {
  readonly seed: Seed;
  readonly dealer: Dealer;
  readonly tries: number;
}

/** The default number of deals tried before a view is refused. */
export const MOST_DEALS = 10_000;

/** A full state that agrees with the view; each one is equally likely. */
export function determinize(
  secrets: Secrets,
  zones: ZoneIndex,
  view: View<State>,
  { seed, dealer, tries }: Dealing,
): State {
  const rng = seedRng(seed);
  const random = new Random(rng);
  const pools = zones.pools.of(view.position.options);
  for (let attempt = 0; attempt < tries; attempt++) {
    // later draws continue where the deal stopped
    const world = worldOf(view, rng);
    for (const pool of pools) dealCards(zones, pool, world, random);
    dealNumbers(secrets, world, random);
    answerSealed(world, random, dealer);
    const isComplete = canBe(secrets, dealer.turn(world, random), view);
    // a waiting forced choice shows that its seat has at least two answers: the hidden cards must allow them
    if (isComplete && dealer.isOpen(world)) return world;
  }
  throw new InputError('no state agrees with the view', [
    { path: '', message: `${tries} deals were tried, and none of them can be` },
  ]);
}

/** A position as a world in the making with its own generator; its fields are in the order of every state. */
export function worldOf({ position }: View<State>, rng: State['rng']): State {
  const { game, rulesVersion, content, options, rng: _, memory, ...own } = cloneState({ rng, ...position });
  return { game, rulesVersion, content, options, rng, memory, ...own };
}

/** True unless the game says that the world is impossible. */
function canBe({ complete }: Secrets, world: Turn, { viewer }: View<State>): boolean {
  if (complete === undefined) return true;
  try {
    return complete(world, viewer);
  } catch (error) {
    throw blamed(error, { handler: 'complete' });
  }
}

/** Replaces every visible back by a random card with that back; each deal of the unseen cards is equally likely. */
function dealCards(zones: ZoneIndex, pool: Pool, world: State, random: Random): void {
  const { open, left, mayLie } = lookRound(zones, pool, world);
  const unseen = pool.backs.map((): number[] => []);
  for (let card = 0; card < left.length; card++)
    for (let n = left[card] as number; n > 0; n--) unseen[-1 - (pool.down[card] as number)]?.push(card);
  // limited places come first, each with any card that fits; then the others, with any card that is left
  const [limited, free] = [open.filter((part) => part.isLimited), open.filter((part) => !part.isLimited)];
  // the fullest bag gets the remaining cards at the end, since a bag has no order
  const last = free.reduce<Part | undefined>(
    (most, part) => (part.isBag && part.cards.length > (most?.cards.length ?? 0) ? part : most),
    undefined,
  );
  for (const part of [...limited, ...free]) {
    if (part === last) continue;
    const { cards } = part;
    for (let i = 0; i < cards.length; i++) {
      const back = cards[i] as number;
      if (back >= 0) continue;
      const from = unseen[-1 - back] as number[];
      const card = part.isLimited ? drawnOf(from, mayLie, random) : drawn(from, random);
      cards[i] = card;
      left[card] = (left[card] as number) - 1;
    }
    if (part.isBag) cards.sort((a, b) => a - b);
  }
  if (last !== undefined) fill(last.cards, left);
}

/** Takes a random card that may lie in a place from an unordered list. */
function drawnOf(cards: number[], mayLie: (card: number) => boolean, random: Random): number {
  const fit = cards.flatMap((card, place) => (mayLie(card) ? [place] : []));
  const place = fit[random.below(fit.length)] as number;
  const card = cards[place] as number;
  cards.splice(place, 1);
  return card;
}

/** Takes a random card from an unordered list. */
function drawn(cards: number[], random: Random): number {
  const place = random.below(cards.length);
  const card = cards[place] as number;
  const last = cards.pop() as number;
  if (place < cards.length) cards[place] = last;
  return card;
}

/** Fills a bag with the remaining cards, sorted together with those known to be in it. */
function fill(cards: number[], left: number[]): void {
  for (const card of cards) if (card >= 0) left[card] = (left[card] as number) + 1;
  let place = 0;
  for (let card = 0; card < left.length; card++) for (let n = left[card] as number; n > 0; n--) cards[place++] = card;
}

/** Replaces the sealed answers of others by random answers that they could have given. */
export function answerSealed(world: State, random: Random, dealer: Dealer): void {
  const item = world.agenda[world.agenda.length - 1];
  if (item?.sealed === undefined || item.asked === undefined || item.waiting === undefined) return;
  const { asked, waiting, sealed } = item;
  for (const seat of asked) {
    if (waiting.includes(seat) || sealed.some((answer) => answer.seat === seat)) continue;
    item.waiting = [seat];
    const legal = dealer.legal(world, seat);
    if (legal.length === 0) throw new EngineBug(`seat ${seat} could not have answered`);
    sealed.push(clone(random.pick(legal)));
  }
  item.waiting = waiting;
  sealed.sort((a, b) => a.seat - b.seat);
}

/** The cards of one zone, or of one bag of a deck. */
interface Part {
  readonly cards: number[];
  readonly isBag: boolean;
  /** True when some kinds never lie there. */
  readonly isLimited: boolean;
}

/**
 * Finds the face-down cards of a pool and the unplaced cards of each kind. Throws `InputError` for an impossible view.
 */
export function lookRound(zones: ZoneIndex, pool: Pool, world: State) {
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
  const context = { state: world, content: zones.content };
  const mayLie = (card: number): boolean => never?.(card, context) !== true;
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

export const limitedPlaces = (open: readonly Part[], back: number): number =>
  open.reduce((sum, part) => sum + (part.isLimited ? part.cards.filter((card) => card === back).length : 0), 0);

const misfit = (): InputError => new InputError('the view is not one of this engine');
