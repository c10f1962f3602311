import { at } from '@rulewright/core';
import { seatName } from '../../game.js';
import type { Clauses } from './clauses.js';
import { abilityTexts } from './effects.js';
import { pursuerOf, type Scene, type Seen, type SeenOf } from './scene.js';
import { classTitle, count, figureTitle, title } from './words.js';

// Souls, classes, mercenaries, and who still plays.

type Type =
  | 'souls-changed'
  | 'class-gained'
  | 'class-lost'
  | 'mercenary-joined'
  | 'mercenary-left'
  | 'mercenary-fed'
  | 'help-banned'
  | 'player-zeroed'
  | 'player-returned'
  | 'player-eliminated';

export const playerClauses: Clauses<Type> = {
  'souls-changed': soulsText,
  'class-gained': ({ content }, { seat, class: name }) => {
    const { abilities } = at(
      content.classes,
      content.classes.findIndex((card) => card.id === name),
    );
    return `${seatName(seat)} becomes ${title(name)} – ${abilityTexts(abilities).join(', ')}`;
  },
  'class-lost': (_, { seat, class: name }) => `${seatName(seat)} is ${title(name)} no more`,
  'mercenary-joined': (_, { seat, mercenary, cards }) =>
    `${title(mercenary)} joins ${seatName(seat)} as a mercenary with ${count(cards, 'hidden card')}`,
  'mercenary-left': (_, { seat, mercenary }) => `${title(mercenary)} leaves ${seatName(seat)}`,
  'mercenary-fed': (_, { seat, mercenary }) => `${title(mercenary)} of ${seatName(seat)} gets a hidden card`,
  'help-banned': (_, { seat }) => `${seatName(seat)} is banned from helping`,
  'player-zeroed': (_, { seat }) => `${seatName(seat)} is zeroed`,
  'player-returned': (_, { seat }) => `${seatName(seat)} is back`,
  'player-eliminated': (_, { seat }) => `${seatName(seat)} is out of the game`,
};

/** `P0 gains 2 souls (3 → 5)` */
function soulsText(scene: Scene, event: SeenOf<'souls-changed'>, last: Seen | undefined): string {
  const { seat, change, souls } = event;
  return `${seatName(seat)} ${changeText(scene, event, last)} (${souls - change} → ${souls})`;
}

function changeText(scene: Scene, event: SeenOf<'souls-changed'>, last: Seen | undefined): string {
  const { change, cause, seat } = event;
  const amount = count(Math.abs(change), 'soul');
  switch (cause) {
    case 'rave':
      return `gains ${amount}`;
    case 'rivalry':
      return `loses ${amount} to the rival`;
    case 'class':
      return `gains ${amount} more as ${classTitle(scene, at(at(scene.players, seat).class, 0))}`;
    case 'monster':
      return `${change > 0 ? 'gains' : 'loses'} ${amount} ${change > 0 ? 'from' : 'to'} ${figureTitle(scene, pursuerOf(scene))}`;
    case 'cap':
      return `may not win with such help and drops ${amount}`;
    case 'buy-class':
      return `pays ${amount} for a class`;
    case 'hijack':
      return last?.type === 'die-rolled' ? `loses ${amount} more` : `pays ${amount} for a turn of somebody else`;
    case 'expel':
      return `pays ${amount} to expel an invader`;
    case 'return':
      return `pays ${amount} to return`;
    case 'elimination':
      return `loses the last ${amount}`;
  }
}
