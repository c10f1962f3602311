import { type Bar, bars, type Figures } from './bars.js';
import { VERSION } from './boardgame-io.js';
import type { Bundle } from './bundles.js';
import { ofBots } from './documents.js';
import { COMMIT } from './former.js';
import { count, ranged, short, table } from './table.js';

/** The figures as tables, the bars last. */
export function report(machine: string, figures: Figures): string {
  const { rates, limit, tables, latencies, costs, deals, thinking, starts, bundles, offers } = figures;
  const [botsHead = [], ...botsRows] = ofBots(figures);
  return [
    `Rulewright bench, ${machine}`,
    '\nWhat a bot has, a second, 2 players: decisions of a random game, whole games, worlds dealt from a view, iterations of IS-MCTS',
    table(botsHead, botsRows),
    '\nActions offered for each that is legal',
    table(
      ['game', 'offered / legal'],
      offers.map(({ name, offered, legal }) => [name, short(offered / legal)]),
    ),
    `\nRandom games, each engine in a process of its own, decisions a second (× boardgame.io ${VERSION}'s tic-tac-toe)`,
    table(
      [
        'engine',
        'boardgame.io',
        'simulate',
        '×',
        'beside apply',
        'apply',
        '×',
        `playout × ${COMMIT}`,
        `apply × ${COMMIT}`,
        'weighted / uniform',
        'weighted games',
      ],
      rates.map(({ name, boardgameIo, simulate, former, besideApply, apply, weighted }) => [
        name,
        count(boardgameIo),
        count(simulate.perSecond),
        ranged(simulate.timesBoardgameIo),
        short(besideApply),
        count(apply.perSecond),
        ranged(apply.timesBoardgameIo),
        ...(former === undefined ? ['', ''] : [ranged(former.playout), ranged(former.apply)]),
        ...(weighted === undefined ? ['', ''] : [ranged(weighted.ofUniform), short(weighted.games)]),
      ]),
    ),
    '\nEcoLogic for two, written by hand into one array: the limit',
    table(['decisions a second', "× playout('uniform')"], [[count(limit.perSecond), ranged(limit.timesPlayout)]]),
    '\nA table, 2 players',
    table(
      ['game', 'message / list and apply', 'tables.replay / engine.replay', 'late / early', 'take back late / early'],
      tables.map(({ name, message, replay, later, takeBack }) => [
        name,
        ...[message, replay, later, takeBack].map(ranged),
      ]),
    ),
    '\nOne call, µs; the middle of a game',
    table(
      [
        'engine',
        'legalActions p50',
        'p99.9',
        'apply p50',
        'p99',
        'clone',
        'load, in clones',
        'state, bytes',
        'decisions',
        'actions p50',
        'most',
      ],
      latencies.map(({ name, legalActions, apply, clone, load, stateBytes, decisionsPerGame, listed }) => [
        name,
        short(legalActions.p50),
        short(legalActions.p999),
        short(apply.p50),
        short(apply.p99),
        short(clone),
        ranged(load),
        count(stateBytes),
        count(decisionsPerGame),
        count(listed.p50),
        count(listed.most),
      ]),
    ),
    '\nWhat one call costs in the middle of a game of 2 players, µs',
    table(
      ['call', ...costs.map(({ name }) => name)],
      Object.keys(costs[0]?.calls ?? {}).map((call) => [
        call,
        ...costs.map(({ calls }) => short(calls[call] ?? Number.NaN)),
      ]),
    ),
    '\nA world dealt from a view, in clones of its position',
    table(
      ['game', 'players', 'early', 'late'],
      deals.map(({ name, players, early, late }) => [name, count(players), ranged(early), ranged(late)]),
    ),
    '\nIS-MCTS with what experts know, 2 players',
    table(
      ['game', 'iterations a second', 'a decision'],
      thinking.map(({ name, perSecond, iterations }) => [name, count(perSecond), count(iterations)]),
    ),
    '\nImport and first set-up in a fresh process, ms',
    table(
      ['game', 'ms'],
      starts.map(({ name, ms }) => [name, short(ms)]),
    ),
    sizeReport(bundles),
    '\nBars',
    barReport(bars(figures)),
  ].join('\n');
}

/** What each package weighs. */
export const sizeReport = (bundles: readonly Bundle[]): string =>
  [
    '\nBundles, minified and gzipped, and declarations, KiB',
    table(
      ['package', 'code', 'with base pack', 'with dependencies', 'declarations'],
      bundles.map(({ name, code, withContent, complete, types }) => [
        name,
        ...[code, withContent, complete, types].map(short),
      ]),
    ),
  ].join('\n');

export const barReport = (all: readonly Bar[]): string => table(['', 'measured', '', 'bar', ''], all.map(barRow));

const barRow = ({ what, value, unit, bound, limit, verdict }: Bar): string[] => [
  what,
  `${ranged(value)} ${unit}`,
  bound,
  `${limit} ${unit}`,
  verdict === 'not met' ? 'NOT MET' : verdict,
];
