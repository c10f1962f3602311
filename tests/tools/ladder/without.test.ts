import { expertise } from '@rulewright/bots/ecologic';
import { at } from '@rulewright/core';
import { engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { carried, withoutRule } from './without.js';

test('without a rule of thumb its actions are as likely as any, and all others as they were', () => {
  const state = engine.init('without', { players: 2 });
  const seat = at(engine.decision(state)?.seats ?? [], 0);
  const [all, without] = [expertise.weights(engine), withoutRule(expertise, 'place-first').weights(engine)];
  for (const weights of [all, without]) weights.consider(state, seat);
  const legal = engine.legalActions(state, seat);
  expect(new Set(legal.map(all.weightOf)).size).toBeGreaterThan(1);
  expect(new Set(legal.map(without.weightOf))).toEqual(new Set([1]));
  expect(without.weightOfType('place-first')).toBe(1);
  for (const type of ['pass', 'raise']) expect(without.weightOfType(type)).toBe(all.weightOfType(type));
  const other = withoutRule(expertise, 'raise').weights(engine);
  other.consider(state, seat);
  expect(legal.map(other.weightOf)).toEqual(legal.map(all.weightOf));
});

test('a feature that is the same everywhere carries nothing, what a game is counted in much', () => {
  const found = carried(engine, expertise, 'carried', 12);
  const bits = new Map(found?.more.map((each) => [each.feature, each.bits]));
  expect(bits.get('players')).toBe(0);
  expect(bits.get('points in the end as things stand')).toBeGreaterThan(0.02);
});
