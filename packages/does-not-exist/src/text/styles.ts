import type { SeenEventOf } from '@rulewright/core/author';
import type { ByType, Style } from '@rulewright/core/text';
import type { Rule } from '../rulebook/rules.js';
import type { DoesNotExist } from '../state.js';

type Event = SeenEventOf<DoesNotExist>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The style of events without a row. */
export const PLAIN: Style = { chain: 'turn' };
const start: Style = { ...PLAIN, starts: true };
const heading: Style = { style: 'heading' };
const note: Style = { style: 'note' };
const quiet: Style = { style: 'quiet' };

/** Styles of events: deeds begin a paragraph, and facts that other lines state are quiet. */
export const STYLES: ByType<Event, Style> = {
  'turn-began': { style: 'title' },
  'phase-began': ({ phase }) => (phase === 'rave' || phase === 'bounty' ? heading : quiet),
  'rave-began': note,
  'deck-reshuffled': note,
  'supply-refilled': note,
  'choice-forced': quiet,
  'choice-skipped': quiet,
  'passed-over': quiet,
  'raise-offered': quiet,
  'trade-opened': quiet,
  'limit-restored': quiet,
  'turn-passed': start,
  'monster-invited': start,
  'anybody-invited': start,
  'trade-proposed': start,
  'card-stashed': start,
  'player-returned': start,
  'friend-called': start,
  'invasion-declared': start,
  'rave-closed': start,
  'shield-raised': start,
  'escape-rolled': start,
  'card-recovered': start,
  'game-ended': start,
  'card-played': startedBy,
  'escape-ended': startedBy,
  'cards-discarded': (event) => {
    if (event.from === 'lineup' && event.rule !== 'DNE-CLS.20') return quiet;
    return event.from === 'held' ? startedBy(event) : PLAIN;
  },
  'die-rolled': ({ roll }) => (roll === 'escape' ? quiet : startIf(ROLLED_FIRST.has(roll))),
  'souls-changed': ({ cause, rule }) => startIf(PAID_FIRST.has(cause) || rule === 'DNE-SPC.6'),
};

const startIf = (begins: boolean): Style => (begins ? start : PLAIN);

/** Begins a paragraph if the rule starts something new. */
function startedBy({ rule }: Event): Style {
  return startIf(STARTING_BY.has(rule));
}
const STARTING_BY: ReadonlySet<Rule> = new Set<Rule>([
  'DNE-TRN.5',
  'DNE-CLS.1',
  'DNE-CLS.10',
  'DNE-CLS.12',
  'DNE-CLS.22',
  'DNE-CLS.24',
  'DNE-FIN.3',
  'DNE-GNL.8',
  'DNE-GTL.2',
  'DNE-GTL.5',
  'DNE-MRC.1',
  'DNE-MRC.6',
  'DNE-MRC.9',
  'DNE-RAV.5',
  'DNE-RAV.6',
  'DNE-RAV.7',
  'DNE-SPC.5',
  'DNE-SPC.6',
  'DNE-SPC.9',
  'DNE-SPC.12',
  'DNE-SPC.14',
]);
const ROLLED_FIRST: ReadonlySet<Of<'die-rolled'>['roll']> = new Set([
  'expectation',
  'bonus',
  'rolled-card',
  'needle-roll',
  'first-player',
]);
const PAID_FIRST: ReadonlySet<Of<'souls-changed'>['cause']> = new Set(['buy-class', 'hijack', 'expel', 'return']);
