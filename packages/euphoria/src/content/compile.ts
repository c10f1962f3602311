import type { Provenance } from '@rulewright/core/author';
import type { Rule } from '../rulebook/rules.js';
import type { AbilityEntry, Condition, Cost, Plan, Step } from './ability.js';
import { isWhere } from './ability-problems.js';
import { basePack } from './base.js';
import { NOTHING, SPACES } from './board.js';
import type { Effect, EffectOf, EffectOp } from './effects.js';
import type { DilemmaEntry, EuphoriaPack, Sourced } from './pack.js';
import { compilePrice, type Offer, type Price, type WrittenPrice } from './price.js';
import { ARTIFACTS, EDITIONS, type Edition, FACTIONS, GOODS, HOOKS, type Hook, type Penalty } from './words.js';

// The form the rules read: cards, spaces, abilities and effects are their indices in these lists.

/** A name in English, and in the language of the rulebook where that is known. */
export interface Name {
  readonly en: string;
  readonly ru?: string | undefined;
}

/** An effect whose inner effects are indices in `effects`. */
export type Row<Op extends EffectOp = EffectOp> = Op extends EffectOp ? Indexed<EffectOf<Op>> : never;
type Indexed<E> = { readonly [K in keyof E]: E[K] extends Effect[] ? readonly number[] : E[K] };

/** The fields of every entry. */
interface Named {
  readonly id: string;
  readonly name: Name;
  readonly provenance: Provenance;
}
export interface ActionSpace extends Named {
  /** Alternatives. None for a visit space: its tile says the price. */
  readonly offers: readonly Offer[];
  readonly benefit: readonly number[];
}
export interface Tile extends Named {
  /** One. */
  readonly offers: readonly Offer[];
  readonly penalty: Penalty;
}
export interface DilemmaCard extends Named {
  /** The kind of artifact it asks for. */
  readonly artifact: number;
  readonly sides: Readonly<Record<'fight' | 'join', { readonly name: Name }>>;
}
export interface Recruit extends Named {
  readonly no: number;
  readonly faction: number;
  /** By edition: its rows in `abilities`. */
  readonly abilities: Readonly<Record<Edition, readonly number[]>>;
  /** By edition: which hooks it has, bit i for `HOOKS[i]`. */
  readonly hooks: Readonly<Record<Edition, number>>;
}
export interface Ability {
  /** The rule that the pack gives it. */
  readonly rule: string;
  /** The rule that events cite: its own if the rulebook has it, and otherwise that of abilities as such. */
  readonly cites: Rule;
  readonly recruit: number;
  readonly hook: Hook;
  readonly step: Step | undefined;
  readonly isOptional: boolean;
  /** By space: true when the conditions about the space hold there. */
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
  readonly artifacts: readonly Named[];
  readonly dilemmas: readonly DilemmaCard[];
  readonly recruits: readonly Recruit[];
  readonly abilities: readonly Ability[];
  readonly effects: readonly Row[];
  /** By effect: the ability that it is part of, however deep inside, or `NOTHING` for what a space gives. */
  readonly origins: readonly number[];
}

export function compile({ spaces, tiles, artifacts, dilemmas, recruits }: EuphoriaPack): Content {
  const rows: Row[] = [];
  const abilities: Ability[] = [];
  const origins: number[] = [];
  const indices = (list: readonly Effect[]): number[] => list.map((effect) => rows.push(row(effect, indices)) - 1);
  /** Spaces with equal prices share one list, so that payability is computed once. */
  const shared = new Map<string, readonly Offer[]>();
  const offersOf = (prices: readonly WrittenPrice[]): readonly Offer[] => {
    const offers = prices.map(offer);
    const key = JSON.stringify(offers);
    const known = shared.get(key) ?? offers;
    shared.set(key, known);
    return known;
  };
  const since = (ability: number): void => {
    while (origins.length < rows.length) origins.push(ability);
  };
  const places = spaces.map((space) => ({
    ...named(space),
    offers: offersOf(space.prices),
    benefit: indices(space.benefit),
  }));
  since(NOTHING);
  return {
    spaces: places,
    tiles: tiles.map((tile) => ({ ...named(tile), offers: [offer(tile.price)], penalty: tile.penalty })),
    artifacts: artifacts.map(named),
    dilemmas: dilemmas.map(dilemma),
    recruits: recruits.map((card, recruit) => {
      const first = abilities.length;
      for (const entry of card.abilities) since(abilities.push(compileAbility(entry, recruit, indices)) - 1);
      const { no, faction } = card;
      return { ...named(card), no, faction: FACTIONS.indexOf(faction), ...byEdition(card.abilities, first) };
    }),
    abilities,
    effects: rows,
    origins,
  };
}

const named = ({ id, name, provenance }: Sourced): Named => ({ id, name, provenance });

const nameOf = (side: DilemmaEntry['fight']): Name => (typeof side === 'string' ? { en: side } : side);

const dilemma = (card: DilemmaEntry): DilemmaCard => ({
  ...named(card),
  artifact: ARTIFACTS.indexOf(card.artifact),
  sides: { fight: { name: nameOf(card.fight) }, join: { name: nameOf(card.join) } },
});

/** The rules of the base recruits: those that the rulebook has. */
const RULES: ReadonlySet<string> = new Set(
  basePack.recruits.flatMap(({ abilities }) => abilities.map(({ rule }) => rule)),
);
const isRule = (rule: string): rule is Extract<Rule, `EUP-RCT.${string}`> => RULES.has(rule);

const offer = (price: WrittenPrice): Offer => ({ price: compilePrice(price), by: [] });

function byEdition(entries: readonly AbilityEntry[], first: number): Pick<Recruit, 'abilities' | 'hooks'> {
  const of = (edition: Edition) =>
    entries.flatMap((entry, i) => ((entry.edition ?? edition) === edition ? [first + i] : []));
  const hooks = (edition: Edition) =>
    entries.reduce((bits, entry) => ((entry.edition ?? edition) === edition ? bits | hookBit(entry.hook) : bits), 0);
  const [one, two] = EDITIONS;
  return { abilities: { [one]: of(one), [two]: of(two) }, hooks: { [one]: hooks(one), [two]: hooks(two) } };
}
/** The bit of a hook in `Recruit.hooks`. */
const BITS: ReadonlyMap<Hook, number> = new Map(HOOKS.map((hook, i) => [hook, 1 << i]));
export const hookBit = (hook: Hook): number => BITS.get(hook) ?? 0;

const compileAbility = (
  entry: AbilityEntry,
  recruit: number,
  indices: (list: readonly Effect[]) => number[],
): Ability => ({
  rule: entry.rule,
  cites: isRule(entry.rule) ? entry.rule : 'EUP-REC.3',
  recruit,
  hook: entry.hook,
  step: entry.step,
  isOptional: entry.mode === 'may',
  where: SPACES.map((_, space) => isWhere(entry, space)),
  conditions: entry.if.filter(({ is }) => is !== 'spaceKind' && is !== 'space' && is !== 'territory'),
  price: compilePrice(entry.cost),
  to: entry.cost.to,
  sacrifice: entry.cost.sacrifice,
  plan: entry.plan && compilePlan(entry.plan),
  effects: indices(entry.effects),
  oncePerTurn: entry.oncePerTurn === true,
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
