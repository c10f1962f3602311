import type { SeenEventOf } from '@rulewright/core/author';
import { type ByType, type Facts, fillFrom, keyed, rowOf, type Told } from '@rulewright/core/text';
import type { EcoLogic } from '../state.js';
import { STYLES } from './styles.js';
import { at, effectsText, naming, objectName, type Position, type Speaker, type Teller } from './words.js';

type Event = SeenEventOf<EcoLogic>;

/** An event in words. */
export function eventText(teller: Teller, position: Position, event: Event): Told {
  const { voice, tell } = teller;
  const { detail, more } = rowOf(FACTS, event, teller) ?? {};
  const key = keyed(voice, `event.${event.type}`, detail);
  const text = tell(key, fillFrom(teller, event, naming(teller, position), more));
  return { text, ...rowOf(STYLES, event, teller) };
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

const FACTS: ByType<Event, Facts, [Speaker]> = {
  'phase-began': ({ phase }) => ({ detail: phase }),
  'event-drawn': (event, speaker) => ({ more: eventCard(speaker, event) }),
  'series-began': (event, speaker) => seriesFacts(speaker, event),
  'series-skipped': ({ series }) => ({ detail: series }),
  'auction-opened': ({ excluded }) => ({ detail: excluded.length > 0 ? 'excluding' : undefined }),
  'aid-asked': ({ due }) => ({ detail: due === 0 ? 'gift' : undefined }),
  'piece-placed': ({ level }) => ({ detail: level > 1 ? 'raised' : undefined }),
  'piece-removed': ({ level }) => ({ detail: level === 0 ? 'last' : undefined }),
  'bio-taken': ({ ecoFund, amount }) => ({
    detail: isShort(ecoFund, amount) ? 'short' : undefined,
    more: { given: ecoFund.to - ecoFund.from },
  }),
  'object-lost': ({ pieces }, speaker) => ({ more: { pieces: objectName(speaker, pieces) } }),
  'environment-settled': (event, speaker) => environmentFacts(speaker, event),
  'income-settled': (event, speaker) => incomeFacts(speaker, event),
  'loan-repaid': ({ due }) => ({ detail: due.to === 0 ? 'last' : undefined, more: { paid: due.from - due.to } }),
  // a loss without a candidate, or a first piece without a hex (ECO-SET.12)
  'choice-skipped': ({ choice }) => ({ detail: choice }),
  'game-ended': ({ decidedBy }) => ({ detail: decidedBy }),
};

/** The effect of an event card stands with whom it concerns. */
function eventCard(speaker: Speaker, { seat, event: id }: Of<'event-drawn'>): Facts['more'] {
  const { content, voice, who } = speaker;
  const card = at(
    content.events.filter((one) => one.id === id),
    0,
  );
  const effects = effectsText(speaker, card.effects);
  return {
    event: voice.name(card.name),
    level: card.level,
    effects: card.effects.length === 0 ? effects : [voice.say(`scope.${card.scope}`, { effects, seat: who(seat) })],
  };
}

function seriesFacts({ content, voice }: Speaker, { series, offer }: Of<'series-began'>): Facts {
  const names = content.specials
    .filter(({ id }) => offer.includes(id))
    .map(({ name }) => voice.say('titled', { name: voice.name(name) }));
  return { detail: series === 'specials' && offer.length === 0 ? 'specials.sold-out' : series, more: { offer: names } };
}

function environmentFacts(speaker: Speaker, { effect, ecoFund }: Of<'environment-settled'>): Facts {
  const { total, ...parts } = effect;
  return {
    detail: isShort(ecoFund, total) ? 'short' : undefined,
    more: { parts: partsText(speaker, parts, total) },
  };
}

function incomeFacts(speaker: Speaker, { income, money }: Of<'income-settled'>): Facts {
  const { net, upkeep, ...parts } = income;
  const detail = net < 0 ? 'waived' : 'short';
  return {
    detail: isShort(money, net) ? detail : undefined,
    more: { parts: partsText(speaker, { ...parts, upkeep: -upkeep }, net) },
  };
}

type Part = 'objects' | 'initiatives' | 'specials' | 'events' | 'upkeep';

/** `objects −5 and initiatives +3 = −2` */
function partsText({ voice }: Speaker, parts: { readonly [P in Part]?: number }, total: number): string {
  const list = PARTS.flatMap((part) => {
    const value = parts[part] ?? 0;
    return value === 0 ? [] : [voice.say(`part.${part}`, { value })];
  });
  if (list.length === 0) return voice.say('nothing');
  if (list.length === 1) return voice.say('list', { list });
  return voice.say(total === 0 ? 'parts.even' : 'parts', { list, total });
}
const PARTS: readonly Part[] = ['objects', 'initiatives', 'specials', 'events', 'upkeep'];

const isShort = ({ from, to }: { readonly from: number; readonly to: number }, amount: number): boolean =>
  to - from !== amount;
