import { at, type Seat } from '@rulewright/core';
import type { DoesNotExistEngine } from '@rulewright/does-not-exist';
import { seatName } from '../../game.js';
import { neededBy, pursuerIn, tableOf, totalOf } from './tally.js';
import { count, figureTitle, lineupName, NONE, type Position, type Setting, soundTitle, splitText } from './words.js';

// What players are asked.

type Task = Position['agenda'][number];
/** The kinds of records that ask somebody. */
const KINDS = [
  'gentle-lay',
  'zero-return',
  'turn-start',
  'hijack-target',
  'draft-source',
  'draft-repay',
  'draft-drop',
  'overflow',
  'inventory-overflow',
  'prepare',
  'pay-invite',
  'raise-level',
  'trade-give',
  'trade-ask',
  'trade-answer',
  'rave',
  'call-answer',
  'counter-answer',
  'saviour-card',
  'rolled-card',
  'needle-card',
  'shield',
  'share-pick',
  'fate-room',
  'escape',
  'boost',
  'failure-discard',
  'failure-set',
  'failure-choose',
  'failure-take',
  'failure-give',
  'failure-dismiss',
  'recover',
  'summary',
] as const;
export type Choice = Extract<Task, { readonly kind: (typeof KINDS)[number] }>;
type ChoiceOf<Kind extends Choice['kind']> = Extract<Choice, { readonly kind: Kind }>;

/** A position in which somebody decides, with what its words need. */
export interface Asked extends Setting {
  readonly engine: DoesNotExistEngine;
  readonly position: Position;
}

/** The choice that waits. */
export function choiceOf({ agenda }: Position): Choice | undefined {
  const record = agenda[agenda.length - 1];
  return record !== undefined && isChoice(record) ? record : undefined;
}

const isChoice = (record: Task): record is Choice => KINDS.some((kind) => kind === record.kind);

/** What a seat is asked, with the facts it needs. */
export function question(asked: Asked, seat: Seat): string {
  const { position } = asked;
  const souls = count(at(position.players, seat).souls, 'soul');
  const choice = choiceOf(position);
  const words = choice === undefined ? '' : ` ${ask(asked, choice)}`;
  return `${seatName(seat)}, you have ${souls}${raveFacts(asked)}.${words}`;
}

/** `, the expectation is 13`; in a rave `, 14 are needed, P0 has 6, P2 has 9` */
function raveFacts({ engine, position }: Asked): string {
  const { turn, lineups, phase } = position;
  const table = tableOf(engine, position);
  const totals = lineups.map((line) => `, ${seatName(line.owner)} has ${totalOf(table, line)}`).join('');
  if (phase === 'rave') return `, ${neededBy(table, turn.host)} are needed${totals}`;
  if (phase === 'gentle-round') return totals;
  return turn.expectation === 0 ? '' : `, the expectation is ${turn.expectation}`;
}

/** `a hand card`, `nothing`, `Nevermind`: what a trade says in place of a card, too. */
function cardOrWord(setting: Setting, card: number): string {
  if (card === NONE) return 'nothing';
  return card < 0 ? 'a hand card' : soundTitle(setting, card);
}

/** What a split is about. */
export const stakeOf = ({ content, position: { monster } }: Asked) => ({ content, monster });

/** The monster of the turn, or NONE; in a bounty also one that has joined the winner. */
export const monsterOf = ({ engine, position }: Asked): number => pursuerIn(tableOf(engine, position));

/** What it is called. */
export const monsterTitle = (asked: Asked): string =>
  monsterOf(asked) === NONE ? 'the monster' : figureTitle(asked, monsterOf(asked));

const OWN = {
  'gentle-lay': 'Do you lay a card into your line-up?',
  'zero-return': 'You are zeroed. Do you come back?',
  'turn-start': 'Do you roll for a turn of somebody else?',
  'hijack-target': 'Whose next turn will be yours?',
  overflow: 'Your hand is too large: which card goes, and where?',
  'inventory-overflow': 'Your inventory is too large: which card goes?',
  prepare: 'What do you do before the rave?',
  'saviour-card': 'Which card do you add as Saviour?',
  shield: 'Do you raise the shield?',
  'failure-set': 'Which hand cards do you discard?',
  'failure-choose': 'What do you suffer?',
  recover: 'Which card do you recover?',
  summary: 'What do you do before your turn ends?',
} as const;

function ask(asked: Asked, choice: Choice): string {
  switch (choice.kind) {
    case 'draft-source':
      return `Where does your next card come from? ${count(choice.left, 'card')} to draw.`;
    case 'draft-repay':
      return `Which hand card do you discard for the draft? ${count(choice.left, 'card')} to go.`;
    case 'draft-drop':
      return `Which of the cards just drawn do you discard? ${count(choice.left, 'card')} to go.`;
    case 'failure-discard':
      return `Which card do you discard? ${count(choice.left, 'card')} to go.`;
    case 'trade-give':
    case 'trade-ask':
    case 'trade-answer':
      return tradeQuestion(asked, choice);
    case 'rave':
      return raveQuestion(asked, choice.seat);
    case 'call-answer':
    case 'counter-answer':
    case 'rolled-card':
    case 'needle-card':
    case 'share-pick':
      return helpQuestion(asked, choice);
    case 'pay-invite':
    case 'raise-level':
    case 'fate-room':
    case 'escape':
    case 'boost':
      return monsterQuestion(asked, choice);
    case 'failure-take':
    case 'failure-give':
    case 'failure-dismiss':
      return lossQuestion(choice);
    default:
      return OWN[choice.kind];
  }
}

function tradeQuestion(asked: Asked, choice: ChoiceOf<'trade-give' | 'trade-ask' | 'trade-answer'>): string {
  switch (choice.kind) {
    case 'trade-give':
      return `What do you offer ${seatName(choice.target)}?`;
    case 'trade-ask':
      return `What do you want from ${seatName(choice.target)} for ${cardOrWord(asked, choice.give)}?`;
    case 'trade-answer':
      return `${seatName(choice.host)} offers you ${cardOrWord(asked, choice.give)} for ${cardOrWord(asked, choice.ask)}. Do you agree?`;
  }
}

function raveQuestion({ position: { turn, rave, lineups } }: Asked, seat: Seat): string {
  if (seat === turn.host) return 'What do you do as Host?';
  if (seat === rave.saviour) return 'What do you do as Saviour?';
  return lineups.some(({ owner }) => owner === seat) ? 'What do you do as invader?' : 'Do you step in?';
}

type HelpChoice = ChoiceOf<'call-answer' | 'counter-answer' | 'rolled-card' | 'needle-card' | 'share-pick'>;

function helpQuestion(asked: Asked, choice: HelpChoice): string {
  const { turn, rave } = asked.position;
  switch (choice.kind) {
    case 'call-answer':
      return `${seatName(turn.host)} calls you and promises ${splitText(stakeOf(asked), choice)}. Do you help?`;
    case 'counter-answer':
      return `${seatName(choice.target)} wants ${splitText(stakeOf(asked), choice)}. Do you agree?`;
    case 'rolled-card':
      return `Which hand card do you play as ${choice.base} into ${lineupName(choice.lineup)}?`;
    case 'needle-card':
      return `Which hand card do you play as ${choice.base} into ${lineupName(choice.seat)}? ${count(choice.left, 'card')} at most.`;
    case 'share-pick':
      return `Which reward card does ${seatName(rave.saviour)} get? ${count(choice.left, 'card')} to go.`;
  }
}

type MonsterChoice = ChoiceOf<'pay-invite' | 'raise-level' | 'fate-room' | 'escape' | 'boost'>;

function monsterQuestion(asked: Asked, choice: MonsterChoice): string {
  const name = monsterTitle(asked);
  switch (choice.kind) {
    case 'pay-invite':
      return `Which ${choice.extra ? 'hand card' : 'card'} do you pay for ${name}?`;
    case 'raise-level':
      return `${name} has level ${asked.position.turn.level}. Do you raise it?`;
    case 'fate-room':
      return `${name} would join you. Which mercenary goes for it?`;
    case 'escape':
      return `How do you get away from ${name}?`;
    case 'boost':
      return `Your escape roll is ${choice.result}. Do you make it better? ${count(choice.left, 'card')} at most.`;
  }
}

function lossQuestion(choice: ChoiceOf<'failure-take' | 'failure-give' | 'failure-dismiss'>): string {
  switch (choice.kind) {
    case 'failure-take':
      return `Which card of ${seatName(choice.victim)} do you ${choice.to === 'taker' ? 'take' : 'discard'}?`;
    case 'failure-give':
      return `Which card do you give ${seatName(choice.to)}?`;
    case 'failure-dismiss':
      return choice.ability ? 'Which ability card do you lose?' : 'Which mercenary do you lose?';
  }
}
