import { at } from '@rulewright/core';
import type { Provenance } from '@rulewright/core/author';
import type { Face } from '@rulewright/core/text';
import { SITES, SPACES, spaceAt } from '../content/board.js';
import { ARTIFACTS, FACTIONS, GOODS, RESOURCES } from '../content/words.js';
import { abilitiesText } from './abilities.js';
import { effectsText, offersText, penaltyText } from './effects.js';
import { artifactWord, factionWord, itemWord, type Position, type Speaker, siteWord, tileOn, word } from './words.js';

/** A space, market, artifact, dilemma or recruit in full, by its id. */
export function cardText(speaker: Speaker, id: string): string {
  const { content } = speaker;
  const label = ({ provenance }: { readonly provenance: Provenance }, text: string): string =>
    provenance === 'reconstructed' ? speaker.voice.say('reconstructed', { text }) : text;

  const space = content.spaces.findIndex((one) => one.id === id);
  if (space >= 0) return label(at(content.spaces, space), spaceText(speaker, space));
  const tile = content.tiles.find((one) => one.id === id);
  if (tile !== undefined) return label(tile, tileText(speaker, tile));
  const artifact = content.artifacts.find((one) => one.id === id);
  if (artifact !== undefined)
    return label(artifact, speaker.voice.say('card.artifact', { name: speaker.voice.name(artifact.name) }));
  const dilemma = content.dilemmas.find((one) => one.id === id);
  if (dilemma !== undefined) return label(dilemma, dilemmaText(speaker, dilemma));
  const recruit = content.recruits.find((one) => one.id === id);
  if (recruit !== undefined) return label(recruit, recruitText(speaker, recruit));
  return placeFace(speaker, id).name;
}

type Content = Speaker['content'];

function spaceText(speaker: Speaker, index: number): string {
  const { content, voice } = speaker;
  const { kind, faction, site } = spaceAt(index);
  const { name, offers, benefit } = at(content.spaces, index);
  const price = offers.length === 0 ? '' : offersText(speaker, offers);
  const gives = effectsText(speaker, benefit);
  switch (kind) {
    case 'commodity-area':
      return voice.say('card.space.area', { name: voice.name(name) });
    case 'tunnel': {
      const resource = itemWord(speaker, at(RESOURCES, faction), 1);
      return voice.say('card.space.tunnel', { name: voice.name(name), price, resource });
    }
    case 'built-market': {
      const visit = voice.say('card.visit', { site: siteWord(speaker, site) });
      return voice.say('card.space.visit', { name: visit, benefit: gives });
    }
    case 'construction': {
      const number = 1 + index - SPACES.findIndex((one) => one.kind === kind && one.site === site);
      const place = voice.say('card.construction', { number, site: siteWord(speaker, site) });
      return voice.say('card.space.construction', { name: place, price });
    }
    default:
      return voice.say('card.space', { name: voice.name(name), price, benefit: gives });
  }
}

const tileText = (speaker: Speaker, { name, offers, penalty }: Content['tiles'][number]): string =>
  speaker.voice.say('card.tile', {
    name: speaker.voice.name(name),
    price: offersText(speaker, offers),
    penalty: penaltyText(speaker, penalty),
  });

export const dilemmaText = (speaker: Speaker, { name, artifact }: Content['dilemmas'][number]): string =>
  speaker.voice.say('card.dilemma', {
    name: speaker.voice.name(name),
    artifact: artifactWord(speaker, at(ARTIFACTS, artifact)),
  });

/** The abilities of a recruit, by edition where the editions differ. */
function recruitText(speaker: Speaker, recruit: Content['recruits'][number]): string {
  const { voice } = speaker;
  const card = { name: voice.name(recruit.name), faction: factionWord(speaker, recruit.faction), no: recruit.no };
  const first = abilitiesText(speaker, recruit, 'first');
  const second = abilitiesText(speaker, recruit, 'second');
  return first === second
    ? voice.say('card.recruit', { ...card, abilities: first })
    : voice.say('card.recruit.editions', { ...card, first, second });
}

/** The meaning of an option's value. */
export function optionValueText({ voice }: Speaker, name: string, value: unknown): string {
  const key = `option.${name}.${String(value)}`;
  if (voice.knows(key)) return voice.say(key);
  if (typeof value === 'boolean') return voice.say(value ? 'yes' : 'no');
  return voice.say('number', { n: Number(value) });
}

/** The face of a card or space. A recruit shows the abilities of the edition in play, a visit space its tile. */
export function cardFace(
  speaker: Speaker,
  id: string,
  position?: Position,
): Pick<Face, 'name' | 'kind'> & Partial<Face> {
  const { content, voice } = speaker;
  const edition = position?.options.recruitEdition ?? 'second';
  const recruit = content.recruits.find((one) => one.id === id);
  if (recruit !== undefined) {
    const does = abilitiesText(speaker, recruit, edition);
    const isAlike = abilitiesText(speaker, recruit, edition === 'first' ? 'second' : 'first') === does;
    return {
      name: voice.name(recruit.name),
      kind: 'recruit',
      effect: does,
      edition: isAlike ? '' : edition,
      icons: { faction: at(FACTIONS, recruit.faction), no: recruit.no },
    };
  }
  const dilemma = content.dilemmas.find((one) => one.id === id);
  if (dilemma !== undefined) {
    const { fight, join } = dilemma.sides;
    const icons = { fight: voice.name(fight.name), join: voice.name(join.name) };
    return { name: voice.name(dilemma.name), kind: 'dilemma', icons };
  }
  const space = SPACES.find((one) => one.id === id);
  const tile = space?.kind === 'built-market' ? tileOn(speaker, position, space.site) : undefined;
  const kinds = { space: content.spaces, tile: content.tiles, artifact: content.artifacts };
  for (const [kind, list] of Object.entries(kinds)) {
    const card = list.find((one) => one.id === id);
    if (card !== undefined) return { name: voice.name((tile ?? card).name), kind };
  }
  return placeFace(speaker, id);
}

/** A territory, a site or a good by its id. */
function placeFace(speaker: Speaker, id: string): Pick<Face, 'name' | 'kind'> {
  const kinds = { territory: FACTIONS, site: SITES, good: GOODS } as const;
  for (const [kind, ids] of Object.entries(kinds))
    if (ids.some((one) => one === id)) return { name: word(speaker, `${kind}.${id}`), kind };
  throw new RangeError(`there is no ${id}`);
}
