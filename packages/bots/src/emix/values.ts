import { at } from '@rulewright/core';
import type { EmixEngine } from '@rulewright/emix';
import type { Values } from '../expertise.js';
import { valuesFrom } from '../standing.js';
import { entryReader, type Position, signOf } from './worth.js';

/** Divisor of a distance in cells at the end; `CELLS_A_ROUND` is added per round left, as much can still happen. */
const CELLS = 8;
const CELLS_A_ROUND = 2;
/** Worth of a power relative to its printed value: it also brings emons until the end. */
const POWER = 2;

/**
 * Judges seats by the distance of their marker from 0 (EMX-END.4). Pool, karma and the values of powers are added to
 * the marker. In a team battle a seat gets the sum on its clan's side (EMX-TEAM.3).
 */
export const values = ({ content }: EmixEngine): Values<EmixEngine> => {
  const entryOf = entryReader(content);
  const reach = (position: Position, human: number): number => {
    const { pool, karmaDue, karmaNew, rows } = position;
    let sum = 0;
    for (const emons of [pool, karmaDue, karmaNew]) sum += at(emons.pos, human) - at(emons.neg, human);
    for (const card of at(rows, human)) {
      const { sign, value } = entryOf(position, card);
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
