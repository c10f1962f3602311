"""Rulewright in Python: rules engines for tabletop games, bots that play at its tables, and an environment for learners.

One file, Python 3.9 or later, nothing but the standard library. It speaks JSON-RPC 2.0 with ``rulewright serve``, one
message a line, as docs/guide/protocol.md of the project says it; protocol version 1.

Three things are in here:

* :class:`Engine` starts a server and speaks to it. :class:`Game` and :class:`Simulation` are positions that it holds.
* :class:`Bot` is a player. Subclass it and call :func:`run`; a referee starts the program and asks it
  (``rulewright arena ecologic --players "python3 bot.py",weighted``). A bot is sent what its seat may know and no more.
* :class:`Environment` is a game in the shape that reinforcement learners know from PettingZoo.

Run as a program it is a bot: ``python3 rulewright.py random`` or ``python3 rulewright.py flat --worlds 32``.
"""

from __future__ import annotations

import argparse
import json
import operator
import os
import queue
import random
import shlex
import subprocess
import sys
import threading
from array import array
from fractions import Fraction
from typing import Any, Dict, IO, Iterator, List, Mapping, NamedTuple, Optional, Sequence, Tuple, Union

__all__ = [
    "PROTOCOL",
    "Action",
    "Bot",
    "Engine",
    "Environment",
    "FlatMonteCarloBot",
    "Future",
    "Game",
    "InputError",
    "LimitError",
    "ProtocolError",
    "RandomBot",
    "Refused",
    "RulewrightError",
    "Simulation",
    "run",
]

#: The version of the protocol.
PROTOCOL = 1

Json = Any
#: An action of any game: ``{"type": "raise", "seat": 1, "amount": 3}``.
Action = Dict[str, Json]
View = Dict[str, Json]
#: A seat from 0, or ``"spectator"``.
Viewer = Union[int, str]
Seed = Union[int, str]

_REFUSED, _INPUT, _LIMIT = 1, 2, 3

#: The greatest whole number that JSON carries without loss.
_EXACT = 2**53 - 1


class RulewrightError(Exception):
    """Whatever goes wrong between a client and a server."""


class ProtocolError(RulewrightError):
    """The request was none, or the server made a mistake, or the connection ended. ``code`` is that of JSON-RPC."""

    def __init__(self, message: str, code: int = 0, data: Optional[Mapping[str, Json]] = None) -> None:
        super().__init__(message)
        self.code = code
        self.data: Mapping[str, Json] = data or {}


class Refused(RulewrightError):
    """A rule forbids the action. ``violation`` has the ``rule``, a ``code`` and the numbers that matter as ``details``."""

    def __init__(self, message: str, violation: Mapping[str, Json]) -> None:
        super().__init__(message)
        self.violation = violation

    @property
    def rule(self) -> str:
        """The id of the rule: ``ECO-AUC.11``."""
        return str(self.violation.get("rule"))


class InputError(RulewrightError):
    """An engine does not take what it was given. Each of ``issues`` has a ``path`` and a ``message``."""

    def __init__(self, message: str, issues: Sequence[Mapping[str, str]]) -> None:
        super().__init__(message)
        self.issues = issues


class LimitError(ProtocolError):
    """The server allows no more: ``data`` has the ``limit`` and the ``most``."""


def _error(body: Mapping[str, Json]) -> RulewrightError:
    code, message, data = body.get("code", 0), str(body.get("message", "")), body.get("data") or {}
    if code == _REFUSED:
        return Refused(message, data.get("violation", {}))
    if code == _INPUT:
        return InputError(message, data.get("issues", []))
    if code == _LIMIT:
        return LimitError(message, code, data)
    return ProtocolError(message, code, data)


def _is_answer(message: Json) -> bool:
    answers = message if isinstance(message, list) else [message]
    return bool(answers) and all(
        isinstance(each, dict) and ("result" in each or isinstance(each.get("error"), dict)) for each in answers
    )


def _plain(value: Any) -> Json:
    """A number or a list of another library, such as numpy, as JSON writes it."""
    if hasattr(value, "tolist"):
        return value.tolist()
    try:
        return operator.index(value)
    except TypeError:
        raise TypeError(f"{type(value).__name__} cannot be sent: give numbers, texts, lists and dictionaries") from None


def _dumped(message: Json) -> bytes:
    return json.dumps(message, separators=(",", ":"), default=_plain, allow_nan=False).encode() + b"\n"


def _seed(seed: Any) -> Json:
    """A seed as it is sent: a whole number beyond 2^53 as text, which keeps it exactly."""
    if isinstance(seed, (str, float)):
        return seed
    number = operator.index(seed)
    return number if abs(number) <= _EXACT else str(number)


def _chosen(choice: Any) -> Dict[str, Json]:
    """A choice as it is sent: an action, or a number in a list, of whatever type can be an index."""
    return {"action": dict(choice)} if isinstance(choice, Mapping) else {"choice": operator.index(choice)}


class _Lines:
    """The two streams of a server, each in a thread of its own, so that an interrupt never cuts a line."""

    def __init__(self, to: IO[bytes], source: IO[bytes]) -> None:
        self._outbox: "queue.SimpleQueue[Optional[bytes]]" = queue.SimpleQueue()
        self._inbox: "queue.SimpleQueue[bytes]" = queue.SimpleQueue()
        self._threads = [
            threading.Thread(target=work, args=(stream,), daemon=True)
            for work, stream in ((self._write, to), (self._read, source))
        ]
        for thread in self._threads:
            thread.start()

    def send(self, line: bytes) -> None:
        self._outbox.put(line)

    def receive(self) -> bytes:
        """The next line; nothing when the server has ended."""
        line = self._inbox.get()
        if not line:
            self._inbox.put(b"")
        return line

    def close(self) -> None:
        """Says that nothing more is sent."""
        self._outbox.put(None)

    def join(self) -> None:
        for thread in self._threads:
            thread.join()

    def _write(self, stream: IO[bytes]) -> None:
        try:
            for line in iter(self._outbox.get, None):
                stream.write(line)
                stream.flush()
        except (OSError, ValueError):
            pass  # whoever waits for an answer hears that the server has ended
        finally:
            try:
                stream.close()
            except OSError:
                pass

    def _read(self, stream: IO[bytes]) -> None:
        try:
            for line in stream:
                if line.strip():
                    self._inbox.put(line)
        except (OSError, ValueError):
            pass
        finally:
            self._inbox.put(b"")
            stream.close()


HINT = "RULEWRIGHT is the whole command of a server, such as 'npx rulewright serve'."


class Engine:
    """A server and what it answers. Use it as a context manager, or :meth:`close` it: the server ends with it.

    Several threads may use it; it asks one thing at a time. An interrupt in the middle of a request gives the request up,
    and the next one is answered as usual.

    ``command`` starts the server: a list of words or a text. Without one it is what the environment variable
    ``RULEWRIGHT`` says, else ``rulewright serve``. ``games`` are the files of games of your own, modules that export
    ``engine``: the server imports them beside its own.
    """

    def __init__(self, command: Union[str, Sequence[str], None] = None, games: Sequence[str] = ()) -> None:
        given = command if command is not None else os.environ.get("RULEWRIGHT", "rulewright serve")
        words = shlex.split(given) if isinstance(given, str) else list(given)
        if not words:
            raise ProtocolError(f"no command starts the server. {HINT}")
        words += [word for file in games for word in ("--game", os.fspath(file))]
        try:
            self._process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        except OSError as error:
            raise ProtocolError(f"the server cannot be started by {' '.join(words)!r}: {error}. {HINT}") from error
        assert self._process.stdin is not None and self._process.stdout is not None
        self._lines = _Lines(self._process.stdin, self._process.stdout)
        self._lock = threading.RLock()
        self._owner = os.getpid()
        self._is_closed = False
        self._id = 0
        try:
            self.hello: Mapping[str, Json] = self.request("hello", protocol=PROTOCOL)
        except BaseException:
            self.close()
            raise

    def request(self, method: str, **params: Json) -> Json:
        """The result of a method; parameters that are ``None`` are left out. Raises :class:`RulewrightError`."""
        with self._lock:
            return self._result(self._exchange(self._message(method, params)))

    def batch(self, calls: Sequence[Tuple[str, Mapping[str, Json]]]) -> List[Json]:
        """The results of several methods in one message. All are done, in their order; the first error is raised."""
        if not calls:
            return []
        with self._lock:
            answers = self._exchange([self._message(method, params) for method, params in calls])
        if isinstance(answers, dict):
            raise _error(answers.get("error", {}))
        return [self._result(answer) for answer in answers]

    def close(self) -> None:
        """Ends the server."""
        if self._owner != os.getpid() or self._is_closed:
            return
        self._is_closed = True
        self._lines.close()
        try:
            self._process.wait(5)
        except BaseException as error:
            self._process.kill()
            self._process.wait()
            if not isinstance(error, subprocess.TimeoutExpired):
                raise
        self._lines.join()

    def __enter__(self) -> "Engine":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def games(self) -> List[Dict[str, Json]]:
        """The games of the server: id, title, how many play, rules version."""
        return self.request("games")

    def options(self, game: str) -> List[Dict[str, Json]]:
        """The options of a game: default, values, meaning, rules."""
        return self.request("options", game=game)

    def rules(self, game: str, find: Optional[str] = None) -> List[Dict[str, str]]:
        """Rules by id or by words, the best first; without either all of them."""
        return self.request("rules", game=game, find=find)

    def encoding(self, game: str, **options: Json) -> Dict[str, Json]:
        """How a game with these options is put in numbers: how many ``codes`` and numbers there are, and their ``parts``."""
        return self.request("encoding", game=game, options=options)

    def new(self, game: str, seed: Seed, **options: Json) -> "Game":
        """Begins a game: ``engine.new("ecologic", 7, players=3)``."""
        return Game(self, self.request("new", game=game, seed=seed, options=options))

    def load(self, state: Mapping[str, Json]) -> "Game":
        """A game from a saved state."""
        return Game(self, self.request("load", state=state))

    def replay(self, record: Mapping[str, Json], decisions: Optional[int] = None) -> "Game":
        """A game from its record, at its end or after so many decisions."""
        return Game(self, self.request("replay", record=record, decisions=decisions))

    def simulate(self, view: View, seed: Seed) -> "Simulation":
        """A world that agrees with a view, dealt by the seed, to search in."""
        return Simulation(self, self.request("simulate", at=view, seed=seed))

    def playouts(self, view: View, seed: Seed, **plan: Json) -> Dict[str, Json]:
        """Plays games out in worlds that agree with a view; see :meth:`Game.playouts`."""
        return self.request("playouts", at=view, seed=seed, **plan)

    def suggest(self, view: View, bot: str, seed: Seed, milliseconds: Optional[int] = None) -> Dict[str, Json]:
        """What a bot of this name would do: its ``action``, the ``choice`` in the list, and ``values`` if it is one who thinks."""
        return self.request("suggest", at=view, bot=bot, seed=seed, milliseconds=milliseconds)

    def starts(self, game: str, limit: Optional[int] = None, **options: Json) -> List["Future"]:
        """Every set-up of a game with its exact chance, as simulations that keep what everybody sees."""
        return self._futures(self.request("starts", game=game, limit=limit, options=options))

    def try_case(self, game: str, text: str, positions: Optional[str] = None) -> List[Dict[str, Json]]:
        """Plays the cases of a text, each a dictionary: ``ok``, and in ``lines`` what was expected and ``found``; a case
        without marks is answered in ``written``. ``positions`` is the text of the positions that it shares with others."""
        shared = {} if positions is None else {"positions": positions}
        cases: List[Dict[str, Json]] = []
        while True:
            part = self.request("try_case", game=game, text=text, skip=len(cases), **shared)
            cases.extend(part["cases"])
            if part["left"] == 0:
                return cases

    def case_words(self, game: str) -> Dict[str, str]:
        """The words that build positions in cases, with what each takes."""
        return self.request("case_words", game=game)

    def tree(
        self, game: str, limit: Optional[int] = None, utility: Optional[str] = None, **options: Json
    ) -> Dict[str, Json]:
        """The whole tree of a small game: ``root``, and the ``informationSets`` by the key of what a seat knows.

        A node has a ``kind``: ``"chance"`` with ``probabilities`` and ``children``, ``"decision"`` with ``seat``,
        ``informationState`` and ``children``, or ``"terminal"`` with ``utility`` by seat.
        """
        return self.request("tree", game=game, limit=limit, utility=utility, options=options)

    def exploitability(
        self,
        game: str,
        policy: Mapping[str, Sequence[float]],
        limit: Optional[int] = None,
        utility: Optional[str] = None,
        **options: Json,
    ) -> Dict[str, Json]:
        """How far a ``policy`` is from an equilibrium of a small game (``exploitability``), and its ``values`` by seat.

        The policy has the probabilities of the answers by information set, in the order of its ``actions``; where it has
        none, all answers are equally likely.
        """
        return self.request("exploitability", game=game, policy=policy, limit=limit, utility=utility, options=options)

    def _futures(self, futures: Sequence[Mapping[str, Json]]) -> List["Future"]:
        return [
            Future(Fraction(**future["probability"]), future["draws"], Simulation(self, future)) for future in futures
        ]

    def _message(self, method: str, params: Mapping[str, Json]) -> Dict[str, Json]:
        self._id += 1
        given = {name: value for name, value in params.items() if value is not None}
        if "seed" in given:
            given["seed"] = _seed(given["seed"])
        return {"jsonrpc": "2.0", "id": self._id, "method": method, "params": given}

    def _exchange(self, message: Json) -> Json:
        """Sends a request or a batch, and gives its answer and no other one."""
        if self._owner != os.getpid():
            raise ProtocolError("an engine belongs to the process that has made it: make another one")
        if self._is_closed:
            raise ProtocolError("the connection to the server is closed")
        ids = {each["id"] for each in (message if isinstance(message, list) else [message])}
        line = _dumped(message)
        try:
            self._lines.send(line)
            while True:
                answer = self._answer()
                found = {each.get("id") for each in (answer if isinstance(answer, list) else [answer])}
                # an answer to nobody is about the message as a whole
                if found & ids or found == {None}:
                    return answer
        except (ProtocolError, RecursionError):
            raise
        except BaseException:
            for each in ids:
                self._lines.send(_dumped({"jsonrpc": "2.0", "method": "cancel", "params": {"id": each}}))
            raise

    def _answer(self) -> Json:
        line = self._lines.receive()
        if not line:
            raise ProtocolError("the server has ended")
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            raise ProtocolError(f"the server wrote no JSON: {line[:80]!r}. {HINT}") from None
        if _is_answer(answer):
            return answer
        raise ProtocolError(f"the server wrote no answer of JSON-RPC 2.0: {line[:80]!r}. {HINT}")

    @staticmethod
    def _result(answer: Mapping[str, Json]) -> Json:
        if "error" in answer:
            raise _error(answer["error"])
        return answer["result"]


class _Position:
    """A position that a server holds. It is let go by :meth:`release`, or at the end of a ``with`` block."""

    def __init__(self, engine: Engine, reached: Mapping[str, Json]) -> None:
        self.engine = engine
        #: Names the position in requests.
        self.handle: int = reached["at"]
        #: What is asked, of which ``seats``, by which ``rule``; ``None`` when the game is over.
        self.decision: Optional[Dict[str, Json]] = reached["decision"]

    @property
    def is_over(self) -> bool:
        """Nobody is asked any more."""
        return self.decision is None

    def actions(self, seat: Optional[int] = None) -> List[Action]:
        """All legal actions of whoever is asked, or of one seat, in a stable order."""
        return self.engine.request("actions", at=self.handle, seat=seat)

    def codes(self, seat: int) -> List[int]:
        """The codes of the legal actions of a seat, in the order of :meth:`actions`."""
        return self.engine.request("codes", at=self.handle, seat=seat)

    def observation(
        self, viewer: Viewer, scaled: Optional[bool] = None, relative: Optional[bool] = None
    ) -> List[float]:
        """What a viewer may know, in numbers; :meth:`Engine.encoding` says what they mean.

        ``scaled`` gives numbers as parts of the most that they can be, ``relative`` counts seats from the viewer.
        """
        return self.engine.request(
            "observation", at=self.handle, viewer=viewer, scaled=scaled, relative=relative
        )

    def view(self, viewer: Viewer) -> View:
        """What a viewer may know."""
        return self.engine.request("view", at=self.handle, viewer=viewer)

    def state(self) -> Dict[str, Json]:
        """The whole state, to save it. It tells all secrets."""
        return self.engine.request("state", at=self.handle)

    def outcome(self) -> Optional[Dict[str, Json]]:
        """The result: ``winners``, ``ranking``, ``scores``, ``reason``; ``None`` while the game goes on."""
        return self.engine.request("outcome", at=self.handle)

    def explain(self, action: Json) -> Optional[Dict[str, Json]]:
        """Why an action would be refused; ``None`` when it is legal."""
        return self.engine.request("explain", at=self.handle, action=action)

    def ask(self, question: str, *args: Json, viewer: Optional[Viewer] = None) -> Json:
        """One of the game's questions: ``game.ask("netIncome", 0)``."""
        return self.engine.request("ask", at=self.handle, question=question, args=list(args), viewer=viewer)

    def information_state(self, viewer: Viewer, form: Optional[str] = None) -> str:
        """All that a viewer knows who forgets nothing, the same on every path: a key, or with ``form="text"`` a text.

        Of a game that was begun by :meth:`Engine.new` or :meth:`Engine.replay`, or of a simulation of
        :meth:`Engine.starts` and :meth:`Simulation.futures`.
        """
        return self.engine.request("informationState", at=self.handle, viewer=viewer, form=form)

    def playouts(self, seed: Seed, **plan: Json) -> Dict[str, Json]:
        """Plays ``games`` from here: their sums of ``points`` and ``wins`` by seat.

        ``policy`` is the name of a bot that plays all seats, such as ``"weighted"``; without it all actions are equally likely.
        ``choice`` or ``action`` (with ``seat``) is the first action of each; with a ``viewer`` each game is played in a
        world of its own that agrees with what this viewer knows; ``decisions`` bounds a game.
        """
        return self.engine.request("playouts", at=self.handle, seed=seed, **plan)

    def suggest(
        self, viewer: Viewer, bot: str, seed: Seed, milliseconds: Optional[int] = None
    ) -> Dict[str, Json]:
        """What a bot of this name would do in the place of a viewer who is asked; see :meth:`Engine.suggest`."""
        return self.engine.request(
            "suggest", at=self.handle, viewer=viewer, bot=bot, seed=seed, milliseconds=milliseconds
        )

    def simulate(self, seed: Optional[Seed] = None, viewer: Optional[Viewer] = None) -> "Simulation":
        """A simulation to search in: a copy, or for a viewer a world that agrees with what it knows."""
        return Simulation(self.engine, self.engine.request("simulate", at=self.handle, seed=seed, viewer=viewer))

    def release(self) -> None:
        """Lets the position go."""
        self.engine.request("release", at=self.handle)

    def __enter__(self) -> Any:
        return self

    def __exit__(self, *_: object) -> None:
        self.release()

    def _apply(self, choice: Union[int, Action], seat: Optional[int], events: Optional[Viewer]) -> List[Json]:
        reached = self.engine.request("apply", at=self.handle, seat=seat, events=events, **_chosen(choice))
        self.decision = reached["decision"]
        return reached.get("events", [])


class Game(_Position):
    """A game that is played by the rules."""

    def apply(
        self, choice: Union[int, Action], seat: Optional[int] = None, events: Optional[Viewer] = None
    ) -> List[Json]:
        """Plays a legal action, given in full or by its number in :meth:`actions` of the same ``seat``.

        Gives what happened, as the viewer ``events`` may read it (``"all"``: everything). Raises :class:`Refused` for what
        the rules forbid; nothing has changed then.
        """
        return self._apply(choice, seat, events)

    def copy(self) -> "Game":
        """Another game that stands where this one stands."""
        return Game(self.engine, self.engine.request("copy", at=self.handle))

    def record(self) -> Dict[str, Json]:
        """The record: all it takes to play the game again."""
        return self.engine.request("record", at=self.handle)

    def text(self, viewer: Viewer, **wanted: Json) -> Dict[str, Json]:
        """The position in words: ``game.text(0, question=True, tables=True)``."""
        return self.engine.request("text", at=self.handle, viewer=viewer, **wanted)


class Simulation(_Position):
    """A game that is searched: quick, changed in place, without events."""

    def apply(self, choice: Union[int, Action], seat: Optional[int] = None) -> None:
        """Plays a legal action, given in full or by its number in :meth:`actions` of the same ``seat``."""
        self._apply(choice, seat, None)

    def copy(self) -> "Simulation":
        """Another simulation that stands where this one stands."""
        return Simulation(self.engine, self.engine.request("copy", at=self.handle))

    def futures(
        self, choice: Union[int, Action], seat: Optional[int] = None, limit: Optional[int] = None
    ) -> List["Future"]:
        """Everything that can follow a legal action, with its exact chance; this simulation stays where it is."""
        return self.engine._futures(
            self.engine.request("futures", at=self.handle, seat=seat, limit=limit, **_chosen(choice))
        )


class Future(NamedTuple):
    """What chance can do, and where it leads."""

    probability: Fraction
    #: A script that leads there.
    draws: List[Json]
    simulation: Simulation


class Bot:
    """A player at one seat. Override :meth:`choose`, and the others where you want to listen; then :func:`run` it."""

    #: Set before :meth:`start`.
    game: str = ""
    seat: int = -1
    players: int = 0
    options: Mapping[str, Json] = {}
    #: For the bot's own chance: from the seed of the match, so that a match can be played again.
    random: random.Random = random.Random(0)

    def start(self, view: View) -> None:
        """The table before the first decision."""

    def observe(self, view: View, events: List[Dict[str, Json]]) -> None:
        """What happened by a decision of anybody, and what the seat knows after it."""

    def choose(
        self, view: View, decision: Dict[str, Json], actions: List[Action], clock: Dict[str, Optional[float]]
    ) -> Union[int, Action]:
        """One of the legal ``actions``, or its number. ``clock`` has the milliseconds for this ``move`` and the ``game``."""
        raise NotImplementedError

    def end(self, view: View, outcome: Optional[Dict[str, Json]]) -> None:
        """How the game ended; ``None`` when it was stopped."""

    def close(self) -> None:
        """Last of all."""


def run(bot: Bot, source: Optional[IO[bytes]] = None, sink: Optional[IO[bytes]] = None) -> None:
    """Lets a bot play one game on standard input and output, or on two other streams of bytes.

    What the bot prints goes to standard error, so that it does not stand among the answers.
    """
    lines = source if source is not None else sys.stdin.buffer
    answers = sink if sink is not None else sys.stdout.buffer
    spoken, sys.stdout = sys.stdout, sys.stderr
    try:
        for line in lines:
            if not line.strip():
                continue
            message = json.loads(line)
            result = _told(bot, message["method"], message.get("params", {}))
            if "id" in message:
                answer = {"jsonrpc": "2.0", "id": message["id"], "result": result}
                answers.write(_dumped(answer))
                answers.flush()
            if message["method"] == "end":
                return
    except BrokenPipeError:
        # the referee has gone: nothing is written to it at the end either
        if sink is None:
            os.dup2(os.open(os.devnull, os.O_WRONLY), answers.fileno())
    finally:
        sys.stdout = spoken
        bot.close()


def _told(bot: Bot, method: str, params: Dict[str, Json]) -> Json:
    if method == "hello":
        if params["protocol"] != PROTOCOL:
            raise ProtocolError(f"the referee speaks version {params['protocol']} of the protocol, not {PROTOCOL}")
        bot.game = params["game"]
        return {"protocol": PROTOCOL}
    if method == "start":
        bot.seat, bot.players, bot.options = params["seat"], params["players"], params["options"]
        bot.random = random.Random(str(params["seed"]))
        bot.start(params["view"])
    elif method == "observe":
        bot.observe(params["view"], params["events"])
    elif method == "choose":
        chosen = bot.choose(params["view"], params["decision"], params["actions"], params["clock"])
        return _chosen(chosen)
    elif method == "end":
        bot.end(params["view"], params["outcome"])
    return None


class RandomBot(Bot):
    """Takes every legal action equally often."""

    def choose(self, view: View, decision: Dict[str, Json], actions: List[Action], clock: Dict[str, Any]) -> int:
        return self.random.randrange(len(actions))


class FlatMonteCarloBot(Bot):
    """Plays each action out at random in many worlds that agree with what it knows, and takes the best.

    ``worlds`` are dealt for each decision; in each of them every action is played out once. The worlds are held by a server
    of its own: what is sent is the view, once for each world, and numbers.
    """

    def __init__(self, worlds: int = 16, engine: Optional[Engine] = None, decisions: Optional[int] = None) -> None:
        self.worlds = worlds
        self.decisions = decisions
        self._own = engine is None
        self.engine = engine if engine is not None else Engine()

    def choose(self, view: View, decision: Dict[str, Json], actions: List[Action], clock: Dict[str, Any]) -> int:
        if len(actions) == 1:
            return 0
        points = self.worth(view, len(actions))
        return max(range(len(actions)), key=lambda choice: points[choice])

    def worth(self, view: View, count: int) -> List[float]:
        """The sum of points of each of the seat's actions, over all worlds."""
        points = [0.0] * count
        for _ in range(self.worlds):
            seed = str(self.random.getrandbits(64))
            with self.engine.simulate(view, seed) as world:
                plan = {"at": world.handle, "seat": self.seat, "seed": seed}
                if self.decisions is not None:
                    plan["decisions"] = self.decisions
                calls = [("playouts", {**plan, "choice": choice}) for choice in range(count)]
                for choice, result in enumerate(self.engine.batch(calls)):
                    points[choice] += result["points"][self.seat]
        return points

    def close(self) -> None:
        if self._own:
            self.engine.close()


class Environment:
    """A game in the shape of PettingZoo's agent environment cycle, without that library.

    ::

        env = Environment("ecologic", players=2)
        env.reset(seed=7)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            env.step(None if termination or truncation else pick(observation))

    Agents are called ``"player_0"``, ``"player_1"`` … by seat. Actions are codes from 0 to ``num_actions - 1``, observations
    ``num_observations`` numbers, both the same for every game with these options: a code means the same action whenever it
    is legal. (Actions that differ in a list of cards alone share a stretch of codes, in the order in which they are listed.)

    An observation is ``{"observation": numbers, "action_mask": mask}``, of what the agent's seat may know and no more:
    ``array("f")`` and ``array("b")``, which ``numpy.asarray`` takes as float32 and int8 without a copy. ``parts`` says what
    stands where in it. With ``scaled`` numbers are parts of the most that they can be, with ``relative`` seats are counted
    from the agent. Rewards come at the end, by place: 1 for the first, −1 for the last, in equal steps between; seats
    that share places share them, and who plays alone gets 0.
    """

    metadata = {"name": "rulewright", "is_parallelizable": False}

    def __init__(
        self,
        game: str,
        engine: Optional[Engine] = None,
        max_decisions: Optional[int] = None,
        scaled: bool = False,
        relative: bool = False,
        **options: Json,
    ) -> None:
        self._own = engine is None
        self._numbers = {"scaled": scaled, "relative": relative}
        self.engine = engine if engine is not None else Engine()
        self.game = game
        self.max_decisions = max_decisions
        self.agents: List[str] = []
        self._position: Optional[Game] = None
        self._codes: Dict[str, List[int]] = {}
        try:
            self._settle(options)
        except RulewrightError:
            self.close()
            raise

    def _settle(self, options: Mapping[str, Json]) -> None:
        """What depends on the options of the game."""
        encoding = self.engine.encoding(self.game, **options)
        #: All options of the game, with the defaults of those that were not given.
        self.options: Dict[str, Json] = encoding["options"]
        #: How many codes of actions there are.
        self.num_actions: int = encoding["codes"]
        #: How many numbers an observation has.
        self.num_observations: int = encoding["observation"]
        #: The stretches of an observation by name: where each begins, and how long it is.
        self.parts: Dict[str, Tuple[int, int]] = {
            part["name"]: (part["from"], part["length"]) for part in encoding["parts"]
        }
        self.possible_agents: List[str] = [f"player_{seat}" for seat in range(self.options["players"])]

    def reset(self, seed: Optional[Seed] = None, options: Optional[Mapping[str, Json]] = None) -> None:
        """Begins a game; without a seed it is another one each time.

        Other ``options`` hold from now on, and may change ``num_actions``, ``num_observations`` and the agents.
        """
        self._let_go()
        if options:
            self._settle({**self.options, **options})
        chance: Seed = seed if seed is not None else str(random.getrandbits(64))
        self._position = self.engine.new(self.game, chance, **self.options)
        self.agents = list(self.possible_agents)
        self.rewards: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self._cumulative: Dict[str, float] = dict.fromkeys(self.agents, 0.0)
        self.terminations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.truncations: Dict[str, bool] = dict.fromkeys(self.agents, False)
        self.infos: Dict[str, Dict[str, Json]] = {agent: {} for agent in self.agents}
        self.decisions = 0
        self._select()

    def step(self, action: Optional[int]) -> None:
        """Plays the action of this code for the agent whose turn it is; one that has finished is stepped with ``None``.

        Raises :class:`ValueError` for what is not legal; nothing has changed then.
        """
        table = self._table()
        agent = self._selected()
        if self.terminations[agent] or self.truncations[agent]:
            if action is not None:
                raise ValueError(f"{agent} has finished: step with None")
            self._leave(agent)
            return
        codes = self._legal(agent)
        if action is None or action not in codes:
            raise ValueError(f"{action} is no legal action of {agent}: see its mask")
        self._cumulative[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        table.apply(codes.index(action), seat=self._seat(agent))
        self.decisions += 1
        self._finish()
        self._select()

    def observe(self, agent: str) -> Dict[str, array[Any]]:
        """What an agent knows, in numbers, and its mask."""
        table, seat = self._table(), self._seat(agent)
        wanted: List[Tuple[str, Dict[str, Json]]] = [("observation", {"at": table.handle, "viewer": seat, **self._numbers})]
        if agent not in self._codes and self._plays(agent):
            wanted.append(("codes", {"at": table.handle, "seat": seat}))
        numbers, *codes = self.engine.batch(wanted)
        self._codes.update((agent, each) for each in codes)
        return {"observation": array("f", numbers), "action_mask": self.action_mask(agent)}

    def action_mask(self, agent: str) -> array[int]:
        """A 1 at the codes of the legal actions of the agent, else 0; all zeros when it is not asked."""
        mask = array("b", bytes(self.num_actions))
        for code in self._legal(agent):
            mask[code] = 1
        return mask

    def legal(self, agent: str) -> Dict[int, Action]:
        """The legal actions of the agent by their codes: what a code says at this moment."""
        codes = self._legal(agent)
        return dict(zip(codes, self._table().actions(self._seat(agent)))) if codes else {}

    def last(
        self, observe: bool = True
    ) -> Tuple[Optional[Dict[str, array[Any]]], float, bool, bool, Dict[str, Json]]:
        """Observation, reward since its last step, termination, truncation and info of the agent whose turn it is."""
        agent = self._selected()
        seen = self.observe(agent) if observe else None
        return seen, self._cumulative[agent], self.terminations[agent], self.truncations[agent], self.infos[agent]

    def agent_iter(self, max_iter: int = 2**63) -> Iterator[str]:
        """The agents one after the other, whose turn it is, until all have left."""
        while self.agents and max_iter > 0:
            max_iter -= 1
            yield self.agent_selection

    def close(self) -> None:
        """Ends the game, and the server if it is its own."""
        self._let_go()
        if self._own:
            self.engine.close()

    def _table(self) -> Game:
        if self._position is None:
            raise ValueError("call reset first")
        return self._position

    def _selected(self) -> str:
        self._table()
        if not self.agents:
            raise ValueError("all agents have left: call reset")
        return self.agent_selection

    @staticmethod
    def _seat(agent: str) -> int:
        return int(agent.rpartition("_")[2])

    def _plays(self, agent: str) -> bool:
        asked = (self._table().decision or {}).get("seats", [])
        return self._seat(agent) in asked and not self.truncations.get(agent, False)

    def _legal(self, agent: str) -> List[int]:
        """The codes of the agent's legal actions, in the order in which the engine lists them."""
        if not self._plays(agent):
            return []
        if agent not in self._codes:
            self._codes[agent] = self._table().codes(self._seat(agent))
        return self._codes[agent]

    def _select(self) -> None:
        """Whose turn it is: the first seat that is asked; when the game is over, whoever has not left yet."""
        self._codes = {}
        decision = self._table().decision
        if decision is not None and not any(self.truncations.values()):
            self.agent_selection = f"player_{decision['seats'][0]}"
        elif self.agents:
            self.agent_selection = self.agents[0]

    def _finish(self) -> None:
        if self._table().is_over:
            outcome = self._table().outcome() or {}
            for seat, reward in enumerate(_rewards(outcome["ranking"], len(self.possible_agents))):
                agent = f"player_{seat}"
                self.rewards[agent] = reward
                self._cumulative[agent] += reward
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.max_decisions is not None and self.decisions >= self.max_decisions:
            self.truncations = dict.fromkeys(self.agents, True)

    def _leave(self, agent: str) -> None:
        self.agents.remove(agent)
        for table in (self.rewards, self._cumulative, self.terminations, self.truncations, self.infos):
            table.pop(agent)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _let_go(self) -> None:
        if self._position is not None:
            self._position.release()
            self._position = None


def _rewards(ranking: Sequence[Sequence[int]], players: int) -> List[float]:
    """Rewards by seat: 1 for the first place, -1 for the last, in equal steps between."""
    rewards = [0.0] * players
    place = 0
    for group in ranking:
        middle = place + (len(group) - 1) / 2
        for seat in group:
            rewards[seat] = 1 - 2 * middle / (players - 1) if players > 1 else 0.0
        place += len(group)
    return rewards


class VectorEnvironment:
    """Many games that step together: one message plays a decision in each, another asks what the next seats know.

    ::

        envs = VectorEnvironment("ecologic", 64, players=2)
        seen = envs.reset(seed=7)
        while True:
            seen, rewards = envs.step([pick(one) for one in seen])

    An observation is that of :class:`Environment`, of the seat in ``seats`` that has to decide in that game. ``rewards`` has
    ``None`` for a game that goes on; a game that has ended has its rewards by seat, and another one begins in its place.
    """

    def __init__(
        self,
        game: str,
        count: int,
        engine: Optional[Engine] = None,
        scaled: bool = False,
        relative: bool = False,
        **options: Json,
    ) -> None:
        if count < 1:
            raise ValueError("there is at least one game")
        self._own = engine is None
        self._numbers = {"scaled": scaled, "relative": relative}
        self.engine = engine if engine is not None else Engine()
        self.game = game
        self.count = count
        #: The seat that has to decide, by game.
        self.seats: List[int] = []
        #: The codes of its legal actions, by game: the ones of the mask.
        self.legal: List[List[int]] = []
        self._handles: List[int] = []
        try:
            encoding = self.engine.encoding(game, **options)
        except RulewrightError:
            self.close()
            raise
        self.options: Dict[str, Json] = encoding["options"]
        self.num_actions: int = encoding["codes"]
        self.num_observations: int = encoding["observation"]

    def reset(self, seed: Optional[Seed] = None) -> List[Dict[str, array[Any]]]:
        """Begins all games; without a seed they are others each time."""
        self._let_go()
        self._seed = seed if seed is not None else str(random.getrandbits(64))
        self._begun = 0
        begun = self.engine.batch([self._new() for _ in range(self.count)])
        self._handles = [reached["at"] for reached in begun]
        self.seats = [reached["decision"]["seats"][0] for reached in begun]
        return self._look()

    def step(self, actions: Sequence[int]) -> Tuple[List[Dict[str, array[Any]]], List[Optional[List[float]]]]:
        """Plays the action of this code in each game: what the next seats know, and the rewards of games that ended.

        Raises :class:`ValueError` for what is not legal in one of them; nothing has changed then.
        """
        if len(actions) != len(self._handles) or not self._handles:
            raise ValueError(f"{len(actions)} actions for {len(self._handles)} games; call reset first")
        calls = []
        for place, action in enumerate(actions):
            code = operator.index(action)
            if code not in self.legal[place]:
                raise ValueError(f"{code} is no legal action in game {place}: see its mask")
            choice = self.legal[place].index(code)
            calls.append(("apply", {"at": self._handles[place], "seat": self.seats[place], "choice": choice}))
        rewards: List[Optional[List[float]]] = [None] * self.count
        over = []
        for place, reached in enumerate(self.engine.batch(calls)):
            if reached["decision"] is None:
                over.append(place)
            else:
                self.seats[place] = reached["decision"]["seats"][0]
        for place, ranking in zip(over, self._ends(over)):
            rewards[place] = _rewards(ranking, self.options["players"])
        return self._look(), rewards

    def close(self) -> None:
        """Ends the games, and the server if it is its own."""
        self._let_go()
        if self._own:
            self.engine.close()

    def _new(self) -> Tuple[str, Dict[str, Json]]:
        self._begun += 1
        return "new", {"game": self.game, "seed": f"{self._seed}/{self._begun}", "options": self.options}

    def _ends(self, over: Sequence[int]) -> List[List[List[int]]]:
        """The rankings of games that are over; others take their places."""
        calls: List[Tuple[str, Dict[str, Json]]] = []
        for place in over:
            at = self._handles[place]
            calls += [("outcome", {"at": at}), ("release", {"at": at}), self._new()]
        answers = self.engine.batch(calls)
        for place, reached in zip(over, answers[2::3]):
            self._handles[place] = reached["at"]
            self.seats[place] = reached["decision"]["seats"][0]
        return [outcome["ranking"] for outcome in answers[0::3]]

    def _look(self) -> List[Dict[str, array[Any]]]:
        calls: List[Tuple[str, Dict[str, Json]]] = []
        for handle, seat in zip(self._handles, self.seats):
            calls += [
                ("observation", {"at": handle, "viewer": seat, **self._numbers}),
                ("codes", {"at": handle, "seat": seat}),
            ]
        answers = self.engine.batch(calls)
        self.legal = answers[1::2]
        return [
            {"observation": array("f", numbers), "action_mask": self._mask(codes)}
            for numbers, codes in zip(answers[0::2], self.legal)
        ]

    def _mask(self, codes: Sequence[int]) -> array[int]:
        mask = array("b", bytes(self.num_actions))
        for code in codes:
            mask[code] = 1
        return mask

    def _let_go(self) -> None:
        self.engine.batch([("release", {"at": handle}) for handle in self._handles])
        self._handles = []


def main(arguments: Optional[Sequence[str]] = None) -> None:
    """Plays as one of the bots of this file."""
    parser = argparse.ArgumentParser(description="A bot for Rulewright, on standard input and output.")
    parser.add_argument("bot", choices=["random", "flat"], help="random, or flat Monte Carlo")
    parser.add_argument("--worlds", type=int, default=16, help="worlds that are dealt for each decision of flat")
    parser.add_argument("--decisions", type=int, help="a playout is given up after so many")
    given = parser.parse_args(arguments)
    bot = RandomBot() if given.bot == "random" else FlatMonteCarloBot(given.worlds, decisions=given.decisions)
    try:
        run(bot)
    except BrokenPipeError:
        pass


if __name__ == "__main__":
    main()
