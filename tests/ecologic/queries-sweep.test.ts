import { compareFractions, fraction } from '@rulewright/core';
import { type EcoLogicAction, type EcoLogicState, engine } from '@rulewright/ecologic';
import { setPlayer } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { atDepth, some } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { briefly, walkFrom } from '../support/walking.js';
import { playerCounts, ruleOptions, tableOptions } from './cases.js';
import { NONE, table } from './table.js';
import { busy, type Walk } from './walks.js';

// What the queries say against what is then settled or legal, in the beginning of a game under every value of every option.

const SETS = [...playerCounts, ...[...tableOptions, ...ruleOptions].map((options) => ({ players: 3, ...options }))];
const MOST = atDepth({ day: 60, full: 150 });
/** A game in which everybody has little money and no eco point, so that something has to be given up soon. */
const poor = (options: (typeof SETS)[number], seed: number): EcoLogicState => {
  const { state } = table(options, seed).edit((draft) => {
    for (const seat of draft.players.keys()) {
      setPlayer(draft, seat, { ecoFund: 0 });
      setPlayer(draft, seat, { money: 6 });
    }
  });
  return state;
};
const WALKS = some([...SETS.entries()], { day: 9 }).map(
  ([number, options]): Walk => walkFrom(engine, poor(options, number), number, briefly(busy, MOST)),
);
const STEPS = WALKS.flatMap(({ steps }) => steps);

/** The decision that waits, with the answers of the seat that is asked. */
function waiting(before: EcoLogicState) {
  const decision = engine.decision(before);
  const [seat = NONE] = decision?.seats ?? [];
  return { decision, seat, told: engine.ask(before) };
}
/** The hexes of the legal actions that fit. */
const hexesOf = (legal: readonly EcoLogicAction[], fits: (action: EcoLogicAction) => boolean): number[] =>
  legal.flatMap((action) => ('hex' in action && fits(action) ? [action.hex] : []));

rule(
  ['ECO-SET.9', 'ECO-SET.10', 'ECO-BLD.1', 'ECO-AUC.8'],
  'places are where an item is placed in the next action',
  () => {
    const seen = new Set<string>();
    for (const { before, legal } of STEPS) {
      const { decision, seat, told } = waiting(before);
      const { hand } = told.player(seat);
      const held = (['oil', 'mineral'] as const).filter((branch) => hand[branch] > 0);
      if (decision?.kind === 'setup-first' || decision?.kind === 'build')
        for (const branch of held)
          expect(told.places(seat, branch)).toEqual(
            hexesOf(
              legal,
              (action) => action.type.startsWith('place') && 'branch' in action && action.branch === branch,
            ),
          );
      else if (decision?.kind === 'setup-second' && held.length === 1)
        expect(told.places(seat, held[0] ?? '')).toEqual(hexesOf(legal, ({ type }) => type === 'place-second'));
      else if (decision?.kind === 'place-bought')
        expect(told.places(seat, decision.item)).toEqual(hexesOf(legal, ({ type }) => type === 'place-bought'));
      else continue;
      seen.add(decision.kind);
    }
    expect([...seen].sort()).toEqual(['build', 'place-bought', 'setup-first', 'setup-second']);
  },
);

rule(['ECO-ENV.1', 'ECO-INC.5'], 'ecologicalEffect and netIncome are what the steps then settle', () => {
  const seen = { 'environment-settled': 0, 'income-settled': 0 };
  for (const { before, action, events } of STEPS)
    for (const event of events) {
      if (event.type !== 'environment-settled' && event.type !== 'income-settled') continue;
      if (event.seat === action.seat && action.type !== 'pass-building') continue;
      // what has to go goes by itself where there is no choice
      if (events.some((other) => other.type === 'choice-forced' && other.seat === event.seat)) continue;
      const told = engine.ask(before);
      if (event.type === 'income-settled') expect(told.netIncome(event.seat)).toEqual(event.income);
      else expect(told.ecologicalEffect(event.seat)).toEqual(event.effect);
      seen[event.type]++;
    }
  expect(Math.min(...Object.values(seen))).toBeGreaterThan(atDepth({ day: 2, full: 50 }));
});

ruleInFull(['ECO-ENV.3', 'ECO-ENV.4', 'ECO-INC.5'], 'what is at risk is what a player is asked to give up', () => {
  const seen = new Set<string>();
  for (const { before, legal } of STEPS) {
    const { decision, seat, told } = waiting(before);
    if (decision?.kind !== 'lose-object' && decision?.kind !== 'drop-initiative') continue;
    const atRisk = decision.kind === 'lose-object' ? told.objectsAtRisk(seat) : told.initiativesAtRisk(seat);
    expect(atRisk).toEqual(hexesOf(legal, ({ type }) => type === decision.kind));
    seen.add(decision.kind);
  }
  expect([...seen]).toContain('lose-object');
});

rule(
  ['ECO-END.3', 'ECO-R39'],
  'the value of a standing is k times the sum of eco fund and money, and the score',
  () => {
    for (const { before } of STEPS) {
      const told = engine.ask(before);
      for (const { seat, value, parts } of engine.standing(before)) {
        const { numerator, denominator } = parts.k as ReturnType<typeof fraction>;
        const { ecoFund, money } = before.players[seat] ?? { ecoFund: NONE, money: NONE };
        const score = told.score(seat);
        expect(value).toEqual(score);
        expect(compareFractions(fraction(numerator * (ecoFund + money), denominator), score)).toBe(0);
      }
    }
  },
);
