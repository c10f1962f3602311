import type { ViolationOf } from '@rulewright/core';
import type { Emix } from '../state.js';
import { keyed, type Speaker } from './words.js';

/** Why an action is refused, with the facts that it is about. */
export function refusalText({ voice, seats }: Speaker, { code, details = {} }: ViolationOf<Emix>): string {
  const asked = String(details.asked ?? '');
  const why = voice.say(keyed(voice, `refusal.${code}`), {
    asked: asked === '' ? undefined : asked.split(' ').map((seat) => seats(Number(seat))),
  });
  const facts = Object.entries(details).flatMap(([name, value]) => {
    const key = `fact.${name}`;
    return voice.knows(key) && typeof value === 'number' && value >= 0 ? [voice.say(key, { value })] : [];
  });
  return facts.length === 0 ? why : voice.say('refused', { why, facts });
}
