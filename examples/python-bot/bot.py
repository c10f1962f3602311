"""A bot for any game of Rulewright: it plays each action that is likely to be good out to the end, in worlds that agree with
what its seat knows, and takes the one that came out best on average.

It is sent nothing but the view of its seat. The worlds are dealt and played by an engine of its own, a server that this
program starts; what RULEWRIGHT says, or ``rulewright serve``.
"""

import sys
from pathlib import Path
from typing import Any, Dict, List, Optional

# in a clone the client stands beside the examples; elsewhere copy rulewright.py beside this file
sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "clients" / "python"))

from rulewright import Action, Bot, Engine, View, run  # noqa: E402


class TwoRounds(Bot):
    """Tries every action a little, then the best ones more: the time goes where the choice is close."""

    def __init__(self, games: int = 4, best: int = 4, decisions: int = 400) -> None:
        self.games = games
        self.best = best
        self.decisions = decisions
        self.engine: Optional[Engine] = None

    def start(self, view: View) -> None:
        # the referee has had its answer to hello: nobody waits for the engine to start
        self.engine = Engine()

    def choose(
        self, view: View, decision: Dict[str, Any], actions: List[Action], clock: Dict[str, Optional[float]]
    ) -> int:
        if len(actions) == 1:
            return 0
        first = self.values(view, list(range(len(actions))), self.games)
        best = sorted(first, key=lambda choice: first[choice], reverse=True)[: self.best]
        second = self.values(view, best, 4 * self.games)
        return max(best, key=lambda choice: first[choice] + 4 * second[choice])

    def values(self, view: View, choices: List[int], games: int) -> Dict[int, float]:
        """Points a game for this seat, from 0 to 1, by action. All actions in one batch, in the same worlds."""
        seed = f"{self.random.random()}"
        about = {
            "at": view,
            "seat": self.seat,
            "seed": seed,
            "games": games,
            "decisions": self.decisions,
            # playouts by somebody who likes what players like tell far more than those of chance
            "policy": "weighted",
        }
        assert self.engine is not None
        results = self.engine.batch([("playouts", {**about, "choice": choice}) for choice in choices])
        return {
            choice: result["points"][self.seat] / max(1, result["finished"])
            for choice, result in zip(choices, results)
        }

    def close(self) -> None:
        if self.engine is not None:
            self.engine.close()


if __name__ == "__main__":
    # how many games each action is played out in at first: python3 bot.py 8
    run(TwoRounds(games=int(sys.argv[1]) if len(sys.argv) > 1 else 4))
