import { at, InputError, type Seat } from '@rulewright/core';
import { whole } from '../settings.js';
import type { GameTree, TreeNode } from './game-tree.js';

/**
 * A strategy for every seat: answer probabilities by information state, in the order of the information set. Where it
 * has no entry, all answers are equally likely. Any map will do.
 */
export interface TreePolicy {
  get(informationState: string): readonly number[] | undefined;
}

/** A best response of one seat to a policy. */
export interface BestResponse {
  /** Its value to the seat. */
  readonly value: number;
  /** By information state: the index of the best answer. */
  readonly answers: ReadonlyMap<string, number>;
}

/**
 * By seat: the value of a game in which all play by this policy. Throws `InputError` for a policy that does not fit the
 * tree.
 */
export function valuesOf(tree: GameTree, policy: TreePolicy): number[] {
  return Array.from({ length: tree.players }, (_, seat) => valueFrom(tree.root, seat, policyOf(tree, policy)));
}

function valueFrom(node: TreeNode, seat: Seat, policy: Answering): number {
  if (node.kind === 'terminal') return at(node.utility, seat);
  const { children } = node;
  const weights = node.kind === 'chance' ? node.probabilities : policy(node.informationState, children.length);
  return children.reduce((sum, child, i) => sum + at(weights, i) * valueFrom(child, seat, policy), 0);
}

/**
 * A best response to others who play by this policy, and its value. It is exact: every node is visited. Throws
 * `InputError` for a policy that does not fit the tree.
 */
export function bestResponse(tree: GameTree, policy: TreePolicy, seat: Seat): BestResponse {
  if (whole('seat', seat, 0) >= tree.players) throw new InputError(`nobody sits at ${seat}`);
  return new Responding(seat, policyOf(tree, policy)).respond(tree.root);
}

/**
 * The mean gain of a seat from a best response to this policy; 0 for an equilibrium. In a two-player zero-sum game it
 * is the loss of the policy per game against best responses, averaged over the seats. Throws as `bestResponse` does.
 */
export function exploitability(tree: GameTree, policy: TreePolicy): number {
  const values = valuesOf(tree, policy);
  const gains = values.map((value, seat) => bestResponse(tree, policy, seat).value - value);
  return gains.reduce((sum, gain) => sum + gain, 0) / tree.players;
}

type Answering = (informationState: string, answers: number) => readonly number[];

/** Greatest difference from 1 allowed for the sum of a policy's probabilities. */
const ROUNDING = 1e-6;

/** A policy whose probabilities are checked on every look-up. */
function policyOf({ informationSets }: GameTree, policy: TreePolicy): Answering {
  const known = new Map<string, readonly number[]>();
  return (key, answers) => {
    const found = known.get(key) ?? policy.get(key) ?? Array.from({ length: answers }, () => 1 / answers);
    if (!known.has(key) && !isChance(found, answers))
      throw new InputError('no policy', [
        {
          path: key,
          message: `${JSON.stringify(found)} found, expected ${answers} probabilities for ${informationSets.get(key)?.actions.join(', ')}`,
        },
      ]);
    known.set(key, found);
    return found;
  };
}

const isChance = (found: readonly number[], answers: number): boolean =>
  Array.isArray(found) &&
  found.length === answers &&
  found.every((one) => one >= 0) &&
  Math.abs(found.reduce((sum, one) => sum + one, 0) - 1) < ROUNDING;

type Decision = TreeNode & { readonly kind: 'decision' };

/** Finds the best answers of one seat: at each information set, the best on average over its nodes. */
class Responding {
  /** By information state: the seat's nodes, each with the probability that chance and the others lead there. */
  private readonly sets = new Map<string, { readonly node: Decision; readonly reach: number }[]>();
  private readonly answers = new Map<string, number>();
  private readonly values = new Map<TreeNode, number>();

  constructor(
    private readonly seat: Seat,
    private readonly policy: Answering,
  ) {}

  respond(root: TreeNode): BestResponse {
    this.gather(root, 1);
    const value = this.value(root);
    for (const key of this.sets.keys()) this.best(key);
    return { value, answers: this.answers };
  }

  private gather(node: TreeNode, reach: number): void {
    if (node.kind === 'terminal') return;
    const isOwn = node.kind === 'decision' && node.seat === this.seat;
    if (isOwn) {
      const set = this.sets.get(node.informationState) ?? [];
      this.sets.set(node.informationState, set);
      set.push({ node, reach });
    }
    const weights = isOwn ? undefined : this.weights(node);
    node.children.forEach((child, i) => {
      this.gather(child, weights === undefined ? reach : reach * at(weights, i));
    });
  }

  private value(node: TreeNode): number {
    if (node.kind === 'terminal') return at(node.utility, this.seat);
    const known = this.values.get(node);
    if (known !== undefined) return known;
    const isOwn = node.kind === 'decision' && node.seat === this.seat;
    const value = isOwn ? this.value(at(node.children, this.best(node.informationState))) : this.mean(node);
    this.values.set(node, value);
    return value;
  }

  private mean(node: Exclude<TreeNode, { readonly kind: 'terminal' }>): number {
    const weights = this.weights(node);
    return node.children.reduce((sum, child, i) => {
      const weight = at(weights, i);
      return weight === 0 ? sum : sum + weight * this.value(child);
    }, 0);
  }

  private weights(node: Exclude<TreeNode, { readonly kind: 'terminal' }>): readonly number[] {
    return node.kind === 'chance' ? node.probabilities : this.policy(node.informationState, node.children.length);
  }

  private best(key: string): number {
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const set = this.sets.get(key) ?? [];
    const worth = at(set, 0).node.children.map((_, answer) =>
      set.reduce(
        (sum, { node, reach }) => (reach === 0 ? sum : sum + reach * this.value(at(node.children, answer))),
        0,
      ),
    );
    const best = worth.indexOf(Math.max(...worth));
    this.answers.set(key, best);
    return best;
  }
}
