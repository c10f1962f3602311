import type { SeenEventOf } from '@rulewright/core/author';
import type { ByType, Style } from '@rulewright/core/text';
import type { Euphoria } from '../state.js';
import type { Position } from './words.js';

type Event = SeenEventOf<Euphoria>;

/** The style of events without a row of their own. */
export const PLAIN: Style = { chain: 'turn' };
const start: Style = { ...PLAIN, starts: true };
const note: Style = { style: 'note' };
const quiet: Style = { style: 'quiet' };

/**
 * Styles of events. Set-up steps, placements, retrievals and trades each start a paragraph; details of something
 * already told are quiet.
 */
export const STYLES: ByType<Event, Style, [Position]> = {
  'turn-began': ({ turn }, { options }) => (roundOf(turn, options.players) === undefined ? quiet : { style: 'title' }),
  'goods-lost': ({ cause }) => (cause === 'placement' || cause === 'retrieval' ? quiet : PLAIN),
  'artifact-discarded': ({ cause }) => (cause === 'placement' ? quiet : PLAIN),
  'worker-placed': start,
  'workers-retrieved': start,
  'dilemma-resolved': start,
  'recruits-kept': start,
  'trade-proposed': ({ partner }, { agenda }) => (isFirstAsked(agenda, partner) ? start : PLAIN),
  'game-ended': start,
  'market-picked': { chain: 'market-picked' },
  'recruit-drafted': { chain: 'recruit-drafted' },
  'track-token-placed': { chain: 'track-token-placed' },
  'starting-dice-rolled': { chain: 'starting-dice-rolled' },
  'first-player-chosen': note,
  'recruits-passed': note,
  'tiles-shuffled': note,
  'workers-returned': quiet,
  'trade-opened': quiet,
  'trade-cancelled': quiet,
  'deal-cancelled': quiet,
  'partner-added': quiet,
  'recruit-shown': start,
  'dilemma-shown': start,
  'artifact-picked': quiet,
  'choice-forced': quiet,
};

/** True unless another partner of the same deal is asked before (EUP-TRD.10). */
function isFirstAsked(agenda: Position['agenda'], partner: number): boolean {
  const item = agenda[agenda.length - 1];
  return item?.kind !== 'trade-respond' || item.seat === partner;
}

/** The number of the round that begins with a turn; a round is one turn of everybody. */
export const roundOf = (turn: number, players: number): number | undefined =>
  (turn - 1) % players === 0 ? 1 + (turn - 1) / players : undefined;
