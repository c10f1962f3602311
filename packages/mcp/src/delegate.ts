import type { Player } from '@rulewright/bots';

/** The same player, who chooses in another way; whatever it is made of, it is called as itself. */
export const choosing = (player: Player, choose: Player['choose']): Player => ({
  choose,
  ...(player.start && { start: (...given) => player.start?.(...given) }),
  ...(player.observe && { observe: (...given) => player.observe?.(...given) }),
  ...(player.end && { end: (...given) => player.end?.(...given) }),
  ...(player.report && { report: () => player.report?.() }),
  leave: () => player.leave?.(),
});
