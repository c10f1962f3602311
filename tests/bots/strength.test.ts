import { type AnyEngine, type Expertise, match, uniform, weighted } from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { at } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { expect, test } from 'vitest';
import { atDepth, some } from '../support/depth.js';

const experts: readonly (readonly [string, AnyEngine, Expertise])[] = [
  ['EcoLogic', ecologic, ecologicExpertise],
  ['Emix', emix, emixExpertise],
  ['Does Not Exist', doesNotExist, doesNotExistExpertise],
  ['Euphoria', euphoria, euphoriaExpertise],
];

/** The games, and how many of them chance wins seldom: of twelve ten in one of fifty tries, of six five in one of nine. */
const [GAMES, CLEAR] = atDepth({ day: [4, 3], full: [6, 5], night: [12, 10] });

test.each(some(experts, { day: 4 }))(
  'Who knows %s beats who takes any action, in games by paired deals',
  async (_, engine, expertise) => {
    let wins = 0;
    for (let n = 0; n < GAMES; n++) {
      const players = [weighted(engine, expertise), uniform(engine)];
      const seat = n % 2;
      const { outcome } = await match(engine, [at(players, seat), at(players, 1 - seat)], { seed: `deal ${n >> 1}` });
      if (outcome?.winners.includes(seat)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(CLEAR);
  },
);
