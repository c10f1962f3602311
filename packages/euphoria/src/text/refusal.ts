import type { Violation } from '@rulewright/core';
import { keyed, type Speaker } from './words.js';

/** Why an action is refused, with the numbers that it is about. */
export function refusalText({ voice, seats }: Speaker, { code, details = {} }: Violation): string {
  const asked = String(details.asked ?? '');
  const why = voice.say(keyed(voice, `refusal.${code}`), {
    asked: asked === '' ? undefined : asked.split(' ').map((seat) => seats(Number(seat))),
  });
  const facts = Object.entries(details).flatMap(([name, value]) => {
    const key = `fact.${name}`;
    return voice.knows(key) ? [voice.say(key, { value })] : [];
  });
  return facts.length === 0 ? why : voice.say('refused', { why, facts });
}
