import { at, type Seat } from '@rulewright/core';
import type { DoesNotExistEngine } from '@rulewright/does-not-exist';
import { type Line, seatName } from '../../game.js';
import { columns } from '../../table.js';
import { type Scene, sceneOf } from './scene.js';
import { classTitle, count, figureTitle, type Position, soundTitle } from './words.js';

/** A table of souls, classes, cards and mercenaries. */
export function standings(scene: Scene): Line[] {
  const head = ['', 'souls', 'class', 'hand', 'mercenaries', 'inventory'];
  const rows = scene.players.map(({ souls, hand, inventory }, seat) => [
    seatName(seat),
    `${souls}`,
    classOrStatus(scene, seat),
    `${hand}`,
    mercenaries(scene, seat),
    inventory.map((card) => soundTitle(scene, card)).join(', ') || '-',
  ]);
  return columns(head, rows).map((text) => ({ text: `  ${text}`, style: 'drawn' }));
}

/** Who is out or waits has no class. */
function classOrStatus(scene: Scene, seat: Seat): string {
  const { status, class: cards } = at(scene.players, seat);
  if (status !== 'active') return status === 'waiting' ? '(zeroed)' : '(out)';
  return cards.map((card) => classTitle(scene, card)).join() || '-';
}

/** `Lucio, Cleo (3 cards)` */
function mercenaries(scene: Scene, seat: Seat): string {
  const { mercenaries: figures, hidden } = at(scene.players, seat);
  if (figures.length === 0) return '-';
  return `${figures.map((figure) => figureTitle(scene, figure)).join(', ')} (${count(hidden, 'card')})`;
}

/** DNE-END.5: what stands beside the souls of a seat. */
export function result(engine: DoesNotExistEngine, position: Position, seat: Seat): Record<string, string> {
  const scene = sceneOf(engine, position);
  const { hand, inventory } = at(scene.players, seat);
  return {
    class: classOrStatus(scene, seat),
    mercenaries: mercenaries(scene, seat),
    cards: `${hand + inventory.length}`,
  };
}
