import { at } from '@rulewright/core';
import { type Line, seatName } from '../../game.js';
import type { Clauses } from './clauses.js';
import { monsterInFull } from './effects.js';
import type { Scene, SeenOf } from './scene.js';
import { standings } from './standings.js';
import { escapeBonusOf } from './tally.js';
import { NONE, title } from './words.js';

// The turn, its dice, and its monster.

type Type =
  | 'turn-began'
  | 'die-rolled'
  | 'turn-hijacked'
  | 'turn-forfeited'
  | 'turn-passed'
  | 'monster-invited'
  | 'level-raised'
  | 'monster-came'
  | 'monster-stayed-away'
  | 'monster-left';

export const turnClauses: Clauses<Type> = {
  'turn-began': turnBegan,
  'die-rolled': rolledText,
  'turn-hijacked': (_, { seat, target }) => `${seatName(seat)} will play the next turn of ${seatName(target)}`,
  'turn-forfeited': (_, { seat }) => `${seatName(seat)}'s own turn is lost`,
  'turn-passed': (_, { seat }) => `${seatName(seat)} passes: no rave in this turn`,
  'monster-invited': ({ content, options }, { seat, monster }) =>
    `${seatName(seat)} invites ${monsterInFull(content, monster, options.blankMonsterSouls)}`,
  'level-raised': (_, { seat, level }) => `${seatName(seat)} raises its level to ${level}`,
  'monster-came': ({ content, turn, options }, { monster, level }) => {
    const printed = at(content.monsters, content.figureIndex[monster] ?? NONE).level;
    const target = options.monsterLevel === 'add' ? `, which makes the target ${turn.expectation + level}` : '';
    return `${title(monster)} comes${level === printed ? '' : `, here of level ${level}`}${target}`;
  },
  'monster-stayed-away': ({ turn }, { monster, level }) =>
    `${title(monster)} stays away: level ${level} is above the expectation of ${turn.expectation}`,
  'monster-left': (_, { monster }) => `${title(monster)} leaves`,
};

/** Every turn ends with what everybody has. */
function turnBegan(scene: Scene, { turn, host, place }: SeenOf<'turn-began'>): Line[] {
  const instead = host === place ? '' : ` in place of ${seatName(place)}`;
  const begun: Line = { text: `Turn ${turn} – ${seatName(host)} is Host${instead}`, style: 'title' };
  const ended = turn === 1 ? 'After the gentle round' : `After turn ${turn - 1}`;
  return [{ text: ended, style: 'heading' }, ...standings(scene), begun];
}

const RECRUITED_FROM = 5;

function rolledText(scene: Scene, event: SeenOf<'die-rolled'>): string {
  const { seat, roll, face } = event;
  const rolls = `${seatName(seat)} rolls ${face}`;
  switch (roll) {
    case 'first-player':
      return `${rolls} for the first turn`;
    case 'hijack':
      return `${rolls} for a turn of somebody else`;
    case 'expectation':
      return `${seatName(seat)} rolls the expectation: ${face}`;
    case 'recruit':
      return `${rolls} for a mercenary${face < RECRUITED_FROM ? ', nobody comes' : ''}`;
    case 'bonus':
      return `${rolls} for the bonus of the next card`;
    case 'rolled-card':
      return `${rolls} for the next card`;
    case 'needle-roll':
      return `${rolls} with the needle`;
    case 'challenge':
      return `${rolls} in the challenge`;
    case 'escape':
      return escapeText(scene, event);
    case 'failure':
      return `${rolls} for the failure`;
    case 'tie':
      return `${rolls} among the poorest`;
  }
}

function escapeText(scene: Scene, { seat, face }: SeenOf<'die-rolled'>): string {
  const bonus = escapeBonusOf(scene, seat);
  return `${seatName(seat)} rolls ${face} to escape${bonus === 0 ? '' : `, +${bonus} makes ${face + bonus}`}`;
}
