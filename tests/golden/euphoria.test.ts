import {
  type EuphoriaAction,
  type EuphoriaEvent,
  type EuphoriaOptions,
  type EuphoriaState,
  engine,
  SITES,
  SPACES,
} from '@rulewright/euphoria';
import { beforeAll, describe, expect, test } from 'vitest';
import { game } from '../../packages/euphoria/src/game.js';
import { DILEMMA_SIDES, TIE_BREAKERS } from '../../packages/euphoria/src/state.js';
import { inFull, some } from '../support/depth.js';
import { cases, dealerCases, friendlyCases } from './euphoria-cases.js';
import { goldenNames, readGolden } from './golden.js';

// reads tests/golden

const names = goldenNames(engine.id);
const games = names.map((name) => ({ name, ...readGolden(engine, name) }));

describe('recorded games of Euphoria', () => {
  test('there are at least 40, and one for each case', () => {
    expect(names.length).toBeGreaterThanOrEqual(40);
    const missing = [...cases, ...friendlyCases, ...dealerCases]
      .map(({ name }) => name)
      .filter((name) => !names.includes(name));
    expect(missing).toEqual([]);
  });
  test.each(some(games))('$name ends as it did when it was recorded', ({ record, outcome }) => {
    expect(engine.outcome(engine.replay(record))).toEqual(outcome);
  });
});

interface Step {
  readonly before: EuphoriaState;
  readonly action: EuphoriaAction;
  readonly events: readonly EuphoriaEvent[];
}

describe('together the recorded games show', inFull, () => {
  const actions = new Set<string>();
  const choices = new Set<string>();
  const spaces = new Set<string>();
  const visited = new Set<string>();
  const punished = new Set<string>();
  const dilemmas = new Set<string>();
  const used = new Set<string>();
  const ends: EuphoriaState[] = [];

  function note({ before, action, events }: Step): void {
    const edition = before.options.recruitEdition;
    choices.add(before.agenda.at(-1)?.kind ?? 'nothing');
    actions.add(action.type);
    for (const event of events) {
      if (event.type === 'ability-used') used.add(`${edition} ${event.ability}`);
      if (event.type === 'dilemma-resolved') dilemmas.add(`${event.dilemma} ${event.side}`);
      if (event.type !== 'worker-placed') continue;
      spaces.add(event.space);
      const site = SITES.findIndex((id) => event.space === `${id}-visit`);
      visited.add(engine.content.tiles[before.builtTiles[site]?.[0] ?? -1]?.id ?? '');
    }
  }

  beforeAll(() => {
    for (const { record } of games) {
      let state = engine.replay(record, 0);
      for (const action of record.actions) {
        const step = engine.step(state, action);
        note({ before: state, action, events: step.events.map(({ event }) => event) });
        state = step.state;
      }
      ends.push(state);
      const { players } = state.options;
      for (const [site, [tile = -1]] of state.builtTiles.entries())
        if (state.tileStars.slice(site * players, (site + 1) * players).includes(0))
          punished.add(engine.content.tiles[tile]?.id ?? '');
    }
  }, 60_000);

  test('every type of action', () => {
    expect([...engine.schemas.actions.keys()].filter((type) => !actions.has(type))).toEqual([]);
  });
  test('every kind of decision', () => {
    expect(Object.keys(game.choices).filter((kind) => !choices.has(kind))).toEqual([]);
  });
  test('a worker on every space', () => {
    expect(SPACES.map(({ id }) => id).filter((id) => !spaces.has(id))).toEqual([]);
  });
  test('every market visited at its price, and every penalty in force', () => {
    const tiles = engine.content.tiles.map(({ id }) => id);
    expect(tiles.filter((id) => !visited.has(id))).toEqual([]);
    expect(tiles.filter((id) => !punished.has(id))).toEqual([]);
  });
  test('both sides of every dilemma', () => {
    const sides = engine.content.dilemmas.flatMap(({ id }) => DILEMMA_SIDES.map((side) => `${id} ${side}`));
    expect(sides.filter((side) => !dilemmas.has(side))).toEqual([]);
  });
  test('every ability of every recruit, in each edition', () => {
    const { recruits, abilities } = engine.content;
    const all = (['first', 'second'] as const).flatMap((edition) =>
      recruits.flatMap((recruit) => recruit.abilities[edition].map((row) => `${edition} ${abilities[row]?.rule}`)),
    );
    expect([...new Set(all)].filter((rule) => !used.has(rule))).toEqual([]);
  });
  test('both ends of the game and everything that can decide it', () => {
    expect(new Set(ends.map(({ end }) => end?.reason))).toEqual(new Set(['tenth-star', 'turn-limit']));
    expect(TIE_BREAKERS.filter((by) => !ends.some(({ end }) => end?.tieBreaker === by))).toEqual([]);
  });
  test('every value of every option', () => {
    const flag = [false, true];
    const values: Record<keyof EuphoriaOptions, readonly unknown[]> = {
      players: [2, 3, 4, 5, 6],
      recruitEdition: ['first', 'second'],
      recruitDraft: flag,
      doublesCostMorale: flag,
      marketChoice: flag,
      trackDraft: flag,
      eldestSeat: [0, 2],
      tradeProposalsPerTurn: [0, 2, 10],
      tradeItemsPerSide: [1, 6, 10],
      tradeWindow: ['any-pause', 'before-action'],
      tradeGifts: flag,
      tradePartners: [1, 3, 5],
      showing: flag,
      builtMarketStarOnTile: flag,
      courthouseCoversWindSalon: flag,
      starTriggers: ['any', 'visits'],
      penaltyEnds: ['with-star', 'after-benefit'],
      revealedRecruitsUsable: ['next-turn', 'at-once'],
      freeRetrievalTakesAll: flag,
      turnLimit: [40, 200],
    };
    for (const [name, wanted] of Object.entries(values)) {
      const played = ends.map(({ options }) => options[name as keyof EuphoriaOptions]);
      for (const value of wanted) expect(played).toContainEqual(value);
    }
  });
});
