"""The tests of rulewright.py: ``npm run test:in -- python``, or with ``RULEWRIGHT`` set to a command that starts a server
``python3 -m unittest discover -s clients/python``."""

import ast
import contextlib
import hashlib
import importlib.util
import io
import json
import os
import random
import re
import shlex
import signal
import subprocess
import sys
import threading
import unittest
import unittest.mock
from fractions import Fraction
from pathlib import Path
from typing import Dict, List

import rulewright
from rulewright import (
    Bot,
    Engine,
    Environment,
    FlatMonteCarloBot,
    InputError,
    LimitError,
    ProtocolError,
    RandomBot,
    Refused,
    run,
)

HERE = Path(__file__).resolve().parent
EXAMPLES = HERE.parent.parent / "examples" / "games"
PACKAGES = HERE.parent.parent / "packages"
FULL = os.environ.get("DEPTH") == "full"
GAMES = ["ecologic", "emix", "does-not-exist", "euphoria"]


class OneServer(unittest.TestCase):
    """Tests that share a server."""

    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine()

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def tearDown(self) -> None:
        self.engine.request("release")


class TestCases(OneServer):
    """The documents of the games, which say what their rules do."""

    def test_documents_hold(self) -> None:
        for game in GAMES:
            folder = PACKAGES / game / "cases"
            positions = (folder / "positions.md").read_text(encoding="utf-8")
            for file in sorted(folder.glob("*.md"))[:: 1 if FULL else 8]:
                if file.name == "positions.md":
                    continue
                cases = self.engine.try_case(game, file.read_text(encoding="utf-8"), positions)
                self.assertTrue(cases, file.name)
                for case in cases:
                    with self.subTest(game=game, case=case["name"]):
                        self.assertTrue(case["ok"], case["written"])

    def test_a_difference_is_told_by_its_line(self) -> None:
        text = "ECO-SET.9 who begins?\n  options {players 2}\n    ? setup-first 1\n    ? setup-first 0\n"
        (case,) = self.engine.try_case("ecologic", text)
        self.assertEqual(
            case["lines"],
            [
                {"at": 3, "expected": "? setup-first 1", "found": ["? setup-first 0"], "ok": False},
                {"at": 4, "expected": "? setup-first 0", "found": ["? setup-first 0"], "ok": True},
            ],
        )

    def test_words_say_what_they_take(self) -> None:
        self.assertEqual(self.engine.case_words("emix")["give"], "SEAT CARD+")

    def test_a_text_that_cannot_be_read_is_refused(self) -> None:
        with self.assertRaises(InputError) as caught:
            self.engine.try_case("ecologic", "  0 pass")
        self.assertEqual(caught.exception.issues[0]["path"], "text")


class Index:
    """What can be an index and is no ``int``, as numpy's integers are."""

    def __init__(self, value: int) -> None:
        self.value = value

    def __index__(self) -> int:
        return self.value


class NumberTest(OneServer):
    def test_a_seed_beyond_2_to_the_53_is_kept_exactly(self) -> None:
        texts = set()
        for seed in (2**53 - 1, 2**53, 2**53 + 1, -(2**53), 2**64 - 1, 2**200):
            with self.engine.new("ecologic", seed) as game:
                texts.add(json.dumps(game.view(0)["position"]) + json.dumps(game.state()["rng"]))
                record = game.record()
            self.assertIn(record["seed"], (seed, str(seed)))
        self.assertEqual(len(texts), 6)

    def test_whatever_can_be_an_index_is_a_number(self) -> None:
        with self.engine.new("ecologic", Index(7)) as game, self.engine.new("ecologic", 7) as other:
            game.apply(Index(0))
            other.apply(0)
            self.assertEqual(game.state(), other.state())
            self.assertEqual(game.observation(Index(0)), other.observation(0))
            with game.simulate(Index(3), viewer=Index(0)) as world:
                world.apply(Index(0))

    def test_numbers_and_lists_of_numpy_are_taken(self) -> None:
        numpy = importlib.import_module("numpy") if importlib.util.find_spec("numpy") else None
        if numpy is None:
            self.skipTest("numpy is not installed")
        with self.engine.new("ecologic", numpy.int64(7), players=numpy.int8(3)) as game:
            self.assertEqual(game.state()["options"]["players"], 3)
            game.apply(numpy.int64(0))
            game.apply(numpy.argmax(numpy.asarray([0, 1])))
            game.apply(numpy.array(0))
            self.assertEqual(game.engine.request("explain", at=game.handle, action={"type": "pass", "seat": numpy.uint8(0)})["code"], "not-asked")

    def test_what_is_no_number_is_refused_before_it_is_sent(self) -> None:
        with self.engine.new("ecologic", 7) as game:
            for choice in (1.5, "0", None, object()):
                with self.assertRaises(TypeError):
                    game.apply(choice)  # type: ignore[arg-type]
            with self.assertRaises(TypeError):
                self.engine.new("ecologic", object())  # type: ignore[arg-type]
            with self.assertRaises(ValueError):
                self.engine.new("ecologic", float("nan"))  # type: ignore[arg-type]
            self.assertEqual(game.actions(), self.engine.request("actions", at=game.handle))

    def test_a_bot_may_answer_with_any_index(self) -> None:
        self.assertEqual(rulewright._told(_Chooser(Index(3)), "choose", _ASKED), {"choice": 3})
        self.assertEqual(rulewright._told(_Chooser({"type": "pass"}), "choose", _ASKED), {"action": {"type": "pass"}})
        with self.assertRaises(TypeError):
            rulewright._told(_Chooser(0.5), "choose", _ASKED)


_ASKED = {"view": {}, "decision": {}, "actions": [], "clock": {}}


class _Chooser(Bot):
    def __init__(self, answer: object) -> None:
        self.answer = answer

    def choose(self, view: object, decision: object, actions: object, clock: object) -> object:  # type: ignore[override]
        return self.answer


class InterruptTest(unittest.TestCase):
    def test_after_an_interrupt_every_answer_is_that_of_its_request(self) -> None:
        with Engine() as engine, engine.new("euphoria", 7) as game:
            for _ in range(3):
                signal.signal(signal.SIGALRM, signal.default_int_handler)
                signal.setitimer(signal.ITIMER_REAL, 0.2)
                with self.assertRaises(KeyboardInterrupt):
                    game.playouts(7, games=100_000)
                self.assertEqual([each["game"] for each in engine.games()], GAMES)
                self.assertEqual(game.view(0)["viewer"], 0)

    def test_interrupts_at_any_moment_mix_up_nothing(self) -> None:
        chance = random.Random(7)
        interrupts = 0
        signal.signal(signal.SIGALRM, signal.default_int_handler)
        with Engine() as engine:
            for turn in range(150):
                try:
                    signal.setitimer(signal.ITIMER_REAL, chance.uniform(0.0001, 0.004))
                    for name in GAMES:
                        self.assertEqual(engine.options(name), engine.options(name), turn)
                        self.assertEqual(engine.encoding(name)["options"]["players"], 2)
                    signal.setitimer(signal.ITIMER_REAL, 0)
                except KeyboardInterrupt:
                    interrupts += 1
            signal.setitimer(signal.ITIMER_REAL, 0)
            self.assertEqual([each["game"] for each in engine.games()], GAMES)
        self.assertGreater(interrupts, 20)

    def test_threads_get_their_own_answers(self) -> None:
        with Engine() as engine:
            found: Dict[str, List[bool]] = {name: [] for name in GAMES}

            def ask(name: str) -> None:
                for _ in range(20):
                    game = engine.new(name, 1)
                    found[name].append(game.state()["game"] == name)
                    game.release()

            threads = [threading.Thread(target=ask, args=(name,)) for name in GAMES]
            for thread in threads:
                thread.start()
            for thread in threads:
                thread.join()
            self.assertEqual(found, {name: [True] * 20 for name in GAMES})

    def test_a_copy_of_the_process_is_told_that_the_engine_is_not_its_own(self) -> None:
        with Engine() as engine:
            engine._owner += 1
            with self.assertRaisesRegex(ProtocolError, "belongs to the process"):
                engine.games()
            engine._owner -= 1
            self.assertEqual(len(engine.games()), 4)

    def test_a_server_that_ends_or_writes_something_else_is_told(self) -> None:
        for program, message in (
            ("pass", "the server has ended"),
            ("print('hello there'); import time; time.sleep(1)", "the server wrote no JSON: b'hello there"),
            ("print('[' * 100000)", "the server wrote no JSON: b'\\[\\["),
        ):
            with self.assertRaisesRegex(ProtocolError, message):
                Engine([sys.executable, "-c", program])
        with self.assertRaisesRegex(ProtocolError, "no command starts the server"):
            Engine("")

    def test_json_that_is_no_answer_is_told(self) -> None:
        for line in ("5", "null", '"x"', "[]", "[5]", '{"id":1}', '{"id":1,"error":5}', '{"id":1,"error":null}'):
            with self.subTest(line), self.assertRaisesRegex(ProtocolError, "wrote no answer of JSON-RPC 2.0"):
                Engine([sys.executable, "-c", f"print({line!r})"])
        # a program that sends back what it is sent
        with self.assertRaisesRegex(ProtocolError, "wrote no answer of JSON-RPC 2.0"):
            Engine([sys.executable, "-c", "import sys; print(sys.stdin.readline())"])

    def test_an_engine_that_is_closed_says_so(self) -> None:
        engine = Engine()
        engine.close()
        engine.close()
        with self.assertRaisesRegex(ProtocolError, "closed"):
            engine.games()


class EngineTest(OneServer):
    def test_says_who_is_there(self) -> None:
        self.assertEqual(self.engine.hello["protocol"], rulewright.PROTOCOL)
        self.assertEqual([game["game"] for game in self.engine.games()], GAMES)
        names = [option["name"] for option in self.engine.options("ecologic")]
        self.assertIn("players", names)
        self.assertEqual(self.engine.rules("ecologic", "auc.4")[0]["id"], "ECO-AUC.4")

    def test_a_game_of_ones_own_is_played_beside_the_others(self) -> None:
        file = EXAMPLES / "kuhn-poker.ts"
        with Engine(games=[str(file)]) as engine:
            self.assertEqual([game["game"] for game in engine.games()], [*GAMES, "kuhn-poker"])
            game = engine.new("kuhn-poker", seed=7)
            while not game.is_over:
                game.apply(game.actions()[0])
            self.assertEqual(sum(game.outcome()["scores"]), 0)

    def test_a_whole_game_of_each_kind_is_played_recorded_and_replayed(self) -> None:
        for name in GAMES:
            with self.subTest(name):
                chance = random.Random(name)
                with self.engine.new(name, 7, players=2) as game:
                    decisions = 0
                    while not game.is_over and decisions < 60:
                        actions = game.actions()
                        self.assertGreater(len(actions), 0)
                        game.apply(chance.randrange(len(actions)))
                        decisions += 1
                    record, state = game.record(), game.state()
                self.assertEqual(len(record["actions"]), decisions)
                with self.engine.replay(record) as again:
                    self.assertEqual(again.state(), state)
                with self.engine.load(state) as loaded:
                    self.assertEqual(loaded.decision, game.decision)

    def test_a_game_is_played_to_its_end(self) -> None:
        game = self.engine.new("ecologic", "end", players=2)
        self.assertIsNone(game.outcome())
        while not game.is_over:
            game.apply(-1 + len(game.actions()))
        outcome = game.outcome() or {}
        self.assertEqual(sorted(seat for place in outcome["ranking"] for seat in place), [0, 1])
        with self.assertRaises(Refused):
            game.apply({"type": "pass", "seat": 0})

    def test_actions_in_full_events_questions_and_words(self) -> None:
        game = self.engine.new("ecologic", 1, players=2)
        seat = game.decision["seats"][0]
        action = game.actions(seat)[0]
        self.assertIsNone(game.explain(action))
        events = game.apply(action, events=seat)
        self.assertEqual(events[0]["seat"], seat)
        self.assertIsInstance(game.ask("netIncome", 0), dict)
        words = game.text(0, question=True, events=events)
        self.assertEqual(len(words["events"]), len(events))
        self.assertIsInstance(words["question"]["short"], str)

    def test_a_copy_goes_its_own_way(self) -> None:
        game = self.engine.new("emix", 1)
        before = game.state()
        with game.copy() as other:
            other.apply(0)
            self.assertNotEqual(other.state(), before)
        self.assertEqual(game.state(), before)

    def test_errors_have_types(self) -> None:
        game = self.engine.new("ecologic", 1)
        idle = 1 - game.decision["seats"][0]
        with self.assertRaises(Refused) as refused:
            game.apply({"type": "pass", "seat": idle})
        self.assertEqual(refused.exception.rule, "ECO-AUC.4")
        self.assertEqual(refused.exception.violation, game.explain({"type": "pass", "seat": idle}))
        with self.assertRaises(InputError) as wrong:
            self.engine.new("ecologic", 1, players=99)
        self.assertEqual(wrong.exception.issues[0]["path"], "players")
        with self.assertRaises(ProtocolError) as unknown:
            self.engine.request("fly")
        self.assertEqual(unknown.exception.code, -32601)
        with self.assertRaises(LimitError) as limit:
            game.playouts(1, games=10**9)
        self.assertEqual(limit.exception.data["limit"], "playouts")
        with self.assertRaises(Refused):
            self.engine.batch([("games", {}), ("apply", {"at": game.handle, "action": {"type": "pass", "seat": idle}})])
        self.assertEqual(self.engine.batch([]), [])

    def test_a_server_that_ends_is_an_error(self) -> None:
        engine = Engine()
        engine.close()
        with self.assertRaises(ProtocolError):
            engine.games()
        with self.assertRaises(ProtocolError):
            Engine([sys.executable, "-c", ""])
        with self.assertRaisesRegex(ProtocolError, "cannot be started by 'no-such-program serve'.*'npx rulewright serve'"):
            Engine("no-such-program serve")


class SimulationTest(OneServer):
    def test_a_world_agrees_with_the_view_and_leaves_the_game_alone(self) -> None:
        game = self.engine.new("does-not-exist", 3, players=3)
        for _ in range(12):
            game.apply(0)
        seat = game.decision["seats"][0]
        before, view = game.state(), game.view(seat)
        with self.engine.simulate(view, 5) as world:
            self.assertEqual(world.view(seat), view)
            self.assertEqual(world.actions(seat), game.actions(seat))
            with world.copy() as other:
                other.apply(0, seat=seat)
                self.assertNotEqual(other.state(), world.state())
        with game.simulate(5, viewer=seat) as same:
            self.assertEqual(same.view(seat), view)
        self.assertEqual(game.state(), before)

    def test_playouts_are_the_same_for_the_same_seed(self) -> None:
        game = self.engine.new("ecologic", 3, players=3)
        plan = {"viewer": 0, "games": 4}
        result = game.playouts("p", **plan)
        self.assertEqual(game.playouts("p", **plan), result)
        self.assertEqual((result["games"], result["finished"]), (4, 4))
        self.assertAlmostEqual(sum(result["points"]), 4 * 1.5)
        self.assertEqual(self.engine.playouts(game.view(0), "p", games=4), result)


class BotTest(OneServer):
    def told(self, bot: Bot, *messages: object) -> list:
        lines = b"".join(json.dumps(message).encode() + b"\n" for message in messages)
        answers = io.BytesIO()
        run(bot, io.BytesIO(lines), answers)
        return [json.loads(line) for line in answers.getvalue().splitlines()]

    def asked(self, game: rulewright.Game, seat: int) -> list:
        view, actions = game.view(seat), game.actions(seat)
        hello = {"protocol": 1, "game": "ecologic", "rulesVersion": 1, "content": "base"}
        start = {"seat": seat, "players": 2, "options": {"players": 2}, "seed": "own", "view": view}
        choose = {
            "view": view,
            "decision": game.decision,
            "actions": actions,
            "clock": {"move": None, "game": None},
        }
        return [
            {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": hello},
            {"jsonrpc": "2.0", "method": "start", "params": start},
            {"jsonrpc": "2.0", "id": 2, "method": "choose", "params": choose},
            {"jsonrpc": "2.0", "method": "end", "params": {"view": view, "outcome": None}},
        ]

    def test_a_bot_hears_and_answers(self) -> None:
        heard = []

        class Listener(RandomBot):
            def start(self, view: dict) -> None:
                heard.append(("start", self.game, self.seat, self.players))
                print("this goes to standard error")

            def end(self, view: dict, outcome: object) -> None:
                heard.append(("end", outcome))

            def close(self) -> None:
                heard.append(("close",))

        game = self.engine.new("ecologic", 1, players=2)
        seat = game.decision["seats"][0]
        answers = self.told(Listener(), *self.asked(game, seat))
        self.assertEqual(answers[0], {"jsonrpc": "2.0", "id": 1, "result": {"protocol": 1}})
        self.assertEqual(answers[1]["id"], 2)
        self.assertIn(answers[1]["result"]["choice"], range(len(game.actions(seat))))
        self.assertEqual(heard, [("start", "ecologic", seat, 2), ("end", None), ("close",)])
        self.assertEqual(self.told(Listener(), *self.asked(game, seat)), answers)

    def test_a_bot_may_answer_with_an_action(self) -> None:
        class Last(Bot):
            def choose(self, view: dict, decision: dict, actions: list, clock: dict) -> dict:
                return actions[-1]

        game = self.engine.new("ecologic", 1, players=2)
        seat = game.decision["seats"][0]
        self.assertEqual(self.told(Last(), *self.asked(game, seat))[1]["result"], {"action": game.actions(seat)[-1]})

    def test_flat_monte_carlo_takes_what_wins_and_leaves_no_handle(self) -> None:
        bot = FlatMonteCarloBot(worlds=2, engine=self.engine)
        game = self.engine.new("ecologic", 1, players=2)
        seat = game.decision["seats"][0]
        answers = self.told(bot, *self.asked(game, seat))
        bot.random = random.Random("own")
        points = bot.worth(game.view(seat), len(game.actions(seat)))
        self.assertEqual(points[answers[1]["result"]["choice"]], max(points))
        self.assertEqual(self.engine.request("release"), {"released": 1, "held": 0})

    def test_bots_play_at_the_table_of_a_referee(self) -> None:
        command = shlex.split(os.environ.get("RULEWRIGHT", "rulewright serve"))[:-1]
        bot = f"{sys.executable} {HERE / 'rulewright.py'}"
        players = f"{bot} random,{bot} flat --worlds 1"
        arena = [*command, "arena", "ecologic", "--players", players, "--games", "2", "--seed", "python", "--json"]
        played = subprocess.run(arena, stdout=subprocess.PIPE, check=True)
        report = json.loads(played.stdout)
        self.assertEqual((report["games"], report["faults"]), (2, []))
        self.assertEqual(report["ends"], {"game-over": 2})


class LonelyBotTest(unittest.TestCase):
    def test_a_bot_whose_referee_has_gone_ends_without_a_word(self) -> None:
        program = "import rulewright; rulewright.run(rulewright.RandomBot())"
        bot = subprocess.Popen(
            [sys.executable, "-c", program],
            cwd=os.path.dirname(os.path.abspath(__file__)),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
        assert bot.stdin is not None and bot.stdout is not None and bot.stderr is not None
        bot.stdout.close()
        hello = {"jsonrpc": "2.0", "id": 1, "method": "hello", "params": {"protocol": 1, "game": "ecologic"}}
        bot.stdin.write(json.dumps(hello).encode() + b"\n")
        bot.stdin.close()
        with bot.stderr:
            self.assertEqual((bot.stderr.read(), bot.wait()), (b"", 0))


class VectorEnvironmentTest(OneServer):
    def test_steps_many_games_and_begins_others(self) -> None:
        envs = rulewright.VectorEnvironment("ecologic", 3, engine=self.engine, players=2)
        seen = envs.reset(seed=7)
        alone = rulewright.Environment("ecologic", engine=self.engine, players=2)
        alone.reset(seed="7/2")
        one = alone.last()[0]
        assert one is not None
        self.assertEqual(list(seen[1]["observation"]), list(one["observation"]))
        self.assertEqual(list(seen[1]["action_mask"]), list(one["action_mask"]))
        with self.assertRaisesRegex(ValueError, "no legal action in game 2"):
            envs.step([list(each["action_mask"]).index(1) for each in seen[:2]] + [envs.num_actions])
        ended = 0
        while ended < 4:
            seen, rewards = envs.step([list(each["action_mask"]).index(1) for each in seen])
            for each in rewards:
                if each is not None:
                    ended += 1
                    self.assertEqual(len(each), 2)
                    self.assertAlmostEqual(sum(each), 0.0)
        self.assertEqual([len(each["observation"]) for each in seen], [envs.num_observations] * 3)
        envs.close()
        with self.assertRaisesRegex(ValueError, "call reset first"):
            envs.step([])
        with self.assertRaises(ValueError):
            rulewright.VectorEnvironment("ecologic", 0, engine=self.engine)


class EnvironmentTest(OneServer):
    def play(self, env: Environment, seed: object) -> list:
        chance = random.Random(str(seed))
        heard = []
        env.reset(seed=seed)
        for agent in env.agent_iter():
            observation, reward, termination, truncation, info = env.last()
            numbers, mask = observation["observation"], observation["action_mask"]
            self.assertEqual((len(numbers), len(mask)), (env.num_observations, env.num_actions))
            heard.append((agent, reward, termination, truncation))
            if termination or truncation:
                self.assertEqual(sum(mask), 0)
                env.step(None)
            else:
                env.step(chance.choice([code for code, legal in enumerate(mask) if legal]))
        return heard

    def test_a_game_ends_with_rewards_by_place_the_same_for_the_same_seed(self) -> None:
        env = Environment("ecologic", self.engine, players=3)
        self.assertEqual(env.possible_agents, ["player_0", "player_1", "player_2"])
        heard = self.play(env, 4)
        self.assertEqual(env.agents, [])
        last = heard[-3:]
        self.assertEqual([agent for agent, *_ in last], env.possible_agents)
        self.assertTrue(all(termination and not truncation for _, _, termination, truncation in last))
        self.assertAlmostEqual(sum(reward for _, reward, *_ in last), 0)
        self.assertTrue(all(reward == 0 for _, reward, *_ in heard[:-3]))
        self.assertEqual(self.play(env, 4), heard)
        env.close()
        self.assertEqual(self.engine.request("release")["released"], 0)

    def test_a_game_can_be_cut_short(self) -> None:
        env = Environment("emix", self.engine, max_decisions=10, players=2)
        heard = self.play(env, 1)
        self.assertEqual(len(heard), 12)
        self.assertEqual([each[2:] for each in heard[-2:]], [(False, True)] * 2)

    def test_an_action_has_one_code_whenever_it_is_legal(self) -> None:
        for name in GAMES:
            with self.subTest(name):
                env = Environment(name, self.engine, players=2)
                chance = random.Random(name)
                env.reset(seed=1)
                said: dict = {}
                for _ in range(60):
                    legal = env.legal(env.agent_selection)
                    self.assertEqual(list(legal.values()), env._table().actions(env._seat(env.agent_selection)))
                    self.assertTrue(all(0 <= code < env.num_actions for code in legal))
                    for code, action in legal.items():
                        if any(isinstance(value, list) for value in action.values()):
                            continue
                        meaning = {**action, "seat": None}
                        self.assertEqual(said.setdefault(code, meaning), meaning)
                    env.step(chance.choice(list(legal)))
                env.close()

    def test_an_observation_is_the_knowledge_of_its_seat(self) -> None:
        env = Environment("ecologic", self.engine, players=2)
        env.reset(seed=1)
        self.assertEqual(sum(length for _, length in env.parts.values()), env.num_observations)
        first, length = env.parts["viewer"]
        for agent, expected in (("player_0", [1, 0]), ("player_1", [0, 1])):
            numbers = env.observe(agent)["observation"]
            self.assertEqual(list(numbers[first : first + length]), expected)
            self.assertEqual(list(numbers), env._table().observation(env._seat(agent)))
            self.assertEqual((numbers.typecode, env.action_mask(agent).typecode), ("f", "b"))

    def test_everybody_has_an_observation_and_only_who_is_asked_a_mask(self) -> None:
        env = Environment("euphoria", self.engine, players=2)
        env.reset(seed=1)
        for agent in env.agents:
            asked = env._seat(agent) in env._table().decision["seats"]
            self.assertEqual(any(env.action_mask(agent)), asked)
            self.assertEqual(any(env.observe(agent)["action_mask"]), asked)
            self.assertEqual(len(env.legal(agent)) > 0, asked)

    def test_seats_are_counted_from_the_agent_where_that_is_wanted(self) -> None:
        env = Environment("ecologic", self.engine, relative=True, scaled=True, players=3)
        env.reset(seed=1)
        numbers = list(env.observe("player_2")["observation"])
        self.assertEqual(numbers, env._table().observation(2, scaled=True, relative=True))
        self.assertNotEqual(numbers, env._table().observation(2))

    def test_other_options_have_other_numbers(self) -> None:
        env = Environment("ecologic", self.engine, players=2)
        before = env.num_actions, env.num_observations
        env.reset(seed=1, options={"players": 4})
        self.assertEqual((env.options["players"], len(env.agents)), (4, 4))
        self.assertGreater((env.num_actions, env.num_observations), before)
        self.assertEqual(len(env.observe("player_3")["observation"]), env.num_observations)
        with self.assertRaises(InputError):
            Environment("ecologic", self.engine, players=99)

    def test_rewards_are_shared_by_those_who_share_places(self) -> None:
        self.assertEqual(rulewright._rewards([[2], [0, 3], [1]], 4), [0, -1, 1, 0])
        self.assertEqual(rulewright._rewards([[0]], 1), [0])

    def test_what_is_no_action_is_refused(self) -> None:
        env = Environment("ecologic", self.engine, players=2)
        for early in (lambda: env.observe("player_0"), env.last, lambda: env.step(0)):
            with self.assertRaises(ValueError):
                early()
        env.reset(seed=1)
        mask = env.action_mask(env.agent_selection)
        before = env._table().state()
        for action in (None, -1, env.num_actions, list(mask).index(0)):
            with self.assertRaises(ValueError):
                env.step(action)
        self.assertEqual(env._table().state(), before)


class TreeTest(unittest.TestCase):
    """Kuhn poker as a whole tree: its value to the first player is -1/18."""

    engine: Engine

    @classmethod
    def setUpClass(cls) -> None:
        cls.engine = Engine(games=[str(EXAMPLES / "kuhn-poker.ts")])

    @classmethod
    def tearDownClass(cls) -> None:
        cls.engine.close()

    def test_is_solved_by_cfr(self) -> None:
        spec = importlib.util.spec_from_file_location("cfr", EXAMPLES / "research" / "cfr.py")
        cfr = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(cfr)
        tree = self.engine.tree("kuhn-poker")
        self.assertEqual((tree["nodes"], len(tree["informationSets"])), (55, 12))
        judged = self.engine.exploitability("kuhn-poker", cfr.solve(tree, 300))
        self.assertLess(judged["exploitability"], 1e-3)
        self.assertAlmostEqual(judged["values"][0], -1 / 18, places=3)
        self.assertAlmostEqual(self.engine.exploitability("kuhn-poker", {})["exploitability"], 0.458333, places=6)

    def test_is_walked_with_exact_chances(self) -> None:
        seen = set()

        def ends(chance: Fraction, simulation: rulewright.Simulation) -> Fraction:
            with simulation:
                if simulation.decision is None:
                    return chance
                (seat,) = simulation.decision["seats"]
                key = simulation.information_state(seat)
                text = simulation.information_state(seat, form="text")
                self.assertEqual(hashlib.sha256(text.encode()).hexdigest()[:32], key)
                seen.add(key)
                total = Fraction(0)
                actions = simulation.actions()
                for choice in range(len(actions)):
                    for future in simulation.futures(choice):
                        total += ends(chance * future.probability / len(actions), future.simulation)
                return total

        starts = self.engine.starts("kuhn-poker")
        self.assertEqual([start.probability for start in starts], [Fraction(1, 6)] * 6)
        self.assertEqual(sum(ends(start.probability, start.simulation) for start in starts), 1)
        self.assertEqual(seen, set(self.engine.tree("kuhn-poker")["informationSets"]))

    def test_a_game_too_large_is_refused(self) -> None:
        with self.assertRaises(InputError):
            self.engine.tree("ecologic")
        with self.assertRaises(LimitError):
            self.engine.tree("kuhn-poker", limit=10**9)
        with self.engine.new("kuhn-poker", 7) as game, game.simulate() as simulation:
            self.assertEqual(len(game.information_state(0)), 32)
            with self.assertRaises(InputError):
                simulation.information_state(0)


class FileTest(unittest.TestCase):
    source = (HERE / "rulewright.py").read_text(encoding="utf-8")

    def test_needs_the_standard_library_alone_and_python_3_9(self) -> None:
        tree = ast.parse(self.source, feature_version=(3, 9))
        imported = set()
        for node in ast.walk(tree):
            if isinstance(node, ast.Import):
                imported.update(alias.name.partition(".")[0] for alias in node.names)
            elif isinstance(node, ast.ImportFrom):
                imported.add((node.module or "").partition(".")[0])
        known = getattr(sys, "stdlib_module_names", imported)
        self.assertEqual(imported - set(known) - {"__future__"}, set())

    def test_everything_public_has_a_docstring_and_types(self) -> None:
        for node in ast.walk(ast.parse(self.source)):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                self.assertIsNotNone(ast.get_docstring(node), node.name)
            if isinstance(node, ast.FunctionDef):
                self.assertIsNotNone(node.returns, node.name)
                for argument in node.args.args + node.args.kwonlyargs:
                    if argument.arg not in ("self", "cls"):
                        self.assertIsNotNone(argument.annotation, f"{node.name}({argument.arg})")

    def test_the_readme_runs(self) -> None:
        blocks = re.findall(r"```python\n(.*?)```", (HERE / "README.md").read_text(encoding="utf-8"), re.DOTALL)
        self.assertGreater(len(blocks), 2)
        for block in blocks:
            printed = io.TextIOWrapper(io.BytesIO())
            nothing = unittest.mock.patch("sys.stdin", io.TextIOWrapper(io.BytesIO()))
            with self.subTest(block), nothing, contextlib.redirect_stdout(printed):
                exec(compile(block, "README.md", "exec"), {"__name__": "readme"})
                printed.seek(0)
                self.assertEqual("print(" in block, printed.read() != "")

    def test_exports_what_there_is(self) -> None:
        for name in rulewright.__all__:
            self.assertTrue(hasattr(rulewright, name), name)


if __name__ == "__main__":
    unittest.main()
