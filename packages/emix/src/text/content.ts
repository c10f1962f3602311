import { type Face, keyed } from '@rulewright/core/text';
import { type BoardSymbol, SYMBOLS } from '../content/symbols.js';
import type { EmixOptions } from '../options.js';
import { costText, effectsText } from './effects.js';
import { cardNamed, type Speaker } from './words.js';

const NO_OWN = { customCards: [] };

/** A card of the pack, or one of the players' own, in full; or a symbol of the track. */
export function cardText(speaker: Speaker, id: string, options: Parameters<typeof cardNamed>[1] = NO_OWN): string {
  const { content, voice } = speaker;
  if (isSymbol(id)) return symbolText(speaker, id);
  const card = cardNamed(speaker, options, id);
  const { sign, type, limit = 1, onto = 'any' } = card;
  const facts = [
    costText(speaker, card),
    ...(limit === 1 ? [] : [voice.say('card.limit', { limit })]),
    ...(onto === 'any' ? [] : [voice.say(`card.onto.${onto}`)]),
  ];
  const text = voice.say('card', {
    name: voice.name(card.name),
    type: voice.say(`type.${type}`, { sign: (form) => voice.say(keyed(voice, `sign.${sign}`, form)) }),
    facts,
    does: effectsText(speaker, card),
  });
  const printed = content.cards.find((one) => one.id === card.id);
  return printed?.provenance === 'reconstructed' ? voice.say('reconstructed', { text }) : text;
}

const isSymbol = (id: string): id is BoardSymbol => SYMBOLS.some((symbol) => symbol === id);
const symbolText = ({ voice }: Speaker, symbol: BoardSymbol): string =>
  voice.say('card.symbol', { does: voice.say(`symbol.${symbol}`) });

/** The meaning of an option's value. */
export function optionValueText(speaker: Speaker, name: string, value: unknown): string {
  const { voice, seats, who } = speaker;
  const key = `option.${name}.${String(value)}`;
  if (voice.knows(key)) return voice.say(key);
  if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
  if (typeof value === 'number') return name === 'firstPlayer' ? seats(value) : voice.say('number', { n: value });
  switch (name) {
    case 'board':
      return voice.say('option.board.own', { n: (value as NonNullable<EmixOptions['board']>).length });
    case 'customCards':
      return ownCards(speaker, value as EmixOptions['customCards']);
    case 'teams': {
      const { light, dark } = value as NonNullable<EmixOptions['teams']>;
      return voice.say('option.teams.clans', { light: light.map(who), dark: dark.map(who) });
    }
    case 'individualDecks': {
      const { decks, anyDeckSize } = value as NonNullable<EmixOptions['individualDecks']>;
      return voice.say(
        keyed(voice, `option.decks.${decks === 'ready-made' ? 'ready' : 'own'}`, anyDeckSize ? 'any-size' : undefined),
      );
    }
    case 'freeFeeding':
      return freeText(speaker, value as NonNullable<EmixOptions['freeFeeding']>);
    default:
      throw new RangeError(`${name} has no such value`);
  }
}

const ownCards = ({ voice }: Speaker, cards: EmixOptions['customCards']): string =>
  cards.length === 0
    ? voice.say('nothing')
    : voice.say('list', {
        list: cards.map(({ name, copies }) => voice.say('copies', { title: voice.name(name), n: copies })),
      });

function freeText({ voice }: Speaker, { humans, chargeAll }: NonNullable<EmixOptions['freeFeeding']>): string {
  const count = humans === null ? voice.say('option.free.players') : voice.say('option.free.humans', { humans });
  return voice.say(chargeAll ? 'option.free.all' : 'option.free.once', { count });
}

/** The face of a card: its value, its sign, and the number of copies allowed on one human. */
export function cardFace(
  speaker: Speaker,
  id: string,
  options: Parameters<typeof cardNamed>[1] = NO_OWN,
): Pick<Face, 'name' | 'kind' | 'cost' | 'icons'> {
  if (isSymbol(id)) return { name: speaker.voice.say(`symbol.${id}`), kind: 'symbol', cost: '', icons: {} };
  const card = cardNamed(speaker, options, id);
  const { name, type, sign, value, limit = 1 } = card;
  return { name: speaker.voice.name(name), kind: type, cost: costText(speaker, card), icons: { sign, value, limit } };
}
