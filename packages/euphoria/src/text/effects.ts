import { at } from '@rulewright/core';
import { NOTHING } from '../content/board.js';
import type { Row } from '../content/compile.js';
import { optionLabel } from '../content/option-label.js';
import type { Offer, Price } from '../content/price.js';
import { FACTIONS, GOODS } from '../content/words.js';
import type { SpaceBenefit, SpacePrice } from '../index.js';
import { artifactWord, itemWord, recruitWord, type Speaker, word } from './words.js';

// What things cost and give, in words.

/** `3 artifacts or 2 equal artifacts`; `free`. */
export const offersText = (speaker: Speaker, offers: readonly Offer[]): string =>
  speaker.voice.say('or', { list: offers.map(({ price }) => priceText(speaker, price)) });

const PARTS = ['anyResource', 'anyCommodity', 'anyButBliss', 'artifacts', 'alike'] as const;

/** `4 water and 1 artifact`; `free`. */
export function priceText(speaker: Speaker, price: Price): string {
  const { content, voice } = speaker;
  const { goods, artifact } = price;
  const parts = [
    ...GOODS.flatMap((good, i) => ((goods[i] ?? 0) > 0 ? [itemWord(speaker, good, goods[i] ?? 0)] : [])),
    ...PARTS.flatMap((part) => (price[part] > 0 ? [voice.say(`price.${part}`, { n: price[part] })] : [])),
    ...(artifact === NOTHING ? [] : [itemWord(speaker, at(content.artifacts, artifact).id, 1)]),
    ...(price.morale > 0 ? [voice.say('item.morale', { n: price.morale })] : []),
    ...(price.knowledge > 0 ? [voice.say('item.knowledge', { n: price.knowledge })] : []),
  ];
  return parts.length === 0 ? voice.say('free') : voice.say('list', { list: parts });
}

/** What a player may pay for a space: prices that no recruit makes, or else all, and the recruits that make others. */
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

/** What a space gives: `2 energy and knowledge +1`. */
export function benefitText(speaker: Speaker, benefit: SpaceBenefit): string {
  const { voice } = speaker;
  const goods = GOODS.flatMap((good) => {
    const n = benefit.goods[good] ?? 0;
    return n === 0 ? [] : [itemWord(speaker, good, n)];
  });
  const cards = benefit.draw > 0 ? [voice.say('price.artifacts', { n: benefit.draw })] : [];
  const allegiance = FACTIONS.flatMap((faction) => {
    const n = benefit.allegiance[faction] ?? 0;
    return n === 0 ? [] : [voice.say('effect.allegiance', { faction: word(speaker, `faction.${faction}`), n })];
  });
  const parts = [
    ...(benefit.isEither ? [voice.say('or', { list: [...goods, ...cards] })] : [...goods, ...cards]),
    ...count(speaker, 'effect.gainAny.resource', benefit.anyResources),
    ...count(speaker, 'effect.gainAny.commodity', benefit.anyCommodities),
    ...count(speaker, 'effect.track.morale', benefit.morale),
    ...count(speaker, 'effect.track.knowledge', benefit.knowledge),
    ...count(speaker, 'effect.miner', benefit.miner),
    ...(benefit.worker ? [voice.say('effect.newWorker')] : []),
    ...(benefit.star.length > 0 ? [voice.say('effect.aStar')] : []),
    ...allegiance,
  ];
  return parts.length === 0 ? voice.say('nothing') : voice.say('list', { list: parts });
}

const count = (
  { voice }: Speaker,
  key: `effect.${'gainAny.resource' | 'gainAny.commodity' | 'track.morale' | 'track.knowledge' | 'miner'}`,
  n: number,
): string[] => (n === 0 ? [] : [voice.say(key, { n })]);

/** `morale +2 and 1 resource of your choice` */
export function effectsText(speaker: Speaker, effects: readonly number[]): string {
  const { voice } = speaker;
  if (effects.length === 0) return voice.say('nothing');
  return voice.say('list', { list: effects.map((effect) => effectText(speaker, effect)) });
}

/** What one effect does. */
export const effectText = (speaker: Speaker, effect: number): string =>
  rowText(speaker, at(speaker.content.effects, effect));

function rowText(speaker: Speaker, row: Row): string {
  const { voice } = speaker;
  switch (row.op) {
    case 'gain':
      return itemWord(speaker, row.good, row.n);
    case 'gainAny':
      return voice.say(`effect.gainAny.${row.of}`, { n: row.n });
    case 'track':
      return voice.say(`effect.track.${row.track}`, { n: row.n });
    case 'tunnelResource':
    case 'miner':
    case 'keepAlike':
      return voice.say(`effect.${row.op}`, { n: row.n });
    case 'allegiance':
      return voice.say('effect.allegiance', { faction: word(speaker, `faction.${row.faction}`), n: row.n });
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
      return voice.say(`effect.${row.op}`);
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

/** What a tile does to players without a star on it. */
export const penaltyText = ({ voice }: Speaker, penalty: SpeakerPenalty): string =>
  voice.say('penalty', { does: voice.say(`penalty.${penalty}`) });
type SpeakerPenalty = Speaker['content']['tiles'][number]['penalty'];
