import { at } from '@rulewright/core';
import type { SeenEventOf } from '@rulewright/core/author';
import { fillFrom, keyed } from '@rulewright/core/text';
import type { CountedCard, CountedLineup } from '../counted.js';
import type { Rule } from '../rulebook/rules.js';
import type { DoesNotExist } from '../state.js';
import { joined, naming, type Speaker, soundInFull, soundName } from './words.js';

// Totals of line-ups: card by card while they grow, and as a whole when a rave closes.

type Of<Type extends SeenEventOf<DoesNotExist>['type']> = Extract<SeenEventOf<DoesNotExist>, { readonly type: Type }>;
type Played = Of<'card-played'>;

/** `P1 plays Nevermind (3, 49 min, grunge), +50% for grunge makes 5: total 14, which would win` */
export function playedText(speaker: Speaker, event: Played): { readonly played: string; readonly sum: string } {
  const { voice } = speaker;
  const fill = fillFrom(speaker, event, naming(speaker), { sound: soundText(speaker, event) });
  const played = joined(speaker, 'comma', [voice.say(`played.${placing(event)}`, fill), ...worthTexts(speaker, event)]);
  return { played, sum: voice.say(`sum.${standing(event)}`, fill) };
}

/** The rules by which a Saviour lays cards, and by which others throw them. */
const PLACING: ReadonlyMap<Rule, 'saviour' | 'thrown'> = new Map<Rule, 'saviour' | 'thrown'>([
  ['DNE-FRD.4', 'saviour'],
  ['DNE-FRD.5', 'saviour'],
  ['DNE-RAV.6', 'saviour'],
  ['DNE-FIN.3', 'thrown'],
]);

/** The manner in which the card is laid, by its rule and line-up. */
function placing({ seat, lineup, via, rule }: Played) {
  if (via === 'mercenary' || via === 'deck') return via;
  if (rule === 'DNE-RIV.1') return 'first';
  return seat === lineup ? 'own' : (PLACING.get(rule) ?? 'into');
}

function soundText(speaker: Speaker, { card, via, base, value }: Played): string {
  const { voice } = speaker;
  const sound =
    value > 0 ? voice.say('sound.copy', { card: soundName(speaker, card) }) : soundInFull(speaker, card, base);
  return via === 'inventory' ? voice.say('sound.stored', { sound }) : sound;
}

/** The value of the card in words, if it is not its bonus. */
function worthTexts(speaker: Speaker, { base, counted }: Played): string[] {
  const { voice } = speaker;
  const { value } = counted;
  if (counted.base === null) return [voice.say('counts.copy', { value })];
  return [
    ...(counted.base === base ? [] : [voice.say('counts.base', { base: counted.base })]),
    ...(counted.genreSteps === 0 ? [] : [voice.say('counts.raised', { bonus: bonusText(speaker, counted), value })]),
  ];
}

/** `+50% for grunge` */
const bonusText = ({ voice }: Speaker, { genreSteps, shared }: CountedCard): string =>
  voice.say('bonus', { percent: 50 * genreSteps, shared });

/** The running total of a line-up, and whether it will do. */
function standing({ lineup, total, needed, leader }: Played) {
  if (needed === 0) return 'gentle';
  if (total.to < needed) return 'short';
  return leader === lineup ? 'leads' : 'behind';
}

/** The sums of all line-ups, and the winner. */
export function closedText(
  speaker: Speaker,
  event: Of<'rave-closed'>,
): { readonly sums: string; readonly verdict: string } {
  const { voice } = speaker;
  const { lineups, needed, winner, decidedBy } = event;
  const sums = lineups.map((line) => lineupText(speaker, line));
  const isHost = winner === at(lineups, 0).owner;
  const key = keyed(voice, `verdict.${decidedBy}`, isHost ? 'host' : undefined);
  const total = lineups.find(({ owner }) => owner === winner)?.total;
  return {
    sums: joined(speaker, 'parts', sums),
    verdict: voice.say(key, fillFrom(speaker, { winner }, naming(speaker), { needed: at(needed, 0), total })),
  };
}

/** `P1’s line-up: In Utero (6 +50% for grunge = 9) + Nevermind (3 +50% for grunge = 5) = 14, 90 min` */
export function lineupText(speaker: Speaker, { owner, cards, total, minutes }: CountedLineup): string {
  const { voice, who } = speaker;
  if (cards.length === 0) return voice.say('lineup.empty', { owner: who(owner) });
  return voice.say('lineup.sum', { owner: who(owner), cards: cardsText(speaker, cards), total, minutes });
}

/** `In Utero (6 +50% for grunge = 9) + Nevermind (3 +50% for grunge = 5)` */
export const cardsText = (speaker: Speaker, cards: readonly CountedCard[]): string =>
  joined(
    speaker,
    'plus',
    cards.map((counted) => countedText(speaker, counted)),
  );

function countedText(speaker: Speaker, counted: CountedCard): string {
  const { voice } = speaker;
  const { base, genreSteps, value } = counted;
  const card = soundName(speaker, counted.card);
  return genreSteps === 0 || base === null
    ? voice.say('counted', { card, value })
    : voice.say('counted.raised', { card, base, bonus: bonusText(speaker, counted), value });
}
