import { at } from '@rulewright/core';
import { asking, type Facts, keyed } from '@rulewright/core/text';
import type { DealLeg } from '../decisions.js';
import type { EuphoriaView } from '../index.js';
import { abilityText, recruitInFull, recruitOfAbility } from './abilities.js';
import type { Decision, Player, Questions } from './actions.js';
import { effectsText, effectText } from './effects.js';
import {
  cell,
  fieldsOf,
  type GameSpeaker,
  goodsWord,
  handWord,
  itemsWord,
  named,
  type Position,
  type Speaker,
  sideless,
  spaceWord,
  tokenWord,
} from './words.js';

// Sentences of questions.

/** The question, its seat, and the facts that the answer needs. */
export function questionText(
  speaker: GameSpeaker,
  { position, viewer }: EuphoriaView,
  ask: Questions,
  decision: Decision,
): string {
  const { voice, who } = speaker;
  const { seats: asked = [], kind } = decision;
  const seat = asked.find((one) => one === viewer) ?? at(asked, 0);
  const player = ask.player(seat);
  const { detail, more } = factsOf(speaker, position, decision, player);
  const own = voice.say(keyed(voice, `question.${kind}`, detail), fieldsOf(speaker, position, decision, more));
  const question = withOthers(speaker, decision, asking(own));
  const { morale, knowledge, workers, goods, artifacts } = player;
  return voice.say('question', {
    seat: who(seat),
    morale: tokenWord(speaker, morale),
    knowledge: tokenWord(speaker, knowledge),
    available: availableWord(speaker, workers),
    goods: goodsWord(speaker, goods),
    hand: handWord(speaker, artifacts),
    asked: question,
  });
}

/** The values of the workers that can be placed. */
export const availableWord = (speaker: Speaker, workers: Player['workers']): string =>
  cell(
    speaker,
    workers.flatMap(({ where, value }) =>
      where === 'available' && value !== null ? [speaker.voice.say('number', { n: value })] : [],
    ),
  );

function factsOf(speaker: GameSpeaker, position: Position, decision: Decision, player: Player): Facts {
  const { content, voice } = speaker;
  switch (decision.kind) {
    case 'setup-keep-recruits': {
      const { cards } = player.dealtRecruits;
      const recruits = cards.map((id) => recruitInFull(speaker, position, named(content.recruits, id)));
      return cards.length === 0 ? {} : { more: { recruits: voice.say('list', { list: recruits }) } };
    }
    case 'trade-build': {
      const { give, ask, isAsking } = decision;
      const side = isAsking === true ? ask : give;
      const asking = give?.length === 0 ? 'request' : 'asking';
      const details = [isAsking === true ? asking : '', side?.length === 0 ? 'nothing' : ''].filter(Boolean);
      return { detail: details.join('.'), more: { give: traded(speaker, give), ask: traded(speaker, ask) } };
    }
    case 'trade-more':
      return { more: { deal: legsText(speaker, decision.legs) } };
    case 'trade-respond': {
      const { give, ask } = decision;
      const detail = give && ask && sideless(give, ask);
      return { detail, more: { give: traded(speaker, give), ask: traded(speaker, ask) } };
    }
    case 'trade-pick-cards':
      return decision.partner === undefined ? {} : { detail: 'deal' };
    case 'hand-discard':
      return { more: { morale: player.morale } };
    case 'roll-choose-face': {
      const { worker, owner } = decision;
      return { more: { worker, owner: owner === undefined ? undefined : speaker.teller.who(owner) } };
    }
    case 'place-extra':
      return { more: { value: at(position.value, position.placement.added) } };
    case 'place-pay':
    case 'place-benefit':
    case 'place-star':
      return { more: { space: spaceWord(speaker, position, position.placement.space) } };
    default:
      return abilityFacts(speaker, position);
  }
}

/** One side of a trade; nothing where the viewer may not know it. */
const traded = (speaker: Speaker, items: readonly string[] | undefined): string | undefined =>
  items && itemsWord(speaker, items, 'object');

/** EUP-TRD.10: the legs of a deal, `1 gold for 2 clay with P3`; nothing where the viewer may not know them. */
function legsText(speaker: GameSpeaker, legs: readonly DealLeg[] | undefined): string | undefined {
  const { voice, who } = speaker;
  const known = (legs ?? []).flatMap(({ partner, give, ask }) => {
    if (give === undefined || ask === undefined) return [];
    const sides = {
      give: itemsWord(speaker, give, 'object'),
      ask: itemsWord(speaker, ask, 'object'),
      partner: who(partner),
    };
    return [voice.say(keyed(voice, 'deal.leg', sideless(give, ask)), sides)];
  });
  return known.length === 0 ? undefined : voice.say('list', { list: known });
}

/** A marked question, with the other legs of the deal that it is about before what is asked. */
function withOthers(speaker: GameSpeaker, decision: Decision, question: string): string {
  if (decision.kind !== 'trade-build' && decision.kind !== 'trade-respond') return question;
  const later = decision.kind === 'trade-respond' ? decision.later : undefined;
  const legs = legsText(speaker, [...(decision.earlier ?? []), ...(later ?? [])]);
  if (legs === undefined) return question;
  return question.replace(ASKED, () => `${speaker.voice.say('deal.others', { legs })} ${ASKED}`);
}
/** The mark where the question itself begins. */
const ASKED = '{<ask}';

/** The ability or the effect that is asked about, as the agenda has it. */
function abilityFacts(speaker: Speaker, { agenda }: Position): Facts {
  const { content } = speaker;
  const item = at(agenda, agenda.length - 1);
  if ('ability' in item) {
    const ability = at(content.abilities, item.ability);
    const recruit = recruitOfAbility(speaker, ability);
    return { more: { recruit, ability: abilityText(speaker, item.ability) } };
  }
  if (!('effect' in item)) return {};
  const origin = content.abilities[at(content.origins, item.effect)];
  const row = at(content.effects, item.effect);
  const does = row.op === 'for' ? effectsText(speaker, row.effects) : effectText(speaker, item.effect);
  return { more: { does, ...(origin !== undefined && { recruit: recruitOfAbility(speaker, origin) }) } };
}
