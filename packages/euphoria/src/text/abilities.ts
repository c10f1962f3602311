import { at } from '@rulewright/core';
import { keyed, valueAt } from '@rulewright/core/text';
import { NOTHING, SPACES } from '../content/board.js';
import type { Ability } from '../content/compile.js';
import { type Edition, GOODS } from '../content/words.js';
import { effectsText, priceText } from './effects.js';
import {
  factionWord,
  formed,
  type Position,
  recruitWord,
  type Speaker,
  spaceWord,
  territoryWord,
  word,
} from './words.js';

// Sentences of abilities.

type Recruit = Speaker['content']['recruits'][number];
type Condition = Ability['conditions'][number];
type Plan = NonNullable<Ability['plan']>;

/** `Lee the Gossip (Icarite – when an opponent was bumped, for 1 morale: …)` */
export function recruitInFull(speaker: Speaker, { options }: Position, recruit: Recruit): string {
  const { voice } = speaker;
  return voice.say('recruit.full', {
    name: voice.name(recruit.name),
    faction: factionWord(speaker, recruit.faction),
    abilities: abilitiesText(speaker, recruit, options.recruitEdition),
  });
}

/** `Lee the Gossip (Icarite)` */
export const recruitInShort = (speaker: Speaker, recruit: Recruit): string =>
  speaker.voice.say('recruit.short', {
    name: speaker.voice.name(recruit.name),
    faction: factionWord(speaker, recruit.faction),
  });

/** All that a recruit can do in an edition. */
export const abilitiesText = (speaker: Speaker, { abilities }: Recruit, edition: Edition): string => {
  const texts = abilities[edition].map((ability) => abilityText(speaker, ability));
  return texts.length === 0 ? speaker.voice.say('ability.none') : chained(speaker, 'ability.next', texts);
};

/** `{first}, {next}` or `{first}; {next}`, as often as needed. */
const chained = ({ voice }: Speaker, key: `ability.${'next' | 'when' | 'where'}`, texts: readonly string[]): string =>
  texts.reduce((first, next) => voice.say(key, { first, next }));

/** `when an opponent was bumped, for 1 morale: knowledge +1 for the owner of the bumped worker and …` */
export function abilityText(speaker: Speaker, index: number): string {
  const ability = at(speaker.content.abilities, index);
  const head = chained(speaker, 'ability.when', [
    ...placesText(speaker, ability),
    ...ability.conditions.flatMap((condition) => conditionText(speaker, condition)),
    ...costText(speaker, ability),
    ...(ability.oncePerTurn ? [speaker.voice.say('ability.once')] : []),
  ]);
  if (ability.effects.length === 0) return head;
  return speaker.voice.say('ability', { head, does: effectsText(speaker, ability.effects) });
}

/** The effects of using an ability. */
export function deedText(speaker: Speaker, index: number): string {
  const { plan, effects } = at(speaker.content.abilities, index);
  if (plan === undefined) return effectsText(speaker, effects);
  const head = planText(speaker, plan);
  return effects.length === 0 ? head : speaker.voice.say('ability', { head, does: effectsText(speaker, effects) });
}

/** The ability of a recruit by the rule that the pack gives it. */
export function abilityNamed(speaker: Speaker, { abilities }: Recruit, edition: Edition, rule: string): number {
  return abilities[edition].find((index) => speaker.content.abilities[index]?.rule === rule) ?? NOTHING;
}

/** The moment and places of an ability: `after placing a worker on a tunnel`. */
function placesText(speaker: Speaker, ability: Ability): string[] {
  const places = [...moments(speaker, ability), ...whereText(speaker, ability)];
  return places.length === 0 ? [] : [chained(speaker, 'ability.where', places)];
}

function moments(speaker: Speaker, { hook, step, plan, conditions }: Ability): string[] {
  if (plan !== undefined) return [planText(speaker, plan)];
  // what was bumped, rolled or moved says the moment itself
  if (conditions.some(({ is }) => SPEAKING[hook]?.includes(is))) return [];
  return [word(speaker, step === undefined ? `hook.${hook}` : `hook.${hook}.${step}`)];
}
const SPEAKING: { readonly [H in Ability['hook']]?: readonly Condition['is'][] } = {
  'bump-trade': ['bumped'],
  'track-change': ['moved'],
};

function planText(speaker: Speaker, plan: Plan): string {
  const { voice } = speaker;
  if (plan.op !== 'swap') return voice.say(`plan.${plan.op}`, { price: priceText(speaker, plan.price) });
  return voice.say('plan.swap', {
    from: formed(speaker, `good.${at(GOODS, plan.from)}`),
    to: formed(speaker, `good.${at(GOODS, plan.to)}`),
  });
}

/** The cost of using an ability. */
function costText(speaker: Speaker, { price, to, sacrifice }: Ability): string[] {
  const { voice } = speaker;
  const text = priceText(speaker, price, 'object');
  return [
    ...(text === voice.say('free') ? [] : [voice.say(to === undefined ? 'cost' : `cost.${to}`, { price: text })]),
    ...(sacrifice === undefined ? [] : [voice.say(`sacrifice.${sacrifice}`)]),
  ];
}

/** The spaces where it works: whole kinds, whole territories, or one by one; nothing when it works everywhere. */
function whereText(speaker: Speaker, { where }: Ability): string[] {
  const { voice } = speaker;
  const there = SPACES.filter((_, space) => where[space] === true);
  const [first] = there;
  if (there.length === SPACES.length || first === undefined) return [];
  const kinds = [...new Set(there.map(({ kind }) => kind))];
  if (SPACES.every(({ kind }, space) => kinds.includes(kind) === where[space]))
    return [voice.say('where', { list: kinds.map((kind) => voice.say(`kind.${kind}`)) })];
  if (first.faction !== NOTHING && SPACES.every(({ faction }, space) => (faction === first.faction) === where[space]))
    return [voice.say('where.territory', { territory: territoryWord(speaker, first.faction) })];
  const names = where.flatMap((isThere, space) => (isThere ? [spaceWord(speaker, undefined, space)('at')] : []));
  return [voice.say('where', { list: names })];
}

/** A condition goes by its word and by what it says beside numbers, factions and goods: `if.moved.morale.up`. */
function conditionText(speaker: Speaker, condition: Condition): string[] {
  const { voice } = speaker;
  const { is, ...says } = condition;
  const names = Object.entries(says).filter(([name]) => name !== 'by' && name !== 'n' && name !== 'cell');
  const detailed = `if.${[is, ...names.map(([, value]) => value)].join('.')}`;
  const values = new Map(names.map(([name, value]) => [name, String(value)]));
  const key = voice.knows(detailed) ? detailed : `if.${is}`;
  if (!voice.knows(key)) return [];
  const text = voice.say(key, (hole, form) => {
    const value = values.get(hole);
    return value === undefined ? plainNumber(valueAt(says, hole)) : voice.say(keyed(voice, `${hole}.${value}`, form));
  });
  const by = `if.${is}.by.${valueAt(says, 'by')}`;
  return voice.knows(by) ? [text, voice.say(by)] : [text];
}

const plainNumber = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** The recruit that an ability belongs to. */
export const recruitOfAbility = (speaker: Speaker, { recruit }: Ability): string =>
  recruitWord(speaker, at(speaker.content.recruits, recruit).id);
