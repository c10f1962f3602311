import { type Branches, Random } from '../cards/random.js';
import { Disordered, Urns } from '../cards/urns.js';
import { dealNumbersLater, dealSeenNumbers, notingFor, type View } from '../cards/view.js';
import { isDeck, type Pool, sees, type ZoneIndex } from '../cards/zones.js';
import type { Rng } from '../game/chance.js';
import type { Action, Emit, Secrets, State } from '../game/game.js';
import type { Tracing } from '../game/trace.js';
import type { Viewer } from '../game/types.js';
import { cloneState, deepFreeze } from '../ground/commit.js';
import { EngineBug, InputError } from '../ground/errors.js';
import { type Fraction, Share } from '../ground/fraction.js';
import { placeOfViewer } from '../ground/seats.js';
import type { Boundary } from '../saves/boundary.js';
import { viewerOf } from '../saves/viewers.js';
import { limitedPlaces, lookRound } from './determinize.js';

/** One sequence of draws: a key for its result, and the result. */
export interface Run<Result> {
  readonly key: string;
  readonly result: () => Result;
}

/** The results of an action cannot be listed. */
export class Unlisted extends InputError {
  constructor(
    override readonly code: 'too-many-draws' | 'too-fine',
    message: string,
    /** The approximate number of runs; undefined when that is not the problem. */
    readonly runs?: number,
  ) {
    super(message);
  }
}

/** Creates the source of draws of one run from the generator of its world; records draws in `tracing` if given. */
export type Drawing = (rng: Rng, tracing?: Tracing) => Random;

/**
 * Plays every possible run of draws and adds up the probabilities of equal results, keeping the first of those.
 *
 * A run that returns undefined is impossible: the others share its probability. Throws `Unlisted` for more than `limit`
 * runs, or for a probability that is no fraction of safe integers. Empty when no run is possible.
 */
export function enumerate<Result extends object>(
  limit: number,
  play: (random: Drawing) => Run<Result> | undefined,
): readonly (Result & { readonly probability: Fraction })[] {
  const found = new Map<string, { readonly share: Share; readonly result: Result }>();
  const all = new Share();
  everyRun(limit, play, (run, branches) => {
    if (run === undefined) return;
    const known = found.get(run.key) ?? { share: new Share(), result: run.result() };
    found.set(run.key, known);
    addTo(known.share, branches);
    addTo(all, branches);
  });
  return deepFreeze(
    [...found.values()].map(({ share, result }) => ({ probability: probabilityOf(share, all), ...result })),
  );
}

/** Plays every possible run of draws; each is its own result. Throws as `enumerate` does. */
export function runsOf<Result extends object>(
  limit: number,
  play: (random: Drawing) => Result,
): readonly (Result & { readonly probability: Fraction })[] {
  const found: { readonly share: Share; readonly result: Result }[] = [];
  const all = new Share();
  everyRun(limit, play, (result, branches) => {
    const share = new Share();
    found.push({ share, result });
    addTo(share, branches);
    addTo(all, branches);
  });
  return found.map(({ share, result }) => ({ probability: probabilityOf(share, all), ...result }));
}

function probabilityOf(share: Share, all: Share): Fraction {
  const probability = share.of(all);
  if (probability === undefined)
    throw new Unlisted('too-fine', 'the chances are too small for exact fractions: sample instead');
  return probability;
}

function everyRun<Result>(
  limit: number,
  play: (random: Drawing) => Result,
  note: (result: Result, branches: Branches) => void,
): void {
  const branches: Branches = { taken: [], weights: [], depth: 0 };
  /** The estimated share of all runs played so far, assuming that every fork splits the rest evenly. */
  let part = 0;
  for (let runs = 1; ; runs++) {
    if (runs > limit)
      throw new Unlisted(
        'too-many-draws',
        `more than ${limit} runs of draws: raise the limit or sample instead`,
        Math.round(limit / part),
      );
    branches.depth = 0;
    const result = play((rng, tracing) => new Random(rng, branches, tracing));
    if (branches.depth !== branches.taken.length) throw new EngineBug('a recipe drew differently the second time');
    note(result, branches);
    part += branches.weights.reduce((share, fork) => share / fork.length, 1);
    if (!advance(branches)) return;
  }
}

/** Adds the probability of the taken branches. */
function addTo(share: Share, { taken, weights }: Branches): void {
  let numerator = 1n;
  let denominator = 1n;
  weights.forEach((fork, depth) => {
    numerator *= BigInt(fork[taken[depth] as number] as number);
    denominator *= BigInt(fork.reduce((sum, weight) => sum + weight, 0));
  });
  share.add(numerator, denominator);
}

/** Steps to the next run of draws, the last draw first; false after the last run. */
function advance({ taken, weights }: Branches): boolean {
  while (taken.length > 0) {
    const last = taken.length - 1;
    const next = (taken[last] as number) + 1;
    if (next < (weights[last]?.length ?? 0)) {
      taken[last] = next;
      return true;
    }
    taken.pop();
    weights.pop();
  }
  return false;
}

// The futures of an action as one viewer sees them.

/** The viewer, and the most runs of draws to list. */
interface Watched {
  readonly viewer: unknown;
  readonly limit: number;
}

/** A legal action about to be performed in a world of its own. */
export interface Future {
  readonly boundary: Boundary;
  readonly world: State;
  readonly random: Random;
  readonly legal: Action;
}

/** The possible results of an action as a viewer sees them, given the true state. */
export function views(boundary: Boundary, state: State, legal: Action, { viewer, limit }: Watched) {
  const looker = viewerOf(state, viewer);
  const number = placeOfViewer(looker, state.options.players);
  return inAnyOrder((isOrderly) =>
    enumerate(limit, (random) => {
      const world = cloneState(state);
      const drawing = random(world.rng);
      if (drawing.isFree) {
        drawing.urns = new Urns(number, drawing, isOrderly);
        hideDecks(boundary.agenda.zones, world, drawing.urns);
      }
      return seenRun({ boundary, world, random: drawing, legal }, looker);
    }),
  );
}

/** Performs an action in a world of undrawn cards; the result is what its viewer sees and is told. */
export function seenRun(future: Future, viewer: Viewer): Run<SeenResult> {
  const { boundary, world, random } = future;
  const events: object[] = [];
  perform(future, notingFor(viewer, events));
  const { urns } = random;
  if (urns !== undefined) {
    dealSeenNumbers(boundary.game.secrets, world, urns.viewer);
    boundary.agenda.zones.unguard(world, urns);
  }
  // a copy, because lists of this world may still be guarded
  const result = { view: boundary.masked(cloneState(world), viewer), events };
  return { key: JSON.stringify(result), result: () => result };
}

interface SeenResult {
  readonly view: View<State>;
  readonly events: readonly object[];
}

/** Enumerates with lists drawn card by card, or with whole lists if a rule turns out to depend on their order. */
export function inAnyOrder<X>(list: (isOrderly: boolean) => X): X {
  try {
    return list(false);
  } catch (error) {
    if (error instanceof Disordered) return list(true);
    throw error;
  }
}

/** Performs a legal action and continues to the next decision. */
export const perform = ({ boundary, world, random, legal }: Future, emit: Emit): void =>
  void boundary.agenda.perform(boundary.agenda.turn(world, random, emit), legal);

/** Leaves undrawn everything that a view does not show: all unseen cards of a pool with one back form one urn. */
export function hideUnseen(secrets: Secrets, zones: ZoneIndex, world: State, urns: Urns): void {
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

/** Leaves the decks of a state undrawn: the cards of a bag with one back that the viewer does not know form one urn. */
function hideDecks(zones: ZoneIndex, world: State, urns: Urns): void {
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
