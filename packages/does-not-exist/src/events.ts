import type { Seat } from '@rulewright/core';
import type { Picker, Via } from './state.js';

const ROLLS = [
  'first-player',
  'hijack',
  'expectation',
  'recruit',
  'bonus',
  'rolled-card',
  'needle-roll',
  'challenge',
  'escape',
  'failure',
  'tie',
] as const;
/** What a die was rolled for. */
export type Roll = (typeof ROLLS)[number];

/** Why souls came or went. */
export type SoulCause =
  | 'rave'
  | 'rivalry'
  | 'class'
  | 'monster'
  | 'cap'
  | 'buy-class'
  | 'hijack'
  | 'expel'
  | 'return'
  | 'elimination';

/** How a participant got away from a monster, or did not. */
export type EscapeResult = 'released' | 'rolled' | 'paid' | 'bribed' | 'walked-away' | 'failed';

/**
 * What happened. Cards, monsters and mercenaries are named as in actions, `lineup` is the seat of its owner. Fields that
 * name hidden cards can be read by those who see the cards.
 */
export type DoesNotExistEvent =
  // turns
  | { type: 'turn-began'; turn: number; host: Seat; place: Seat }
  | { type: 'die-rolled'; seat: Seat; roll: Roll; sides: number; face: number }
  | { type: 'turn-hijacked'; seat: Seat; target: Seat }
  | { type: 'turn-forfeited'; seat: Seat }
  | { type: 'turn-passed'; seat: Seat }
  // cards
  | { type: 'cards-drawn'; seat: Seat; count: number; cards: string[] }
  | { type: 'deck-reshuffled'; deck: 'sounds' | 'classes' | 'mercenaries' | 'monsters' }
  | { type: 'cards-discarded'; seat: Seat; cards: string[] }
  | { type: 'card-stashed'; seat: Seat; card: string }
  | { type: 'card-taken'; seat: Seat; from: Seat; card: string }
  | { type: 'card-given'; seat: Seat; to: Seat; card: string }
  | { type: 'hand-shown'; seat: Seat; cards: string[] }
  // players
  | { type: 'souls-changed'; seat: Seat; change: number; souls: number; cause: SoulCause }
  | { type: 'class-gained'; seat: Seat; class: string }
  | { type: 'class-lost'; seat: Seat; class: string }
  | { type: 'mercenary-joined'; seat: Seat; mercenary: string; cards: number }
  | { type: 'mercenary-left'; seat: Seat; mercenary: string }
  | { type: 'mercenary-fed'; seat: Seat; mercenary: string }
  | { type: 'help-banned'; seat: Seat }
  | { type: 'player-zeroed'; seat: Seat }
  | { type: 'player-returned'; seat: Seat }
  | { type: 'player-eliminated'; seat: Seat }
  // monsters
  | { type: 'monster-invited'; seat: Seat; monster: string }
  | { type: 'level-raised'; seat: Seat; level: number }
  | { type: 'monster-came'; monster: string; level: number }
  | { type: 'monster-stayed-away'; monster: string; level: number }
  | { type: 'monster-left'; monster: string }
  // the rave
  | { type: 'rave-began'; host: Seat; final: boolean }
  | { type: 'invasion-declared'; seat: Seat }
  /** `value`: what a copied card is worth, in halves of a point; else 0. */
  | { type: 'card-played'; seat: Seat; lineup: Seat; card: string; via: Via; base: number; value: number }
  | { type: 'held'; seat: Seat }
  | { type: 'friend-called'; seat: Seat; target: Seat; share: number; picker: Picker }
  | { type: 'call-declined'; seat: Seat }
  | { type: 'call-countered'; seat: Seat; share: number; picker: Picker }
  | { type: 'counter-refused'; seat: Seat; target: Seat }
  | { type: 'saviour-found'; seat: Seat; share: number; picker: Picker; forced: boolean }
  | { type: 'challenge-lost'; seat: Seat; target: Seat }
  | { type: 'invader-expelled'; seat: Seat; invader: Seat }
  | { type: 'signal-sent'; seat: Seat; lineup: Seat }
  /** `totals`: by line-up; `winner` −1: nobody. */
  | { type: 'rave-closed'; owners: Seat[]; totals: number[]; winner: Seat }
  // bounty and summary
  | { type: 'shield-raised'; seat: Seat }
  | { type: 'reward-opened'; cards: string[] }
  | { type: 'reward-shared'; seat: Seat; card: string }
  | { type: 'escape-ended'; seat: Seat; result: EscapeResult }
  | { type: 'card-recovered'; seat: Seat; card: string }
  // trade
  /** `give` and `ask`: a card, or what the action said. */
  | { type: 'trade-proposed'; seat: Seat; target: Seat; give: string; ask: string }
  | { type: 'trade-made'; seat: Seat; target: Seat; give: string; got: string }
  | { type: 'trade-declined'; seat: Seat; target: Seat }
  | { type: 'trade-cancelled'; seat: Seat; target: Seat };
