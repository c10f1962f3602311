import { OpenTurn } from '../agenda/agenda.js';
import { HIDDEN, hiddenLists } from '../cards/hidden-numbers.js';
import { isDeck, type Pool, sees } from '../cards/zones.js';
import type { Emit, State } from '../game/game.js';
import { cloneState } from '../ground/commit.js';
import type { Boundary } from '../saves/boundary.js';
import { limitedPlaces, lookRound } from './determinize.js';
import type { ForkedRandom } from './runs.js';
import { UndrawnCards } from './undrawn-cards.js';
import { Disordered, Urns } from './urns.js';

/** The viewer of a world, and the way in which its cards are drawn. */
interface Looking {
  /** The number of the viewer: seats, then the spectator. */
  readonly viewer: number;
  /** True to draw a whole list before a card is taken out of it by kind. */
  readonly isOrderly: boolean;
  /** Called with each zone from which a rule draws a card by reading it. */
  readonly onRead?: (zone: string) => void;
}

/** A world in which nothing is drawn that its viewer does not see and no rule has read. */
export class Undrawn {
  private readonly urns: Urns;
  private readonly cards: UndrawnCards;
  private readonly viewer: number;

  constructor(
    private readonly boundary: Boundary,
    private readonly world: State,
    private readonly random: ForkedRandom,
    { viewer, isOrderly, onRead }: Looking,
  ) {
    const { zones } = boundary.agenda;
    this.viewer = viewer;
    this.urns = new Urns(random, isOrderly, onRead);
    this.cards = new UndrawnCards({ zones, state: world, random, viewer, urns: this.urns });
  }

  /** Leaves undrawn everything that a view does not show: all unseen cards of a pool with one back form one urn. */
  hideUnseen(): void {
    const { world, urns } = this;
    const { zones } = this.boundary.agenda;
    for (const pool of zones.pools.of(world.options)) {
      const { open, left, mayLie } = lookRound(zones, pool, world);
      const numbers = pool.backs.map((_, place) => {
        const back = -1 - place;
        const counts = left.map((count, card) => (pool.down[card] === back ? count : 0));
        const places = limitedPlaces(open, back);
        const isClosed = (count: number, card: number): boolean => count > 0 && places > 0 && !mayLie(card);
        const kinds = new Set(counts.flatMap((count, card) => (isClosed(count, card) ? [card] : [])));
        return urns.add({ counts, back, ...(places > 0 && { never: { kinds, places } }) });
      });
      for (const { cards, isLimited } of open)
        for (let i = 0; i < cards.length; i++) {
          const undrawn = numbers[-1 - (cards[i] as number)];
          if (undrawn !== undefined) cards[i] = isLimited ? undrawn.limited : undrawn.card;
        }
    }
    for (const { row, key, numbers, put } of hiddenLists(this.boundary.game.secrets, world))
      if (numbers.includes(HIDDEN)) put(urns.guardedNumbers([...numbers], row.values, key));
    this.cards.guardAll();
  }

  /** Leaves decks undrawn: the cards of a bag with one back that the viewer does not know form one urn. */
  hideDecks(): void {
    const { world, urns, viewer } = this;
    const { zones } = this.boundary.agenda;
    for (const pool of zones.pools.of(world.options))
      zones.visit(pool.name, world, ({ cards: deck, row, owner }) => {
        if (!isDeck(deck) || sees(row, owner, viewer)) return;
        for (const bag of deck.bags) {
          const known = [...(bag.known[viewer] ?? [])];
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
    this.cards.guardAll();
  }

  turn(emit: Emit | undefined): OpenTurn {
    const { world: state, random, cards } = this;
    return new OpenTurn({ state, content: this.boundary.content, random, cards, emit, most: 2 });
  }

  /** Ends drawing and returns the world: what the viewer sees by now is drawn, the rest are backs. */
  closed(): State {
    // reading a number draws it
    for (const { row, owner, numbers, put } of hiddenLists(this.boundary.game.secrets, this.world))
      if (row.visibleTo === 'owner' && owner === this.viewer) put([...numbers]);
    this.cards.uncover();
    // a copy, because its lists may still be guards
    return cloneState(this.world);
  }
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

/** The cards without those of another list, equal ones counted. */
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
