import type { CardHandled, Viewer } from '@rulewright/core';
import type { AnyEngine, AnyState } from '../any.js';
import { canSee, less, type Part, partsOf } from '../parts.js';

// Certain knowledge by viewer, worked out apart from the engine: from the cards that a viewer saw move, and from no other.

/** A zone as it lies there: one list, or the bags of a deck from the bottom. */
interface Lying {
  readonly zone: Pick<Part, 'pool' | 'visibleTo' | 'owner'>;
  readonly isDeck: boolean;
  readonly parts: { cards: number[]; certain: Map<Viewer, number[]> }[];
}

/** Cards that a viewer knows for certain to lie in a part. */
export interface Fact {
  readonly key: string;
  readonly bag: number | undefined;
  readonly viewer: Viewer;
  readonly cards: readonly number[];
}

/** Follows the cards of a game from its set-up, where only open cards are known. */
export class Tracker {
  private readonly zones = new Map<string, Lying>();

  constructor(
    private readonly engine: AnyEngine,
    private readonly pools: readonly string[],
    private readonly viewers: readonly Viewer[],
    start: AnyState,
  ) {
    this.layOut(start);
  }

  /** Everything that is certain now. */
  facts(): Fact[] {
    return [...this.zones].flatMap(([key, { isDeck, parts }]) =>
      parts.flatMap(({ certain }, i) =>
        [...certain].flatMap(([viewer, cards]) =>
          cards.length === 0 ? [] : [{ key, bag: isDeck ? i : undefined, viewer, cards }],
        ),
      ),
    );
  }

  /** Advances to the next state. Returns the zone whose cards these moves do not explain. */
  advance(moves: readonly CardHandled[], next: AnyState): string | undefined {
    for (const move of moves) if (this.pools.includes(move.pool)) this.take(move);
    return this.layOut(next);
  }

  private take(move: CardHandled): void {
    if (move.did === 'move') this.move(move);
    else if (move.did === 'show') this.show(move);
    else this.shuffle(move);
  }

  private move({ card, from, bag, to, under, shownTo }: CardHandled & { did: 'move' }): void {
    const source = this.zone(from);
    const target = this.zone(to);
    const part = source.parts[bag ?? 0];
    const saw = this.viewers.filter(
      (viewer) => canSee(source.zone, viewer) || canSee(target.zone, viewer) || isAmong(shownTo, viewer),
    );
    if (part !== undefined) {
      part.cards = less(part.cards, [card]);
      for (const [viewer, cards] of part.certain)
        part.certain.set(viewer, saw.includes(viewer) ? less(cards, [card]) : faded(cards));
      if (source.isDeck && part.cards.length === 0) source.parts.splice(bag ?? 0, 1);
    }
    if (target.isDeck) target.parts[under === true ? 'unshift' : 'push']({ cards: [], certain: new Map() });
    const place = target.isDeck && under !== true ? target.parts.length - 1 : 0;
    const arrived = target.parts[place];
    if (arrived === undefined) return;
    arrived.cards.push(card);
    for (const viewer of saw) if (!canSee(target.zone, viewer)) learn(arrived.certain, viewer, [card]);
  }

  private show({ zone, card, to }: CardHandled & { did: 'show' }): void {
    const { zone: shown, parts } = this.zone(zone);
    for (const viewer of this.viewers)
      if (isAmong(to, viewer) && !canSee(shown, viewer))
        for (const part of parts) {
          const known = part.certain.get(viewer) ?? [];
          if (card === undefined) part.certain.set(viewer, [...part.cards]);
          else if (!known.includes(card)) learn(part.certain, viewer, [card]);
        }
  }

  private shuffle({ into, from }: CardHandled & { did: 'shuffle' }): void {
    const target = this.zone(into);
    const mixed = { cards: [] as number[], certain: new Map<Viewer, number[]>() };
    for (const key of new Set([into, ...from])) {
      const { zone, isDeck, parts } = this.zone(key);
      for (const part of parts) {
        mixed.cards.push(...part.cards);
        for (const viewer of this.viewers)
          learn(mixed.certain, viewer, canSee(zone, viewer) ? part.cards : (part.certain.get(viewer) ?? []));
      }
      parts.length = 0;
      if (!isDeck) parts.push({ cards: [], certain: new Map() });
    }
    if (mixed.cards.length > 0) target.parts.push(mixed);
  }

  /** A zone by its key; one that has come into being since the last state is empty. */
  private zone(key: string): Lying {
    const zone: Lying = this.zones.get(key) ?? {
      zone: zoneOf(this.engine, key),
      isDeck: false,
      parts: [{ cards: [], certain: new Map() }],
    };
    this.zones.set(key, zone);
    return zone;
  }

  /** Takes over the cards of a state, and keeps certain knowledge of parts that hold the expected cards. */
  private layOut(state: AnyState): string | undefined {
    let wrong: string | undefined;
    const expected = new Map(this.zones);
    const copy = JSON.parse(JSON.stringify(state)) as AnyState;
    const parts = partsOf(this.engine, copy, this.pools);
    this.zones.clear();
    for (const [key, { zone, isDeck }] of [...expected, ...emptyDecks(this.engine, copy, this.pools)])
      if (isDeck) this.zones.set(key, { zone, isDeck, parts: [] });
    for (const { key, bag, cards, pool, visibleTo, owner } of parts) {
      const before = expected.get(key)?.parts[bag ?? 0];
      const isSame = before !== undefined && sorted(before.cards) === sorted(cards);
      if (expected.size > 0 && visibleTo !== 'all' && !isSame) wrong ??= key;
      const lying = this.zones.get(key) ?? { zone: { pool, visibleTo, owner }, isDeck: bag !== undefined, parts: [] };
      lying.parts.push({ cards, certain: isSame ? before.certain : new Map() });
      this.zones.set(key, lying);
    }
    for (const [key, { isDeck, parts: were }] of expected)
      if (isDeck && were.length !== this.zones.get(key)?.parts.length) wrong ??= key;
    return wrong;
  }
}

/** The zone that a key such as `hands.1` names in the table of zones. */
export function zoneOf(engine: AnyEngine, key: string): Lying['zone'] {
  const steps = key.split('.');
  for (const [path, zone] of Object.entries(engine.zones)) {
    const row = path.split('.');
    if (zone === undefined || row.length !== steps.length) continue;
    if (!row.every((step, i) => step === steps[i] || step === '*')) continue;
    const owner = row.indexOf('*') < 0 ? undefined : Number(steps[row.indexOf('*')]);
    return { ...zone, owner };
  }
  throw new Error(`no zone ${key}`);
}

/** Decks are there without a bag, too. */
function emptyDecks(engine: AnyEngine, state: AnyState, pools: readonly string[]): [string, Lying][] {
  return Object.entries(engine.zones).flatMap(([path, zone]): [string, Lying][] => {
    const deck = (state as unknown as Record<string, unknown>)[path];
    if (zone === undefined || !pools.includes(zone.pool) || typeof deck !== 'object' || deck === null) return [];
    return 'bags' in deck ? [[path, { zone: { ...zone, owner: undefined }, isDeck: true, parts: [] }]] : [];
  });
}

/** True for a viewer among those to whom something was shown. */
export const isAmong = (shownTo: readonly Viewer[] | 'all' | undefined, viewer: Viewer): boolean =>
  shownTo === 'all' || (shownTo?.some((one) => one === viewer || one === 'spectator') ?? false);

function learn(certain: Map<Viewer, number[]>, viewer: Viewer, cards: readonly number[]): void {
  if (cards.length > 0) certain.set(viewer, [...(certain.get(viewer) ?? []), ...cards]);
}

/** Of each kind one fewer. */
const faded = (cards: readonly number[]): number[] => less(cards, [...new Set(cards)]);

const sorted = (cards: readonly number[]): string => [...cards].sort((a, b) => a - b).join();
