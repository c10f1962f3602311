import type { GameSpec } from '@rulewright/core/author';
import * as bounty from './rules/bounty.js';
import * as draft from './rules/draft.js';
import * as escapes from './rules/escape.js';
import { failure } from './rules/failure.js';
import { takeOne } from './rules/failure-takes.js';
import * as followers from './rules/followers.js';
import * as gentle from './rules/gentle-round.js';
import { limits } from './rules/limits.js';
import { market } from './rules/market.js';
import * as monster from './rules/monster.js';
import { priority } from './rules/rave.js';
import * as summary from './rules/summary.js';
import * as turn from './rules/turn.js';
import type { DoesNotExist } from './state.js';

/** The handlers of tasks, in the order of play. */
export const tasks: GameSpec<DoesNotExist, never>['tasks'] = {
  'gentle-priority': gentle.gentlePriority,
  'gentle-end': gentle.gentleEnd,
  turn: turn.turn,
  begin: turn.begin,
  draft: draft.draft,
  'draft-card': draft.draftCard,
  limits,
  summon: monster.summon,
  arrive: monster.arrive,
  market,
  priority,
  bounty: bounty.bounty,
  souls: bounty.souls,
  reward: bounty.reward,
  'hand-out': bounty.handOut,
  followers: followers.followers,
  escaping: escapes.escaping,
  'escape-roll': escapes.escapeRoll,
  consequence: escapes.consequence,
  failure,
  take: takeOne,
  recovery: summary.recovery,
  'clear-table': summary.clearTable,
  'end-of-turn': turn.endOfTurn,
};
