import { at } from '@rulewright/core';
import { type EuphoriaAction, GOODS, SPACES } from '@rulewright/euphoria';
import { seatName } from '../../game.js';
import { abilityText, recruitInFull } from './abilities.js';
import { effectsText, offersText, optionText, priceText } from './effects.js';
import { penaltyText } from './penalties.js';
import { choiceOf } from './questions.js';
import { ownedGood, ownerOf, totalOn, workerOf, workersNeeded, workersOnSite } from './scene.js';
import { priceName } from './sentences.js';
import {
  artifactName,
  factionName,
  itemsText,
  listed,
  marketName,
  NONE,
  type Position,
  recruitName,
  recruitNamed,
  type Setting,
  siteNamed,
  spaceName,
  spaceNamed,
  territoryName,
  tileNamed,
  tileOn,
} from './words.js';

// What players may answer, in words.

type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;

/** An action in words. */
export function phrase(setting: Setting, position: Position, action: EuphoriaAction): string {
  const { content } = setting;
  switch (action.type) {
    case 'pick-market': {
      const {
        name: { en: name },
        offers,
        penalty,
      } = tileNamed(setting, action.tile);
      return `${name}: ${offersText(content, offers)}; ${penaltyText(penalty)}`;
    }
    case 'place-token':
      return `${action.track} on ${action.cell}`;
    case 'draft-recruit':
    case 'keep-recruit':
      return `keep ${recruitInFull(setting, recruitNamed(setting, action.recruit))}`;
    case 'keep-recruits':
      return `${recruitName(setting, action.active)} active, ${recruitName(setting, action.hidden)} hidden`;
    case 'place':
      return placed(setting, position, action);
    case 'decline-placement':
      return 'leave the new worker off the board';
    case 'retrieve':
      return retrieved(setting, position, action);
    case 'resolve-dilemma':
      return `${action.side} in your dilemma for a ${action.side === 'fight' ? 'recruit' : 'star'}, paying ${itemsText(setting, action.artifacts)}`;
    case 'end-turn':
      return 'end the turn';
    case 'place-star':
      return starPhrase(setting, position, action);
    case 'pay':
      return `pay ${itemsText(setting, action.plan)}`;
    case 'take':
      return `take ${itemsText(setting, action.items)}`;
    case 'choose-face':
      return `a ${action.face}`;
    case 'pay-penalty':
      return `lose 1 ${action.good} of ${ownedGood(position, action.seat, action.good)}`;
    default:
      return smallPhrase(setting, position, action);
  }
}

type Small = Of<
  | ('open-trade' | 'give' | 'to-ask' | 'ask' | 'submit' | 'cancel' | 'accept' | 'reject' | 'pick-card')
  | ('discard' | 'drop' | 'pay-artifact' | 'use-ability' | 'done' | 'decline' | 'take-offer' | 'choose')
>;

/** Trades, artifacts and abilities. */
function smallPhrase(setting: Setting, position: Position, action: Small): string {
  switch (action.type) {
    case 'open-trade':
      return `propose a trade to ${seatName(action.partner)}`;
    case 'give':
      return `give ${itemsText(setting, [action.item])}`;
    case 'to-ask':
      return 'give no more, and ask';
    case 'ask':
      return `ask for ${itemsText(setting, [action.item])}`;
    case 'submit':
      return 'make the proposal';
    case 'cancel':
      return 'drop the proposal';
    case 'accept':
      return 'accept the trade';
    case 'reject':
      return 'refuse the trade';
    case 'pick-card':
      return `hand over a ${artifactName(setting, action.artifact)}`;
    case 'discard':
    case 'drop':
      return `discard a ${artifactName(setting, action.artifact)}`;
    case 'pay-artifact':
      return `pay a ${artifactName(setting, action.artifact)}`;
    case 'use-ability':
      return abilityPhrase(setting, position, action);
    case 'done':
      return 'use none';
    case 'decline':
      return 'do without it';
    case 'take-offer':
      return 'take it';
    case 'choose':
      return `take ${chosenText(setting, position, action)}`;
  }
}

/** What actions have in common with others of a long list. */
export function topic(setting: Setting, action: EuphoriaAction): string {
  switch (action.type) {
    case 'place':
      return `place a worker ${TOPICS[at(SPACES, spaceNamed(action.space)).kind]}`;
    case 'retrieve':
      return 'take workers back';
    case 'resolve-dilemma':
      return `${action.side} in your dilemma`;
    case 'open-trade':
      return 'propose a trade';
    case 'pay':
      return `pay ${payTopic(setting, action)}`;
    case 'place-token':
      return action.track;
    case 'keep-recruits':
      return `${recruitName(setting, action.active)} active`;
    case 'give':
      return 'give something';
    case 'ask':
      return 'ask for something';
    default:
      return action.type;
  }
}

const TOPICS: Readonly<Record<(typeof SPACES)[number]['kind'], string>> = {
  'commodity-area': 'on a commodity area',
  tank: 'in the Worker Activation Tank',
  tunnel: 'in a tunnel',
  'tunnel-end': 'at the end of a tunnel',
  'artifact-market': 'on an artifact market',
  icarus: 'on another space of Icarus',
  'built-market': 'on a built market',
  construction: 'on a construction site',
};

/** The goods of a payment; of one in artifacts alone, the first of them. */
function payTopic(setting: Setting, { plan }: Of<'pay'>): string {
  const goods = plan.filter((item) => (GOODS as readonly string[]).includes(item));
  return itemsText(setting, goods.length > 0 ? goods : plan.slice(0, 1));
}

/** `place a 4 on the Generator: total 9, 2 energy and +1 knowledge` */
function placed(setting: Setting, position: Position, { value, space: id }: Of<'place'>): string {
  const space = spaceNamed(id);
  const { kind, site } = at(SPACES, space);
  const head = `place a ${value} on ${spaceName(setting, space)}`;
  switch (kind) {
    case 'commodity-area':
      return `${head}: ${areaText(space, totalOn(position, space) + value)}`;
    case 'construction': {
      const there = workersOnSite(position, site).length + 1;
      return `${head} (${costOf(setting, space)}): ${there} of ${workersNeeded(position.options.players)} workers`;
    }
    default:
      return `${head} (${costOf(setting, space)}): ${giftOf(setting, space)}${bumpNote(position, space)}`;
  }
}

/** EUP-COM.3: the highest totals of the two lower bands. */
const LOW = 4;
const MIDDLE = 8;

/** EUP-COM.3: what a commodity area gives for a total. */
function areaText(area: number, total: number): string {
  const good = at(GOODS, area);
  if (total <= LOW) return `total ${total}, 1 ${good} and ${factionName(area)} allegiance +1`;
  return `total ${total}, ${total <= MIDDLE ? `1 ${good} and -1 knowledge` : `2 ${good} and +1 knowledge`}`;
}

/** What a space gives, in short: tunnels and markets have rules of their own. */
function giftOf({ content }: Setting, space: number): string {
  const { kind, faction } = at(SPACES, space);
  switch (kind) {
    case 'tunnel':
      return `1 ${at(GOODS, GOODS.indexOf('gold') + faction)} or 1 artifact, miner +1`;
    case 'built-market':
      return 'a star, allegiance +1';
    default:
      return effectsText(content, at(content.spaces, space).benefit);
  }
}

function costOf(setting: Setting, space: number): string {
  const { kind, site } = at(SPACES, space);
  const tile = kind === 'built-market' ? tileOn(setting, site) : undefined;
  return offersText(setting.content, tile === undefined ? at(setting.content.spaces, space).offers : tile.offers);
}

const bumpNote = ({ place, value }: Position, space: number): string => {
  const there = place.indexOf(space);
  return there === NONE ? '' : `; bumps ${seatName(ownerOf(there))}'s ${value[there] ?? 0}`;
};

/** `take back worker 1 from the Farm and worker 3 from the Ark for free: -1 morale` */
function retrieved(setting: Setting, position: Position, { seat, workers, price }: Of<'retrieve'>): string {
  const from = workers.map((number) => {
    const worker = workerOf(seat, number);
    return `worker ${number} (${position.value[worker] ?? 0}) from ${spaceName(setting, at(position.place, worker))}`;
  });
  return `take back ${listed(from)} ${priceName(setting, price)}${retrievalNote(setting, price)}`;
}

function retrievalNote({ content, options }: Setting, price: string): string {
  if (price === 'free') return '';
  if (price === 'food' || price === 'bliss') return ': +2 morale';
  const [ability] = recruitNamed({ content }, price)
    .abilities[options.recruitEdition].map((index) => at(content.abilities, index))
    .filter(({ hook }) => hook === 'retrieve-price');
  return ability === undefined
    ? ''
    : ` for ${priceText(content, ability.price)}: ${effectsText(content, ability.effects)}`;
}

function starPhrase(setting: Setting, { placement }: Position, { on }: Of<'place-star'>): string {
  if (on !== 'territory') return `the tile of ${marketName(setting, siteNamed(on))}`;
  return territoryName(at(SPACES, placement.space).faction);
}

/** What the ability of this recruit does that can be used now. */
function abilityPhrase(setting: Setting, position: Position, { recruit: id }: Of<'use-ability'>): string {
  const { content, options } = setting;
  const {
    name: { en: name },
    abilities,
  } = recruitNamed(setting, id);
  const choice = choiceOf(position);
  const ability =
    choice?.kind === 'ability-react' || choice?.kind === 'draw-react'
      ? choice.ability
      : abilities[options.recruitEdition].find(
          (index) => choice?.kind === 'ability-window' && content.abilities[index]?.hook === choice.hook,
        );
  return `use ${name}${ability === undefined ? '' : ` – ${abilityText(content, ability)}`}`;
}

function chosenText({ content }: Setting, position: Position, { option }: Of<'choose'>): string {
  const choice = choiceOf(position);
  return choice?.kind === 'ability-choose' ? optionText(content, choice.effect, option) : option;
}
