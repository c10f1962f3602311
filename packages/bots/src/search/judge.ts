import type { Utility } from '@rulewright/core';
import type { Expertise, Learned, Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { SearchSettings } from './settings.js';
import { isSameUtility } from './utility.js';

/** Who learned to judge a game that is played for this; nobody where a search is told to judge by hand, or by itself. */
export function learnedFor(
  engine: AnyEngine,
  { judge = 'learned', expertise }: SearchSettings,
  utility: Utility,
): Learned | undefined {
  const learned = judge === 'learned' ? expertise?.learned?.(engine) : undefined;
  return learned !== undefined && isSameUtility(learned.utility ?? engine.utility, utility) ? learned : undefined;
}

/** The judge of a search: one that was given, or that of the expertise where the game is played for what it judges. */
export function judgeOf(engine: AnyEngine, settings: SearchSettings, utility: Utility): Values | undefined {
  const { judge, expertise } = settings;
  if (typeof judge === 'function') return judge(engine);
  return learnedFor(engine, settings, utility)?.values ?? valuesFor(engine, expertise, utility);
}

/** The rules of thumb of an expertise, where the game is played for what they judge. */
export const valuesFor = (engine: AnyEngine, expertise: Expertise | undefined, utility: Utility): Values | undefined =>
  isSameUtility(engine.utility, utility) ? expertise?.values(engine) : undefined;
