import { type EcoLogicEvent, type EcoLogicOptions, type EcoLogicState, engine } from '@rulewright/ecologic';
import { beforeAll, describe, expect, test } from 'vitest';
import { game } from '../../packages/ecologic/src/game.js';
import { inFull, some } from '../support/depth.js';
import { cases } from './ecologic-cases.js';
import { goldenNames, readGolden } from './golden.js';

// reads tests/golden

const names = goldenNames(engine.id);
const games = names.map((name) => ({ name, ...readGolden(engine, name) }));

describe('recorded games of EcoLogic', () => {
  test('there are at least 25, and one for each case', () => {
    expect(names.length).toBeGreaterThanOrEqual(25);
    expect(cases.map(({ name }) => name).filter((name) => !names.includes(name))).toEqual([]);
  });
  test.each(some(games))('$name ends as it did when it was recorded', ({ record, outcome }) => {
    const end = engine.replay(record);
    expect(engine.outcome(end)).toEqual(outcome);
  });
});

describe('together the recorded games show', inFull, () => {
  const events: EcoLogicEvent[] = [];
  const actions = new Set<string>();
  const choices = new Set<string>();
  const ends: EcoLogicState[] = [];
  let ecoSupplyRanDry = false;

  beforeAll(() => {
    for (const { record } of games) {
      let state = engine.replay(record, 0);
      for (const action of record.actions) {
        choices.add(state.agenda.at(-1)?.kind ?? 'nothing');
        actions.add(action.type);
        const step = engine.step(state, action);
        events.push(...step.events.map(({ event }) => event));
        state = step.state;
        ecoSupplyRanDry ||= state.ecoSupply === 0;
      }
      ends.push(state);
    }
  });

  test('every type of action', () => {
    expect([...engine.schemas.actions.keys()].filter((type) => !actions.has(type))).toEqual([]);
  });
  test('every kind of decision', () => {
    expect(Object.keys(game.choices).filter((kind) => !choices.has(kind))).toEqual([]);
  });
  test('every event card', () => {
    const drawn = events.flatMap((event) => (event.type === 'event-drawn' ? [event.event] : []));
    expect(engine.content.events.map(({ id }) => id).filter((id) => !drawn.includes(id))).toEqual([]);
  });
  test('every special built and every initiative placed', () => {
    const built = events.flatMap((event) => (event.type === 'special-placed' ? [event.special] : []));
    const placed = events.flatMap((event) => (event.type === 'initiative-placed' ? [event.initiative] : []));
    expect(engine.content.specials.map(({ id }) => id).filter((id) => !built.includes(id))).toEqual([]);
    expect(engine.content.initiatives.map(({ id }) => id).filter((id) => !placed.includes(id))).toEqual([]);
  });
  test('every value of every option', () => {
    const values: Record<keyof EcoLogicOptions, readonly unknown[]> = {
      players: [2, 3, 4],
      supply: ['limited', 'unlimited'],
      eventDraw: ['round', 'player'],
      twoPlayerDeck: ['reduced', 'full'],
      field: [1, 2, 3].map((radius) => ({ kind: 'hexagon', radius })),
      mutualAid: ['gifts-and-loans', 'gifts', 'off'],
      loanInterest: [[0], [0, 1, 3]],
      loanEnforcement: ['income', 'promise'],
      buildStep: ['until-pass', 'one-each'],
      removal: ['build-step'],
      biddingOrder: ['opener'],
      refusedInitiative: ['discard', 'offer-next'],
      dualHex: ['single-branch', 'mixed'],
      setupBioCapacity: [true, false],
      bioCapacityOnce: ['global', 'per-player'],
      specialAdjacency: [true, false],
      dirtiness: ['gross', 'net'],
      negativeEco: ['zero', 'formula'],
      finalTie: ['balance', 'shared'],
      piecesPerBranch: [10, 5],
    };
    for (const [name, wanted] of Object.entries(values)) {
      const played = ends.map(({ options }) => options[name as keyof EcoLogicOptions]);
      for (const value of wanted) expect(played).toContainEqual(value);
    }
    expect(ends.map(({ options }) => options.field.kind)).toContain('custom');
  });
  test('zero scores, positive scores, negative scores, and shared places', () => {
    const scores = games.flatMap(({ outcome }) => outcome.scores.map((score) => Math.sign(numerator(score))));
    expect(new Set(scores)).toEqual(new Set([-1, 0, 1]));
    expect(games.some(({ outcome }) => outcome.ranking.some((group) => group.length > 1))).toBe(true);
    expect(games.some(({ outcome }) => outcome.winners.length > 1)).toBe(true);
  });
  test('a veto, a loan repaid in parts, a repayment withheld, a bank and an eco supply that run short', () => {
    expect(events.some(({ type }) => type === 'auction-vetoed')).toBe(true);
    expect(
      events.some((event) => event.type === 'loan-repaid' && event.due.from > event.due.to && event.due.to > 0),
    ).toBe(true);
    expect(events.some(({ type }) => type === 'repayment-withheld')).toBe(true);
    expect(
      events.some(
        ({ type, ...event }) =>
          type === 'income-settled' && 'income' in event && event.income.net > event.money.to - event.money.from,
      ),
    ).toBe(true);
    expect(ecoSupplyRanDry).toBe(true);
  });
});

const numerator = (score: number | { readonly numerator: number }): number =>
  typeof score === 'number' ? score : score.numerator;
