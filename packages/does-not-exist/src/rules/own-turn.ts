import type { DneTurn } from '../state.js';

// DNE-TRN.4, DNE-SUM.3: the Host's actions outside the rave.

/** The windows outside the rave in which a Host may act (DNE-TRN.4, DNE-SUM.3). */
export const WINDOWS = ['prepare', 'summary'] as const;

/** After an action of the preparation or the summary the Host decides again. */
export function decideAgain({ queue }: DneTurn, seat: number, kind: (typeof WINDOWS)[number]): void {
  queue({ kind: 'limits' }, { kind, seat });
}
