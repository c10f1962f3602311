import type { Expertise } from '@rulewright/bots';
import type { GameId } from './games.js';

const known = <E>(module: { readonly expertise: E }): { readonly expertise: E } => module;
const loaders: Readonly<Record<GameId, () => Promise<{ readonly expertise: Expertise }>>> = {
  ecologic: async () => known(await import('@rulewright/bots/ecologic')),
  emix: async () => known(await import('@rulewright/bots/emix')),
  'does-not-exist': async () => known(await import('@rulewright/bots/does-not-exist')),
  euphoria: async () => known(await import('@rulewright/bots/euphoria')),
};

/** What bots and studies know of a game. */
export const loadExpertise = async (game: GameId): Promise<Expertise> => (await loaders[game]()).expertise;
