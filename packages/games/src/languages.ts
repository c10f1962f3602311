import type { AnyState } from '@rulewright/bots';
import type { AnyAction, AnyEvent } from '@rulewright/core';
import type { GameTranslation, KnownGame } from './known-game.js';

/** Loads all languages of a game into `translations`, by code, for servers that answer at once. */
export async function withLanguages<Game extends Pick<KnownGame, 'languages'>>(
  game: Game,
): Promise<Game & { readonly translations: Readonly<Record<string, GameTranslation<AnyState, AnyAction, AnyEvent>>> }> {
  const loaded = Object.entries(game.languages ?? {}).map(async ([code, load]) => [code, await load()] as const);
  return { ...game, translations: Object.fromEntries(await Promise.all(loaded)) };
}
