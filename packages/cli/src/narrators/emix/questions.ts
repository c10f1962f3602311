import { at, type Seat } from '@rulewright/core';
import { seatName } from '../../game.js';
import { propertyText } from './effects.js';
import { emonsAt } from './scene.js';
import { cardAt, count, emonsInShort, humanName, kindAt, type Position, type Setting, signed } from './words.js';

// What players are asked.

type Task = Position['agenda'][number];
/** The kinds of records that ask somebody. */
const KINDS = [
  'action',
  'exchange-more',
  'split',
  'flip-direction',
  'hand-discard',
  'power-discard',
  'free-power',
  'property-target',
  'neutral-emon',
  'cancel',
  'protect',
  'steal-target',
  'symbol-power',
  'symbol-other',
  'choose-human',
] as const;
export type Choice = Extract<Task, { readonly kind: (typeof KINDS)[number] }>;

/** The choice that waits. */
export function choiceOf({ agenda }: Position): Choice | undefined {
  const record = agenda[agenda.length - 1];
  return record !== undefined && isChoice(record) ? record : undefined;
}

const isChoice = (record: Task): record is Choice => KINDS.some((kind) => kind === record.kind);

/** What a seat is asked, with the facts it needs. */
export function question(setting: Setting, position: Position, seat: Seat): string {
  const marker = signed(at(position.marker, seat));
  const pools = position.rows.map((_, human) => emonsInShort(emonsAt(position.pool, human)));
  const facts =
    position.options.freeFeeding === null
      ? `your marker is on ${marker} and your pool is ${pools[seat]}`
      : `your marker is on ${marker}, the pools are ${pools.map((pool, i) => `H${i} ${pool}`).join(', ')}`;
  const choice = choiceOf(position);
  return `${seatName(seat)}, ${facts}.${choice === undefined ? '' : ` ${asked(setting, position, choice)}`}`;
}

function asked(setting: Setting, position: Position, choice: Choice): string {
  const name = (human: number): string => humanName(setting, human);
  switch (choice.kind) {
    case 'action':
      return position.slot.done > 1 ? 'What is your extra action?' : 'What is your action?';
    case 'exchange-more':
      return `Do you exchange another card? ${choice.more} more may go.`;
    case 'split':
      return splitQuestion(setting, choice);
    case 'flip-direction':
      return `Which emons of ${name(choice.target)} change colour, up to ${choice.amount}?`;
    case 'hand-discard':
      return `Which card do you discard? ${count(choice.more, 'card')} to go.`;
    case 'power-discard':
      return `Which power of ${name(choice.human)} is to be discarded?`;
    case 'free-power':
      return `Which power do you activate on ${name(choice.human)}, free?`;
    case 'property-target':
      return propertyQuestion(setting, choice);
    case 'neutral-emon':
      return `Which emon does a neutral power bring ${name(choice.human)}?`;
    case 'cancel':
      return `${seatName(choice.actor)} has acted. Do you cancel it?`;
    case 'protect':
      return `${seatName(choice.attempter)} discards ${name(choice.human)}'s ${cardAt(setting, choice.card).name.en}. Do you protect it?`;
    case 'steal-target':
      return 'From whom do you take 2 random cards?';
    case 'symbol-power':
      return 'Which active power is to be discarded?';
    case 'symbol-other':
      return `Whose marker goes ${signed(choice.result)}?`;
    case 'choose-human':
      return position.phase === 'charge' ? 'Which human do you charge?' : 'Which human do you harvest?';
  }
}

function splitQuestion(setting: Setting, { verb, human, target, amount }: Extract<Choice, { kind: 'split' }>): string {
  const emons = count(amount, 'emon');
  const [own, other] = [humanName(setting, human), humanName(setting, target)];
  switch (verb) {
    case 'gain':
      return `Which ${emons} does ${other} gain?`;
    case 'lose':
      return `Which ${emons} does ${other} lose?`;
    case 'take':
      return `Which ${emons} does ${own} take from ${other}?`;
    case 'give':
      return `Which ${emons} does ${own} give ${other}?`;
  }
}

function propertyQuestion(setting: Setting, { card, part }: Extract<Choice, { kind: 'property-target' }>): string {
  const { name, [part]: property } = kindAt(setting, card);
  return `On whom does ${name.en} work${property === undefined ? '' : ` – ${propertyText(property)}`}?`;
}
