import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EcoLogicAction, engine } from '@rulewright/ecologic';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveTables } from '../../examples/websocket/server.js';
import { some } from '../support/depth.js';
import { Player } from './websocket-player.js';

const folder = mkdtempSync(join(tmpdir(), 'rulewright-tables-'));
const file = join(folder, 'tables.sqlite');
const serve = () => serveTables(0, file, (table) => `seed of ${table}`);
let server: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  server = await serve();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
const seated = (query: string) => Player.seated(server.port, query);
const refused = (query: string) => Player.refused(server.port, query);
const act = (action: unknown) => ({ type: 'act', action });

/** Two people who have sat down, and have seen that the game has begun. */
async function two(table: string): Promise<readonly [Player, Player]> {
  const ann = await seated(`table=${table}&name=ann`);
  const bob = await seated(`table=${table}&name=bob`);
  await ann.until(({ table }) => table.phase === 'playing');
  await bob.until(({ table }) => table.phase === 'playing');
  return [ann, bob];
}

describe('The WebSocket server', () => {
  test.each(
    some([
      [4, 40],
      [2, Number.POSITIVE_INFINITY],
    ]),
  )('plays with %i clients for %d turns; each is sent the view of its seat and nothing else', async (count, turns) => {
    const players = [];
    for (let seat = 0; seat < count; seat++) players.push(await seated(`table=for-${count}&players=${count}`));
    expect(players.map(({ seat }) => seat)).toEqual([0, 1, 2, 3].slice(0, count));
    for (const player of players) await player.until(({ table }) => table.phase === 'playing');
    let state = engine.init(`seed of for-${count}`, { players: count });
    for (let turn = 0; turn < turns; turn++) {
      for (const { seat, last } of players) {
        const view = engine.view(state, seat);
        // a patch keeps what is said, not the order of keys
        expect(last.view).toEqual(JSON.parse(JSON.stringify(view)));
        const legal = last.actions.map(({ action }) => action);
        expect(legal).toEqual(engine.legalActions(view));
        expect(JSON.stringify(last)).not.toMatch(/rng|seed of/);
      }
      const asked = engine.decision(state)?.seats[0];
      if (asked === undefined) break;
      const choices = players[asked]?.last.actions ?? [];
      const { action } = choices[(turn * 7 + 3) % choices.length] ?? {};
      players[asked]?.send(act(action));
      state = engine.apply(state, action as EcoLogicAction);
      for (const player of players) await player.position();
    }
    expect(players[0]?.last.table.phase).toBe(turns === 40 ? 'playing' : 'over');
    for (const { bytes, wholeBytes } of players) expect(bytes).toBeLessThan(wholeBytes / 2);
    console.log(players.map(({ bytes, wholeBytes }) => `${bytes} of ${wholeBytes}`).join(', '));
    for (const player of players) await player.leave();
  });

  test('tells what an action is about and what may come of it, by the view of its seat, and groups and scores', async () => {
    const [ann, bob] = await two('previewed');
    const [asked, idle] = ann.last.actions.length > 0 ? [ann, bob] : [bob, ann];
    const { actions, groups, standing } = asked.last;
    expect(groups.flatMap(({ actions: places }) => places).toSorted((a, b) => a - b)).toEqual([...actions.keys()]);
    expect(standing).toHaveLength(2);
    const [{ action } = {}] = actions;
    asked.send({ type: 'preview', action });
    const preview = await asked.next();
    const view = engine.view(engine.init('seed of previewed'), asked.seat);
    const told = engine.chanceOutcomes(view, action as EcoLogicAction);
    if (preview.type !== 'preview' || !told.exact) throw new Error('not told');
    expect(preview.parts).toEqual(engine.parts(view, action as EcoLogicAction).map(({ kind, id }) => `${kind} ${id}`));
    expect(preview.parts.length).toBeGreaterThan(0);
    expect(preview.expected).toHaveLength(told.outcomes.length);
    for (const { chance, text } of preview.expected) expect(`${chance} ${text}`).toMatch(/^[\d/]+ \S/);
    expect(await idle.refusal({ type: 'preview', action })).not.toBe('');
    expect(await asked.refusal({ type: 'preview', action: { type: 'win' } })).not.toBe('');
    for (const each of [ann, bob]) await each.leave();
  });

  test('refuses what is forged, forbidden or no command, and nothing changes', async () => {
    const [ann, bob] = await two('forged');
    const [asked, idle] = ann.last.actions.length > 0 ? [ann, bob] : [bob, ann];
    const begun = engine.init('seed of forged');
    const [action] = engine.legalActions(begun);
    expect(await idle.refusal(act(action))).toMatch(/somebody else’s seat.*TBL-3/s);
    expect(await idle.refusal(act({ ...action, seat: idle.seat }))).toMatch(/ECO-/);
    expect(await asked.refusal(act({ type: 'raise', seat: asked.seat, amount: 3 }))).toMatch(/ECO-AUC\.4/);
    for (const nonsense of ['', 'null', '7', '{}', '{"type":null}', '[]', 'no JSON', { type: 'act' }, { type: 'win' }])
      expect(await asked.refusal(nonsense)).toMatch(/not a command/);
    for (const forged of [{ by: idle.name }, { by: '#server' }, { at: 9e15 }])
      expect(await asked.refusal({ type: 'act', action: { type: 'no' }, ...forged })).not.toMatch(/by|at:/);
    asked.send(act(action));
    const after = engine.apply(begun, action as EcoLogicAction);
    for (const each of [ann, bob]) expect((await each.position()).view).toEqual(engine.view(after, each.seat));
    await ann.leave();
    await bob.leave();
  });

  test('gives a seat back to its token alone; one too many looks on', async () => {
    const [ann, bob] = await two('again');
    const late = await Player.watching(server.port, 'table=again&name=cat');
    expect(late.last.actions).toEqual([]);
    expect(late.last.view).toEqual(engine.view(engine.init('seed of again'), 'spectator'));
    expect(await late.refusal({ type: 'resign' })).toBe('You look on.');
    expect(await refused('table=again&token=guessed')).toBe('this token is not of this table');
    expect(await refused(`table=forged&token=${bob.token}`)).toBe('this token is not of this table');
    const back = await seated(`table=again&token=${bob.token}`);
    expect(await bob.ended).toBe('you came back somewhere else');
    expect({ seat: back.seat, view: back.last.view }).toEqual({ seat: 1, view: bob.last.view });
    for (const each of [ann, back, late]) await each.leave();
  });

  test('lets people resign, ask to take back, and agree', async () => {
    const [ann, bob] = await two('rights');
    const [asked, other] = ann.last.actions.length > 0 ? [ann, bob] : [bob, ann];
    const before = asked.last.view;
    asked.send(act(asked.last.actions[0]?.action));
    await asked.position();
    await other.position();
    asked.send({ type: 'ask' });
    expect((await other.position()).table.proposal).toMatchObject({ what: 'take-back', by: asked.seat });
    other.send({ type: 'accept' });
    await asked.position();
    expect(await asked.position()).toMatchObject({ view: before, table: { proposal: null } });
    other.send({ type: 'resign' });
    const { table, told } = await asked.until((each) => each.table.phase === 'over');
    expect(table.result).toMatchObject({ end: 'forfeit', winners: [asked.seat] });
    expect(told).toContain(`P${other.seat} gone resigned`);
    await ann.leave();
    await bob.leave();
  });

  test('goes on in the middle of a game when it is started again', async () => {
    const [ann, bob] = await two('restart');
    for (let turn = 0; turn < 12; turn++) {
      const asked = ann.last.actions.length > 0 ? ann : bob;
      asked.send(act(asked.last.actions[0]?.action));
      await ann.position();
      await bob.position();
    }
    server.close();
    server = await serve();
    const back = await seated(`table=restart&token=${ann.token}`);
    expect(back.last.view).toEqual(ann.last.view);
    expect(back.last.table.seats.map(({ occupant }) => occupant)).toEqual([{ person: 'ann' }, { person: 'bob' }]);
    await back.leave();
  });

  test.each(['players=9', 'players=0', 'players=many', 'players=2.5'])('has no table with %s', async (query) => {
    expect(await refused(`table=none-${query}&${query}`)).toBe('there is no such table');
  });

  test('ends a connection that sends too much, and serves the others', async () => {
    const ann = await seated('table=large&name=ann');
    ann.send('x'.repeat(5000));
    await ann.ended;
    await (await seated(`table=large&token=${ann.token}`)).leave();
  });

  test('has a page for people', async () => {
    const response = await fetch(`http://localhost:${server.port}/?table=friday`);
    expect(await response.text()).toBe(readFileSync('examples/websocket/page.html', 'utf8'));
    expect(response.headers.get('content-type')).toBe('text/html');
  });
});

test('The WebSocket server has less than 200 lines', () => {
  expect(readFileSync('examples/websocket/server.ts', 'utf8').split('\n').length).toBeLessThan(200);
});
