import { duplicates, type Issue } from '@rulewright/core';
import type { AbilityRecord, Condition } from './ability.js';
import { SPACES, type SpaceKind } from './board.js';
import { type Effect, type EffectOp, optionLabel } from './effects.js';
import { FACTIONS, type Hook } from './words.js';

// What an ability may say depends on its hook: what a condition or an effect speaks of must exist at that moment.

type Is = Condition['is'];
interface Grammar {
  readonly mode: readonly AbilityRecord['mode'][];
  readonly conditions: readonly Is[];
  readonly effects: readonly EffectOp[];
}

const ALWAYS: readonly Is[] = ['noArtifacts', 'noResources', 'workers', 'below'];
const HERE: readonly Is[] = ['spaceKind', 'space', 'territory', 'bumped', 'starSpace'];
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
    effects: [...IN_A_PLACEMENT, 'extraStar'],
  },
  'after-market-visit': { mode: may, conditions: [...ALWAYS, ...HERE], effects: [...GOOD_THINGS, 'extraStar'] },
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

export function abilityProblems(ability: AbilityRecord, path: string): Issue[] {
  const grammar = GRAMMAR[ability.hook];
  const wrong = (field: string, message: string): Issue[] => [{ path: `${path}.${field}`, message }];
  const need = (holds: boolean, field: string, message: string): Issue[] => (holds ? [] : wrong(field, message));
  const { hook, mode, plan, cost, step } = ability;
  return [
    ...need(grammar.mode.includes(mode), 'mode', `${hook} is never a ${mode}`),
    ...need(plan === undefined || hook === 'payment-plan', 'plan', `${hook} has no plan`),
    ...need((step !== undefined) === (hook === 'retrieve-step'), 'step', 'retrieve-step has a step, others have none'),
    ...need(
      step === undefined || (step === 'before-roll') === (mode === 'may'),
      'mode',
      'may before the roll, must after it',
    ),
    ...need(mode === 'may' || isFree(ability), 'cost', 'what must happen costs nothing'),
    ...need(hook !== 'payment-plan' || isFree(ability), 'cost', 'the plan says the price'),
    ...need(
      cost.sacrifice !== 'placed-worker' || isAfterPlacement(hook),
      'cost.sacrifice',
      `${hook} has no placed worker`,
    ),
    ...need(
      cost.sacrifice !== 'retrieved-worker' || step === 'before-roll',
      'cost.sacrifice',
      `${hook} has no retrieved worker`,
    ),
    ...need(cost.to !== 'bumped-owner' || hook === 'bump-trade', 'cost.to', `${hook} bumps nobody`),
    ...need(cost.to !== 'bumper' || hook === 'face-instead-of-roll', 'cost.to', `${hook} has no bumper`),
    ...need(hook !== 'artifact-draw' || ability.oncePerTurn === true, 'oncePerTurn', 'draws change once a turn'),
    ...ability.if.flatMap(({ is }, i) =>
      grammar.conditions.includes(is) ? [] : wrong(`if.${i}`, `${hook} knows no condition ${is}`),
    ),
    ...ability.effects.flatMap((effect, i) => effectProblems(effect, ability, `${path}.effects.${i}`)),
    ...(hook === 'track-change' ? sideStepProblems(ability, path) : []),
  ];
}

const isAfterPlacement = (hook: Hook): boolean => hook === 'after-placement' || hook === 'after-market-visit';
const isFree = ({ cost }: AbilityRecord): boolean => Object.keys(cost).length === 0;

/** Effects inside effects follow the same rules. */
function effectProblems(effect: Effect, ability: AbilityRecord, path: string): Issue[] {
  const { hook } = ability;
  const known = GRAMMAR[hook].effects.includes(effect.op) && (effect.op !== 'for' || isThere(effect.who, hook));
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

const isOnly = (ability: AbilityRecord, kind: SpaceKind): boolean =>
  SPACES.every((space, i) => space.kind === kind || !isWhere(ability, i));

/** Whether the conditions of the space itself hold on a space. */
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
function sideStepProblems({ if: conditions, effects }: AbilityRecord, path: string): Issue[] {
  const isBad = (condition: Condition) =>
    condition.is === 'moved' && (condition.track === 'morale') === (condition.way === 'down');
  const isGood = (effect: Effect) => effect.op === 'track' && (effect.track === 'morale') === effect.n > 0;
  return conditions.some(isBad) && effects.every(isGood)
    ? []
    : [{ path, message: 'answers morale lost or knowledge gained with morale or less knowledge' }];
}
