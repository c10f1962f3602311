import type { SeenEventOf } from '@rulewright/core';
import { keyed, type Told, type Value } from '@rulewright/core/text';
import { JOINS_FROM } from '../dice.js';
import type { Rule } from '../rulebook/rules.js';
import type { DoesNotExist } from '../state.js';
import { closedText, playedText } from './closing.js';
import { abilitiesText, effectText, monsterInFull } from './effects.js';
import { fillFrom, named, type Position, type Speaker, splitText } from './words.js';

type Event = SeenEventOf<DoesNotExist>;
type Of<Type extends Event['type']> = Extract<Event, { readonly type: Type }>;

/** What happened, in words. */
export function eventText(speaker: Speaker, position: Position, event: Event): Told {
  const { voice } = speaker;
  const { detail, more } = factsOf(event, speaker, position);
  const text = voice.say(keyed(voice, `event.${event.type}`, detail), fillFrom(speaker, event, more));
  return { text, ...mannerOf(event) };
}

type Manner = Omit<Told, 'text'>;
const turn: Manner = { chain: 'turn' };
const start: Manner = { chain: 'turn', starts: true };
const quiet: Manner = { style: 'quiet' };

/** What other lines say anyway. */
const QUIET: ReadonlySet<Event['type']> = new Set([
  'choice-forced',
  'choice-skipped',
  'passed-over',
  'raise-offered',
  'trade-opened',
  'limit-restored',
]);
/** Deeds that begin a paragraph. */
const STARTING: ReadonlySet<Event['type']> = new Set([
  'turn-passed',
  'monster-invited',
  'anybody-invited',
  'trade-proposed',
  'card-stashed',
  'player-returned',
  'friend-called',
  'invasion-declared',
  'rave-closed',
  'shield-raised',
  'escape-rolled',
  'card-recovered',
  'game-ended',
]);
/** The same, where the rule is what a player or the game begins. */
const STARTING_BY: ReadonlySet<Rule> = new Set<Rule>([
  'DNE-TRN.5',
  'DNE-CLS.1',
  'DNE-CLS.10',
  'DNE-CLS.12',
  'DNE-CLS.22',
  'DNE-CLS.24',
  'DNE-FIN.3',
  'DNE-GNL.8',
  'DNE-GTL.2',
  'DNE-GTL.5',
  'DNE-MRC.1',
  'DNE-MRC.6',
  'DNE-MRC.9',
  'DNE-RAV.5',
  'DNE-RAV.6',
  'DNE-RAV.7',
  'DNE-SPC.5',
  'DNE-SPC.6',
  'DNE-SPC.9',
  'DNE-SPC.12',
  'DNE-SPC.14',
]);
const BEGINNERS: ReadonlySet<Event['type']> = new Set(['card-played', 'cards-discarded', 'escape-ended']);

function mannerOf(event: Event): Manner {
  switch (event.type) {
    case 'turn-began':
      return { style: 'title' };
    case 'phase-began':
      return event.phase === 'rave' || event.phase === 'bounty' ? { style: 'heading' } : quiet;
    case 'rave-began':
    case 'deck-reshuffled':
    case 'supply-refilled':
      return { style: 'note' };
    case 'cards-discarded':
      if (event.from === 'lineup' && event.rule !== 'DNE-CLS.20') return quiet;
      return STARTING_BY.has(event.rule) && event.from === 'held' ? start : turn;
    case 'die-rolled':
      if (event.roll === 'escape') return quiet;
      return ROLLED_FIRST.has(event.roll) ? start : turn;
    case 'souls-changed':
      return PAID_FIRST.has(event.cause) || event.rule === 'DNE-SPC.6' ? start : turn;
    default:
      return plainManner(event);
  }
}
const ROLLED_FIRST: ReadonlySet<Of<'die-rolled'>['roll']> = new Set([
  'expectation',
  'bonus',
  'rolled-card',
  'needle-roll',
  'first-player',
]);
const PAID_FIRST: ReadonlySet<Of<'souls-changed'>['cause']> = new Set(['buy-class', 'hijack', 'expel', 'return']);

function plainManner(event: Event): Manner {
  if (QUIET.has(event.type)) return quiet;
  return STARTING.has(event.type) || (BEGINNERS.has(event.type) && STARTING_BY.has(event.rule)) ? start : turn;
}

/** Which of the sentences of an event fits, and what stands in its holes beside what the event tells. */
interface Facts {
  readonly detail?: string | undefined;
  readonly more?: Readonly<Record<string, Value>>;
}
type FactsBy = {
  readonly [Type in Event['type']]?: (event: Of<Type>, speaker: Speaker, position: Position) => Facts;
};
const roars = ({ hostTotal }: Of<'invasion-declared' | 'invader-expelled'>): Facts => ({
  detail: hostTotal.from === hostTotal.to ? undefined : 'roar',
});
const FACTS: FactsBy = {
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
  'friend-called': (event, speaker) => ({ more: { split: splitText(speaker, event) } }),
  'call-countered': (event, speaker) => ({ more: { split: splitText(speaker, event) } }),
  'saviour-found': (event, speaker) => ({
    detail: event.forced ? 'forced' : undefined,
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

function factsOf<Type extends Event['type']>(event: Of<Type>, speaker: Speaker, position: Position): Facts {
  const facts: FactsBy[Type] = FACTS[event.type];
  return facts?.(event, speaker, position) ?? {};
}

function discardDetail({ from, rule }: Of<'cards-discarded'>): string | undefined {
  if (from === 'lineup') return rule === 'DNE-CLS.20' ? 'rest' : 'lineup';
  if (from === 'mercenary') return 'mercenary';
  return rule === 'DNE-MON.4' || rule === 'DNE-SPC.15' ? 'price' : undefined;
}
