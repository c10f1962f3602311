import type { Face, Inflected } from '@rulewright/core/text';
import { type EmixView, engine } from '@rulewright/emix';
import { createText, en as sentences } from '@rulewright/emix/text';
import { calledHere, whoHere } from '../../ui/seats.js';
import { boardWords } from '../../words/board.js';
import { gameLanguage } from '../../words/words.js';
import { en } from './en.js';

// What the parts of the drawing of Emix say.

export const { say, sayTo, text, face, nameOf, signed } = boardWords(en, sentences, (seats) =>
  createText(engine, { seats, language: gameLanguage(sentences) }),
);
export const COLOURS = ['pos', 'neg'] as const;
export type Colour = (typeof COLOURS)[number];

export const isFree = ({ position }: EmixView): boolean => position.options.freeFeeding !== null;
/** A human is its player, or has a name of its own in free feeding. */
export const humanName = (view: EmixView, human: number): string =>
  isFree(view) ? say('human', { n: human }) : calledHere(human);
/** The same as a word of a sentence, in the form that its hole asks for. */
export const humanWord = (view: EmixView, human: number): Inflected =>
  isFree(view) ? (form) => say(form === 'pos' ? 'human.pos' : 'human', { n: human }) : whoHere(human);

/** From whose deck a card comes, by its name in actions; nothing where there is one deck. */
export function deckOf(name: string): string {
  const [, deck] = name.split('.');
  return deck === undefined ? '' : say('deck-of', { seat: whoHere(Number(deck)) });
}
export const colourName = (colour: Colour): string => say(`colour.${colour}`);
/** `3 blue and 1 red` */
export const emonsText = ({ pos, neg }: Readonly<Record<Colour, number>>): string => say('emons.both', { pos, neg });

export type Kind = 'effect' | 'power' | 'moment';
export type Sign = Colour | 'neutral';
/** What can be read on a card of a hand, and on an active power: a label has the same words in the same order. */
export const heldText = ({ name, kind, cost, effect }: Face, note: string): string =>
  `${name}${note}, ${say(`type.${kind as Kind}`)} · ${cost}, ${effect}`;
export const activeText = ({ name, cost, effect }: Face): string => `${name}, ${cost}, ${effect}`;
