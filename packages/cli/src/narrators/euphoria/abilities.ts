import { at } from '@rulewright/core';
import { type EuphoriaContent, FACTIONS, GOODS, SPACES } from '@rulewright/euphoria';
import { effectsText, priceText } from './effects.js';
import { count, factionName, listed, type Setting, territoryName } from './words.js';

// What recruits can do, in words.

type Recruit = EuphoriaContent['recruits'][number];
type Ability = EuphoriaContent['abilities'][number];
type Condition = Ability['conditions'][number];
type ConditionOf<Is extends Condition['is']> = Extract<Condition, { readonly is: Is }>;
type Plan = NonNullable<Ability['plan']>;
type Edition = Setting['options']['recruitEdition'];

/** `Lee the Gossip (Icarite – having bumped an opponent, for 1 morale: …)` */
export const recruitInFull = (setting: Pick<Setting, 'content' | 'options'>, recruit: Recruit): string =>
  `${recruit.name.en} (${factionName(recruit.faction)} – ${recruitText(setting, recruit)})`;

/** All that a recruit can do in the edition of the game. */
function recruitText({ content, options }: Pick<Setting, 'content' | 'options'>, recruit: Recruit): string {
  return recruit.abilities[options.recruitEdition].map((ability) => abilityText(content, ability)).join('; ');
}

/** The ability of a recruit that a rule tells about. */
export function abilityOf(content: EuphoriaContent, recruit: Recruit, edition: Edition, rule: string): number {
  return recruit.abilities[edition].find((ability) => content.abilities[ability]?.rule === rule) ?? -1;
}

/** `having bumped an opponent, for 1 morale: +1 knowledge (for the owner of the bumped worker) and 1 commodity of choice` */
export function abilityText(content: EuphoriaContent, index: number): string {
  const ability = at(content.abilities, index);
  const { conditions, plan, effects } = ability;
  const where = whereText(content, ability);
  const head = [
    plan === undefined ? momentText(ability) : planText(content, plan),
    ...(where === '' ? [] : [`on ${where}`]),
    ...conditions.flatMap((condition) => conditionText(condition)),
    ...costText(content, ability),
    ...(ability.oncePerTurn ? ['once a turn'] : []),
  ];
  const does = effects.length === 0 ? '' : `: ${effectsText(content, effects)}`;
  return `${head.filter((part) => part !== '').join(', ')}${does}`;
}

/** What happens when it is used: `+1 knowledge (for the owner of the bumped worker) and 1 commodity of choice` */
export function deedText(content: EuphoriaContent, index: number): string {
  const { plan, effects } = at(content.abilities, index);
  return [
    ...(plan === undefined ? [] : [planText(content, plan)]),
    ...(effects.length === 0 ? [] : [effectsText(content, effects)]),
  ].join(': ');
}

const momentText = ({ hook, step }: Ability): string => (step === undefined ? MOMENTS[hook] : STEPS[step]);

const STEPS: Readonly<Record<NonNullable<Ability['step']>, string>> = {
  'before-roll': 'before the roll of workers taken back',
  'after-roll': 'after the roll of workers taken back',
};
const MOMENTS: Readonly<Record<Ability['hook'], string>> = {
  'payment-plan': 'with a payment',
  'bump-trade': '',
  'face-instead-of-roll': 'before a roll',
  'area-bonus': 'with a visit',
  'benefit-upgrade': 'when digging',
  'after-placement': 'after a placement',
  'after-market-visit': 'after a visit to a market',
  'star-placed': 'after placing a star',
  'market-completed': 'when a market is completed',
  'retrieve-price': 'when taking workers back',
  'retrieve-step': 'when workers have been taken back',
  'new-worker': 'with a new worker',
  'artifact-draw': 'when drawing artifacts',
  'track-change': '',
  'worker-lost': 'after losing a worker to a check',
  'opponent-roll': 'after the roll of an opponent',
};

function planText(content: EuphoriaContent, plan: Plan): string {
  switch (plan.op) {
    case 'instead':
      return `pays ${priceText(content, plan.price)} instead`;
    case 'forResource':
      return `pays ${priceText(content, plan.price)} for a resource of the price`;
    case 'add':
      return `pays ${priceText(content, plan.price)} more`;
    case 'swap':
      return `pays ${at(GOODS, plan.to)} for ${at(GOODS, plan.from)}`;
  }
}

/** What using it costs. */
function costText(content: EuphoriaContent, { price, to, sacrifice }: Ability): string[] {
  const goods = priceText(content, price);
  return [
    ...(goods === 'free' ? [] : [`for ${goods}${to === undefined ? '' : ` to ${RECEIVERS[to]}`}`]),
    ...(sacrifice === undefined ? [] : [SACRIFICES[sacrifice]]),
  ];
}

const SACRIFICES = {
  'placed-worker': 'sacrificing the placed worker',
  'retrieved-worker': 'sacrificing one of them',
} as const;
const RECEIVERS = { 'bumped-owner': 'the owner of the bumped worker', bumper: 'whoever bumps' } as const;

/** The spaces where it works: whole kinds, whole territories, or one by one; nothing when it works everywhere. */
function whereText(content: EuphoriaContent, { where }: Ability): string {
  const there = SPACES.filter((_, space) => where[space] === true);
  if (there.length === SPACES.length) return '';
  const kinds = [...new Set(there.map(({ kind }) => kind))];
  if (SPACES.every(({ kind }, space) => kinds.includes(kind) === where[space]))
    return listed(
      kinds.map((kind) => KINDS[kind]),
      'or',
    );
  const [first] = there;
  if (first !== undefined && SPACES.every(({ faction }, space) => (faction === first.faction) === where[space]))
    return `any space in ${territoryName(first.faction)}`;
  const names = where.flatMap((is, space) => (is ? [`the ${at(content.spaces, space).name.en}`] : []));
  return listed(names, 'or');
}

const KINDS: Readonly<Record<(typeof SPACES)[number]['kind'], string>> = {
  'commodity-area': 'a commodity area',
  tank: 'the tank',
  tunnel: 'a tunnel',
  'tunnel-end': 'the end of a tunnel',
  'artifact-market': 'an artifact market',
  icarus: 'a special space of Icarus',
  'built-market': 'a built market',
  construction: 'a construction space',
};

function conditionText(condition: Condition): string[] {
  switch (condition.is) {
    case 'bumped':
      return [condition.who === 'opponent' ? 'having bumped an opponent' : 'having bumped nobody'];
    case 'bumpedValue':
      return [`the bumped worker was ${condition.than === 'equal' ? 'of equal value' : 'higher'}`];
    case 'bumpedOwnerLacks':
      return [`its owner has no active ${nameOf(condition.faction)}`];
    case 'placed':
      return [PLACED[condition.as]];
    case 'workers':
      return [`with exactly ${count(condition.n, 'worker')}`];
    case 'retrievedWith':
      return [condition.price === 'free' ? 'in a free retrieval' : `in a retrieval for ${condition.price}`];
    case 'retrievedFrom':
      return [`all of them from ${territoryName(factionNumber(condition.faction))}`];
    case 'rolled':
      return [rolledText(condition)];
    case 'below':
      return [`while the ${nameOf(condition.faction)} allegiance is below ${condition.cell}`];
    case 'moved':
      return [`for every step of ${condition.track} ${condition.way}`];
    case 'paid':
      return [`if ${condition.good} is paid`];
    case 'spaceKind':
    case 'space':
    case 'territory':
      return [];
    default:
      return [CONDITIONS[condition.is]];
  }
}

const CONDITIONS = {
  noArtifacts: 'without artifacts',
  noResources: 'without resources',
  starSpace: 'with a star space free',
  noneActiveHere: 'without an active recruit of the faction',
  doubles: 'with an equal available worker',
  available: 'if it has stayed',
  toDraw: 'before the draw',
  drew: 'after the draw',
  cardsLeft: 'with cards left to draw',
  used: 'if it was paid so',
} as const;

const PLACED: Readonly<Record<ConditionOf<'placed'>['as'], string>> = {
  alone: 'being alone there',
  highest: 'being the highest there',
  lowest: 'being the lowest there',
  shared: 'with an equal worker there',
};

function rolledText({ cause, whose, by }: ConditionOf<'rolled'>): string {
  const worker = whose === 'yours' ? 'an own worker' : "an opponent's worker";
  const agent = by === 'opponent' ? ' by an opponent' : by === 'you' ? ' by you' : '';
  return `${worker} ${CAUSES[cause]}${agent}`;
}

const CAUSES = {
  bump: 'was bumped',
  retrieve: 'was taken back',
  completion: 'comes from a finished market',
  new: 'is new',
} as const;

const factionNumber = (faction: (typeof FACTIONS)[number]): number => FACTIONS.indexOf(faction);
const nameOf = (faction: (typeof FACTIONS)[number]): string => factionName(factionNumber(faction));
