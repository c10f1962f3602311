import { toNumber } from '@rulewright/core';
import { type DoesNotExistEvent, type DoesNotExistView, engine } from '@rulewright/does-not-exist';
import { type EuphoriaView, engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { forecastOf } from '../../docs/site/playground/boards/does-not-exist/forecast.js';
import { chanceOf, riskOf } from '../../docs/site/playground/boards/euphoria/forecast.js';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import type { AnyView } from '../../docs/site/playground/games.js';
import { taken } from '../../docs/site/playground/table.js';
import { drawnOf, playedTable } from './tables.js';

async function pictureOf(game: string, view: AnyView): Promise<string> {
  const drawing = await loadDrawing(game);
  if (drawing === undefined) throw new Error(`${game} has no drawing`);
  return renderToString(createSSRApp({ render: () => drawnOf(drawing, view) }));
}

describe('Does Not Exist', async () => {
  const table = await playedTable('does-not-exist', { seed: 'raves', options: { players: 3 } });
  const steps = taken(table).map(({ before, action, events }) => ({
    action,
    view: engine.view(before as Parameters<typeof engine.view>[0], 'spectator') as DoesNotExistView,
    told: events.map(({ event }) => event as DoesNotExistEvent),
  }));
  const closes = steps.filter(
    ({ action, told }) => action.type === 'hold' && told.some(({ type }) => type === 'rave-closed'),
  );

  test('the forecast of a rave is what its close brings', () => {
    expect(closes.length).toBeGreaterThan(5);
    const found = closes.map(({ view, told }) => {
      const close = told.find((event) => event.type === 'rave-closed');
      const paid = told.flatMap((event) =>
        event.type === 'souls-changed' && ['rave', 'rivalry'].includes(event.cause) ? [event.seat] : [],
      );
      return { forecast: forecastOf(view), winner: close?.winner ?? -1, paid };
    });
    expect(found.filter(({ winner }) => winner >= 0).length).toBeGreaterThan(0);
    for (const { forecast, winner, paid } of found) {
      expect(forecast?.winner ?? -1).toBe(winner);
      expect([...(forecast?.souls.keys() ?? [])]).toEqual(expect.arrayContaining(paid));
    }
  });

  test('the mats of a rave tell it, and those before a rave do not', async () => {
    const won = closes.find(({ view }) => (forecastOf(view)?.souls.size ?? 0) > 0);
    if (won === undefined) throw new Error('no rave was won');
    const [{ from, to } = { from: 0, to: 0 }] = forecastOf(won.view)?.souls.values() ?? [];
    expect(await pictureOf('does-not-exist', won.view)).toMatch(
      new RegExp(`If the rave ended now: souls .*${from} → .*<b[^>]*>${to}</b>`, 's'),
    );
    const before = steps.find(({ action }) => action.type === 'roll');
    if (before === undefined) throw new Error('nobody rolled');
    expect(forecastOf(before.view)).toBeUndefined();
    expect(await pictureOf('does-not-exist', before.view)).not.toContain('If the rave ended now');
  });
});

describe('Euphoria', async () => {
  const table = await playedTable('euphoria', { seed: 'risks', options: { players: 2 } }, 400);

  test.each([
    [0, 0, 1],
    [0, 1, 0],
    [1, 4, 3 / 6],
    [2, 9, 10 / 36],
    [3, 18, 1 / 216],
    [2, 13, 0],
  ])('%i dice show at least %i with a chance of %f', (dice, least, chance) => {
    expect(chanceOf(dice, least)).toBeCloseTo(chance, 12);
  });

  test('the risk of taking all workers back is that of the engine', async () => {
    const tried = taken(table).flatMap(({ before, action }) => {
      const view = euphoria.view(before as Parameters<typeof euphoria.view>[0], action.seat) as EuphoriaView;
      const risk = riskOf(view, action.seat);
      const away = euphoria
        .ask(view)
        .player(action.seat)
        .workers.filter(({ where }) => where === 'space').length;
      const isAll =
        action.type === 'retrieve' &&
        'workers' in action &&
        Array.isArray(action.workers) &&
        action.workers.length === away;
      if (!isAll) return [];
      const expected = euphoria.chanceOutcomes(view, action as never, { limit: 300 });
      if (!expected.exact) return [];
      const share = expected.outcomes
        .filter(({ events }) => events.some(({ type }) => type === 'worker-lost'))
        .reduce((sum, { probability }) => sum + toNumber(probability), 0);
      return [{ risk, share, view }];
    });
    expect(tried.filter(({ risk }) => risk > 0).length).toBeGreaterThan(0);
    for (const { risk, share } of tried) expect(risk).toBeCloseTo(share, 9);
    const [{ risk, view } = { risk: 0, view: undefined }] = tried.filter(({ risk }) => risk > 0);
    if (view === undefined) throw new Error('nobody risked anything');
    expect(await pictureOf('euphoria', view)).toContain(`${Math.round(100 * risk)} % to lose a worker`);
  });
});
