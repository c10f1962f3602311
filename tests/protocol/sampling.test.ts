import { expect, test } from 'vitest';
import { games, spoken } from './served.js';

test('chances of many worlds are those of all of them, and of fewer when time runs out', () => {
  const { session } = spoken();
  const { at } = session.ask('new', { game: 'does-not-exist', seed: 'chance' });
  const roll = (): object | undefined => {
    for (let n = 0; n < 200; n++) {
      const found = session.ask('actions', { at }).find(({ type }) => type === 'roll');
      if (found !== undefined) return found;
      session.ask('apply', { at, choice: n % session.ask('actions', { at }).length });
    }
    return undefined;
  };
  const action = roll() ?? expect.fail('nobody rolls');
  const { seat: viewer } = action as { readonly seat: number };
  const view = session.ask('view', { at, viewer });
  const sample = { at: view, action, worlds: 7, seed: 's' };
  const { outcomes: whole = [] } = session.ask('chances', sample);
  // 20 runs in each world, of which so many are followed at a stretch that three worlds are dealt at once
  const { outcomes = [], ...told } = session.ask('chances', { ...sample, limit: 3333 });
  expect(told).toEqual({ exact: false, code: 'sampled', worlds: 7 });
  expect(whole).toHaveLength(20);
  const said = ({ events, view }: (typeof whole)[number]) => JSON.stringify([events, view]);
  expect(outcomes.map(said)).toEqual(whole.map(said));
  for (const [i, { share, interval }] of outcomes.entries()) {
    expect(share).toBeCloseTo(1 / 20, 9);
    for (const end of [0, 1] as const) expect(interval?.[end]).toBeCloseTo(whole[i]?.interval?.[end] ?? 0, 9);
  }
  // what is dealt at a stretch is what the engine deals
  const [{ engine } = expect.fail('no games')] = games.filter((game) => game.engine.id === 'does-not-exist');
  const played = { worlds: 40, seed: 's', limit: 1 };
  expect(session.ask('chances', { at: view, action, ...played })).toEqual(
    engine.chanceOutcomes(view as never, action as never, played),
  );
  let now = 0;
  const hurried = spoken({ limits: { time: 10 }, now: () => (now += 4) }).session;
  const late = hurried.ask('chances', { ...sample, limit: 10_000 });
  expect(late).toMatchObject({ worlds: 3, code: 'sampled' });
  expect(late.outcomes?.[0]?.share).toBeCloseTo(1 / 20, 9);
});
