import type { ChoiceContext } from '@rulewright/core/author';
import type { Choice } from '../agenda.js';
import { abilitiesOf } from '../players.js';
import type { Rule } from '../rulebook/rules.js';
import type { DneContext, DoesNotExist } from '../state.js';

// The rules of timing of actions that answer several questions, or one that several rules ask.

type Timing = (context: ChoiceContext<DoesNotExist, Choice['kind']>) => Rule | undefined;

/** While one of these questions waits, the rule that asks it (undefined here); else the rule given. */
const outside =
  (kinds: readonly Choice['kind'][], otherwise: Rule | ((context: DneContext) => Rule)): Timing =>
  (context) => {
    if (kinds.includes(context.choice.kind)) return undefined;
    return typeof otherwise === 'string' ? otherwise : otherwise(context);
  };

const isBounty = ({ state }: DneContext): boolean => state.phase === 'bounty';
const isRave = ({ state }: DneContext): boolean => state.phase === 'rave';
const hostAbilities = (context: DneContext) => abilitiesOf(context, context.state.turn.host);

export const holding = outside(['gentle-lay', 'market-turn', 'rave'], ({ state }) =>
  state.phase === 'gentle-round' ? 'DNE-GTL.2' : 'DNE-RAV.2',
);
export const accepting = outside(['call-answer', 'trade-answer'], (context) =>
  isRave(context) ? 'DNE-FRD.4' : 'DNE-TRD.3',
);
export const declining = outside(['call-answer', 'trade-answer', 'raise-level', 'failure-take'], (context) => {
  if (isRave(context)) return 'DNE-FRD.4';
  return isBounty(context) ? 'DNE-FAI.17' : 'DNE-TRD.3';
});
export const discarding = outside(['draft-repay', 'draft-drop', 'failure-discard'], (context) => {
  if (isBounty(context)) return 'DNE-FAI.6';
  return hostAbilities(context).wideDraft === undefined ? 'DNE-CLS.18' : 'DNE-CLS.15';
});
export const dismissing = outside(['fate-room', 'failure-dismiss'], 'DNE-FAI.19');
export const dismissingClass = outside(['failure-dismiss'], 'DNE-FAI.20');
export const playingRolled = outside(['rolled-card', 'needle-card'], (context) =>
  hostAbilities(context).needleRoll === undefined ? 'DNE-CLS.16' : 'DNE-CLS.19',
);
export const stopping = outside(['rolled-card', 'needle-card', 'boost'], (context) =>
  isBounty(context) ? 'DNE-ESC.4' : 'DNE-CLS.19',
);
export const shedding = outside(['overflow'], ({ state }) =>
  state.phase === 'gentle-round' ? 'DNE-GTL.5' : 'DNE-GNL.8',
);
export const paying = outside(['pay-invite'], 'DNE-MON.4');
export const discardingSet = outside(['failure-set'], 'DNE-FAI.11');
export const handing = outside(['failure-give', 'promise-give'], 'DNE-FAI.18');
export const choosing = outside(['failure-choose'], 'DNE-FAI.22');
export const taking = outside(['failure-take'], 'DNE-FAI.14');
