import { NONE } from '@rulewright/core';
import type { ActionOf } from '@rulewright/core/author';
import { action, refuse } from '../state.js';
import { chargeSteps } from './charge.js';
import { index } from './fields.js';
import { resultSteps } from './result.js';

// EMX-FREE: the human of a Charge or Result turn; the actions that name a human are in their chapters.

/** EMX-FREE.2, EMX-FREE.3, EMX-FREE.8: whom to charge or harvest; nobody twice in a phase. */
export interface ChooseHuman extends ActionOf<typeof chooseHuman> {}
export const chooseHuman = action('choose-human', {
  rule: ({ choice }) => (choice.kind === 'choose-human' ? choice.rule : 'EMX-FREE.2'),
  during: ['choose-human'],
  fields: { human: index },
  candidates(context, seat, offer) {
    for (let human = 0; human < context.state.rows.length; human++) offer({ type: 'choose-human', seat, human });
  },
  check({ state }, { human }) {
    if (state.rows[human] === undefined) return refuse('EMX-FREE.1', 'no-such-human', { human });
    if (state.phase === 'charge')
      return state.charged[human] === true ? refuse('EMX-FREE.3', 'charged-already', { human }) : undefined;
    return state.harvester[human] === NONE ? undefined : refuse('EMX-FREE.8', 'harvested-already', { human });
  },
  perform(turn, { seat, human }, { rule }) {
    const { phase } = turn.state;
    turn.emit?.({ type: 'human-chosen', rule, seat, human, phase });
    if (phase === 'charge') chargeSteps(turn, seat, human);
    else resultSteps(turn, seat, human);
  },
});
