import type { SeenEventOf } from '@rulewright/core/author';
import { type ByType, type Facts, fillFrom, keyed, rowOf, type Told } from '@rulewright/core/text';
import type { PropertyName } from '../content/effects.js';
import type { Rule } from '../rulebook/rules.js';
import type { Emix } from '../state.js';
import { effectsText, propertyText } from './effects.js';
import { begins, PLAIN, STYLES } from './styles.js';
import {
  actorWord,
  aimedAt,
  cardNamed,
  type Emons,
  emonsText,
  naming,
  type Position,
  poolNow,
  type Speaker,
  signed,
  type Teller,
} from './words.js';

type Event = SeenEventOf<Emix>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;
type Options = Position['options'];
type Piles = Of<'emons-restored'>['pool'];

/** Sentences of events. */
export function eventText(teller: Teller, { options }: Position, event: Event): Told {
  const { voice, tell } = teller;
  const { detail, more } = rowOf(FACTS, event, teller, options) ?? {};
  const key = keyed(voice, `event.${event.type}`, detail ?? DETAILS.get(event.rule));
  const text = tell(key, fillFrom(teller, event, naming(teller, options), more));
  return { text, ...(rowOf(STYLES, event) ?? PLAIN), ...(begins(event) && { starts: true }) };
}

/** Rules that select a more detailed sentence for an event. */
const DETAILS: ReadonlyMap<Rule, string> = new Map<Rule, string>([
  ['EMX-CHG.3', 'power'],
  ['EMX-CRD.6', 'paid'],
  ['EMX-RES.2', 'absorbed'],
  ['EMX-RES.6', 'leftover'],
  ['EMX-MOM.10', 'cancelled'],
  ['EMX-VOC.21', 'free'],
  ['EMX-SYM.12', 'again'],
]);

const emons = (event: Emons, speaker: Speaker): Facts => ({ more: { emons: emonsText(speaker, event) } });
/** The number of emons, and the pool afterwards. */
const pooled = (event: Emons & Pick<Of<'emons-taken'>, 'pool'>, speaker: Speaker): Facts => ({
  more: { emons: emonsText(speaker, event), pool: poolNow(speaker, event.pool) },
});
const phased = ({ phase }: { readonly phase: string }): Facts => ({ detail: phase });

const FACTS: ByType<Event, Facts, [Speaker, Options]> = {
  'round-began': (_, __, { maxRounds }) => ({ more: { rounds: maxRounds } }),
  'phase-began': phased,
  'turn-began': phased,
  'human-chosen': phased,
  'action-began': ({ action }) => ({ detail: action > 1 ? 'extra' : undefined }),
  'game-ended': ({ decidedBy }) => ({ detail: decidedBy }),
  // emons
  'emons-taken': pooled,
  'emons-returned': pooled,
  'emons-moved': (event, speaker) => ({
    more: {
      emons: emonsText(speaker, event),
      fromPool: poolNow(speaker, event.fromPool),
      toPool: poolNow(speaker, event.toPool),
    },
  }),
  'emons-restored': ({ pool, karma }, speaker) => ({
    detail: restoredDetail(pool, karma),
    more: { pool: poolNow(speaker, pool), karma: poolNow(speaker, karma) },
  }),
  'karma-set-aside': (event, speaker) => ({
    more: { ...pooled(event, speaker).more, paid: emonsText(speaker, event.paid) },
  }),
  'karma-fell-due': emons,
  'karma-came-back': pooled,
  // cards
  'card-activated': (event, speaker, options) => ({
    detail: event.target < 0 && event.player < 0 ? 'unaimed' : undefined,
    more: { ...actingFacts(event, speaker, options), price: priceText(speaker, options, event) },
  }),
  'power-used': (event, speaker, options) => ({
    detail: event.copies > 1 ? 'several' : undefined,
    more: actingFacts(event, speaker, options, 'influence'),
  }),
  'property-applied': (event, speaker, options) => ({
    detail:
      event.target === event.human && (options.freeFeeding === null || event.player === event.seat) ? 'own' : undefined,
    more: actingFacts(event, speaker, options, event.part),
  }),
  'deck-reshuffled': ({ deck }, { who }, { individualDecks }) => ({
    detail: individualDecks === null ? undefined : 'own',
    more: { owner: who(deck) },
  }),
  'card-stolen': ({ from }, { who }) => ({ more: { from: who(from) } }),
  // the marker
  absorbed: (event, speaker, { freeFeeding }) => ({
    detail: `${freeFeeding === null ? 'own' : 'free'}${event.result === 0 ? '.stays' : ''}`,
    ...emons(event, speaker),
  }),
  'marker-moved': ({ position }, speaker) => ({ more: { position: signed(speaker, position.to) } }),
};

/** Says that a pool is empty again, and tells of the karma of the round if it differs. */
function restoredDetail(pool: Piles, karma: Piles): string | undefined {
  const isEmpty = ({ pos, neg }: Piles): boolean => pos.to + neg.to === 0;
  const differs = karma.pos.from !== karma.pos.to || karma.neg.from !== karma.neg.to;
  const parts = [isEmpty(pool) ? 'empty' : '', differs ? (isEmpty(karma) ? 'no-karma' : 'karma') : ''];
  return parts.filter((part) => part !== '').join('.') || undefined;
}

/** The actor, the targets, and the effect of a card or of one of its properties. */
function actingFacts(
  event: Of<'card-activated' | 'power-used' | 'property-applied'>,
  speaker: Speaker,
  options: Options,
  part?: PropertyName,
): Facts['more'] {
  const card = cardNamed(speaker, options, event.card);
  const property = part && card[part];
  const who = actorWord(speaker, options, event.seat, event.human);
  return {
    who,
    targets: aimedAt(speaker, options, event),
    does: property === undefined ? effectsText(speaker, card) : propertyText(speaker, property),
  };
}

function priceText(speaker: Speaker, options: Options, event: Of<'card-activated'>): string {
  return cardNamed(speaker, options, event.card).value === 0 ? speaker.voice.say('free') : emonsText(speaker, event);
}
