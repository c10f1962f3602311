import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { analyse, chanceOf, level, levelNames, type MatchResult, match } from '@rulewright/bots';
import { type AnyAction, stepsOf } from '@rulewright/core';
import type { FindPuzzle, LegalPuzzle, PositionStart, Puzzle, PuzzleFile, ScorePuzzle } from '@rulewright/core/lessons';
import { games as all, type LadderGame } from '../ladder/games.js';
import { casesOf } from './illegal.js';
import { scoresOf } from './scores.js';

// `npm run study:puzzles -- --game ecologic --seed puzzles`: makes puzzles from games of bots and writes
// docs/site/playground/puzzles/<game>.json anew. The same settings make the same puzzles, as long as the time is enough.

const { values } = parseArgs({
  options: {
    game: { type: 'string', default: 'ecologic' },
    seed: { type: 'string', default: 'puzzles' },
    games: { type: 'string', default: '14' },
    find: { type: 'string', default: '24' },
    legal: { type: 'string', default: '12' },
    score: { type: 'string', default: '6' },
    /** Iterations of the first look; the search that checks has ten times as many. */
    iterations: { type: 'string', default: '300' },
    /** Of processor time, at most. */
    seconds: { type: 'string', default: '480' },
  },
});
const found = all.find(({ engine }) => engine.id === values.game);
if (found === undefined) throw new Error(`there is no ${values.game}`);
const { engine, expertise }: LadderGame = found;
const seconds = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};
const isOver = () => seconds() > Number(values.seconds);

/** A lead of so much, and of so many errors, is one. */
const LEAD = 0.08;
const SURE = 3;
/** Questions of one game that become puzzles, at most, and of one kind. */
const MOST_OF_GAME = 3;
/** Every so many decisions are looked at. */
const APART = 5;
const TRIES = 8;
const ITERATIONS = Number(values.iterations);
const line = (action: AnyAction): string => engine.format(action);

const games: PositionStart[] = [];
const records: MatchResult['record'][] = [];
const finds: FindPuzzle[] = [];
const kinds = new Map<string, number>();
const mostOfKind = Math.ceil(Number(values.find) / 4);
/** So many may be found by every beginner every time. */
let plain = Math.ceil(Number(values.find) / 5);

for (let number = 0; number < Number(values.games) && finds.length < Number(values.find) && !isOver(); number++) {
  const seed = `${values.seed}/${number}`;
  const player = level(engine, 'casual', expertise);
  const { record } = await match(engine, [player, player], { seed });
  records.push(record);
  games.push({ seed, options: { players: 2 }, actions: record.actions.map(line) });
  let ofGame = 0;
  let next = APART;
  for (const { decision, before, action } of stepsOf(engine, record)) {
    if (decision < next || ofGame === MOST_OF_GAME || isOver()) continue;
    const { seat } = action;
    const view = engine.view(before, seat);
    if (engine.legalActions(view).length < 3) continue;
    next = decision + APART;
    const look = await analyse(engine, view, { expertise, iterations: ITERATIONS, seed });
    const [one, two] = look.answers;
    if (one === undefined || two === undefined || one.value - two.value < LEAD) continue;
    const kind = one.action.type;
    if ((kinds.get(kind) ?? 0) >= mostOfKind) continue;
    const check = await analyse(engine, view, {
      expertise,
      iterations: 10 * ITERATIONS,
      tree: 400,
      seed: `${seed} check`,
      attend: [two.action],
    });
    const [best, second] = check.answers;
    if (best === undefined || second === undefined || line(best.action) !== line(one.action)) continue;
    const error = Math.hypot(best.error, second.error);
    if (best.value - second.value < Math.max(LEAD, SURE * error)) continue;
    const solved: Record<string, number> = {};
    for (const name of levelNames) {
      solved[name] = 0;
      for (let n = 0; n < TRIES; n++) {
        const thinker = level(engine, name, expertise)();
        const { options } = view.position;
        const asked = engine.decision(view);
        if (asked === undefined) continue;
        thinker.start?.({ seat, players: options.players, options, seed: `${seed} try ${n}` }, view);
        const unhurried = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
        const chosen = await thinker.choose(view, asked, engine.legalActions(view), unhurried);
        if (line(chosen) === line(best.action)) solved[name]++;
      }
    }
    if (solved[levelNames[0] ?? ''] === TRIES && plain-- <= 0) continue;
    const round = (value: number): number => Math.round(value * 1e3) / 1e3;
    finds.push({
      id: `${engine.id}-find-${number}-${decision}`,
      kind: 'find',
      game: number,
      after: decision,
      seat,
      grade: gradeOf(solved),
      best: line(best.action),
      line: best.line.map(line),
      value: round(best.value),
      second: round(second.value),
      error: round(error),
      solved,
      tries: TRIES,
    });
    ofGame++;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
}
const byFinds = seconds();

const chance = chanceOf(`${values.seed} quizzes`);
const legal: LegalPuzzle[] = casesOf(engine, records, Number(values.legal), chance);
const score: ScorePuzzle[] = scoresOf(engine, records, Number(values.score), chance);
const puzzles: Puzzle[] = [...finds, ...legal, ...score];
const command = `npm run study:puzzles -- --game ${engine.id} --seed ${values.seed} --games ${values.games} --find ${values.find} --legal ${values.legal} --score ${values.score} --iterations ${values.iterations}`;
/** Games are kept as far as puzzles go in them. */
const kept = games.map((game, place) => {
  const last = Math.max(0, ...puzzles.filter((puzzle) => puzzle.game === place).map(({ after }) => after));
  return { ...game, actions: game.actions.slice(0, last) };
});
const file: PuzzleFile = {
  game: engine.id,
  content: engine.contentName,
  rulesVersion: engine.rulesVersion,
  command,
  games: kept,
  puzzles,
};
mkdirSync('docs/site/playground/puzzles', { recursive: true });
writeFileSync(`docs/site/playground/puzzles/${engine.id}.json`, `${JSON.stringify(file)}\n`);
console.log(
  `${engine.id}: ${finds.length} to find in ${games.length} games (${byFinds.toFixed(0)} s), ${legal.length} of legality, ${score.length} of scores; ${seconds().toFixed(0)} s of processor time`,
);

/** By which strength finds it more often than not: the beginner 1, the casual player 2, the strong one 3, else 4. */
function gradeOf(solved: Readonly<Record<string, number>>): Puzzle['grade'] {
  const grade = levelNames.findIndex((name) => (solved[name] ?? 0) > TRIES / 2);
  return ([1, 2, 3, 4] as const)[grade < 0 ? 3 : grade] ?? 4;
}
