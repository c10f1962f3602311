import type { GameId } from '../games.js';
import type { HelpData, PlayData, Witnesses } from '../play-data.js';
import { spokenTexts, spokenTitles } from '../words/words.js';

const data: Readonly<Record<GameId, () => Promise<{ readonly default: PlayData }>>> = {
  ecologic: () => import('@site/play/ecologic.json'),
  emix: () => import('@site/play/emix.json'),
  'does-not-exist': () => import('@site/play/does-not-exist.json'),
  euphoria: () => import('@site/play/euphoria.json'),
};
const help: Readonly<Record<GameId, () => Promise<{ readonly default: HelpData }>>> = {
  ecologic: () => import('@site/play/ecologic-help.json'),
  emix: () => import('@site/play/emix-help.json'),
  'does-not-exist': () => import('@site/play/does-not-exist-help.json'),
  euphoria: () => import('@site/play/euphoria-help.json'),
};
const witnesses: Readonly<Record<GameId, () => Promise<{ readonly default: Witnesses }>>> = {
  ecologic: () => import('@site/play/ecologic-witnesses.json'),
  emix: () => import('@site/play/emix-witnesses.json'),
  'does-not-exist': () => import('@site/play/does-not-exist-witnesses.json'),
  euphoria: () => import('@site/play/euphoria-witnesses.json'),
};

const rules: Readonly<Record<GameId, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>> = {
  ecologic: () => import('@site/play/ecologic-rules.json'),
  emix: () => import('@site/play/emix-rules.json'),
  'does-not-exist': () => import('@site/play/does-not-exist-rules.json'),
  euphoria: () => import('@site/play/euphoria-rules.json'),
};

export const loadData = async (game: GameId): Promise<PlayData> => (await data[game]()).default;
/** What is read beside the table, the titles of rules in the language that the page speaks. */
export async function loadHelp(game: GameId): Promise<HelpData> {
  const { default: found } = await help[game]();
  return { ...found, titles: { ...found.titles, ...spokenTitles() } };
}
/** The text of each rule, by its id; in the language that the page speaks, as far as it has them. */
export async function loadRules(game: GameId): Promise<Readonly<Record<string, string>>> {
  const [{ default: english }, texts] = await Promise.all([rules[game](), spokenTexts()]);
  return { ...english, ...texts };
}
export const loadWitnesses = async (game: GameId): Promise<Witnesses> => (await witnesses[game]()).default;
