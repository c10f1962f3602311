import type { AbilityRecord, Condition, Cost, Plan, Step } from './ability.js';
import { isWhere } from './ability-problems.js';
import { SPACES } from './board.js';
import type { Effect, EffectOf, EffectOp } from './effects.js';
import type { EuphoriaPack } from './pack.js';
import { compilePrice, type Offer, type Price, type PriceRecord } from './price.js';
import { ARTIFACTS, EDITIONS, type Edition, FACTIONS, GOODS, HOOKS, type Hook, type Penalty } from './words.js';

// The form the rules read: cards, spaces, abilities and effects are their indices in these lists.

/** An effect whose inner effects are indices in `effects`. */
export type Row<Op extends EffectOp = EffectOp> = Op extends EffectOp ? Indexed<EffectOf<Op>> : never;
type Indexed<E> = { readonly [K in keyof E]: E[K] extends Effect[] ? readonly number[] : E[K] };

export interface ActionSpace {
  readonly id: string;
  readonly name: string;
  /** Alternatives. None for a visit space: its tile says the price. */
  readonly offers: readonly Offer[];
  readonly benefit: readonly number[];
}
export interface Tile {
  readonly id: string;
  readonly name: string;
  /** One. */
  readonly offers: readonly Offer[];
  readonly penalty: Penalty;
}
export interface DilemmaCard {
  readonly id: string;
  readonly name: string;
  /** The kind of artifact it asks for. */
  readonly artifact: number;
  readonly fight: string;
  readonly join: string;
}
export interface Recruit {
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly faction: number;
  /** By edition: its rows in `abilities`. */
  readonly abilities: Readonly<Record<Edition, readonly number[]>>;
  /** By edition: which hooks it has, bit i for `HOOKS[i]`. */
  readonly hooks: Readonly<Record<Edition, number>>;
}
export interface Ability {
  readonly rule: string;
  readonly recruit: number;
  readonly hook: Hook;
  readonly step: Step | undefined;
  readonly isOptional: boolean;
  /** By space: whether the conditions of the space itself hold there. */
  readonly where: readonly boolean[];
  /** The other conditions. */
  readonly conditions: readonly Condition[];
  readonly price: Price;
  readonly to: Cost['to'];
  readonly sacrifice: Cost['sacrifice'];
  readonly plan: CompiledPlan | undefined;
  readonly effects: readonly number[];
  readonly oncePerTurn: boolean;
}
export type CompiledPlan =
  | { readonly op: 'instead' | 'forResource' | 'add'; readonly price: Price; readonly opens: boolean }
  | { readonly op: 'swap'; readonly from: number; readonly to: number };

/** The content the rules read. */
export interface Content {
  readonly spaces: readonly ActionSpace[];
  readonly tiles: readonly Tile[];
  readonly artifacts: readonly { readonly id: string; readonly name: string }[];
  readonly dilemmas: readonly DilemmaCard[];
  readonly recruits: readonly Recruit[];
  readonly abilities: readonly Ability[];
  readonly effects: readonly Row[];
}

export function compile({ spaces, tiles, artifacts, dilemmas, recruits }: EuphoriaPack): Content {
  const rows: Row[] = [];
  const abilities: Ability[] = [];
  const indices = (list: readonly Effect[]): number[] => list.map((effect) => rows.push(row(effect, indices)) - 1);
  return {
    spaces: spaces.map(({ id, name, prices, benefit }) => ({
      id,
      name: name.en,
      offers: prices.map(offer),
      benefit: indices(benefit),
    })),
    tiles: tiles.map(({ id, name, price, penalty }) => ({ id, name: name.en, offers: [offer(price)], penalty })),
    artifacts: artifacts.map(({ id, name }) => ({ id, name: name.en })),
    dilemmas: dilemmas.map(({ id, name, artifact, fight, join }) => ({
      id,
      name: name.en,
      artifact: ARTIFACTS.indexOf(artifact),
      fight,
      join,
    })),
    recruits: recruits.map(({ id, no, name, faction, abilities: records }, recruit) => {
      const first = abilities.length;
      for (const record of records) abilities.push(compileAbility(record, recruit, indices));
      return { id, no, name: name.en, faction: FACTIONS.indexOf(faction), ...byEdition(records, first) };
    }),
    abilities,
    effects: rows,
  };
}

/** The ability that an effect is part of, however deep inside; none for what a space gives. */
export function abilityWith({ spaces, abilities }: Content, effect: number): Ability | undefined {
  // `compile` numbers the effects of the spaces first, then ability by ability, each behind those that it holds.
  const reaches = (effects: readonly number[]) => (effects.at(-1) ?? -1) >= effect;
  return spaces.some(({ benefit }) => reaches(benefit)) ? undefined : abilities.find(({ effects }) => reaches(effects));
}

const offer = (price: PriceRecord): Offer => ({ price: compilePrice(price), by: [] });

function byEdition(records: readonly AbilityRecord[], first: number): Pick<Recruit, 'abilities' | 'hooks'> {
  const of = (edition: Edition) =>
    records.flatMap((record, i) => ((record.edition ?? edition) === edition ? [first + i] : []));
  const hooks = (edition: Edition) =>
    records.reduce((bits, record) => ((record.edition ?? edition) === edition ? bits | hookBit(record.hook) : bits), 0);
  const [one, two] = EDITIONS;
  return { abilities: { [one]: of(one), [two]: of(two) }, hooks: { [one]: hooks(one), [two]: hooks(two) } };
}
/** The bit of a hook in `Recruit.hooks`. */
const BITS: ReadonlyMap<Hook, number> = new Map(HOOKS.map((hook, i) => [hook, 1 << i]));
export const hookBit = (hook: Hook): number => BITS.get(hook) ?? 0;

const compileAbility = (
  record: AbilityRecord,
  recruit: number,
  indices: (list: readonly Effect[]) => number[],
): Ability => ({
  rule: record.rule,
  recruit,
  hook: record.hook,
  step: record.step,
  isOptional: record.mode === 'may',
  where: SPACES.map((_, space) => isWhere(record, space)),
  conditions: record.if.filter(({ is }) => is !== 'spaceKind' && is !== 'space' && is !== 'territory'),
  price: compilePrice(record.cost),
  to: record.cost.to,
  sacrifice: record.cost.sacrifice,
  plan: record.plan && compilePlan(record.plan),
  effects: indices(record.effects),
  oncePerTurn: record.oncePerTurn === true,
});

const compilePlan = (plan: Plan): CompiledPlan =>
  plan.op === 'swap'
    ? { op: plan.op, from: GOODS.indexOf(plan.from), to: GOODS.indexOf(plan.to) }
    : { op: plan.op, price: compilePrice(plan.price), opens: plan.op === 'instead' && plan.opens === true };

/** Inner effects get their indices before the effect that holds them. */
function row(effect: Effect, indices: (list: readonly Effect[]) => number[]): Row {
  switch (effect.op) {
    case 'oneOf':
      return { op: effect.op, of: indices(effect.of) };
    case 'for':
      return { op: effect.op, who: effect.who, may: effect.may, effects: indices(effect.effects) };
    case 'showHand':
      return { op: effect.op, pair: indices(effect.pair) };
    case 'ifDiscarded':
      return { op: effect.op, artifact: effect.artifact, yes: indices(effect.yes), no: indices(effect.no) };
    case 'ifBuilder':
      return { op: effect.op, yes: indices(effect.yes), no: indices(effect.no) };
    default:
      return effect;
  }
}
