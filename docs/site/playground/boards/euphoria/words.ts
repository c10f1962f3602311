import { at } from '@rulewright/core';
import { ARTIFACTS, type EuphoriaView, engine, FACTIONS, GOODS, SITES, SPACES } from '@rulewright/euphoria';
import { createText, en } from '@rulewright/euphoria/text';
import { capital } from '../../capital.js';
import { seatName } from '../../ui/seats.js';

// What the parts of the drawing of Euphoria say.

export const text = createText(engine, { seats: seatName });
export const { content } = engine;
export { ARTIFACTS, at, FACTIONS, GOODS, SITES, SPACES };
export type Position = EuphoriaView['position'];
export type Faction = (typeof FACTIONS)[number];
export type Good = (typeof GOODS)[number];

const messages = new Map<string, unknown>(Object.entries(en.messages));
const message = (key: string): string => capital(String(messages.get(key)));
export const territoryName = (faction: number): string => message(`territory.${at(FACTIONS, faction)}`);
export const factionName = (faction: number): string => message(`faction.${at(FACTIONS, faction)}`);
export const siteName = (site: number): string => message(`site.${at(SITES, site)}`);

export const spaceId = (space: number): string => at(SPACES, space).id;
export const spaceNumber = (space: string): number => SPACES.findIndex(({ id }) => id === space);
/** The name of a space; visits go by their market, construction spaces by their site. */
export function spaceName({ builtTiles }: Position, space: number): string {
  const { kind, site } = at(SPACES, space);
  if (kind === 'construction') return siteName(site);
  const [tile] = kind === 'built-market' ? at(builtTiles, site) : [];
  return tile === undefined ? at(content.spaces, space).name.en : tileName(tile);
}
export const tileName = (tile: number): string => at(content.tiles, tile).name.en;
export const artifactName = (kind: number): string => at(content.artifacts, kind).name.en;

/** Cards by name, those face down as a number. */
export function cardNames(cards: readonly number[], nameOf: (card: number) => string): readonly string[] {
  const seen = cards.filter((card) => card >= 0).map(nameOf);
  const hidden = cards.length - seen.length;
  return hidden === 0 ? seen : [...seen, `${hidden} face down`];
}
export const recruitName = (recruit: number): string => {
  const { name, faction } = at(content.recruits, recruit);
  return `${name.en} (${factionName(faction)})`;
};
/** What a card does, in the edition that is played. */
export const cardDoes = (id: string, view: EuphoriaView): string => capital(text.face(id, view).effect);
/** What a built market does to those without a star on it. */
export function penaltyOf(view: EuphoriaView, site: number): string {
  const { tile } = engine.ask(view).site(at(SITES, site));
  return tile === null ? '' : cardDoes(tile, view);
}

/** Whose questions the drawing asks where it depends: the viewer's, else those of whose turn it is. */
export const asker = ({ viewer, position }: EuphoriaView): number =>
  viewer === 'spectator' ? Math.max(0, position.active) : viewer;

/** Who stands on a space. */
export const standing = (view: EuphoriaView, space: number) => engine.ask(view).workersOn(spaceId(space));
/** The same for a screen reader. */
export function standingWords(view: EuphoriaView, space: number): string {
  const workers = standing(view, space);
  return workers.length === 0
    ? 'free'
    : workers.map(({ seat, value }) => `${seatName(seat)} with a ${value}`).join(', ');
}
/** What the tiers of an allegiance bring, in few words under their cells. */
export function tierWords(faction: Faction, tier: number): string {
  const area = SPACES.findIndex(({ kind, faction: of }) => kind === 'commodity-area' && FACTIONS[of] === faction);
  const commodity = at(GOODS, area);
  const second = faction === 'icarite' ? '★: artifact' : 'tunnel: both';
  return at([`+1 ${commodity}`, second, 'reveals', '★ recruits'], tier);
}
export const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);
/** `1 worker`, `2 workers` */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
