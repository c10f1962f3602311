import { type EuphoriaView, engine, type Faction, SPACES } from '@rulewright/euphoria';
import { createText } from '@rulewright/euphoria/text';
import { capital } from '../../capital.js';
import { seatName } from '../../ui/seats.js';

// What the parts of the drawing of Euphoria say.

export const text = createText(engine, { seats: seatName });
/** What a card, a space, a site or a territory is called. */
export const nameOf = (id: string, view?: EuphoriaView): string => capital(text.face(id, view).name);
/** A construction space goes by its site, a visit by its market. */
export function spaceName(view: EuphoriaView, space: string): string {
  const site = SPACES.find(({ id, kind }) => id === space && kind === 'construction')?.id.replace(/-\d$/, '');
  return nameOf(site ?? space, view);
}
export function recruitName(recruit: string): string {
  const { name, icons } = text.face(recruit);
  return `${name} (${capital(`${icons.faction}`)})`;
}
/** What a card does, in the edition that is played. */
export const cardDoes = (id: string, view: EuphoriaView): string => capital(text.face(id, view).effect);
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
    ? 'free'
    : workers.map(({ seat, value }) => `${seatName(seat)} with a ${value}`).join(', ');
}
/** What the tiers of an allegiance bring, in few words under their cells. */
export function tierWords(faction: Faction, commodity: string): readonly string[] {
  return [`+1 ${commodity}`, faction === 'icarite' ? '★: artifact' : 'tunnel: both', 'reveals', '★ recruits'];
}
export const list = (names: readonly string[]): string => (names.length === 0 ? '–' : names.join(', '));
/** `1 worker`, `2 workers` */
export const counted = (n: number, noun: string): string => `${n} ${noun}${n === 1 ? '' : 's'}`;
