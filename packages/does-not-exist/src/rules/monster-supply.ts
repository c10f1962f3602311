import { figureId } from '../names.js';
import type { Rule } from '../rulebook/rules.js';
import type { CardZone, DneTurn, Figure } from '../state.js';

// DNE-MON.8, DNE-R14: monsters leave, and come back to the supply.

/** DNE-R13, DNE-R14: to the open supply, or to a random place of the deck. */
export function backToSupply({ state, cards }: DneTurn, figure: Figure, from: CardZone): void {
  const isDrawn = state.options.monsterChoice === 'draw';
  cards.move(figure, from, [isDrawn ? 'monsterDeck' : 'monsterSupply']);
  if (isDrawn) cards.shuffle(['monsterDeck']);
}

/** DNE-MON.8: the monster of the turn goes, if there is one. */
export function dismissMonster(turn: DneTurn, rule: Rule): void {
  const [figure] = turn.state.monster;
  if (figure !== undefined) {
    putBack(turn, figure, ['monster']);
    turn.emit?.({ type: 'monster-left', rule, monster: figureId(turn, figure) });
  }
  refillSupply(turn);
}

/** DNE-MON.8, DNE-R14: moves a monster that was a guest to the supply or the discard pile. */
function putBack(turn: DneTurn, figure: Figure, from: CardZone): void {
  if (turn.state.options.monsterReturn === 'supply') backToSupply(turn, figure, from);
  else turn.cards.move(figure, from, ['monsterDiscard']);
  refillSupply(turn);
}

/** DNE-SPC.1, DNE-R14: a Hand of Fate that was a mercenary goes to the discard pile, wherever guests go. */
export function discardFate(turn: DneTurn, figure: Figure, from: CardZone): void {
  if (turn.state.options.leavingFate === 'guest') putBack(turn, figure, from);
  else turn.cards.move(figure, from, ['monsterDiscard']);
  refillSupply(turn);
}

/** DNE-MON.8: without a guest, the discard pile refills an empty supply. A deck is refilled when a player draws. */
export function refillSupply(turn: DneTurn): void {
  const { state, emit } = turn;
  const { monster, monsterSupply, monsterDiscard, options } = state;
  if (options.monsterChoice === 'draw' || monster.length + monsterSupply.length > 0) return;
  if (monsterDiscard.length === 0) return;
  emit?.({
    type: 'supply-refilled',
    rule: 'DNE-MON.8',
    monsters: monsterDiscard.map((figure) => figureId(turn, figure)),
  });
  state.monsterSupply = monsterDiscard;
  state.monsterDiscard = [];
}
