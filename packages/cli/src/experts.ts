import type { Expertise } from '@rulewright/bots';
import type { AnyGame } from './game.js';

type Expert = () => Promise<{ readonly expertise: Expertise }>;

/** Who knows each game well; loaded when somebody is asked. */
const experts: Readonly<Record<string, Expert>> = {
  'does-not-exist': () => import('@rulewright/bots/does-not-exist'),
  ecologic: () => import('@rulewright/bots/ecologic'),
  emix: () => import('@rulewright/bots/emix'),
  euphoria: () => import('@rulewright/bots/euphoria'),
};

/** What somebody knows well about a game. */
export async function expertiseIn({ engine }: AnyGame): Promise<Expertise | undefined> {
  return (await experts[engine.id]?.())?.expertise;
}
