import { available, stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { place, spacesFor } from './positions.js';
import { APOTHECARY, ARENA, LOUNGE, under } from './punished.js';

// EUP-PEN.6, EUP-PEN.9, EUP-PEN.12: the Lounge, the Apothecary and the Arena close spaces.

const shared = { rule: 'EUP-PEN.6', code: 'site-shared' };
rule.each(
  ['EUP-PEN.6', 'EUP-R35'],
  'the Lounge looks at other owners only, and not at who has a star on it',
  [
    { own: true, other: false, stars: [], isOpen: true },
    { own: true, other: true, stars: [], isOpen: false },
    { own: false, other: true, stars: [1, 2], isOpen: false },
    { own: false, other: true, stars: [0], isOpen: true },
  ],
  ({ own, other, stars, isOpen }) => {
    const game = under(
      LOUNGE,
      stars,
      (state) => {
        if (own) stand(state, 0, 'subterran-b-1', 1);
        if (other) stand(state, 2, 'subterran-b-3', 1);
      },
      { players: 4 },
    );
    if (isOpen) expect(spacesFor(game)).toContain('subterran-b-4');
    else expect(game.refusal(place(0, 1, 'subterran-b-4'))).toEqual(shared);
  },
);

const ICARUS = ['cloud-mine', 'wind-salon', 'nimbus-loft', 'breeze-bar', 'sky-lounge'] as const;
rule('EUP-PEN.9', 'under the Apothecary the three other territories and the tank stay open', () => {
  const open = spacesFor(under(APOTHECARY, [], () => {}));
  const all = spacesFor(under(APOTHECARY, [0], () => {}));
  expect(open).toEqual(all.filter((space) => !ICARUS.some((closed) => closed === space)));
});

rule('EUP-PEN.12', 'the Arena concerns areas only', () => {
  const game = under(ARENA, [], (state) => stand(state, 0, 'euphorian-tunnel', 3));
  expect(spacesFor(game)).toContain('euphorian-tunnel');
});

rule('EUP-PEN.12', 'two own workers on an area when the Arena is built stay there', () => {
  const game = under(ARENA, [], (state) => {
    available(state, 0, 1);
    stand(state, 0, 'farm', 1);
    stand(state, 0, 'farm', 1);
  });
  expect(game.legal('retrieve').map(({ workers }) => workers)).toContainEqual([2, 3]);
  expect(spacesFor(game)).not.toContain('farm');
});
