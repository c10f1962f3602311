import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { caughtEquipped } from './askers.js';
import type { Options } from './table.js';

// Questions that several rules ask cite the one that asks now.

const man: Options = { traits: [{ gender: 'man' }] };
const abilities: Options = { abilityCards: ['class', 'mercenary'] };

rule.each(
  ['DNE-FAI.16', 'DNE-FAI.17', 'DNE-FAI.12', 'DNE-FAI.19', 'DNE-FAI.20'],
  'the question of a failure effect cites the effect',
  [
    { monster: 'net-troll', options: {}, asked: ['failure-take', 'DNE-FAI.16'] },
    { monster: 'minor-god', options: {}, asked: ['failure-take', 'DNE-FAI.17'] },
    { monster: 'gms-ex-girlfriend', options: man, asked: ['failure-set', 'DNE-FAI.12'] },
    { monster: 'the-hand-of-fate', options: {}, asked: ['failure-dismiss', 'DNE-FAI.19'] },
    { monster: 'druid', options: abilities, asked: ['failure-dismiss', 'DNE-FAI.20'] },
  ] as const,
  ({ monster, options, asked }) => {
    const { decision } = caughtEquipped(monster, options);
    expect([decision?.kind, decision?.rule]).toEqual(asked);
  },
);
