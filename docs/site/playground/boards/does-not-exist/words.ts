import { type DoesNotExistView, engine } from '@rulewright/does-not-exist';
import { createText, en as sentences } from '@rulewright/does-not-exist/text';
import { seatName } from '../../ui/seats.js';
import { gameLanguage, nameOf, toldBy, wordsOf } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of Does Not Exist say.

export const { say } = wordsOf('board', en);
export const text = toldBy(() => createText(engine, { seats: seatName, language: gameLanguage(sentences) }));
export const { content } = engine;
export type Position = DoesNotExistView['position'];

/** The element of a list that has it. */
export function at<X>(list: readonly X[], index: number): X {
  const found = list[index];
  if (found === undefined) throw new RangeError(`there is no ${index} in a list of ${list.length}`);
  return found;
}

/** A sound card of a position; undefined when the viewer does not know it. */
export const soundAt = (card: number) => (card < 0 ? undefined : at(content.sounds, card));
export const soundTitle = (card: number): string => {
  const sound = soundAt(card);
  return sound === undefined ? say('unseen.card') : nameOf(sound.name);
};
export type SoundCard = NonNullable<ReturnType<typeof soundAt>>;
export const bonusOf = ({ bonus, die }: SoundCard): string => (die > 0 ? `d${die}` : String(bonus));
export const genresOf = ({ genres }: SoundCard): readonly string[] => genres.map((genre) => at(content.genres, genre));
/** What can be read on a sound card, in the same order. */
export const soundText = (sound: SoundCard): string =>
  `${bonusOf(sound)} ${nameOf(sound.name)}, ${say('minutes', { n: sound.minutes })} · ${genresOf(sound).join(' ')}`;

/** A monster or a mercenary of a position. */
export const figureAt = (figure: number) =>
  content.monsters[figure] ?? at(content.mercenaries, figure - content.monsters.length);
export const figureTitle = (figure: number): string => (figure < 0 ? say('unseen') : nameOf(figureAt(figure).name));
/** What a monster or a class does. */
export const effectOf = (id: string): string => text().face(id).effect.replace(/\.$/, '');

export const deckCards = (deck: Position['deck']): readonly number[] => deck.bags.flatMap(({ cards }) => cards);
