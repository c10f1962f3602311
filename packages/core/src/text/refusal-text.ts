import { type CoreCode, coreRefusals } from '../game/rules.js';
import { guarded, type Violation } from '../ground/errors.js';
import type { Speaker } from './speaker.js';
import { keyed } from './voice.js';

// Refusals in words.

/** The English messages of `refusalText`: the sentences of a game's codes and of core's, and the joint of facts. */
export const refusalMessages = <Code extends string>(refusals: Readonly<Record<Code, string>>): RefusalMessages<Code> =>
  refusalMessagesOf(
    { ...coreRefusals, 'not-asked.unseen': coreRefusals['not-asked'], 'not-asked': '{asked:or} is asked now.' },
    refusals,
  );

/** The messages of refusals, by key. */
export type RefusalMessages<Code extends string> = Record<
  `refusal.${Code | CoreCode}` | 'refusal.not-asked.unseen' | 'refused',
  string
>;
/** Core's own refusals in a language; the seats asked now fill the hole `{asked}`. */
export type CoreRefusals = Readonly<Record<CoreCode | 'not-asked.unseen', string>>;

/** The messages of `refusalText` in a language: core's sentences, and those of a game's codes. */
export const refusalMessagesOf = <Code extends string>(
  core: CoreRefusals,
  refusals: Readonly<Record<Code, string>>,
): RefusalMessages<Code> => ({
  ...(Object.fromEntries(
    Object.entries({ ...core, ...refusals }).map(([code, text]) => [`refusal.${code}`, text]),
  ) as RefusalMessages<Code>),
  refused: '{why} ({facts})',
});

/**
 * The reason for a refusal, with the facts that have a message `fact.…`. With `amounts`, words and negative numbers are
 * left out.
 */
export const refusalText: <Key extends string>(
  speaker: Pick<Speaker<unknown, Key>, 'voice' | 'seats'>,
  why: Violation,
  only?: 'amounts',
) => string = guarded(({ voice, seats }, { code, details = {} }, only) => {
  const asked = String(details.asked ?? '');
  const why = voice.say(keyed(voice, `refusal.${code}`), {
    asked: asked === '' ? undefined : asked.split(' ').map((seat) => seats(Number(seat))),
  });
  const facts = Object.entries(details).flatMap(([name, value]) => {
    const key = `fact.${name}`;
    const isAmount = typeof value === 'number' && value >= 0;
    return voice.knows(key) && (isAmount || name === 'asked' || only === undefined) ? [voice.say(key, { value })] : [];
  });
  return facts.length === 0 ? why : voice.say(keyed(voice, 'refused'), { why, facts });
});
