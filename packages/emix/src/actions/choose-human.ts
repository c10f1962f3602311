import { chargeSteps } from '../chapters/charge.js';
import { resultSteps } from '../chapters/result.js';
import { action, NONE, refuse } from '../state.js';
import { index } from './fields.js';

/** EMX-FREE.2, EMX-FREE.3, EMX-FREE.8: whom to charge or harvest; nobody twice in a phase. */
export const chooseHuman = action('choose-human', {
  during: ['choose-human'],
  fields: { human: index },
  candidates(table, seat, offer) {
    for (let human = 0; human < table.state.rows.length; human++) offer({ type: 'choose-human', seat, human });
  },
  check({ state }, { human }) {
    if (state.rows[human] === undefined) return refuse('EMX-FREE.1', 'no-such-human', { human });
    if (state.phase === 'charge')
      return state.charged[human] === true ? refuse('EMX-FREE.3', 'charged-already', { human }) : undefined;
    return state.harvester[human] === NONE ? undefined : refuse('EMX-FREE.8', 'harvested-already', { human });
  },
  perform(turn, { seat, human }) {
    const { phase } = turn.state;
    turn.emit?.({ type: 'human-chosen', seat, human, phase });
    if (phase === 'charge') chargeSteps(turn, seat, human);
    else resultSteps(turn, seat, human);
  },
});
