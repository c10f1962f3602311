import type { Change, OfType, Seat } from '@rulewright/core';
import type { CountedCard, CountedLineup } from './counted.js';
import type { Rule } from './rulebook/index.js';
import type { Phase, Picker, Via } from './words.js';

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

/** Where discarded cards lay. */
export type Left = 'held' | 'lineup' | 'mercenary';

type Happening<Type extends string, Fields> = OfType<Type, { rule: Rule } & Fields>;
type By = { seat: Seat };
type To = By & { target: Seat };
type Card = By & { card: string };
type Cards = By & { cards: string[] };
type Split = By & { share: number; picker: Picker };
type OfMonster = { monster: string };

/**
 * What happened, and the rule that made it happen. Cards, monsters and mercenaries are named as in actions, `lineup` is the
 * seat of its owner. Fields that name hidden cards can be read by those who see the cards.
 */
export type Told =
  // what needs no more than who did it, or to whom it happened
  | Happening<'turn-forfeited' | 'turn-passed' | 'invasion-declared' | 'held' | 'passed-over' | 'call-declined', By>
  | Happening<
      'shield-raised' | 'saviour-dropped' | 'help-banned' | 'help-allowed' | 'anybody-invited' | 'nobody-came',
      By
    >
  | Happening<'limit-lifted' | 'limit-restored' | 'player-zeroed' | 'player-returned' | 'player-eliminated', By>
  | Happening<'turn-hijacked' | 'counter-refused' | 'challenge-lost', To>
  | Happening<'trade-opened' | 'trade-declined' | 'trade-cancelled', To>
  // turns
  | Happening<'turn-began', { turn: number; host: Seat; place: Seat }>
  | Happening<'phase-began', { phase: Phase }>
  | Happening<'die-rolled', By & { roll: Roll; sides: number; face: number }>
  // cards
  | Happening<'cards-drawn', Cards & { count: number }>
  /** `cards`: how many. */
  | Happening<'deck-reshuffled', { deck: 'sounds' | 'classes' | 'mercenaries' | 'monsters'; cards: number }>
  | Happening<'cards-discarded', Cards & { from: Left }>
  | Happening<'hand-shown', Cards>
  | Happening<'card-stashed' | 'reward-shared' | 'card-recovered', Card>
  | Happening<'card-taken', Card & { from: Seat }>
  | Happening<'card-given', Card & { to: Seat }>
  // players
  /** `source`: the class or the monster that brings or takes them, if one does. */
  | Happening<'souls-changed', By & { souls: Change; cause: SoulCause; source?: string }>
  /** So many souls were not lost. */
  | Happening<'souls-shielded', By & { amount: number }>
  | Happening<'class-gained' | 'class-lost', By & { class: string }>
  | Happening<'mercenary-joined', By & { mercenary: string; cards: number }>
  | Happening<'mercenary-left' | 'mercenary-fed', By & { mercenary: string }>
  // monsters
  | Happening<'monster-invited', By & OfMonster>
  | Happening<'level-raised', By & OfMonster & { level: Change }>
  | Happening<'monster-came' | 'monster-stayed-away', OfMonster & { level: number; expectation: number }>
  | Happening<'raise-offered', OfMonster & { level: number }>
  | Happening<'monster-left', OfMonster>
  | Happening<'supply-refilled', { monsters: string[] }>
  // the rave
  | Happening<'rave-began', { host: Seat; final: boolean; needed: number }>
  /**
   * `base`: as played; `value`: what a copied card is worth, in halves of a point, else 0; `counted`: how the card counts
   * now; `needed`: by this line-up, in points; `leader` −1: nobody.
   */
  | Happening<
      'card-played',
      Card & {
        lineup: Seat;
        via: Via;
        base: number;
        value: number;
        counted: CountedCard;
        total: Change;
        needed: number;
        leader: Seat;
      }
    >
  | Happening<'friend-called', Split & To>
  | Happening<'call-countered', Split>
  | Happening<'saviour-found', Split & { forced: boolean }>
  | Happening<'invader-expelled', By & { invader: Seat }>
  | Happening<'signal-sent', By & { lineup: Seat }>
  /** `needed`: by line-up, in points; `winner` −1: nobody; `decidedBy`: what made it the strongest. */
  | Happening<'rave-closed', { lineups: CountedLineup[]; needed: number[]; winner: Seat; decidedBy: Decider }>
  // the bounty
  | Happening<'reward-opened', { cards: string[] }>
  | Happening<'escape-rolled', By & { face: number; bonus: number; result: number }>
  | Happening<'escape-boosted', By & { result: Change }>
  | Happening<'escape-ended', By & OfMonster & { result: EscapeResult }>
  /** `give` and `ask`: a card, or what the action said. */
  | Happening<'trade-proposed', To & { give: string; ask: string }>
  | Happening<'trade-made', To & { give: string; got: string }>
  | Happening<'game-ended', { winners: Seat[]; reason: Reason }>;

/** What made the winning line-up the strongest: nothing but its total, or how a tie was broken. */
export type Decider = 'total' | 'class' | 'duration' | 'order' | 'nothing';
/** Why a game is over. */
export type Reason = 'souls' | 'last-player' | 'max-turns';
