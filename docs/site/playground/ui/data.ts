import type { GameId } from '../games.js';
import type { PlayData, Witnesses } from '../play-data.js';
import { spokenTitles } from '../words/words.js';

const data: Readonly<Record<GameId, () => Promise<{ readonly default: PlayData }>>> = {
  ecologic: () => import('@site/play/ecologic.json'),
  emix: () => import('@site/play/emix.json'),
  'does-not-exist': () => import('@site/play/does-not-exist.json'),
  euphoria: () => import('@site/play/euphoria.json'),
};
const witnesses: Readonly<Record<GameId, () => Promise<{ readonly default: Witnesses }>>> = {
  ecologic: () => import('@site/play/ecologic-witnesses.json'),
  emix: () => import('@site/play/emix-witnesses.json'),
  'does-not-exist': () => import('@site/play/does-not-exist-witnesses.json'),
  euphoria: () => import('@site/play/euphoria-witnesses.json'),
};

/** The data of a page, the titles of rules in the language that it speaks. */
export async function loadData(game: GameId): Promise<PlayData> {
  const { default: found } = await data[game]();
  return { ...found, titles: { ...found.titles, ...spokenTitles() } };
}
export const loadWitnesses = async (game: GameId): Promise<Witnesses> => (await witnesses[game]()).default;
