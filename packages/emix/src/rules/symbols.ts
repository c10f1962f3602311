import { at, NONE, type Seat } from '@rulewright/core';
import { type ActionOf, changed } from '@rulewright/core/author';
import { type BoardSymbol, isPostponed, isSameKind } from '../content/symbols.js';
import { isAtGoal } from '../goal.js';
import { ownHuman } from '../humans.js';
import { stealCards } from '../piles.js';
import { discardPower } from '../row.js';
import type { Rule } from '../rulebook/rules.js';
import { action, type EmixContext, type EmixTurn, refuse } from '../state.js';
import { index } from './fields.js';
import { ruleOfSymbol } from './symbol-rules.js';

// EMX-SYM: markers move, and where they stop on a symbol it is resolved.

const STEPS_BACK = 10;
/** The number of cards that a postponed symbol brings (EMX-SYM.3, EMX-SYM.5). */
export const CARDS_OF_A_SYMBOL = 2;

/** The symbol of a cell, if there is one. */
export function symbolAt({ state: { options }, content }: EmixContext, cell: number): BoardSymbol | undefined {
  for (const place of options.board ?? content.board) if (place.cell === cell) return place.symbol;
  return undefined;
}

interface Move {
  readonly seat: Seat;
  readonly steps: number;
  /** The result of this turn, which some symbols use and change. */
  readonly result: number;
  /** The marker is moved by the symbol of somebody else. */
  readonly isPushed: boolean;
}

/** EMX-SYM.11: a marker moves, and goes on as long as the symbols it stops on move it. */
export function move(turn: EmixTurn, task: Move): void {
  const { state } = turn;
  const { seat } = task;
  const isSilent = task.isPushed && !state.options.movedMarkerTriggers;
  let { steps, result } = task;
  let rule: Rule = task.isPushed ? 'EMX-SYM.9' : 'EMX-RES.3';
  while (steps !== 0) {
    advance(turn, rule, seat, steps);
    const cell = at(state.marker, seat);
    const symbol = symbolAt(turn, cell);
    if (symbol === undefined) return;
    const skipping = isSilent ? 'EMX-SYM.9' : wasTriggered(turn, seat, cell, symbol) ? 'EMX-SYM.12' : undefined;
    if (skipping !== undefined) {
      turn.emit?.({ type: 'symbol-skipped', rule: skipping, seat, cell, symbol });
      return;
    }
    rule = ruleOfSymbol(symbol);
    turn.emit?.({ type: 'symbol-triggered', rule, seat, cell, symbol });
    if (isPostponed(symbol)) {
      state.pending[seat] = true;
      return;
    }
    at(state.visited, seat).push(cell);
    [steps, result] = resolve(turn, seat, symbol, { steps, result });
  }
}

/** EMX-SYM.13, EMX-RES.7, EMX-END.2: every movement clears a postponed symbol; a marker that comes to the goal is told. */
function advance(turn: EmixTurn, rule: Rule, seat: Seat, steps: number): void {
  const { state, emit } = turn;
  const position = at(state.marker, seat) + steps;
  const wasThere = isAtGoal(turn, seat);
  state.pending[seat] = false;
  state.marker[seat] = position;
  emit?.({ type: 'marker-moved', rule, seat, steps, position: changed(position, steps) });
  if (wasThere || !isAtGoal(turn, seat)) return;
  state.reached = true;
  emit?.({ type: 'goal-reached', rule: 'EMX-END.2', seat, position });
}

/** True when this chain has resolved the cell, or a symbol of its kind, for this marker (EMX-SYM.12). */
function wasTriggered(context: EmixContext, seat: Seat, cell: number, symbol: BoardSymbol): boolean {
  const visited = at(context.state.visited, seat);
  if (context.state.options.symbolRepeat === 'cell') return visited.includes(cell);
  return visited.some((place) => {
    const before = symbolAt(context, place);
    return before !== undefined && isSameKind(before, symbol);
  });
}

type Motion = [steps: number, result: number];

/** Resolves a symbol for its marker's owner. Returns the marker's further steps and the result of the turn. */
function resolve(
  turn: EmixTurn,
  seat: Seat,
  symbol: BoardSymbol,
  { steps, result }: { readonly steps: number; readonly result: number },
): Motion {
  switch (symbol) {
    case 'extra-action':
      turn.queue({ kind: 'slot', rule: 'EMX-SYM.2', seat });
      return [0, result];
    case 'discard-any-power':
      turn.queue({ kind: 'symbol-power', seat });
      return [0, result];
    case 'discard-own-powers':
      discardOwnPowers(turn, seat);
      return [0, result];
    case 'other-moves':
      if (result !== 0) turn.queue({ kind: 'symbol-other', seat, result });
      return [0, result];
    case 'roll-blue':
      return rolled(turn, seat, 'pos', result);
    case 'roll-red':
      return rolled(turn, seat, 'neg', result);
    case 'double-result':
      return [result, 2 * result];
    case 'back-ten':
      return backTen(turn, seat, steps, result);
    case 'draw-two':
    case 'steal-two':
      return [0, result];
  }
}

/** EMX-SYM.6 */
function rolled({ state, random, emit }: EmixTurn, seat: Seat, colour: 'pos' | 'neg', result: number): Motion {
  const face = random.die(6, 'symbol', seat);
  emit?.({ type: 'die-rolled', rule: 'EMX-SYM.6', seat, colour, face });
  const steps = colour === 'pos' ? face : -face;
  return [steps, state.options.dieChangesResult ? result + steps : result];
}

/** EMX-SYM.8: against the result of the turn, against the last movement, or towards the start. */
function backTen({ state }: EmixTurn, seat: Seat, lastSteps: number, result: number): Motion {
  const from = { result, lastMove: lastSteps, towardZero: at(state.marker, seat) }[state.options.backTen];
  const steps = from === 0 ? 0 : -STEPS_BACK * Math.sign(from);
  return [steps, result + steps];
}

/** EMX-SYM.10: from left to right; it cannot be protected. */
function discardOwnPowers(turn: EmixTurn, seat: Seat): void {
  const human = ownHuman(turn, seat);
  if (human === NONE) return;
  while (at(turn.state.rows, human).length > 0) discardPower(turn, 'EMX-SYM.10', human, 0);
}

/** The refusal of a player who is not another player of the game, under the symbol's rule. */
const otherRefusal = ({ state }: EmixContext, rule: 'EMX-SYM.5' | 'EMX-SYM.9', seat: Seat, player: Seat) =>
  player === seat || state.hands[player] === undefined ? refuse(rule, 'not-another-player', { player }) : undefined;

/** EMX-SYM.5: takes two random cards of another player. */
export interface StealFrom extends ActionOf<typeof stealFrom> {}
export const stealFrom = action('steal-from', {
  rule: 'EMX-SYM.5',
  during: ['steal-target'],
  fields: { player: index },
  candidates(context, seat, offer) {
    for (let player = 0; player < context.state.hands.length; player++) offer({ type: 'steal-from', seat, player });
  },
  check(context, { seat, player }) {
    const refused = otherRefusal(context, 'EMX-SYM.5', seat, player);
    if (refused !== undefined) return refused;
    return at(context.state.hands, player).length > 0 ? undefined : refuse('EMX-SYM.5', 'empty-hand', { player });
  },
  perform(turn, { seat, player }) {
    stealCards(turn, 'EMX-SYM.5', seat, { from: player, count: CARDS_OF_A_SYMBOL });
  },
});

/** EMX-SYM.9: another player's marker moves by the result of this turn. */
export interface MoveOther extends ActionOf<typeof moveOther> {}
export const moveOther = action('move-other', {
  rule: 'EMX-SYM.9',
  during: ['symbol-other'],
  fields: { player: index },
  candidates(context, seat, offer) {
    for (let player = 0; player < context.state.hands.length; player++) offer({ type: 'move-other', seat, player });
  },
  check: (context, { seat, player }) => otherRefusal(context, 'EMX-SYM.9', seat, player),
  perform({ queue }, { player }, { result }) {
    queue({ kind: 'move', seat: player, steps: result, result, isPushed: true });
  },
});
