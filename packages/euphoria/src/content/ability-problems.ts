import type { Issue } from '@rulewright/core';
import { duplicates } from '@rulewright/core/author';
import type { AbilityEntry, Condition } from './ability.js';
import { SPACES, type SpaceKind } from './board.js';
import type { Effect, EffectOp } from './effects.js';
import { optionLabel } from './option-label.js';
import { freeParts, MOST_FREE_PARTS } from './price.js';
import { FACTIONS, type Hook } from './words.js';

// Problems of abilities: each hook allows only conditions and effects about things that exist at its moment.

type Is = Condition['is'];
interface Grammar {
  readonly mode: readonly AbilityEntry['mode'][];
  readonly conditions: readonly Is[];
  readonly effects: readonly EffectOp[];
}

const ALWAYS: readonly Is[] = ['noArtifacts', 'noResources', 'workers', 'below'];
const HERE: readonly Is[] = ['spaceKind', 'space', 'territory', 'bumped'];
const GOOD_THINGS: readonly EffectOp[] = ['gain', 'gainAny', 'track', 'draw', 'allegiance', 'oneOf', 'for'];
const IN_A_PLACEMENT: readonly EffectOp[] = [...GOOD_THINGS, 'tunnelResource', 'miner'];
const may = ['may'] as const;
const must = ['must'] as const;
const either = ['may', 'must'] as const;

const GRAMMAR: Readonly<Record<Hook, Grammar>> = {
  'payment-plan': {
    mode: either,
    conditions: [...ALWAYS, ...HERE, 'noneActiveHere', 'paid', 'used'],
    effects: GOOD_THINGS,
  },
  'bump-trade': {
    mode: may,
    conditions: [...ALWAYS, ...HERE, 'bumpedValue', 'bumpedOwnerLacks'],
    effects: IN_A_PLACEMENT,
  },
  'face-instead-of-roll': {
    mode: may,
    conditions: [...ALWAYS, 'rolled', 'retrievedWith'],
    effects: [...GOOD_THINGS, 'chooseFace', 'copyFace'],
  },
  'area-bonus': { mode: must, conditions: [...ALWAYS, ...HERE, 'placed'], effects: GOOD_THINGS },
  'benefit-upgrade': { mode: must, conditions: [...ALWAYS, ...HERE], effects: ['both'] },
  'after-placement': {
    mode: may,
    conditions: [...ALWAYS, ...HERE, 'placed'],
    effects: IN_A_PLACEMENT,
  },
  'after-market-visit': {
    mode: may,
    conditions: [...ALWAYS, ...HERE, 'starSpace'],
    effects: [...GOOD_THINGS, 'extraStar'],
  },
  'star-placed': { mode: may, conditions: ALWAYS, effects: [...GOOD_THINGS, 'ifDiscarded'] },
  'market-completed': { mode: must, conditions: ALWAYS, effects: [...GOOD_THINGS, 'ifBuilder'] },
  'retrieve-price': {
    mode: either,
    conditions: ALWAYS,
    effects: ['gain', 'track', 'keepMorale'],
  },
  'retrieve-step': { mode: either, conditions: [...ALWAYS, 'retrievedWith', 'retrievedFrom'], effects: GOOD_THINGS },
  'new-worker': { mode: may, conditions: [...ALWAYS, 'available'], effects: [...GOOD_THINGS, 'placeNow'] },
  'artifact-draw': {
    mode: may,
    conditions: [...ALWAYS, 'toDraw', 'drew', 'cardsLeft'],
    effects: ['gain', 'track', 'drawMore', 'keepAlike', 'showHand'],
  },
  'track-change': { mode: must, conditions: [...ALWAYS, 'moved'], effects: ['track'] },
  'worker-lost': { mode: must, conditions: ALWAYS, effects: GOOD_THINGS },
  'opponent-roll': { mode: may, conditions: [...ALWAYS, 'rolled', 'doubles'], effects: GOOD_THINGS },
};

/** Problems of an ability that its schema cannot express. */
export function abilityProblems(ability: AbilityEntry, path: string): Issue[] {
  const { hook, mode, step, oncePerTurn } = ability;
  const { mode: modes, conditions } = GRAMMAR[hook];
  const need = needs(path);
  const isStepOf = mode === 'may' ? 'before-roll' : 'after-roll';
  const isDraw = hook === 'artifact-draw';
  return [
    ...need(modes.includes(mode), 'mode', `${hook} is never a ${mode}`),
    ...need((step !== undefined) === (hook === 'retrieve-step'), 'step', 'retrieve-step has a step, others have none'),
    ...need(
      step === undefined || step === isStepOf,
      'step',
      'what may happen comes before the roll, what must after it',
    ),
    ...need(!isDraw || oncePerTurn === true, 'oncePerTurn', 'a draw is changed once a turn'),
    ...need(!oncePerTurn || ONCE.includes(hook), 'oncePerTurn', `${hook} has a limit of its own`),
    ...ability.if.flatMap(({ is }, i) => need(conditions.includes(is), `if.${i}`, `${hook} knows no condition ${is}`)),
    ...costProblems(ability, need),
    ...planProblems(ability, need),
    ...ability.effects.flatMap((effect, i) => effectProblems(effect, ability, `${path}.effects.${i}`)),
    ...(hook === 'track-change' ? sideStepProblems(ability, path) : []),
  ];
}

type Need = (holds: boolean, field: string, message: string) => Issue[];
const needs =
  (path: string): Need =>
  (holds, field, message) =>
    holds ? [] : [{ path: `${path}.${field}`, message }];

/** Hooks whose abilities are used one by one, so that a turn's use can be noted. */
const ONCE: readonly Hook[] = [
  'bump-trade',
  'face-instead-of-roll',
  'after-placement',
  'after-market-visit',
  'star-placed',
  'new-worker',
  'artifact-draw',
  'opponent-roll',
];

function costProblems({ hook, mode, step, cost, if: conditions }: AbilityEntry, need: Need): Issue[] {
  const { to, sacrifice, artifacts = 0, morale = 0, knowledge = 0 } = cost;
  const isFree = Object.keys(cost).length === 0;
  const isBump = conditions.some((condition) => condition.is === 'rolled' && condition.cause === 'bump');
  const onlyGoods = artifacts + morale + knowledge === 0;
  const isAfter = hook === 'after-placement' || hook === 'after-market-visit';
  return [
    ...need(mode === 'may' || isFree, 'cost', 'what must happen costs nothing'),
    ...need(hook !== 'payment-plan' || isFree, 'cost', 'the plan says the price'),
    ...need(hook !== 'retrieve-price' || onlyGoods, 'cost', 'a retrieval is paid with goods'),
    ...need(hook !== 'artifact-draw' || artifacts === 0, 'cost.artifacts', 'cards are no price of a draw'),
    ...need(sacrifice !== 'placed-worker' || isAfter, 'cost.sacrifice', `${hook} has no placed worker`),
    ...need(sacrifice !== 'retrieved-worker' || step !== undefined, 'cost.sacrifice', `${hook} retrieves nobody`),
    ...need(to !== 'bumped-owner' || hook === 'bump-trade', 'cost.to', `${hook} bumps nobody`),
    ...need(to !== 'bumper' || isBump, 'cost.to', 'nobody bumps here'),
  ];
}

function planProblems({ hook, mode, plan, if: conditions }: AbilityEntry, need: Need): Issue[] {
  if (hook !== 'payment-plan') return need(plan === undefined, 'plan', `${hook} has no plan`);
  const isRider = conditions.some(({ is }) => is === 'paid' || is === 'used');
  if (plan === undefined) return need(mode === 'must', 'mode', 'what follows a payment happens by itself');
  return [
    ...need(!isRider, 'if', 'a plan cannot depend on the payment'),
    ...need((plan.op === 'add') === (mode === 'must'), 'mode', 'only what is added must be paid'),
    ...need(plan.op === 'swap' || freeParts(plan.price) <= MOST_FREE_PARTS, 'plan.price', 'leaves too many choices'),
  ];
}

/** Effects inside effects follow the same rules. */
function effectProblems(effect: Effect, ability: AbilityEntry, path: string): Issue[] {
  const { hook } = ability;
  const known =
    GRAMMAR[hook].effects.includes(effect.op) &&
    (effect.op !== 'for' || isThere(effect.who, hook)) &&
    (effect.op !== 'copyFace' || ability.if.some(({ is }) => is === 'rolled'));
  const here: Issue[] = known ? [] : [{ path, message: `${hook} knows no effect ${effect.op}` }];
  if ((effect.op === 'tunnelResource' || effect.op === 'miner') && !isOnly(ability, 'tunnel'))
    here.push({ path, message: `${effect.op} needs the condition of a tunnel space` });
  if (effect.op === 'oneOf') here.push(...duplicates(effect.of.map(optionLabel), (i) => `${path}.of.${i}`));
  return [...here, ...inside(effect).flatMap((inner, i) => effectProblems(inner, ability, `${path}.${i}`))];
}

function isThere(who: 'bumped-owner' | 'others-there' | 'each-opponent', hook: Hook): boolean {
  if (who === 'bumped-owner') return hook === 'bump-trade';
  return who === 'each-opponent' || hook === 'area-bonus';
}

function inside(effect: Effect): readonly Effect[] {
  switch (effect.op) {
    case 'oneOf':
      return effect.of;
    case 'for':
      return effect.effects;
    case 'ifDiscarded':
    case 'ifBuilder':
      return [...effect.yes, ...effect.no];
    default:
      // The effects of showing the hand happen outside the draw, where more is possible.
      return [];
  }
}

const isOnly = (ability: AbilityEntry, kind: SpaceKind): boolean =>
  SPACES.every((space, i) => space.kind === kind || !isWhere(ability, i));

/** True when an ability's conditions about the space hold there. */
export function isWhere(ability: { readonly if: readonly Condition[] }, space: number): boolean {
  const place = SPACES[space];
  if (place === undefined) return false;
  return ability.if.every((condition) => {
    if (condition.is === 'spaceKind') return condition.kinds.includes(place.kind);
    if (condition.is === 'space') return condition.spaces.includes(place.id);
    if (condition.is === 'territory') return place.faction === FACTIONS.indexOf(condition.faction);
    return true;
  });
}

/** Side steps of the tracks only soften a bad one, else two cards could answer each other for ever. */
function sideStepProblems({ if: conditions, effects }: AbilityEntry, path: string): Issue[] {
  const isBad = (condition: Condition) =>
    condition.is === 'moved' && (condition.track === 'morale') === (condition.way === 'down');
  const isGood = (effect: Effect) => effect.op === 'track' && (effect.track === 'morale') === effect.n > 0;
  return conditions.some(isBad) && effects.every(isGood)
    ? []
    : [{ path, message: 'answers morale lost or knowledge gained with morale or less knowledge' }];
}
