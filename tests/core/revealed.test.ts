import { revealedBy } from '@rulewright/core';
import { expect, test } from 'vitest';

const moved = { did: 'move', pool: 'cards', card: 3, from: 'row', to: 'row' } as const;
const zones = { row: { pool: 'cards', visibleTo: 'all' }, 'hands.*': { pool: 'cards', visibleTo: 'owner' } };
const asked = (...sealed: readonly object[]) => ({ agenda: [{ kind: 'bid', waiting: [1], sealed }] });
const revealed = (found: object, before: object, after: object) => {
  const engine = { zones, trace: () => ({ draws: [], cards: [], ...found }), apply: () => after };
  return revealedBy(engine as never, before as never, { type: 'any', seat: 0 } as never);
};

test.each([
  ['nothing', {}, undefined],
  ['a draw', { draws: [{ for: 'die', is: 3 }] }, 'drawn'],
  ['an open card that is moved', { cards: [moved] }, undefined],
  ['an open card that is moved into a hand', { cards: [{ ...moved, to: 'hands.1' }] }, undefined],
  ['a hidden card that stays in its hand', { cards: [{ ...moved, from: 'hands.1', to: 'hands.1' }] }, undefined],
  ['a hidden card that is played', { cards: [moved, { ...moved, from: 'hands.1' }] }, 'moved'],
  ['a card that is shown on its way', { cards: [{ ...moved, shownTo: [0] }] }, 'moved'],
  ['cards that are shown', { cards: [{ did: 'show', pool: 'cards', zone: 'hands.1', to: 'all' }] }, 'shown'],
  ['cards that are shuffled', { cards: [{ did: 'shuffle', pool: 'cards', into: 'deck', from: ['row'] }] }, 'shuffled'],
])('%s: what it tells', (_, found, tells) => expect(revealed(found, asked(), asked())).toBe(tells));

test.each([
  ['the first of two sealed answers tells nothing', asked(), asked({ seat: 0 }), undefined],
  ['the last one opens them all', asked({ seat: 1 }), { agenda: [] }, 'opened'],
  ['the same, with another question after it', asked({ seat: 1 }), asked(), 'opened'],
])('%s', (_, before, after, tells) => expect(revealed({}, before, after)).toBe(tells));

test('what is no state and no action is refused', () =>
  expect(() => revealedBy({} as never, null as never, null as never)).toThrow(/not what this function takes/));
