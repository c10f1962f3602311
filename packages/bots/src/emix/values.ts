import { at } from '@rulewright/core';
import type { EmixEngine } from '@rulewright/emix';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';
import { type Position, recordReader, signOf } from './worth.js';

/** At the end a cell counts this much, earlier less, for much can still happen. */
const CELLS = 8;
const CELLS_A_ROUND = 2;
/** A power goes on to bring emons, so that it is worth more than the value it counts in the end. */
const POWER = 2;

/**
 * How far the marker of a seat is from 0 when its pool, its karma and the value of its powers are added (EMX-END.4),
 * beside the same of the others; in a team battle what the clan has on its side (EMX-TEAM.3).
 */
export const values = ({ content }: EmixEngine): Values<EmixEngine> => {
  const recordOf = recordReader(content);
  const reach = (position: Position, human: number): number => {
    const { pool, karmaDue, karmaNew, rows } = position;
    let sum = 0;
    for (const emons of [pool, karmaDue, karmaNew]) sum += at(emons.pos, human) - at(emons.neg, human);
    for (const card of at(rows, human)) {
      const { sign, value } = recordOf(position, card);
      sum += POWER * signOf(sign) * value;
    }
    return sum;
  };
  return (position) => {
    const { freeFeeding, teams, maxRounds } = position.options;
    const ends = position.marker.map((marker, each) => marker + (freeFeeding === null ? reach(position, each) : 0));
    const scale = CELLS + CELLS_A_ROUND * Math.max(0, maxRounds - position.round);
    if (teams === null) return valuesFrom(ends.map((end) => Math.abs(end) / scale));
    const clan = (seats: readonly number[], side: number): number =>
      seats.reduce((sum, each) => sum + side * at(ends, each), 0);
    const [light, dark] = [clan(teams.light, 1), clan(teams.dark, -1)];
    return valuesFrom(ends.map((_, seat) => (teams.light.includes(seat) ? light : dark) / scale));
  };
};
