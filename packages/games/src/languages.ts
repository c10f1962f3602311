import type { AnyState } from '@rulewright/bots';
import type { AnyAction, AnyEvent } from '@rulewright/core';
import type { GameTranslation, KnownGame } from './known-game.js';

/** The same game with its other languages loaded, as servers want it that answer at once: `translations` has them by code. */
export async function withLanguages<Game extends Pick<KnownGame, 'languages'>>(
  game: Game,
): Promise<Game & { readonly translations: Readonly<Record<string, GameTranslation<AnyState, AnyAction, AnyEvent>>> }> {
  const loaded = Object.entries(game.languages ?? {}).map(async ([code, load]) => [code, await load()] as const);
  return { ...game, translations: Object.fromEntries(await Promise.all(loaded)) };
}
