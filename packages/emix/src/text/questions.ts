import { asking, type Facts, fillFrom, keyed } from '@rulewright/core/text';
import type { EmixView } from '../index.js';
import type { Asked, Decision } from './actions.js';
import { propertyText } from './effects.js';
import {
  cardNamed,
  type GameSpeaker,
  humanWord,
  naming,
  type Position,
  poolText,
  type Speaker,
  signed,
} from './words.js';

// Sentences of questions.

/**
 * The question, its seat and the facts that the answer needs. The seat asked in a window may be secret (EMX-MOM.17).
 */
export function questionText(
  speaker: GameSpeaker,
  { position }: EmixView,
  ask: Asked['ask'],
  decision: Decision,
): string {
  const { voice, who, teller } = speaker;
  const { options } = position;
  const { detail, more } = factsOf(speaker, position, decision);
  const fill = fillFrom(teller, decision, naming(teller, options), more);
  const asked = asking(teller.tell(keyed(voice, `question.${decision.kind}`, detail), fill));
  const [seat] = decision.seats ?? [];
  if (seat === undefined) return voice.say('question.hidden', { asked });
  const marker = signed(speaker, ask.player(seat).marker);
  const { humans } = ask.shared();
  const pools = humans.map(({ human, pool }) => ({
    human: humanWord(speaker, options, human),
    pool: poolText(speaker, pool),
  }));
  const own = humans[seat]?.pool;
  const isEmpty = own !== undefined && own.pos + own.neg === 0;
  return options.freeFeeding === null
    ? voice.say(isEmpty ? 'question.empty' : 'question', { seat: who(seat), marker, pool: pools[seat]?.pool, asked })
    : voice.say('question.free', {
        seat: who(seat),
        marker,
        pools: pools.map((pool) => voice.say('pool.of', pool)),
        asked,
      });
}

function factsOf(speaker: Speaker, { slot, phase, options }: Position, decision: Decision): Facts {
  switch (decision.kind) {
    case 'action':
      return { detail: slot.done > 1 ? 'extra' : undefined };
    case 'choose-human':
      return { detail: phase };
    case 'cancel':
      if (decision.later !== undefined) return { detail: decision.played ? 'since.played' : 'since' };
      return { detail: decision.played ? 'played' : undefined };
    case 'split':
      return { detail: decision.verb };
    case 'property-target': {
      const { card, part } = decision;
      if (card === undefined || part === undefined) return {};
      const property = cardNamed(speaker, options, card)[part] ?? { scope: 'self', ops: [] };
      return { more: { does: propertyText(speaker, property) } };
    }
    default:
      return {};
  }
}
