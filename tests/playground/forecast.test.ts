import type { Seat } from '@rulewright/core';
import { type EcoLogicEvent, type EcoLogicView, engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { type Change, forecastOf } from '../../docs/site/playground/boards/ecologic/forecast.js';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import type { AnyView } from '../../docs/site/playground/games.js';
import { taken } from '../../docs/site/playground/table.js';
import { drawnOf, playedTable } from './tables.js';

const drawing = await loadDrawing('ecologic');
const table = await playedTable('ecologic', { seed: 'forecast', options: { players: 3 } });
const steps = taken(table).map((step) => ({
  ...step,
  view: engine.view(step.before as Parameters<typeof engine.view>[0], 'spectator'),
  told: step.events.map(({ event }) => event as EcoLogicEvent),
}));

/** The amounts that the end of a round left a player with. */
function settled(told: readonly EcoLogicEvent[], seat: Seat): { coins?: number; ecoFund?: number } {
  let after: { coins?: number; ecoFund?: number } = {};
  for (const event of told) {
    if (!('seat' in event) || event.seat !== seat) continue;
    if (event.type === 'environment-settled') after = { ...after, ecoFund: event.ecoFund.to };
    if (event.type === 'income-settled' || event.type === 'loan-repaid') after = { ...after, coins: event.money.to };
  }
  return after;
}
const ends = steps.filter(
  ({ action, told }) => action.type === 'pass-building' && told.some(({ type }) => type === 'income-settled'),
);

test('the forecast of a round is what its end brings, when nothing else happens before', () => {
  const found = ends.flatMap(({ view, told }) =>
    [0, 1, 2].map((seat) => ({ view, told, seat, ...settled(told, seat) })),
  );
  expect(found.length).toBeGreaterThan(10);
  for (const { view, seat, coins, ecoFund } of found) {
    const forecast = forecastOf(view, seat);
    expect(forecast?.ecoFund.to).toBe(ecoFund);
    // an object that is lost first earns nothing any more
    if (forecast?.losesObject === false) expect(forecast.coins.to).toBe(coins);
  }
});

test('a fund that would fall below 0 is a loss of an object, and the mat says so', async () => {
  const at = steps.flatMap((step) =>
    [0, 1, 2].map((seat) => ({ ...step, seat, forecast: forecastOf(step.view, seat) })),
  );
  const sinking = at.filter(({ forecast }) => (forecast?.ecoFund.to ?? 0) < 0);
  expect(sinking.length).toBeGreaterThan(0);
  expect(sinking.filter(({ forecast }) => forecast?.losesObject === false)).toEqual([]);
  expect(await matOf(sinking[0]?.view)).toMatch(/If the round ended now:.*an object is lost/s);
});

test('every mat tells the forecast while a round is played, and none before the first', async () => {
  const tellings = (text: string): number => text.split('If the round ended now:').length - 1;
  const [first] = steps;
  expect(tellings(await matOf(first?.view ?? ends[0]?.view))).toBe(0);
  expect(tellings(await matOf(ends[0]?.view))).toBe(3);
  const { from, to }: Change = forecastOf(ends[0]?.view as EcoLogicView, 0)?.coins ?? { from: 0, to: 0 };
  expect(await matOf(ends[0]?.view)).toContain(from === to ? `<b class="">${to}</b>` : `${from} → `);
});

const matOf = (view: AnyView | undefined): Promise<string> =>
  renderToString(
    createSSRApp({ render: () => (view === undefined || drawing === undefined ? null : drawnOf(drawing, view)) }),
  );
