import { at } from '@rulewright/core';
import { keyed } from '@rulewright/core/text';
import { NOTHING } from '../content/board.js';
import type { Row } from '../content/compile.js';
import { optionLabel } from '../content/option-label.js';
import type { Offer, Price } from '../content/price.js';
import { FACTIONS, type Faction, GOODS, type Good, TRACKS } from '../content/words.js';
import type { SpaceBenefit, SpacePrice } from '../index.js';
import { artifactWord, factionWord, itemWord, type Role, recruitWord, type Speaker } from './words.js';

// Sentences of costs and benefits.

/** `3 artifacts or 2 equal artifacts`; `free`. */
export const offersText = (speaker: Speaker, offers: readonly Offer[]): string =>
  speaker.voice.say('or', { list: offers.map(({ price }) => priceText(speaker, price)) });

const PARTS = ['anyResource', 'anyCommodity', 'anyButBliss', 'artifacts', 'alike'] as const;

/** One thing that is paid or gained, `3 artifacts`, and whose mark may stand beside it. */
export interface DealItem {
  readonly text: string;
  readonly of: Good | 'artifact' | 'star' | null;
}

/** `2 equal artifacts`, or on a board `2 alike`. */
type Length = 'short' | undefined;
const part = ({ voice }: Speaker, key: string, n: number, length: Length): string =>
  voice.say(keyed(voice, key, length), { n });

/** A price by its parts; none for what is free. */
export function priceParts(speaker: Speaker, price: Price, length?: Length, role?: Role): readonly DealItem[] {
  const { content } = speaker;
  const { goods, artifact } = price;
  const card = (text: string): DealItem => ({ text, of: 'artifact' });
  const other = (text: string): DealItem => ({ text, of: null });
  return [
    ...GOODS.flatMap((good, i) => goodPart(speaker, good, goods[i] ?? 0, role)),
    ...PARTS.flatMap((name) => {
      const of = name === 'artifacts' || name === 'alike' ? card : other;
      return price[name] > 0 ? [of(part(speaker, `price.${name}`, price[name], length))] : [];
    }),
    ...(artifact === NOTHING ? [] : [card(itemWord(speaker, at(content.artifacts, artifact).id, 1))]),
    ...TRACKS.flatMap((track) =>
      price[track] > 0 ? [other(part(speaker, `item.${track}`, price[track], length))] : [],
    ),
  ];
}

const goodPart = (speaker: Speaker, good: Good, n: number, role?: Role): DealItem[] =>
  n > 0 ? [{ text: itemWord(speaker, good, n, role), of: good }] : [];

/** `4 water and 1 artifact`; `free`. */
export function priceText(speaker: Speaker, price: Price, role?: Role): string {
  const { voice } = speaker;
  const list = priceParts(speaker, price, undefined, role).map(({ text }) => text);
  return list.length === 0 ? voice.say('free') : voice.say('list', { list });
}

/** The prices of a space: those with the fewest recruits, and the recruits that allow others. */
export function pricesText(speaker: Speaker, prices: readonly SpacePrice[]): string {
  const { voice } = speaker;
  const fewest = Math.min(...prices.map(({ recruits }) => recruits.length));
  const usual = prices.filter(({ recruits }) => recruits.length === fewest);
  const others = [...new Set(prices.filter((price) => !usual.includes(price)).flatMap(({ recruits }) => recruits))];
  const price = voice.say('or', { list: usual.map((one) => priceText(speaker, compiled(speaker, one))) });
  if (others.length === 0) return price;
  return voice.say('price.or-with', { price, recruits: others.map((id) => recruitWord(speaker, id)) });
}

const compiled = ({ content }: Speaker, price: SpacePrice): Price => ({
  ...price,
  goods: GOODS.map((good) => price.goods[good] ?? 0),
  artifact: content.artifacts.findIndex(({ id }) => id === price.artifact),
});

/** The parts of a benefit: first those to choose from, then the certain ones. */
export function benefitParts(speaker: Speaker, benefit: SpaceBenefit, length?: Length) {
  const other = (key: string, n: number): DealItem[] =>
    n === 0 ? [] : [{ text: part(speaker, key, n, length), of: null }];
  const { draw, star, worker } = benefit;
  const chosen: readonly DealItem[] = [
    ...GOODS.flatMap((good) => goodPart(speaker, good, benefit.goods[good] ?? 0)),
    ...(draw > 0 ? [{ text: part(speaker, 'price.artifacts', draw, length), of: 'artifact' } as const] : []),
  ];
  const sure: readonly DealItem[] = [
    ...other('effect.gainAny.resource', benefit.anyResources),
    ...other('effect.gainAny.commodity', benefit.anyCommodities),
    ...other('effect.track.morale', benefit.morale),
    ...other('effect.track.knowledge', benefit.knowledge),
    ...other('effect.miner', benefit.miner),
    ...other('effect.newWorker', worker ? 1 : 0),
    ...(star.length > 0 ? [{ text: part(speaker, 'effect.aStar', 1, length), of: 'star' } as const] : []),
    ...FACTIONS.flatMap((faction) => allegiancePart(speaker, faction, benefit.allegiance[faction] ?? 0, length)),
  ];
  return { chosen, sure };
}

const allegianceWord = (speaker: Speaker, faction: Faction, n: number, length: Length): string =>
  speaker.voice.say(keyed(speaker.voice, 'effect.allegiance', length), {
    faction: factionWord(speaker, FACTIONS.indexOf(faction)),
    n,
  });
const allegiancePart = (speaker: Speaker, faction: Faction, n: number, length: Length): DealItem[] =>
  n === 0 ? [] : [{ text: allegianceWord(speaker, faction, n, length), of: null }];

/** The benefit of a space: `2 energy and knowledge +1`. */
export function benefitText(speaker: Speaker, benefit: SpaceBenefit): string {
  const { voice } = speaker;
  const { chosen, sure } = benefitParts(speaker, benefit);
  const texts = (parts: readonly DealItem[]): string[] => parts.map(({ text }) => text);
  const parts = [...(benefit.isEither ? [voice.say('or', { list: texts(chosen) })] : texts(chosen)), ...texts(sure)];
  return parts.length === 0 ? voice.say('nothing') : voice.say('list', { list: parts });
}

/** `morale +2 and 1 resource of your choice` */
export function effectsText(speaker: Speaker, effects: readonly number[]): string {
  const { voice } = speaker;
  if (effects.length === 0) return voice.say('nothing');
  return voice.say('list', { list: effects.map((effect) => effectText(speaker, effect)) });
}

/** The sentence of one effect. */
export const effectText = (speaker: Speaker, effect: number): string =>
  rowText(speaker, at(speaker.content.effects, effect));

/** An effect of a space on a board, with its mark. */
export function effectPart(speaker: Speaker, effect: number): DealItem {
  const row = at(speaker.content.effects, effect);
  return { text: rowText(speaker, row, 'short'), of: markOf(row) };
}

function markOf(row: Row): DealItem['of'] {
  switch (row.op) {
    case 'gain':
      return row.good;
    case 'draw':
      return 'artifact';
    case 'star':
    case 'starOrTile':
      return 'star';
    default:
      return null;
  }
}

function rowText(speaker: Speaker, row: Row, length?: Length): string {
  const { voice } = speaker;
  switch (row.op) {
    case 'gain':
      return itemWord(speaker, row.good, row.n);
    case 'gainAny':
      return part(speaker, `effect.gainAny.${row.of}`, row.n, length);
    case 'track':
      return voice.say(`effect.track.${row.track}`, { n: row.n });
    case 'tunnelResource':
    case 'miner':
    case 'keepAlike':
      return voice.say(`effect.${row.op}`, { n: row.n });
    case 'allegiance':
      return allegianceWord(speaker, row.faction, row.n, length);
    case 'draw':
      return row.discard === undefined
        ? voice.say('price.artifacts', { n: row.n })
        : voice.say('effect.draw.discard', { n: row.n, discard: row.discard });
    case 'drawMore':
      return voice.say(row.discard === 0 ? 'effect.drawMore' : 'effect.drawMore.discard', {
        n: row.n,
        discard: row.discard,
      });
    case 'oneOf':
      return voice.say('effect.oneOf', { list: row.of.map((option) => effectText(speaker, option)) });
    case 'for':
      return voice.say(`effect.for.${row.who}${row.may ? '.may' : ''}`, { does: effectsText(speaker, row.effects) });
    case 'showHand':
      return voice.say('effect.showHand', { does: effectsText(speaker, row.pair) });
    case 'ifDiscarded':
      return voice.say('effect.ifDiscarded', {
        artifact: artifactWord(speaker, row.artifact),
        ...branches(speaker, row),
      });
    case 'ifBuilder':
      return voice.say('effect.ifBuilder', branches(speaker, row));
    default:
      return voice.say(keyed(voice, `effect.${row.op}`, length));
  }
}

const branches = (
  speaker: Speaker,
  { yes, no }: { readonly yes: readonly number[]; readonly no: readonly number[] },
) => ({
  yes: effectsText(speaker, yes),
  no: effectsText(speaker, no),
});

/** The effect behind an option of an either/or: options go by the good or the track. */
export function chosenText(speaker: Speaker, effect: number, option: string): string {
  const { content } = speaker;
  const row = at(content.effects, effect);
  const chosen =
    row.op === 'oneOf' ? row.of.find((one) => optionLabel(at(content.effects, one)) === option) : undefined;
  return chosen === undefined ? itemWord(speaker, option, 1) : effectText(speaker, chosen);
}

/** The penalty of a tile for players without a star on it. */
export const penaltyText = ({ voice }: Speaker, penalty: SpeakerPenalty): string =>
  voice.say('penalty', { does: voice.say(`penalty.${penalty}`) });
type SpeakerPenalty = Speaker['content']['tiles'][number]['penalty'];
