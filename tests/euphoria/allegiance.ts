import type { FACTIONS } from '@rulewright/euphoria';
import { available, setAllegiance } from '@rulewright/euphoria/positions';
import { type EuState, place, position } from './positions.js';

// Steps of an allegiance track.

export const AREA = {
  euphorian: 'generator',
  subterran: 'aquifer',
  wastelander: 'farm',
  icarite: 'cloud-mine',
} as const;
/** Two recruits of each faction, by ascending card number, that nothing in these tests wakes. */
export const TWO = {
  euphorian: ['laura-the-philanthropist', 'jefferson-the-shock-artist'],
  subterran: ['maggie-the-outlaw', 'phil-the-spy'],
  wastelander: ['pete-the-cannibal', 'steven-the-scholar'],
  icarite: ['lee-the-gossip', 'rebecca-the-peddler'],
} as const;
export type Faction = (typeof FACTIONS)[number];

/** Seat 0 is about to move the marker of a faction one step on, from this cell. */
export const before = (faction: Faction, cell: number, recipe: (state: EuState) => void = () => {}, options = {}) =>
  position((state) => {
    available(state, 0, 1, 2);
    setAllegiance(state, faction, cell);
    recipe(state);
  }, options);
export const step = (faction: Faction) => place(0, 1, AREA[faction]);
