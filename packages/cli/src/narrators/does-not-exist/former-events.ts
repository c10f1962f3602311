import type { Seat } from '@rulewright/core';
import type { DoesNotExistEvent, Picker, Via } from '@rulewright/does-not-exist';

// What this narrator reads of events: the fields it rebuilds its scene from.

type OfType<Type extends string, Fields = unknown> = Type extends Type ? { type: Type } & Fields : never;
type Now<Type extends DoesNotExistEvent['type']> = Extract<DoesNotExistEvent, { type: Type }>;
type Roll = Now<'die-rolled'>['roll'];
type SoulCause = Now<'souls-changed'>['cause'];
type EscapeResult = Now<'escape-ended'>['result'];

/**
 * What happened. Cards, monsters and mercenaries are named as in actions, `lineup` is the seat of its owner. Fields that
 * name hidden cards can be read by those who see the cards.
 */
export type FormerEvent =
  // what needs no more than who did it, or to whom it happened
  | OfType<'turn-forfeited' | 'turn-passed' | 'invasion-declared' | 'held' | 'call-declined' | 'shield-raised', By>
  | OfType<'help-banned' | 'player-zeroed' | 'player-returned' | 'player-eliminated', By>
  | OfType<'turn-hijacked' | 'counter-refused' | 'challenge-lost' | 'trade-declined' | 'trade-cancelled', To>
  // turns
  | { type: 'turn-began'; turn: number; host: Seat; place: Seat }
  | { type: 'die-rolled'; seat: Seat; roll: Roll; sides: number; face: number }
  // cards
  | { type: 'cards-drawn'; seat: Seat; count: number; cards: string[] }
  | { type: 'deck-reshuffled'; deck: 'sounds' | 'classes' | 'mercenaries' | 'monsters' }
  | OfType<'cards-discarded' | 'hand-shown', { seat: Seat; cards: string[] }>
  | OfType<'card-stashed' | 'reward-shared' | 'card-recovered', { seat: Seat; card: string }>
  | { type: 'card-taken'; seat: Seat; from: Seat; card: string }
  | { type: 'card-given'; seat: Seat; to: Seat; card: string }
  // players
  | { type: 'souls-changed'; seat: Seat; change: number; souls: number; cause: SoulCause }
  | OfType<'class-gained' | 'class-lost', { seat: Seat; class: string }>
  | { type: 'mercenary-joined'; seat: Seat; mercenary: string; cards: number }
  | OfType<'mercenary-left' | 'mercenary-fed', { seat: Seat; mercenary: string }>
  // monsters
  | { type: 'monster-invited'; seat: Seat; monster: string }
  | { type: 'level-raised'; seat: Seat; level: number }
  | OfType<'monster-came' | 'monster-stayed-away', { monster: string; level: number }>
  | { type: 'monster-left'; monster: string }
  // the rave
  | { type: 'rave-began'; host: Seat; final: boolean }
  /** `value`: what a copied card is worth, in halves of a point; else 0. */
  | { type: 'card-played'; seat: Seat; lineup: Seat; card: string; via: Via; base: number; value: number }
  | { type: 'friend-called'; seat: Seat; target: Seat; share: number; picker: Picker }
  | { type: 'call-countered'; seat: Seat; share: number; picker: Picker }
  | { type: 'saviour-found'; seat: Seat; share: number; picker: Picker; forced: boolean }
  | { type: 'invader-expelled'; seat: Seat; invader: Seat }
  | { type: 'signal-sent'; seat: Seat; lineup: Seat }
  /** `totals`: by line-up; `winner` −1: nobody. */
  | { type: 'rave-closed'; owners: Seat[]; totals: number[]; winner: Seat }
  // the bounty
  | { type: 'reward-opened'; cards: string[] }
  | { type: 'escape-ended'; seat: Seat; result: EscapeResult }
  /** `give` and `ask`: a card, or what the action said. */
  | { type: 'trade-proposed'; seat: Seat; target: Seat; give: string; ask: string }
  | { type: 'trade-made'; seat: Seat; target: Seat; give: string; got: string };

type By = { seat: Seat };
type To = { seat: Seat; target: Seat };

/** Types that other lines say anyway. */
const UNTOLD: readonly string[] = [
  'choice-forced',
  'choice-skipped',
  'passed-over',
  'saviour-dropped',
  'help-allowed',
  'nobody-came',
  'anybody-invited',
  'raise-offered',
  'limit-lifted',
  'limit-restored',
  'trade-opened',
  'phase-began',
  'souls-shielded',
  'supply-refilled',
  'escape-rolled',
  'escape-boosted',
  'game-ended',
];

/** An event in the fields that this narrator reads; none for those it does not tell. */
export function former(event: Partial<DoesNotExistEvent>): Partial<FormerEvent>[] {
  const { rule: _, ...fields } = event;
  if (fields.type === undefined || UNTOLD.includes(fields.type)) return [];
  return [{ ...fields, ...changed(event) } as Partial<FormerEvent>];
}

function changed(event: Partial<DoesNotExistEvent>): object {
  switch (event.type) {
    case 'souls-changed':
      return event.souls === undefined ? {} : { change: event.souls.to - event.souls.from, souls: event.souls.to };
    case 'level-raised':
      return { level: event.level?.to };
    case 'rave-closed': {
      const lineups = event.lineups ?? [];
      return { owners: lineups.map(({ owner }) => owner), totals: lineups.map(({ total }) => total) };
    }
    default:
      return {};
  }
}
