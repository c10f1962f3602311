import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { two } from './free.js';
import { charging } from './phases.js';

describe('Charge', () => {
  rule(['EMX-FREE.1', 'EMX-R35'], 'rows, pools and karma belong to humans, hands and markers to players', () => {
    const { state } = charging(() => {}, two(4));
    const { rows, pool, karmaNew, karmaDue, charged, harvester } = state;
    const ofHumans = [rows, pool.pos, pool.neg, karmaNew.pos, karmaNew.neg, karmaDue.pos, karmaDue.neg];
    expect([...ofHumans, charged, harvester].map((list) => list.length)).toEqual(Array(9).fill(4));
    const { hands, marker, pending, visited, lastHarvest } = state;
    expect([hands, marker, pending, visited, lastHarvest].map((list) => list.length)).toEqual(Array(5).fill(2));
  });
});
