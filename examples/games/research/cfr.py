"""Counterfactual regret minimization (CFR+) on the whole tree of a small game, through the Python client:
``PYTHONPATH=clients/python python3 examples/games/research/cfr.py examples/games/kuhn-poker.ts 1000``."""

import sys
from pathlib import Path
from typing import Any, Dict, List, Mapping

from rulewright import Engine

Policy = Dict[str, List[float]]


def solve(tree: Mapping[str, Any], rounds: int) -> Policy:
    """An equilibrium of two players, the nearer the more rounds: by information set, the probability of each answer."""
    sets = {key: len(each["actions"]) for key, each in tree["informationSets"].items()}
    regrets = {key: [0.0] * count for key, count in sets.items()}
    given = {key: [0.0] * count for key, count in sets.items()}

    def learn(node: Mapping[str, Any], seat: int, own: float, others: float, weight: int) -> float:
        """What a node is worth to the seat that learns; ``own`` and ``others`` say how likely each of them comes here."""
        if node["kind"] == "terminal":
            return node["utility"][seat]
        children = node["children"]
        key = node.get("informationState", "")
        now = shares(regrets[key]) if key else node["probabilities"]
        if node.get("seat") != seat:
            return sum(one * learn(child, seat, own, others * one, weight) for one, child in zip(now, children))
        values = [learn(child, seat, own * one, others, weight) for one, child in zip(now, children)]
        value = sum(one * worth for one, worth in zip(now, values))
        for i, worth in enumerate(values):
            gains[key][i] += others * (worth - value)
            given[key][i] += weight * own * now[i]
        return value

    for turn in range(1, rounds + 1):
        for seat in range(tree["players"]):
            gains = {key: [0.0] * count for key, count in sets.items()}
            # late rounds count more: they are nearer to the equilibrium
            learn(tree["root"], seat, 1.0, 1.0, turn**2)
            for key, gained in gains.items():
                regrets[key] = [max(0.0, old + new) for old, new in zip(regrets[key], gained)]
    return {key: shares(counts) for key, counts in given.items()}


def shares(counts: List[float]) -> List[float]:
    """Numbers as parts of their sum; all the same where there is none."""
    whole = sum(counts)
    return [count / whole if whole > 0 else 1 / len(counts) for count in counts]


if __name__ == "__main__":
    file, rounds = sys.argv[1], int(sys.argv[2])
    with Engine(games=[file]) as engine:
        game = Path(file).stem
        solved = engine.exploitability(game, solve(engine.tree(game), rounds))
        print(f"value {solved['values'][0]:.6f}, exploitability {solved['exploitability']:.6f}")
