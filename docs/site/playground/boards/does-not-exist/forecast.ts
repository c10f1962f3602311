import { isInputError, isRuleError, NONE, type Seat } from '@rulewright/core';
import { type DoesNotExistEvent, type DoesNotExistView, engine } from '@rulewright/does-not-exist';

/** Souls now and if the rave ended at once. */
export interface Change {
  readonly from: number;
  readonly to: number;
}
/** The end that a rave would come to if everybody held: its winner, and the souls that change hands, by seat. */
export interface Forecast {
  readonly winner: Seat | null;
  readonly souls: ReadonlyMap<Seat, Change>;
}

/** Events between the close of a rave and what follows from it: escapes, rewards. */
const OF_SOULS: ReadonlySet<string> = new Set(['rave-closed', 'souls-changed', 'souls-shielded']);
const known = new WeakMap<DoesNotExistView, Forecast | null>();

/** The forecast of the rave that goes on; undefined outside a rave, and where somebody has to answer first. */
export function forecastOf(view: DoesNotExistView): Forecast | undefined {
  const found = known.get(view) ?? forecast(view) ?? null;
  known.set(view, found);
  return found ?? undefined;
}

/** Line-ups lie open: how hidden cards are dealt changes nothing before the souls are paid. */
function forecast(view: DoesNotExistView): Forecast | undefined {
  if (engine.decision(view)?.kind !== 'rave') return undefined;
  try {
    let state = engine.determinize(view, 'forecast');
    for (let decision = engine.decision(state); decision?.kind === 'rave'; decision = engine.decision(state)) {
      const [seat = 0] = decision.seats ?? [];
      const { state: after, events } = engine.step(state, { type: 'hold', seat });
      const told = events.map(({ event }) => event);
      const close = told.findIndex(({ type }) => type === 'rave-closed');
      if (close >= 0) return closed(told.slice(close));
      state = after;
    }
    return undefined;
  } catch (error) {
    // somebody may not hold before a card is laid
    if (isRuleError(error) || isInputError(error)) return undefined;
    throw error;
  }
}

function closed(told: readonly DoesNotExistEvent[]): Forecast {
  const end = told.findIndex(({ type }) => !OF_SOULS.has(type));
  let winner: Seat | null = null;
  const souls = new Map<Seat, Change>();
  for (const event of told.slice(0, end < 0 ? told.length : end)) {
    if (event.type === 'rave-closed') winner = event.winner === NONE ? null : event.winner;
    if (event.type === 'souls-changed')
      souls.set(event.seat, { from: souls.get(event.seat)?.from ?? event.souls.from, to: event.souls.to });
  }
  return { winner, souls };
}
