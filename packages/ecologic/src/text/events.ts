import type { SeenEventOf } from '@rulewright/core';
import { keyed, type Told } from '@rulewright/core/text';
import type { EcoLogic } from '../state.js';
import { at, effectsText, fillFrom, objectName, type Position, type Speaker } from './words.js';

type Event = SeenEventOf<EcoLogic>;

/** What happened, in words. */
export function eventText(speaker: Speaker, position: Position, event: Event): Told {
  const { voice } = speaker;
  const { detail, more } = facts(speaker, event);
  const key = keyed(voice, `event.${event.type}`, detail);
  const text = voice.say(key, fillFrom(speaker, position, event, more));
  const manner = MANNERS[event.type];
  return { text, ...manner, ...(starts(speaker, event) && { starts: true }) };
}

/** Every auction has a paragraph of its own; one for a revealed initiative begins with the reveal. */
const starts = ({ content }: Speaker, event: Event): boolean =>
  event.type === 'initiative-revealed' ||
  (event.type === 'auction-opened' && content.initiatives.every(({ id }) => id !== event.item));

type Manner = Omit<Told, 'text'>;
const auction: Manner = { chain: 'auction' };
const build: Manner = { chain: 'build' };
const loss: Manner = { chain: 'losses' };

/** How events are told that are not a line of their own. */
const MANNERS: { readonly [Type in Event['type']]?: Manner } = {
  'round-began': { style: 'title' },
  'round-ended': { style: 'quiet' },
  'veto-gained': { style: 'quiet' },
  'phase-began': { style: 'heading' },
  'series-began': { style: 'note' },
  'series-skipped': { style: 'note' },
  'slot-began': { style: 'quiet' },
  'slot-skipped': { style: 'quiet' },
  'opening-declined': { chain: 'openings' },
  'initiative-revealed': auction,
  'initiative-refused': auction,
  'auction-opened': auction,
  'auction-vetoed': auction,
  'veto-held': auction,
  'bid-raised': auction,
  'bid-passed': auction,
  'auction-won': auction,
  'item-kept': auction,
  'aid-asked': auction,
  'aid-given': auction,
  'aid-declined': auction,
  'piece-placed': build,
  'bio-taken': build,
  'initiative-placed': build,
  'special-placed': build,
  'piece-removed': build,
  'initiative-discarded': build,
  'build-passed': build,
  'object-lost': loss,
  'choice-forced': { style: 'quiet' },
  'choice-skipped': loss,
  'loan-repaid': { chain: 'loans' },
  'repayment-withheld': { chain: 'loans' },
};

/** What of an event decides which sentence tells it, and what the sentence needs beside the fields of the event. */
interface Facts {
  readonly detail?: string | undefined;
  readonly more?: object;
}

function facts(speaker: Speaker, event: Event): Facts {
  switch (event.type) {
    case 'phase-began':
      return { detail: event.phase };
    case 'event-drawn':
      return { more: eventCard(speaker, event) };
    case 'series-began':
      return seriesFacts(speaker, event);
    case 'series-skipped':
      return { detail: event.series };
    case 'auction-opened':
      return { detail: event.excluded.length > 0 ? 'excluding' : undefined };
    case 'aid-asked':
      return { detail: event.due === 0 ? 'gift' : undefined };
    case 'piece-placed':
      return { detail: event.level > 1 ? 'raised' : undefined };
    case 'piece-removed':
      return { detail: event.level === 0 ? 'last' : undefined };
    case 'bio-taken':
      return {
        detail: isShort(event.ecoFund, event.amount) ? 'short' : undefined,
        more: { given: event.ecoFund.to - event.ecoFund.from },
      };
    case 'object-lost':
      return { more: { pieces: objectName(speaker, event.pieces) } };
    case 'environment-settled':
      return environmentFacts(speaker, event);
    case 'income-settled':
      return incomeFacts(speaker, event);
    case 'loan-repaid':
      return { detail: event.due.to === 0 ? 'last' : undefined, more: { paid: event.due.from - event.due.to } };
    case 'game-ended':
      return { detail: event.decidedBy };
    default:
      return {};
  }
}

type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** The effect of an event card stands with whom it concerns. */
function eventCard(speaker: Speaker, { seat, event: id }: Of<'event-drawn'>): object {
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
  return list.length === 1 ? voice.say('list', { list }) : voice.say('parts', { list, total });
}
const PARTS: readonly Part[] = ['objects', 'initiatives', 'specials', 'events', 'upkeep'];

const isShort = ({ from, to }: { readonly from: number; readonly to: number }, amount: number): boolean =>
  to - from !== amount;
