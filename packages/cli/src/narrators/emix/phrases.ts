import { at } from '@rulewright/core';
import type { EmixAction } from '@rulewright/emix';
import { seatName } from '../../game.js';
import { cardText, costText } from './effects.js';
import { choiceOf } from './questions.js';
import {
  type Aim,
  cardAt,
  cardNamed,
  colourName,
  emonsText,
  fullTitle,
  humanName,
  onWhom,
  type Position,
  type Setting,
  titleOf,
} from './words.js';

// What players may answer, in words.

/** An action in words. */
export function phrase(setting: Setting, position: Position, action: EmixAction): string {
  const title = (name: string): string => fullTitle(setting, name);
  switch (action.type) {
    case 'play':
      return `${forWhom(setting, action)}${played(setting, action)}`;
    case 'use':
      return `${forWhom(setting, action)}${used(setting, action)}`;
    case 'exchange':
      return `${forWhom(setting, action)}exchange ${title(action.card)} for 1 ${colourName(action.colour)}`;
    case 'draw':
      return 'draw a card';
    case 'stop':
      return 'exchange no more';
    case 'split':
      return splitText(position, action.pos);
    case 'flip':
      return action.colour === 'pos' ? 'turn blue into red' : 'turn red into blue';
    case 'take-emon':
      return `take 1 ${colourName(action.colour)}`;
    case 'discard':
      return `discard ${title(action.card)}`;
    case 'discard-power':
      return `discard ${humanName(setting, action.human)}'s ${powerAt(setting, position, action)}`;
    case 'activate':
      return `activate ${title(action.card)} – ${cardText(cardNamed(setting, action.card))}`;
    case 'aim':
      return `work${onWhom(setting, action)}`;
    case 'cancel':
    case 'protect':
      return `${action.type} with ${title(action.card)} for ${priceText(setting, action)}${fromWhom(setting, action)}`;
    case 'pass':
      return 'let it happen';
    case 'steal-from':
      return `take from ${seatName(action.player)}`;
    case 'move-other':
      return `move ${seatName(action.player)}'s marker`;
    case 'choose-human':
      return `choose ${humanName(setting, action.human)}`;
  }
}

/** What an action has in common with others of a long list. */
export function topic(setting: Setting, action: EmixAction): string {
  switch (action.type) {
    case 'play':
      return `play ${cardInShort(setting, action.card)}`;
    case 'use':
      return `use ${titleOf(setting, action.power)}`;
    case 'exchange':
      return 'exchange cards for emons';
    case 'discard-power':
      return `discard a power of ${humanName(setting, action.human)}`;
    case 'discard':
      return 'discard a card';
    case 'activate':
      return 'activate a power';
    case 'cancel':
      return 'cancel the action';
    case 'protect':
      return 'protect the power';
    case 'split':
      return 'split them';
    case 'aim':
      return 'choose a target';
    case 'draw':
      return 'draw a card';
    default:
      return action.type;
  }
}

interface Play extends Aim {
  readonly card: string;
  readonly pos: number;
}

/** In free feeding an action names the human that acts, or pays. */
interface Acting {
  readonly human?: number | undefined;
}
const forWhom = (setting: Setting, { human }: Acting): string =>
  human === undefined ? '' : `for ${humanName(setting, human)}: `;
const fromWhom = (setting: Setting, { human }: Acting): string =>
  human === undefined ? '' : ` from ${humanName(setting, human)}`;

const played = (setting: Setting, play: Play): string =>
  `play ${fullTitle(setting, play.card)}${onWhom(setting, play)} (${priceText(setting, play)}) – ${cardText(cardNamed(setting, play.card))}`;

const cardInShort = (setting: Setting, name: string): string =>
  `${fullTitle(setting, name)} (${costText(cardNamed(setting, name))}) – ${cardText(cardNamed(setting, name))}`;

/** `2 blue`, `free`: what is paid. */
function priceText(setting: Setting, { card, pos }: Pick<Play, 'card' | 'pos'>): string {
  const { value } = cardNamed(setting, card);
  return value === 0 ? 'free' : emonsText({ pos, neg: value - pos });
}

function used(setting: Setting, use: Aim & { readonly power: string }): string {
  return `use ${titleOf(setting, use.power)}${onWhom(setting, use)} – ${cardText(cardNamed(setting, use.power))}`;
}

function splitText(position: Position, pos: number): string {
  const choice = choiceOf(position);
  return emonsText({ pos, neg: choice?.kind === 'split' ? choice.amount - pos : 0 });
}

/** `Love, number 2 of the row`: copies of a kind are told from each other by their places. */
function powerAt(setting: Setting, { rows }: Position, { human, place }: { human: number; place: number }): string {
  const { name } = cardAt(setting, at(at(rows, human), place));
  return `${name.en}, number ${place + 1} of the row`;
}
