import { choices } from './choices.js';
import { pack } from './content/schema.js';
import { invariants } from './invariants.js';
import { names } from './names.js';
import { older } from './older.js';
import { optionProblems } from './option-problems.js';
import { optionsSchema } from './options.js';
import { parts } from './parts.js';
import { queries } from './queries.js';
import { outcome, standing } from './rules/end.js';
import { secrets } from './secrets.js';
import { setup } from './setup.js';
import { defineGame } from './state.js';
import { positionSchema } from './state-schema.js';
import { tasks } from './tasks.js';

export const game = defineGame({
  id: 'does-not-exist',
  rulesVersion: 2,
  ...older,
  seats: { min: 2, max: 6 },
  options: optionsSchema,
  optionProblems,
  content: pack,
  schema: positionSchema,
  invariants,
  queries,
  setup,
  tasks,
  idle: [
    'surrender',
    'pass',
    'end-turn',
    'decline',
    'refuse',
    'refuse-counter',
    'hold',
    'no-shield',
    'stop',
    'begin',
    'trade-cancel',
    'roll',
    'start-rave',
    'suffer',
    'roll-escape',
    'stash',
  ],
  choices,
  names,
  outcome,
  standing,
  secrets,
  parts,
});
