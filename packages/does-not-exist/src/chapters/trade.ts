import { at, type Seat } from '@rulewright/core';
import { soundName } from '../names.js';
import { takeHeld } from '../piles.js';
import { type DneTable, type DneTurn, NONE, type Sound, UNKNOWN, type Via } from '../state.js';

// DNE-TRD: the exchange of sound cards.

/** What actions and events say instead of a card. */
export const NOTHING = 'none';
export const FROM_HAND = 'hand';

/** A trade that has been proposed: see the choice `trade-answer`. */
export interface Proposal {
  readonly host: Seat;
  readonly seat: Seat;
  readonly give: Sound;
  readonly secret: boolean;
  readonly ask: Sound;
}

const nameOf = (table: DneTable, card: Sound): string =>
  card === NONE ? NOTHING : card === UNKNOWN ? FROM_HAND : soundName(table, card);

/** DNE-TRD.3, DNE-TRD.5: the target sees what is offered; a hand card stays unknown to the others. */
export function propose(turn: DneTurn, { host, seat, give, secret, ask }: Proposal): void {
  const { emit, queue } = turn;
  const event = {
    type: 'trade-proposed',
    seat: host,
    target: seat,
    give: nameOf(turn, give),
    ask: nameOf(turn, ask),
  } as const;
  if (secret) emit?.(event, { give: [host, seat] });
  else emit?.(event);
  queue({ kind: 'trade-answer', seat, host, give, secret, ask });
}

/** DNE-TRD.4: both cards change hands at once; `got` is what the Host receives, or NONE. */
export function swap(turn: DneTurn, { host, seat, give }: Proposal, got: Sound): void {
  const { emit } = turn;
  const names = { give: nameOf(turn, give), got: nameOf(turn, got) };
  const gave = move(turn, host, seat, give);
  const took = move(turn, seat, host, got);
  const traders = [host, seat];
  emit?.(
    { type: 'trade-made', seat: host, target: seat, ...names },
    { ...(gave === 'hand' && { give: traders }), ...(took === 'hand' && { got: traders }) },
  );
}

function move(turn: DneTurn, from: Seat, to: Seat, card: Sound): Via | undefined {
  if (card === NONE) return undefined;
  const via = takeHeld(turn, from, card);
  at(turn.state.players, to).hand.push(card);
  return via;
}
