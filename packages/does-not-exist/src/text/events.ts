import type { SeenEventOf } from '@rulewright/core/author';
import { type ByType, type Facts, fillFrom, keyed, rowOf, type Told } from '@rulewright/core/text';
import { JOINS_FROM } from '../numbers.js';
import type { DoesNotExist } from '../state.js';
import { closedText, playedText } from './closing.js';
import { abilitiesText, effectText, monsterInFull } from './effects.js';
import { PLAIN, STYLES } from './styles.js';
import { named, naming, type Position, type Speaker, splitText, type Teller, tradedText } from './words.js';

type Event = SeenEventOf<DoesNotExist>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** An event in words. */
export function eventText(teller: Teller, position: Position, event: Event): Told {
  const { voice, tell } = teller;
  const { detail, more } = rowOf(FACTS, event, teller, position) ?? {};
  const text = tell(keyed(voice, `event.${event.type}`, detail), fillFrom(teller, event, naming(teller), more));
  return { text, ...(rowOf(STYLES, event) ?? PLAIN) };
}

const roars = ({ hostTotal }: Of<'invasion-declared' | 'invader-expelled'>): Facts => ({
  detail: hostTotal.from === hostTotal.to ? undefined : 'roar',
});
const FACTS: ByType<Event, Facts, [Speaker, Position]> = {
  'turn-began': ({ host, place }) => ({ detail: host === place ? undefined : 'instead' }),
  'phase-began': ({ phase }) => ({ detail: phase }),
  'game-ended': ({ reason, decidedBy }) => ({ detail: reason === 'max-turns' ? `${decidedBy}.max-turns` : decidedBy }),
  'die-rolled': ({ roll, face }) => ({ detail: roll === 'recruit' && face < JOINS_FROM ? 'recruit.failed' : roll }),
  // cards and souls
  'deck-reshuffled': ({ deck }) => ({ detail: deck }),
  'cards-discarded': (event) => ({ detail: discardDetail(event) }),
  'card-recovered': ({ rule }) => ({ detail: rule === 'DNE-CLS.18' ? 'drafted' : undefined }),
  'souls-changed': ({ cause, souls }) => ({
    detail: cause === 'monster' && souls.to < souls.from ? 'monster.lost' : cause,
    more: { n: Math.abs(souls.to - souls.from) },
  }),
  'class-gained': (event, speaker) => ({
    more: { abilities: abilitiesText(speaker, named(speaker.content.classes, event.class)) },
  }),
  // monsters
  'monster-invited': ({ rule, monster }, speaker, { options }) => {
    const guest = named(speaker.content.monsters, monster);
    return {
      detail: rule === 'DNE-R13' ? 'met' : undefined,
      more: { guest: monsterInFull(speaker, guest, { blankSouls: options.blankMonsterSouls }) },
    };
  },
  'monster-came': ({ monster, level, expectation }, { content }, { options }) => {
    const raised = named(content.monsters, monster).level === level ? undefined : 'level';
    return { detail: options.monsterLevel === 'add' ? 'add' : raised, more: { target: expectation + level } };
  },
  // the rave
  'rave-began': ({ final }, _, { options }) => ({
    detail: final ? 'final' : undefined,
    more: { goal: options.winSouls },
  }),
  'card-played': (event, speaker) => ({ more: playedText(speaker, event) }),
  'invasion-declared': roars,
  'invader-expelled': roars,
  'trade-proposed': ({ give, ask }, speaker) => ({
    more: { give: tradedText(speaker, give), ask: tradedText(speaker, ask) },
  }),
  'trade-made': ({ give, got }, speaker) => ({
    more: { give: tradedText(speaker, give), got: tradedText(speaker, got) },
  }),
  'friend-called': (event, speaker) => ({
    detail: event.share === 0 ? 'nothing' : undefined,
    more: { split: splitText(speaker, event) },
  }),
  'call-countered': (event, speaker) => ({ more: { split: splitText(speaker, event) } }),
  'saviour-found': (event, speaker) => ({
    detail: event.forced ? 'forced' : event.share === 0 ? 'nothing' : undefined,
    more: { split: splitText(speaker, event) },
  }),
  'rave-closed': (event, speaker) => ({ more: closedText(speaker, event) }),
  'reward-opened': ({ cards }) => ({ detail: cards.length === 0 ? 'empty' : undefined }),
  'escape-rolled': ({ bonus }) => ({ detail: bonus === 0 ? undefined : 'bonus' }),
  'escape-ended': ({ result, monster }, speaker) => ({
    detail: result,
    more: { does: effectText(speaker, named(speaker.content.monsters, monster).failure) },
  }),
};

function discardDetail({ from, rule }: Of<'cards-discarded'>): string | undefined {
  if (from === 'lineup') return rule === 'DNE-CLS.20' ? 'rest' : 'lineup';
  if (from === 'mercenary') return 'mercenary';
  return rule === 'DNE-MON.4' || rule === 'DNE-SPC.15' ? 'price' : undefined;
}
