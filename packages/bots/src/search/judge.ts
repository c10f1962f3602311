import type { Utility } from '@rulewright/core';
import type { Expertise, Learned, Values } from '../expertise.js';
import type { AnyEngine } from '../game.js';
import type { SearchSettings } from './settings.js';
import { isSameUtility } from './utility.js';

/**
 * The learned judge of a search, if it was trained for the utility that is played for. Undefined when the settings ask
 * for another judge.
 */
export function learnedFor(
  engine: AnyEngine,
  { judge = 'learned', expertise }: SearchSettings,
  utility: Utility,
): Learned | undefined {
  const learned = judge === 'learned' ? expertise?.learned?.(engine) : undefined;
  return learned !== undefined && isSameUtility(learned.utility ?? engine.utility, utility) ? learned : undefined;
}

/**
 * The judge of a search: the one given in the settings, or the expertise's, if it judges the utility that is played
 * for.
 */
export function judgeOf(engine: AnyEngine, settings: SearchSettings, utility: Utility): Values | undefined {
  const { judge, expertise } = settings;
  if (typeof judge === 'function') return judge(engine);
  return learnedFor(engine, settings, utility)?.values ?? valuesFor(engine, expertise, utility);
}

/** The rules of thumb of an expertise, if they judge the utility that is played for. */
export const valuesFor = (engine: AnyEngine, expertise: Expertise | undefined, utility: Utility): Values | undefined =>
  isSameUtility(engine.utility, utility) ? expertise?.values(engine) : undefined;
