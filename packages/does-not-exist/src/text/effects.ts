import { keyed } from '@rulewright/core/text';
import { effectSteps } from '../content/effect-steps.js';
import type { Zone } from '../content/effects.js';
import type { DoesNotExistContent } from '../index.js';
import { className, joined, type Speaker, word } from './words.js';

// Effects of monsters and classes, in words.

type Monster = DoesNotExistContent['monsters'][number];
type Special = Monster['special'];
export type Effect = Monster['failure'];
type EffectOf<Op extends Effect['op']> = Extract<Effect, { op: Op }>;
export type ClassCard = DoesNotExistContent['classes'][number];
type Ability = ClassCard['printed'][number];

/** A failure effect in words. */
export function effectText(speaker: Speaker, effect: Effect): string {
  const { voice } = speaker;
  const say = (detail?: string, values: Readonly<Record<string, string>> = {}): string =>
    voice.say(keyed(voice, `effect.${effect.op}`, detail), { ...numbersOf(effect), ...values });
  switch (effect.op) {
    case 'seq':
    case 'choose':
      return joined(
        speaker,
        `effect.${effect.op}`,
        effectSteps(effect).map((part) => effectText(speaker, part)),
      );
    case 'byGender':
      return say(undefined, { woman: effectText(speaker, effect.woman), man: effectText(speaker, effect.man) });
    case 'ifEmpty':
      return say(effect.zone, branches(speaker, effect));
    case 'ifClass':
      return say(undefined, { ...branches(speaker, effect), class: className(speaker, effect.class) });
    case 'roll':
      return rollText(speaker, effect);
    case 'takeFromHand':
      return say(effect.takers, { takes: voice.say(`takes.${effect.pick}.${effect.to}`) });
    case 'discardSet':
      return say(effect.size === 'fewest' ? 'fewest' : undefined);
    case 'discard':
    case 'discardHighest':
    case 'discardAllAtMost':
    case 'discardMinBonus':
    case 'discardMercenary':
    case 'discardAbility':
      return discardText(speaker, effect);
    default:
      return say();
  }
}

const numbersOf = (effect: Effect): Readonly<Record<string, number>> =>
  Object.fromEntries(
    Object.entries<unknown>(effect).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );

const branches = (speaker: Speaker, { effect, otherwise }: EffectOf<'ifEmpty' | 'ifClass'>) => ({
  effect: effectText(speaker, effect),
  otherwise: effectText(speaker, otherwise),
});

function rollText(speaker: Speaker, { die, cases }: EffectOf<'roll'>): string {
  const { voice } = speaker;
  const list = cases.map(({ min, effect }) =>
    voice.say(min > 1 ? 'effect.case' : 'effect.case.rest', { min, effect: effectText(speaker, effect) }),
  );
  return voice.say('effect.roll', { die, cases: joined(speaker, 'comma', list) });
}

type Discarding = EffectOf<
  'discard' | 'discardHighest' | 'discardAllAtMost' | 'discardMinBonus' | 'discardMercenary' | 'discardAbility'
>;

function discardText(speaker: Speaker, effect: Discarding): string {
  const { voice } = speaker;
  const zone = 'from' in effect ? zoneWords(speaker, effect.from) : {};
  const die = effect.op === 'discard' && typeof effect.n === 'object' ? { die: effect.n.die } : {};
  const text = voice.say(keyed(voice, `effect.${effect.op}`, discardDetail(effect)), {
    ...numbersOf(effect),
    ...zone,
    ...die,
  });
  if (!('otherwise' in effect) || effect.otherwise === undefined) return text;
  return voice.say('effect.without', { text, otherwise: effectText(speaker, effect.otherwise) });
}

const zoneWords = ({ voice }: Speaker, from: Zone) => ({
  one: voice.say(`one.${from}`),
  zone: voice.say(`zone.${from}`),
  zones: voice.say(`zones.${from}`),
});

function discardDetail(effect: Discarding): string | undefined {
  if (effect.op === 'discard') return typeof effect.n === 'number' ? effect.from : 'die';
  return effect.op === 'discardHighest' && effect.n === 1 ? 'one' : undefined;
}

/** A monster's level for the Host, or the printed one, and the souls for a card that leaves them blank. */
interface Here {
  readonly level?: number;
  readonly blankSouls: number;
}

/** `level 15; brings 2 souls and 4 cards; +1 to escape rolls; failure: lose 1 soul, then discard 2 hand cards` */
export function monsterFacts(speaker: Speaker, monster: Monster, { level, blankSouls }: Here): string {
  const { voice } = speaker;
  const souls = monster.souls ?? blankSouls;
  const reward = [
    ...(souls > 0 ? [voice.say('souls', { n: souls })] : []),
    ...(monster.sounds > 0 ? [voice.say('cards', { n: monster.sounds })] : []),
  ];
  return joined(speaker, 'parts', [
    levelText(speaker, monster, level),
    ...(reward.length > 0 ? [voice.say('monster.brings', { reward })] : []),
    ...specialTexts(speaker, monster.special),
    voice.say('monster.failure', { does: effectText(speaker, monster.failure) }),
  ]);
}

/** `Oxymoron (level 15; …)` */
export const monsterInFull = (speaker: Speaker, monster: Monster, here: Here): string =>
  speaker.voice.say('monster', { name: speaker.voice.name(monster.name), facts: monsterFacts(speaker, monster, here) });

function levelText(speaker: Speaker, { level, levelMods }: Monster, here: number | undefined): string {
  const { voice } = speaker;
  if (here !== undefined || levelMods.length === 0) return voice.say('monster.level', { level: here ?? level });
  const mods = levelMods.map(({ who, delta }) =>
    'class' in who
      ? voice.say('mod.class', { delta, class: className(speaker, who.class) })
      : voice.say(`mod.${who.trait}`, { delta }),
  );
  return voice.say('monster.level.mods', { level, mods });
}

function specialTexts(speaker: Speaker, special: Special): string[] {
  const { voice } = speaker;
  const { invite, onInvite, lineup, onSuccess } = special;
  return [
    ...(invite?.cost === 0 ? [voice.say('special.free')] : []),
    ...(invite?.extraHandCards === undefined ? [] : [voice.say('special.extra', { n: invite.extraHandCards })]),
    ...(invite?.raise === undefined ? [] : [voice.say('special.raise', { n: invite.raise })]),
    ...(onInvite === undefined
      ? []
      : [
          voice.say(onInvite.freesHand ? 'special.onInvite.frees' : 'special.onInvite', {
            class: className(speaker, onInvite.ifClass),
            draw: onInvite.draw,
          }),
        ]),
    ...(lineup === undefined
      ? []
      : [voice.say('special.lineup', { class: className(speaker, lineup.ifClass), n: lineup.weakestTimes })]),
    ...(onSuccess === undefined ? [] : [voice.say(`special.${onSuccess.op}`, { ...onSuccess })]),
    ...escapeTexts(speaker, special.escape ?? {}),
  ];
}

function escapeTexts({ voice }: Speaker, { noRoll, way, ...numbers }: NonNullable<Special['escape']>): string[] {
  const parts = (['add', 'releaseAtMost', 'loseBefore', 'loseIfRolled'] as const).flatMap((name) => {
    const n = numbers[name];
    return n === undefined ? [] : [voice.say(`special.${name}`, { n })];
  });
  return [
    ...parts,
    ...(noRoll === true ? [voice.say('special.noRoll')] : []),
    ...(way === undefined ? [] : [voice.say(`special.${way.by}`, { ...way })]),
  ];
}

/** The abilities of a class in words. */
export function abilitiesText(speaker: Speaker, { printed }: ClassCard): string {
  const { voice } = speaker;
  const list = printed.flatMap((ability) => (ability.op === 'inert' ? [] : [abilityText(speaker, ability)]));
  return list.length === 0 ? voice.say('ability.none') : joined(speaker, 'comma', list);
}

function abilityText(speaker: Speaker, ability: Ability): string {
  if (ability.op !== 'escapeByTotal') return word(speaker, `ability.${ability.op}`, { ...ability });
  const steps = ability.steps.map((step) => speaker.voice.say('ability.step', { ...step }));
  return speaker.voice.say('ability.escapeByTotal', { steps: joined(speaker, 'comma', steps) });
}
