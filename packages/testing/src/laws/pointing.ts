import { type NamedPart, type Part, partKey, samePart } from '@rulewright/core';
import type { PartIds } from '@rulewright/core/author';
import { show } from '../data.js';
import { broken, type Law, viewersOf } from './law.js';

/** Upper bound of actions checked in a long list. */
const MOST_ACTIONS = 24;

/** Every part that an action names lies on the table and is visible to its player. */
export const partsLieThere: Law = {
  id: 'LAW-17',
  title: 'what an action names lies on the table of its view, as in the state, under an id that can occur',
  watch: ({ engine }) => ({
    sample({ state, legal }) {
      const ids = engine.schemas.ids(state.options);
      for (const viewer of viewersOf(state)) {
        const view = engine.view(state, viewer);
        const placed = engine.partsOf(view);
        const known = new Set(
          placed.flatMap(({ id, ...part }) => (id === undefined ? [] : [partKey({ ...part, id })])),
        );
        for (const action of legal.filter(({ seat }) => seat === viewer).slice(0, MOST_ACTIONS)) {
          const inState = engine.parts(state, action);
          for (const part of engine.parts(view, action)) {
            const name = `${show(action)} names ${show(part)}`;
            if (!known.has(partKey(part))) broken(`${name}, which is not on the table of ${viewer}`);
            if (!inState.some((other) => isSame(other, part))) broken(`${name} in a view, not in the state`);
            if (!canOccur(part, ids[part.kind])) broken(`${name}, an id that cannot occur`);
          }
        }
      }
    },
  }),
};

const isSame = (one: NamedPart, other: NamedPart): boolean => one.role === other.role && samePart(one, other);

function canOccur({ id }: Part, ids: PartIds | undefined): boolean {
  if (ids === undefined) return true;
  return 'minimum' in ids ? typeof id === 'number' && id >= ids.minimum && id <= ids.maximum : ids.includes(id);
}
