import { at, type Seat } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { entryOf } from '../cards.js';
import { COLOURS } from '../content/effects.js';
import { isPostponed } from '../content/symbols.js';
import { isEmpty, takeEmons } from '../emons.js';
import { isFree } from '../humans.js';
import { drawCards } from '../piles.js';
import { action, type EmixTurn, type Human, refuse } from '../state.js';
import { colour } from './fields.js';
import { mustBeIn } from './phases.js';
import { beginSweep } from './properties.js';
import { ruleOfSymbol } from './symbol-rules.js';
import { CARDS_OF_A_SYMBOL, symbolAt } from './symbols.js';

// EMX-CHG: the Charge turn of one player, step by step.

/** EMX-CHG.1, EMX-SYM.3, EMX-SYM.5: step 0, the postponed symbol under the marker. */
export function charge(turn: EmixTurn, { seat }: { readonly seat: Seat }): void {
  const { state, emit, queue } = turn;
  mustBeIn(turn, 'charge');
  emit?.({ type: 'turn-began', rule: 'EMX-RND.2', seat, phase: 'charge' });
  const cell = at(state.marker, seat);
  const symbol = at(state.pending, seat) ? symbolAt(turn, cell) : undefined;
  state.pending[seat] = false;
  if (symbol !== undefined && isPostponed(symbol))
    emit?.({ type: 'symbol-resolved', rule: ruleOfSymbol(symbol), seat, cell, symbol });
  if (symbol === 'draw-two') drawCards(turn, 'EMX-SYM.3', seat, CARDS_OF_A_SYMBOL);
  if (symbol === 'steal-two') queue({ kind: 'steal-target', seat });
  queue({ kind: 'charge-human', seat });
}

/** EMX-FREE.2: in free feeding the human is chosen. */
export function chargeHuman(turn: EmixTurn, { seat }: { readonly seat: Seat }): void {
  if (isFree(turn)) turn.queue({ kind: 'choose-human', rule: 'EMX-FREE.2', seat });
  else chargeSteps(turn, seat, seat);
}

/** EMX-CHG.2: step 1, the blue die, then the red one; the other steps follow. */
export function chargeSteps(turn: EmixTurn, seat: Seat, human: Human): void {
  const { state, random, emit, queue } = turn;
  state.charged[human] = true;
  const blue = random.die(6, 'blue', seat);
  const red = random.die(6, 'red', seat);
  emit?.({ type: 'charge-rolled', rule: 'EMX-CHG.2', seat, human, blue, red });
  takeEmons(turn, 'EMX-CHG.2', human, { colour: 'pos', wanted: blue });
  takeEmons(turn, 'EMX-CHG.2', human, { colour: 'neg', wanted: red });
  beginSweep(turn, human);
  queue(
    { kind: 'charge-powers', seat, human, place: 0 },
    { kind: 'sweep', seat, human, part: 'charge' },
    { kind: 'charge-karma', human },
  );
}

/** EMX-CHG.3: step 2, an emon for every active power from left to right. */
export function chargePowers(
  turn: EmixTurn,
  { seat, human, place }: { readonly seat: Seat; readonly human: Human; readonly place: number },
): void {
  const { state, queue } = turn;
  const row = at(state.rows, human);
  for (let i = place; i < row.length; i++) {
    const { sign } = entryOf(turn, at(row, i));
    if (sign !== 'neutral') takeEmons(turn, 'EMX-CHG.3', human, { colour: sign, wanted: 1 });
    else if (state.options.neutralPowerEmon === 'choice') {
      queue({ kind: 'neutral-emon', seat, human }, { kind: 'charge-powers', seat, human, place: i + 1 });
      return;
    }
  }
}

/** EMX-CHG.3: the colour of the emon for a neutral power. */
export interface TakeEmon extends ActionOf<typeof takeEmon> {}
export const takeEmon = action('take-emon', {
  rule: 'EMX-CHG.3',
  during: ['neutral-emon'],
  fields: { colour },
  candidates(_, seat, offer) {
    for (const colour of COLOURS) offer({ type: 'take-emon', seat, colour });
  },
  check: ({ state }, { colour }) =>
    isEmpty(state.supply[colour]) ? refuse('EMX-CHG.3', 'supply-empty', { colour }) : undefined,
  perform(turn, { colour }, { human }) {
    takeEmons(turn, 'EMX-CHG.3', human, { colour, wanted: 1 });
  },
});
