import { clone, cloneState } from './clone.js';
import { EngineBug, InputError } from './errors.js';
import type { Action, Pool, Secrets, State, Turn } from './game.js';
import { Random, type Seed, seedRng } from './random.js';
import { isDeck, parts, type ZoneTable } from './table-of-zones.js';
import type { Seat } from './types.js';
import { backsOf, faceDown, type View, without } from './view.js';

/** How `deal` asks the engine about a world in the making. */
export interface Dealer {
  legal(world: State, seat: Seat): readonly Action[];
  isOpen(world: State): boolean;
  turn(world: State, random: Random): Turn;
}

/** So many deals are tried before a view is refused, when nothing else is said. */
export const MOST_DEALS = 10_000;

/** A full state that agrees with the view, each one equally likely. */
export function determinize(
  secrets: Secrets,
  zones: ZoneTable,
  content: unknown,
  view: View<State>,
  seed: Seed,
  dealer: Dealer,
  tries: number,
): State {
  const random = new Random(seedRng(seed));
  for (let attempt = 0; attempt < tries; attempt++) {
    const world: State = { ...cloneState(view.position), rng: seedRng(`${seed}/${attempt}`) };
    const pools = secrets.pools({ options: world.options, content });
    for (const [name, pool] of Object.entries(pools)) dealCards(zones, name, pool, world, random);
    answerSealed(world, random, dealer);
    const isComplete = secrets.complete?.(dealer.turn(world, random), view.viewer) ?? true;
    // a forced choice that waits tells that its seat has two answers at least: the hidden cards must allow them
    if (isComplete && dealer.isOpen(world)) return world;
  }
  throw new InputError('no state agrees with the view', [
    { path: '', message: `${tries} deals were tried, and none of them can be` },
  ]);
}

/** Puts a random card of the right back wherever the view shows a back: each deal of the unseen cards is equally likely. */
function dealCards(zones: ZoneTable, name: string, pool: Pool, world: State, random: Random): void {
  const backs = backsOf(pool);
  const lists: number[][] = [];
  zones.visit(name, world, (place) => {
    for (const { cards } of parts(world, place)) lists.push(cards);
  });
  const faceUp = lists.flatMap((cards) => cards.filter((card) => card >= 0));
  const hidden = without(pool.cards, faceUp);
  if (hidden.length + faceUp.length !== pool.cards.length) throw new InputError('the view is not one of this engine');
  const byBack = backs.map((): number[] => []);
  for (const card of hidden) byBack[-1 - faceDown(pool, backs, card)]?.push(card);
  const unseen = byBack.map((cards) => random.shuffled(cards));
  for (const cards of lists)
    for (let i = 0; i < cards.length; i++) {
      const back = cards[i] as number;
      if (back >= 0) continue;
      const card = unseen[-1 - back]?.pop();
      if (card === undefined) throw new InputError('the view is not one of this engine');
      cards[i] = card;
    }
  if (unseen.some((cards) => cards.length > 0)) throw new InputError('the view is not one of this engine');
  zones.visit(name, world, ({ cards }) => {
    if (isDeck(cards)) for (const bag of cards.bags) bag.cards.sort((a, b) => a - b);
  });
}

/** Sealed answers of others become any answers that could have been given. */
function answerSealed(world: State, random: Random, dealer: Dealer): void {
  const record = world.agenda[world.agenda.length - 1];
  if (record?.sealed === undefined || record.asked === undefined || record.waiting === undefined) return;
  const { asked, waiting, sealed } = record;
  for (const seat of asked) {
    if (waiting.includes(seat) || sealed.some((answer) => answer.seat === seat)) continue;
    record.waiting = [seat];
    const legal = dealer.legal(world, seat);
    if (legal.length === 0) throw new EngineBug(`seat ${seat} could not have answered`);
    sealed.push(clone(random.pick(legal)));
  }
  record.waiting = waiting;
  sealed.sort((a, b) => a.seat - b.seat);
}
