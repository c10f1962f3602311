import { capital } from '@rulewright/core/text';
import { type EuphoriaView, engine, FACTIONS, type Faction, SPACES } from '@rulewright/euphoria';
import { createText, en as sentences } from '@rulewright/euphoria/text';
import { whoHere } from '../../ui/seats.js';
import { boardWords } from '../../words/board.js';
import { gameLanguage } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of Euphoria say.

export const { say, sayTo, text, face } = boardWords(en, sentences, (seats) =>
  createText(engine, { seats, language: gameLanguage(sentences) }),
);
/** What a card, a space, a site or a territory is called. */
export const nameOf = (id: string, view?: EuphoriaView): string => capital(face(id, view).name);
/** A construction space goes by its site, a visit by its market. */
export function spaceName(view: EuphoriaView, space: string): string {
  const site = SPACES.find(({ id, kind }) => id === space && kind === 'construction')?.id.replace(/-\d$/, '');
  return nameOf(site ?? space, view);
}
export function recruitName(recruit: string): string {
  const { name, icons } = face(recruit);
  const faction = FACTIONS.find((one) => one === icons.faction) ?? 'euphorian';
  return say('recruit.name', { name, faction: say(`faction.${faction}`) });
}
/** What a card does, in the edition that is played. */
export const cardDoes = (id: string, view: EuphoriaView): string => capital(face(id, view).effect);
/** What a built market does to those without a star on it. */
export const penaltyOf = (view: EuphoriaView, tile: string | null): string =>
  tile === null ? '' : cardDoes(tile, view);

/** Whose questions the drawing asks where it depends: the viewer's, else those of whose turn it is. */
export const asker = (view: EuphoriaView): number =>
  view.viewer === 'spectator' ? Math.max(0, engine.ask(view).shared().active) : view.viewer;

/** Who stands on a space, for a screen reader. */
export function standingWords(view: EuphoriaView, space: string): string {
  const workers = engine.ask(view).workersOn(space);
  return workers.length === 0
    ? say('free')
    : workers.map(({ seat, value }) => say('standing.one', { seat: whoHere(seat), value })).join(', ');
}
/** What the tiers of an allegiance bring, in few words under their cells. */
export const tierWords = (faction: Faction, commodity: string): readonly string[] => [
  say('tier.goods', { good: goodName(commodity) }),
  say(faction === 'icarite' ? 'tier.icarus' : 'tier.tunnel'),
  say('tier.reveals'),
  say('tier.stars'),
];
/** `energy` */
export const goodName = (good: string): string => face(good).name;
export const list = (names: readonly string[]): string => (names.length === 0 ? say('none') : names.join(', '));
