import type { SeenEventOf } from '@rulewright/core/author';
import type { ByType, Style } from '@rulewright/core/text';
import type { Rule } from '../rulebook/rules.js';
import type { Emix } from '../state.js';

type Event = SeenEventOf<Emix>;

/** The style of events without a row of their own. */
export const PLAIN: Style = { chain: 'turn' };
const heading: Style = { style: 'heading' };
const quiet: Style = { style: 'quiet' };
const quietIf = (isSaid: boolean): Style => (isSaid ? quiet : PLAIN);

/** Styles of events. Events that other lines already tell are quiet. */
export const STYLES: ByType<Event, Style> = {
  'round-began': { style: 'title' },
  'phase-began': heading,
  'circle-began': heading,
  'action-began': ({ action }) => quietIf(action === 1),
  'emons-returned': ({ rule }) => quietIf(rule === 'EMX-RES.2'),
  'card-spent': ({ rule }) => quietIf(rule === 'EMX-CRD.8'),
  'karma-fell-due': quiet,
  'exchange-ended': quiet,
  'choice-forced': quiet,
  'game-ended': {},
};

const ACTIONS: ReadonlySet<Rule> = new Set(['EMX-INF.3', 'EMX-INF.6', 'EMX-INF.9', 'EMX-INF.11']);
/** A turn and an action have a paragraph of their own. */
export const begins = (event: Event): boolean =>
  event.type === 'turn-began' || (ACTIONS.has(event.rule) && event.type !== 'emons-taken');
