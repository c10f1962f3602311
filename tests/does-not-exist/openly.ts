import {
  engine as base,
  type DoesNotExistContent,
  type DoesNotExistEngine,
  type DoesNotExistState,
  effectSteps,
} from '@rulewright/does-not-exist';
import type { DecidedOpenly } from '@rulewright/testing';

type Effect = DoesNotExistContent['monsters'][number]['failure'];
const soundOf = (id: string) => base.content.sounds.find((sound) => sound.id === id);

/** Effects that go by what cards are worth. */
const WEIGHING: readonly Effect['op'][] = ['discardAllAtMost', 'discardHighest', 'discardMinBonus', 'discardSet'];
const weighs = (effect: Effect): boolean => WEIGHING.includes(effect.op) || effectSteps(effect).some(weighs);
const weighers = base.content.monsters.flatMap(({ id, failure }) => (weighs(failure) ? [id] : []));

/** What hidden cards of Does Not Exist decide for all to see; the kinds of cards are those of the base pack. */
export const openlyBy = (engine: DoesNotExistEngine): readonly DecidedOpenly<DoesNotExistState>[] => [
  {
    rule: 'DNE-SND.4',
    what: 'a card that is turned up into a line-up is followed by its die, if it has one, before it counts',
    applies: ({ action, kinds }) =>
      (action.type === 'ask-mercenary' || action.type === 'signal') && kinds.some((id) => (soundOf(id)?.die ?? 0) > 0),
  },
  {
    rule: 'DNE-FAI.2',
    what: 'a failure that goes by the worth of held cards takes those at once that have to go, or the other part of it happens',
    applies: ({ before, after, kinds: [one, other] }) =>
      soundOf(one)?.comparison !== soundOf(other)?.comparison &&
      [before, after].some((state) => weighers.includes(engine.ask(state).pursuer() ?? '')),
  },
];

export const openly = openlyBy(base);
