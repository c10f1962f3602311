import { at } from '@rulewright/core';
import type { SeenDecision } from '@rulewright/core/author';
import { type ByType, type Facts, keyed, rowOf } from '@rulewright/core/text';
import { SITES, spaceAt } from '../content/board.js';
import { GOODS } from '../content/words.js';
import type { EuphoriaAction, EuphoriaDecision, EuphoriaEngine } from '../index.js';
import { abilityText, recruitInFull } from './abilities.js';
import { benefitText, chosenText, effectsText, pricesText, priceText } from './effects.js';
import { marketFacts, paidFacts, workersText } from './events.js';
import {
  fieldsOf,
  itemsWord,
  itemWord,
  marketWord,
  named,
  type Position,
  type Speaker,
  siteNamed,
  spaceNamed,
  territoryWord,
} from './words.js';

// Sentences of actions.

export type Questions = ReturnType<EuphoriaEngine['ask']>;
export type Player = ReturnType<Questions['player']>;
export type Decision = SeenDecision<EuphoriaDecision>;
type Of<Type extends EuphoriaAction['type']> = Extract<EuphoriaAction, { type: Type }>;

/** The input for an action's sentence. */
export interface Asked {
  readonly position: Position;
  readonly ask: Questions;
  readonly decision: Decision | undefined;
}

/** An action as an entry of a menu. */
export function actionText(speaker: Speaker, asked: Asked, action: EuphoriaAction): string {
  if (action.type === 'place') return placeText(speaker, asked, action);
  const { detail, more } = rowOf(FACTS, action, speaker, asked) ?? {};
  const key = keyed(speaker.voice, `action.${action.type}`, detail);
  return speaker.voice.say(key, fieldsOf(speaker, asked.position, action, more));
}

/** The topic that groups an action in a long list; an action without a topic is its own. */
export function topicText(speaker: Speaker, asked: Asked, action: EuphoriaAction): string {
  const { voice } = speaker;
  const detail = topicDetail(action);
  const name = `topic.${action.type}`;
  if (!voice.knows(name) && !voice.knows(`${name}.${detail}`)) return actionText(speaker, asked, action);
  const more = action.type === 'pay' ? { first: firstPaid(speaker, action) } : {};
  return voice.say(keyed(voice, name, detail), fieldsOf(speaker, asked.position, action, more));
}

function topicDetail(action: EuphoriaAction): string | undefined {
  switch (action.type) {
    case 'place':
      return spaceAt(spaceNamed(action.space)).kind;
    case 'resolve-dilemma':
      return action.side;
    case 'place-token':
      return action.track;
    default:
      return undefined;
  }
}

/** The goods of a payment; of one in artifacts alone, the first of them. */
function firstPaid(speaker: Speaker, { plan }: Of<'pay'>): string {
  const goods = plan.filter((item) => GOODS.some((good) => good === item));
  return itemsWord(speaker, goods.length > 0 ? goods : plan.slice(0, 1));
}

/** `place a 4 on the Generator: total 9, 2 energy and knowledge +1` */
function placeText(speaker: Speaker, asked: Asked, action: Of<'place'>): string {
  const { voice } = speaker;
  const { position, ask } = asked;
  const { seat, value, space } = action;
  const { kind, site } = spaceAt(spaceNamed(space));
  const price = placePrice(speaker, asked, action);
  const isFree = price === voice.say('free');
  const benefit = benefitText(speaker, ask.benefit(seat, space, value));
  const say = (
    key: `action.place${'' | '.area' | '.area.paid' | '.site' | '.site.free' | '.free'}`,
    more: Facts['more'],
  ) => voice.say(key, fieldsOf(speaker, position, action, more));
  if (kind === 'commodity-area') {
    const key = isFree ? 'action.place.area' : 'action.place.area.paid';
    return say(key, { price, total: ask.areaTotal(space) + value, benefit });
  }
  if (kind === 'construction') {
    const { workers, needed } = ask.site(at(SITES, site));
    const key = isFree ? 'action.place.site.free' : 'action.place.site';
    return say(key, { price, there: workers + 1, needed });
  }
  const placing = say(isFree ? 'action.place.free' : 'action.place', { price, benefit });
  const [bumped] = ask.workersOn(space);
  if (bumped === undefined) return placing;
  const key = bumped.seat === seat ? 'action.place.bumping.own' : 'action.place.bumping';
  return voice.say(key, { placing, bumped: bumped.value, victim: speaker.who(bumped.seat) });
}

/** The price of a placement: that of the space, none when it is closed, and the morale that a further worker costs. */
function placePrice(speaker: Speaker, { position, ask, decision }: Asked, { seat, space }: Of<'place'>): string {
  const { voice } = speaker;
  const prices = ask.price(seat, space);
  const price = prices.length === 0 ? voice.say('free') : pricesText(speaker, prices);
  if (decision?.kind !== 'turn-continue' || !position.options.doublesCostMorale) return price;
  const morale = itemWord(speaker, 'morale', 1);
  return price === voice.say('free') ? morale : voice.say('price.with-morale', { price, morale });
}

const FACTS: ByType<EuphoriaAction, Facts, [Speaker, Asked]> = {
  'pick-market': ({ tile }, speaker) => ({ more: marketFacts(speaker, tile) }),
  'draft-recruit': offeredFacts,
  'keep-recruit': offeredFacts,
  retrieve: (action, speaker, asked) => retrieveFacts(speaker, asked, action),
  'resolve-dilemma': ({ side }) => ({ detail: side }),
  submit: (_, speaker, { position, decision }) => legFacts(speaker, position, decision),
  'place-star': (action, speaker, { position }) => ({ more: { place: starPlace(speaker, position, action) } }),
  'pay-penalty': ({ seat, good }, _, { ask }) => ({ more: { owned: ask.player(seat).goods[good] } }),
  'use-ability': (action, speaker, asked) => ({ more: { ability: usedText(speaker, asked, action) } }),
  choose: (action, speaker, asked) => ({ more: { chosen: optionText(speaker, asked, action) } }),
};

/** EUP-TRD.10: an offer to one partner may be finished before others join in. */
function legFacts({ who }: Speaker, { options }: Position, decision: Decision | undefined): Facts {
  if (options.tradePartners === 1 || decision?.kind !== 'trade-build' || decision.partner === undefined) return {};
  return { detail: 'leg', more: { partner: who(decision.partner) } };
}

function offeredFacts({ recruit }: Of<'draft-recruit' | 'keep-recruit'>, speaker: Speaker, { position }: Asked): Facts {
  return { more: { recruit: recruitInFull(speaker, position, named(speaker.content.recruits, recruit)) } };
}

/** `take back worker 1 (4) from the Farm for 1 food: morale +2` */
function retrieveFacts(speaker: Speaker, { position, ask }: Asked, { seat, workers, price }: Of<'retrieve'>): Facts {
  const own = ask.player(seat).workers;
  const those = workers.map((number) => at(own, number - 1));
  const taken = workersText(speaker, position, {
    workers,
    values: those.map(({ value }) => value ?? 0),
    from: those.map(({ space }) => space ?? ''),
  });
  const { detail, more } = paidFacts(speaker, price, taken);
  if (detail === 'free') {
    const morale = -ask.freeRetrieval(seat);
    return morale === 0 ? { detail, more } : { detail: 'free.costly', more: { ...more, morale } };
  }
  if (detail !== 'recruit') return { detail, more };
  const { content } = speaker;
  const rows = named(content.recruits, price).abilities[position.options.recruitEdition];
  const ability = at(
    rows.map((row) => at(content.abilities, row)).filter(({ hook }) => hook === 'retrieve-price'),
    0,
  );
  const does = effectsText(speaker, ability.effects);
  return { detail, more: { ...more, price: priceText(speaker, ability.price), does } };
}

function starPlace(speaker: Speaker, position: Position, { on }: Of<'place-star'>): string {
  if (on !== 'territory')
    return speaker.voice.say('place.tile', { market: marketWord(speaker, position, siteNamed(on)) });
  return speaker.voice.say('place.territory', {
    territory: territoryWord(speaker, spaceAt(position.placement.space).faction),
  });
}

/** The effects of the ability of this recruit that can be used now. */
function usedText(speaker: Speaker, { position, decision }: Asked, { recruit }: Of<'use-ability'>): string {
  const { content } = speaker;
  const abilities = named(content.recruits, recruit).abilities[position.options.recruitEdition];
  if (decision?.kind === 'ability-window') {
    const { hook } = decision;
    return abilityText(
      speaker,
      at(
        abilities.filter((index) => content.abilities[index]?.hook === hook),
        0,
      ),
    );
  }
  const item = position.agenda.at(-1);
  return abilityText(speaker, item !== undefined && 'ability' in item ? item.ability : at(abilities, 0));
}

function optionText(speaker: Speaker, { position }: Asked, { option }: Of<'choose'>): string {
  const item = position.agenda.at(-1);
  return chosenText(speaker, item?.kind === 'ability-choose' ? item.effect : 0, option);
}
