import type { Player } from '@rulewright/bots';

/** Wraps a player with another way of choosing; its methods are still called on the player itself. */
export const choosing = (player: Player, choose: Player['choose']): Player => ({
  choose,
  ...(player.start && { start: (...given) => player.start?.(...given) }),
  ...(player.observe && { observe: (...given) => player.observe?.(...given) }),
  ...(player.end && { end: (...given) => player.end?.(...given) }),
  ...(player.report && { report: () => player.report?.() }),
  leave: () => player.leave?.(),
});
