import { readdirSync } from 'node:fs';
import { type AnyAction, type AnyEvent, isInputError } from '@rulewright/core';
import type { FactSheet } from '@rulewright/core/text';
import { beforeAll, describe, expect, test } from 'vitest';
import { createSSRApp } from 'vue';
import { renderToString } from 'vue/server-renderer';
import { loadDrawing } from '../../docs/site/playground/boards/index.js';
import { aimsOf, type Drawing, meantBy, namesOf } from '../../docs/site/playground/drawn.js';
import { factsOf } from '../../docs/site/playground/facts.js';
import { type AnyView, isGameId, loadGame, type PlayGame } from '../../docs/site/playground/games.js';
import { type Table, taken, viewAt } from '../../docs/site/playground/table.js';
import { atDepth } from '../support/depth.js';
import { drawnOf, playedTable } from './tables.js';
import { fitted, type Place, placesOf, withPlace } from './view-places.js';

const FOLDERS = 'docs/site/playground/boards';
const games = readdirSync(FOLDERS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)
  .filter(isGameId);

/**
 * What the question says, what never changes, and what viewers remember of face-down cards. Lists of Does Not Exist that go
 * place by place with the cards of a line-up or with mercenaries cannot be changed alone; the law of the reading models has
 * them.
 */
const NOT_DRAWN =
  /^(agenda|memory|options|game|rulesVersion|content)\b|\.known\b|^lineups\.\d+\.(via|frozen)$|^players\.\d+\.(hidden|thrown)$/;

/** The positions that are looked at: one of that many. */
const EVERY = atDepth({ day: 64, full: 24, night: 6 });

describe.each(games)('the drawing of %s', (id) => {
  let game: PlayGame;
  let drawing: Drawing;
  let table: Table;
  beforeAll(async () => {
    const found = await loadDrawing(id);
    if (found === undefined) throw new Error(`${FOLDERS}/${id} has no index.ts`);
    drawing = found;
    game = await loadGame(id);
    table = await playedTable(id, { seed: 'board', options: { players: 3 } });
  });

  const namesAt = (view: AnyView, legal: readonly AnyAction[]): ReadonlySet<string> =>
    new Set(legal.flatMap((action) => aimsOf(game, drawing, view, action)).map(({ name }) => name));

  async function pictureOf(view: AnyView, warn?: () => void): Promise<string> {
    const app = createSSRApp({ render: () => drawnOf(drawing, view) });
    if (warn !== undefined) app.config.warnHandler = warn;
    return (await renderToString(app)) + JSON.stringify(factsOf(game, view) satisfies readonly FactSheet[]);
  }

  /** The page with an older value in one place; undefined when lists that go together differ in length then. */
  async function pictureWith(view: AnyView, now: Place, old: Place): Promise<string | undefined> {
    for (const place of [old, fitted(old, now)]) {
      if (place === undefined || place.text === now.text) continue;
      try {
        return await pictureOf({ ...view, position: withPlace(view.position, place) }, () => {});
      } catch (error) {
        if (!isInputError(error) && !(error instanceof RangeError)) throw error;
      }
    }
    return undefined;
  }

  test('every public value that differs between two positions changes the page', async () => {
    const seen = new Map<string, Place>();
    const tried = new Set<string>();
    const silent = new Set<string>();
    const impossible = new Set<string>();
    for (let decisions = 0; decisions <= table.length; decisions += EVERY) {
      const view = viewAt(table, decisions, 0);
      const places = placesOf(view.position).filter(({ path }) => !NOT_DRAWN.test(path));
      let picture: string | undefined;
      for (const place of places) {
        const { path, text } = place;
        const old = seen.get(path);
        seen.set(path, place);
        if (old === undefined || old.text === text || tried.has(path)) continue;
        const other = await pictureWith(view, place, old);
        if (other === undefined) {
          impossible.add(path);
          continue;
        }
        tried.add(path);
        picture ??= await pictureOf(view);
        if (other === picture) silent.add(path);
      }
    }
    expect(tried.size).toBeGreaterThan(atDepth({ day: 12, full: 20 }));
    expect([...silent]).toEqual([]);
    expect([...impossible].filter((path) => !tried.has(path))).toEqual([]);
  });

  test('what a legal action aims at stands in the drawing, once', async () => {
    for (const { before } of taken(table).filter((_, i) => i % (2 * EVERY) === 0)) {
      const [seat = 0] = game.engine.decision(before)?.seats ?? [];
      const view = game.engine.view(before, seat);
      const names = namesAt(view, game.engine.legalActions(before, seat));
      const picture = await pictureOf(view);
      for (const name of names) expect(picture.split(`data-target="${name}"`).length - 1, name).toBe(1);
    }
  });

  test('what an event tells of is named as the drawing names it, or not at all', async () => {
    const pictures = new Set<string>();
    const names = new Set<string>();
    for (const { before, events } of taken(table)) {
      const view = game.engine.view(before, 0);
      const told = game.engine.eventsFor(events, 0) as readonly AnyEvent[];
      for (const part of told.flatMap((event) => game.engine.partsOfEvent(event)))
        for (const name of namesOf(drawing, part, view)) names.add(name);
    }
    for (const { before } of taken(table).filter((_, i) => i % EVERY === 0))
      for (const [, name = ''] of (await pictureOf(game.engine.view(before, 0))).matchAll(/data-target="([^"]+)"/g))
        pictures.add(name);
    expect([...names].filter((name) => pictures.has(name)).length).toBeGreaterThan(2);
  });

  test('what is meant by a target that nothing aims at is an action that can be explained', async () => {
    for (const { before } of taken(table).filter((_, i) => i % (5 * EVERY) === 0)) {
      const [seat = 0] = game.engine.decision(before)?.seats ?? [];
      const view = game.engine.view(before, seat);
      const legal = game.engine.legalActions(before, seat);
      const offered = namesAt(view, legal);
      for (const [, name = ''] of (await pictureOf(view)).matchAll(/data-target="([^"]+)"/g)) {
        if (offered.has(name)) continue;
        for (const action of meantBy(game, view, { legal, target: name })) {
          const why = game.engine.explain(view, action);
          if (why !== undefined) expect(game.text.refusal(why)).not.toBe('');
        }
      }
    }
  });
});
