import { readFileSync, writeFileSync } from 'node:fs';
import { at } from '@rulewright/core';
import { games } from '@rulewright/games';
import type { Figures } from './bars.js';
import { entries } from './engines.js';
import { COMMIT } from './former.js';
import { count, ranged, short } from './table.js';

// `npm run measure -- speed --write`: the tables of the documents, each behind its mark `<!-- bench: name -->`.

type Table = readonly (readonly string[])[];

export const titled = (name: string): string =>
  games.reduce((text, { engine, title }) => text.replace(engine.id, title), name);

/** Writes every table anew. */
export function writeTables(figures: Figures): void {
  const { rates, latencies, costs } = figures;
  write('docs/performance.md', {
    bots: ofBots(figures),
    speeds: ofSpeeds(figures),
    deals: ofDeals(figures),
    calls: [
      ['engine', '`legalActions` p99.9', '`apply` p50 / p99', 'clone', '`load`, in clones', 'state'],
      ...latencies.map(({ name, legalActions, apply, clone, load, stateBytes }) => [
        titled(name),
        `${Math.round(legalActions.p999)} µs`,
        `${Math.round(apply.p50)} / ${Math.round(apply.p99)} µs`,
        `${clone.toFixed(1)} µs`,
        short(load.median),
        `${(stateBytes / 1000).toFixed(1)} kB`,
      ]),
    ],
  });
  const calls = Object.keys(costs[0]?.calls ?? {});
  write('docs/guide/what-costs-what.md', {
    costs: [
      ['call', ...costs.map(({ name }) => titled(name))],
      ...calls.map((call) => [`\`${call}\``, ...costs.map((each) => short(each.calls[call] ?? Number.NaN))]),
      [
        'a decision in a simulation, listed and taken',
        ...costs.map(({ name }) => {
          const rate = rates.find((each) => each.name === `${name}, 2 players`);
          return rate === undefined ? '' : short(1e6 / rate.simulate.perSecond);
        }),
      ],
    ],
  });
}

/** What the author of a bot asks first: what each game gives in a second. */
export function ofBots({ rates, deals, thinking }: Pick<Figures, 'rates' | 'deals' | 'thinking'>): Table {
  const rows = thinking.map(({ name, perSecond }) => {
    const rate = rates.find((each) => each.name === `${name}, 2 players`);
    const deal = deals.find((each) => each.name === name && each.players === 2);
    const figures = [rate?.simulate.perSecond, rate?.playouts, deal?.perSecond, perSecond];
    return [titled(name), ...figures.map((each) => (each === undefined ? '' : count(rounded(each))))];
  });
  return [['game', 'decisions', 'playouts', 'dealt worlds', 'search iterations'], ...rows];
}

/** Two digits: the third differs from run to run. */
const rounded = (value: number): number => Number(value.toPrecision(2));

function ofSpeeds({ rates }: Figures): Table {
  const head = [
    'engine',
    '`simulate`',
    'bar',
    'beside `apply`',
    '`apply`',
    'bar',
    `playout × ${COMMIT}`,
    `\`apply\` × ${COMMIT}`,
    'weighted playout / uniform',
  ];
  return [
    head,
    ...rates.map(({ name, simulate, former, besideApply, apply, weighted }, i) => {
      const { atLeast } = at(entries, i);
      return [
        titled(name),
        `${short(simulate.timesBoardgameIo.median)} ×`,
        `${atLeast.simulate} ×`,
        besideApply.toFixed(2),
        `${short(apply.timesBoardgameIo.median)} ×`,
        `${atLeast.apply} ×`,
        ...(former === undefined ? ['', ''] : [ranged(former.playout), ranged(former.apply)]),
        weighted === undefined ? '' : ranged(weighted.ofUniform),
      ];
    }),
  ];
}

function ofDeals({ deals }: Figures): Table {
  const names = [...new Set(deals.map(({ name }) => name))];
  const cost = (name: string, isMost: boolean): string => {
    const found = deals.filter((deal) => deal.name === name && deal.players > 2 === isMost)[0];
    return found === undefined ? '' : `${found.early.median.toFixed(1)} / ${found.late.median.toFixed(1)}`;
  };
  return [
    ['game', '2 players', 'most players'],
    ...names.map((name) => [titled(name), cost(name, false), cost(name, true)]),
  ];
}

/** Writes these tables of a document anew. */
export function write(file: string, tables: Readonly<Record<string, Table>>): void {
  const before = readFileSync(file, 'utf8');
  const after = Object.entries(tables).reduce((text, [name, table]) => withTable(text, name, table), before);
  writeFileSync(file, after);
}

/** The document with this table behind its mark. Throws when there is no such mark. */
export function withTable(markdown: string, name: string, [head = [], ...rows]: Table): string {
  const mark = new RegExp(`(<!-- bench: ${name} -->\\n\\n)(?:\\|.*\\n)*`);
  if (!mark.test(markdown)) throw new Error(`no table is marked ${name}`);
  const line = (cells: readonly string[]): string =>
    `|${cells.map((cell) => ` ${cell} `.replace('  ', ' ')).join('|')}|\n`;
  const lines = [line(head), `|${head.map(() => '---').join('|')}|\n`, ...rows.map(line)];
  return markdown.replace(mark, (_, found: string) => `${found}${lines.join('')}`);
}
