import { pathToFileURL } from 'node:url';
import { type AnyEngine, exploitability, type GameTree, gameTree, type TreeNode, valuesOf } from '@rulewright/bots';

// Counterfactual regret minimization (CFR+) on the whole tree of a small game: `npm run cfr -w examples/games -- leduc-poker 1000`.

/** Of each answer of an information state: regret not to have given it, what this round adds to that, and how often it was given. */
interface Learned {
  readonly regrets: number[];
  readonly gains: number[];
  readonly given: number[];
}

/** An equilibrium of two players, the nearer the more rounds: by information state, the probability of each answer. */
export function solve({ root, players, informationSets }: GameTree, rounds: number): Map<string, number[]> {
  const none = (list: readonly unknown[]): number[] => list.map(() => 0);
  const learned = new Map<string, Learned>();
  for (const [key, { actions }] of informationSets)
    learned.set(key, { regrets: none(actions), gains: none(actions), given: none(actions) });

  /** What a node is worth to the seat that learns; `own` and `others` say how likely each of them comes here. */
  function learn(
    node: TreeNode,
    seat: number,
    { own, others, weight }: { readonly own: number; readonly others: number; readonly weight: number },
  ): number {
    if (node.kind === 'terminal') return node.utility[seat] ?? 0;
    if (node.kind === 'chance')
      return sum(
        node.probabilities,
        (one, i) => one * learn(child(node, i), seat, { own, others: others * one, weight }),
      );
    const { regrets, gains, given } = learned.get(node.informationState) as Learned;
    const now = shares(regrets);
    if (node.seat !== seat)
      return sum(now, (one, i) => one * learn(child(node, i), seat, { own, others: others * one, weight }));
    const values = now.map((one, i) => learn(child(node, i), seat, { own: own * one, others, weight }));
    const value = sum(now, (one, i) => one * (values[i] as number));
    for (let i = 0; i < now.length; i++) {
      gains[i] = (gains[i] as number) + others * ((values[i] as number) - value);
      given[i] = (given[i] as number) + weight * own * (now[i] as number);
    }
    return value;
  }

  for (let round = 1; round <= rounds; round++)
    for (let seat = 0; seat < players; seat++) {
      // late rounds count more: they are nearer to the equilibrium
      learn(root, seat, { own: 1, others: 1, weight: round ** 2 });
      for (const { regrets, gains } of learned.values())
        for (let i = 0; i < gains.length; i++) {
          regrets[i] = Math.max(0, (regrets[i] as number) + (gains[i] as number));
          gains[i] = 0;
        }
    }
  return new Map([...learned].map(([key, { given }]) => [key, shares(given)]));
}

/** Numbers as parts of their sum; all the same where there is none. */
function shares(list: readonly number[]): number[] {
  const all = sum(list, (one) => one);
  return list.map((one) => (all > 0 ? one / all : 1 / list.length));
}

const child = ({ children }: { readonly children: readonly TreeNode[] }, i: number): TreeNode =>
  children[i] as TreeNode;
function sum(list: readonly number[], of: (one: number, i: number) => number): number {
  let all = 0;
  for (let i = 0; i < list.length; i++) all += of(list[i] as number, i);
  return all;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [name = 'kuhn-poker', rounds = '1000', options = '{}'] = process.argv.slice(2);
  const { engine } = (await import(`../${name}.ts`)) as { engine: AnyEngine };
  const tree = gameTree(engine, { options: JSON.parse(options) });
  const policy = solve(tree, Number(rounds));
  console.log(`${tree.nodes} nodes, ${tree.informationSets.size} information sets`);
  console.log(
    `value ${valuesOf(tree, policy)[0]?.toFixed(6)}, exploitability ${exploitability(tree, policy).toFixed(6)}`,
  );
}
