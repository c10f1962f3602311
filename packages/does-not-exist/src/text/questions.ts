import { at, type Seat } from '@rulewright/core';
import { asking, fillFrom, keyed, type Value } from '@rulewright/core/text';
import type { DoesNotExistView } from '../index.js';
import { type Decision, pursuerName, rewardHere } from './actions.js';
import {
  type GameSpeaker,
  naming,
  type Position,
  type Questions,
  type Speaker,
  splitText,
  tradedText,
} from './words.js';

// Questions to players.

/** The question, the seat that is asked, and the facts it needs to answer. */
export function questionText(speaker: GameSpeaker, view: DoesNotExistView, ask: Questions, decision: Decision): string {
  const { voice, who } = speaker;
  const { position, viewer } = view;
  const { seats: all = [], kind } = decision;
  const seat = all.find((one) => one === viewer) ?? at(all, 0);
  const key = keyed(voice, `question.${kind}`, detailOf(ask, decision, seat));
  const asked = asking(
    voice.say(key, fillFrom(speaker, decision, naming(speaker), valuesOf(speaker, position, ask, decision))),
  );
  const { souls } = ask.player(seat);
  const { turn, phase, lineups } = position;
  const totals = lineups.map(({ owner }) =>
    voice.say('total.of', { owner: who(owner), total: ask.lineup(owner).total }),
  );
  const values = { seat: who(seat), souls, asked, expectation: turn.expectation, totals };
  if (phase === 'rave')
    return voice.say('question.raving', {
      ...values,
      needed: ask.needed(ownerMeant(ask, decision, seat) ?? turn.host),
    });
  if (phase === 'gentle-round' && totals.length > 0) return voice.say('question.gentle', values);
  return voice.say(turn.expectation > 0 ? 'question.expecting' : 'question', values);
}

/** DNE-R64: whose line-up a question of a rave is about, which may need less than others; undefined for the Host's. */
function ownerMeant(ask: Questions, decision: Decision, seat: Seat): Seat | undefined {
  if (decision.kind === 'rolled-card') return decision.lineup;
  return decision.kind === 'rave' && ask.role(seat) !== 'saviour' ? seat : undefined;
}

/** The cards of a trade, the last one last; nothing where there is no card. */
function tradedTexts(speaker: Speaker, earlier: readonly (string | undefined)[], last: string | undefined): Value {
  const cards = [...earlier, last].filter((card) => card !== 'none');
  return cards.length === 0 ? tradedText(speaker, 'none') : cards.map((card) => tradedText(speaker, card));
}

/** The pairs of a trade that are settled, as its question names them. */
function earlierTexts(speaker: Speaker, pairs: readonly { readonly give?: string; readonly ask?: string }[]) {
  const texts = (list: readonly (string | undefined)[]) => tradedTexts(speaker, list.slice(0, -1), list.at(-1));
  return { given: texts(pairs.map(({ give }) => give)), ask: texts(pairs.map(({ ask }) => ask)) };
}

function detailOf(ask: Questions, decision: Decision, seat: Seat): string | undefined {
  switch (decision.kind) {
    case 'rave':
      return ask.role(seat);
    case 'trade-give':
    case 'trade-ask':
      return decision.pairs === undefined ? undefined : 'more';
    case 'call-answer':
      return decision.share === 0 ? 'nothing' : undefined;
    case 'pay-invite':
      return decision.extra === true ? 'extra' : undefined;
    case 'failure-take':
      return decision.to;
    case 'failure-dismiss':
      return decision.ability === true ? 'ability' : undefined;
    default:
      return undefined;
  }
}

function valuesOf(
  speaker: GameSpeaker,
  position: Position,
  ask: Questions,
  decision: Decision,
): Readonly<Record<string, Value>> {
  const { who } = speaker;
  switch (decision.kind) {
    case 'pay-invite':
    case 'fate-room':
    case 'escape':
      return { monster: pursuerName(speaker, ask) };
    case 'raise-level':
      return { monster: pursuerName(speaker, ask), level: position.turn.level };
    case 'trade-give': {
      const { given, ask } = earlierTexts(speaker, decision.pairs ?? []);
      return { give: given, ask };
    }
    case 'trade-ask': {
      const { given, ask } = earlierTexts(speaker, decision.pairs ?? []);
      return { give: tradedTexts(speaker, [], decision.give), earlier: given, ask };
    }
    case 'trade-answer': {
      const { given, ask } = earlierTexts(speaker, [...(decision.pairs ?? []), decision]);
      return { give: given, ask };
    }
    case 'call-answer':
    case 'counter-answer': {
      const { share = 0, picker = 'host' } = decision;
      const split = splitText(speaker, { share, picker, of: rewardHere(speaker, position) });
      return { split, host: who(position.turn.host) };
    }
    case 'share-pick':
    case 'promise-give':
      return { saviour: speaker.teller.who(position.rave.saviour) };
    case 'failure-take':
      return { victim: decision.victim === undefined ? undefined : who(decision.victim) };
    default:
      return {};
  }
}
