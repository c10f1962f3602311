import type { Seat } from '@rulewright/core';
import type { Change } from '@rulewright/core/author';
import type { CountedCard, CountedLineup } from './counted.js';
import type { Rule } from './rulebook/rules.js';
import type { Phase, Picker, Via } from './words.js';

/** Purposes of a die roll. */
export type Roll =
  | 'first-player'
  | 'hijack'
  | 'expectation'
  | 'recruit'
  | 'bonus'
  | 'rolled-card'
  | 'needle-roll'
  | 'challenge'
  | 'escape'
  | 'failure'
  | 'tie';

/** Causes of a change of souls. */
export type SoulCause =
  | 'rave'
  | 'rivalry'
  | 'class'
  | 'monster'
  | 'cap'
  | 'buy-class'
  | 'hijack'
  | 'failed-hijack'
  | 'expel'
  | 'return'
  | 'elimination';

/** Results of an escape from a monster. */
export type EscapeResult = 'released' | 'rolled' | 'paid' | 'bribed' | 'walked-away' | 'failed';

/** Places that cards are discarded from. */
export type Left = 'held' | 'lineup' | 'mercenary';

type By = { seat: Seat };
type To = By & { target: Seat };
type Card = By & { card: string };
type Cards = By & { cards: string[] };
/** `of`: the number of cards that the monster brings. */
type Split = By & { share: number; picker: Picker; of: number };
type OfClass = By & { class: string };
type OfMonster = { monster: string };
type OfMercenary = By & { mercenary: string };
type Level = OfMonster & { level: number };
type Gate = Level & { expectation: number };

interface Happenings {
  // turns
  'turn-began': { turn: number; host: Seat; place: Seat };
  'phase-began': { phase: Phase };
  'turn-passed': By;
  'turn-forfeited': By;
  'turn-hijacked': To;
  'die-rolled': By & { roll: Roll; sides: number; face: number };
  'game-ended': { winners: Seat[]; reason: Reason; decidedBy: Settler };
  // cards
  'cards-drawn': Cards & { count: number };
  /** `cards`: their number. */
  'deck-reshuffled': { deck: 'sounds' | 'classes' | 'mercenaries' | 'monsters'; cards: number };
  'cards-discarded': Cards & { from: Left };
  'hand-shown': Cards;
  'card-stashed': Card;
  'card-recovered': Card;
  'card-taken': Card & { from: Seat };
  'card-given': Card & { to: Seat };
  'limit-lifted': By;
  'limit-restored': By;
  // trades; `give` and `ask`: a card, or what the action said
  'trade-opened': To;
  'trade-proposed': To & { give: string; ask: string };
  'trade-made': To & { give: string; got: string };
  'trade-declined': To;
  'trade-cancelled': To;
  // players
  /** `source`: the class or the monster that brings or takes them. */
  'souls-changed': By & { souls: Change; cause: SoulCause; source?: string };
  'souls-shielded': By & { amount: number };
  'class-gained': OfClass;
  'class-lost': OfClass;
  'mercenary-joined': OfMercenary & { cards: number };
  'mercenary-left': OfMercenary;
  'mercenary-fed': OfMercenary;
  'help-banned': By;
  'help-allowed': By;
  'player-zeroed': By;
  'player-returned': By;
  'player-eliminated': By;
  // monsters
  'anybody-invited': By;
  'monster-invited': By & OfMonster;
  'nobody-came': By;
  'raise-offered': Level;
  'level-raised': By & OfMonster & { level: Change };
  'monster-came': Gate;
  'monster-stayed-away': Gate;
  'monster-left': OfMonster;
  'supply-refilled': { monsters: string[] };
  // the rave
  'rave-began': { host: Seat; final: boolean; needed: number };
  'passed-over': By;
  held: By;
  // `hostTotal`: a class may count differently while there are invaders
  'invasion-declared': By & { hostTotal: Change };
  'invader-expelled': By & { invader: Seat; hostTotal: Change };
  'signal-sent': By & { lineup: Seat };
  /**
   * `base`: as played; `value`: of a copied card in halves of a point, else 0; `counted`: as the card counts now;
   * `leader` −1: nobody.
   */
  'card-played': Card & {
    lineup: Seat;
    via: Via;
    base: number;
    value: number;
    counted: CountedCard;
    total: Change;
    needed: number;
    leader: Seat;
  };
  'friend-called': Split & To;
  'call-countered': Split;
  'call-declined': By;
  'counter-refused': To;
  'challenge-lost': To;
  'saviour-found': Split & { forced: boolean };
  'saviour-dropped': By;
  // the bounty
  /** `needed`: by line-up; `winner` −1: nobody. */
  'rave-closed': { lineups: CountedLineup[]; needed: number[]; winner: Seat; decidedBy: Decider };
  'shield-raised': By;
  'reward-opened': { cards: string[] };
  'reward-shared': Card;
  'escape-rolled': By & { face: number; bonus: number; result: number };
  'escape-boosted': By & { result: Change };
  'escape-ended': By & OfMonster & { result: EscapeResult };
}

/**
 * An event, and the rule that made it happen. Cards, monsters and mercenaries are named as in actions, `lineup` is the
 * seat of its owner. Fields that name hidden cards can be read by those who see the cards.
 */
export type RuleEvent = { [Type in keyof Happenings]: { type: Type; rule: Rule } & Happenings[Type] }[keyof Happenings];

/** The measure that made the winning line-up the strongest: its total, or a tie-breaker. */
export type Decider = 'total' | 'class' | 'duration' | 'order' | 'nothing';
/** The measure that decided the game: souls, being the Host among several at the goal, a shared win, or survival. */
export type Settler = 'souls' | 'host' | 'shared' | 'survival';
/** Reasons for the end of a game. */
export type Reason = 'souls' | 'last-player' | 'max-turns';
