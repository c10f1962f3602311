import type { CommandOf, CommandType } from '../commands.js';
import { accept, ask, decline, offer, withdraw } from './agree.js';
import { pause, resume } from './pause.js';
import { act, claimTime } from './play.js';
import { join, leave, replace, resign } from './seats.js';
import type { Verb } from './verb.js';

/** Every command that a table knows. */
export const verbs: { readonly [Type in CommandType]: Verb<CommandOf<Type>> } = {
  join,
  leave,
  act,
  resign,
  'claim-time': claimTime,
  offer,
  ask,
  accept,
  decline,
  withdraw,
  replace,
  pause,
  resume,
};
