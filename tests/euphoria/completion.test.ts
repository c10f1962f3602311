import { stand } from '@rulewright/euphoria/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { place } from './positions.js';
import { site } from './sites.js';

rule(
  ['EUP-BLD.9', 'EUP-R11', 'EUP-REC.11'],
  'builders roll clockwise from the active player, one event after the other',
  () => {
    const game = site(
      (state) => {
        stand(state, 0, 'euphorian-a-1', 1);
        stand(state, 1, 'euphorian-a-2', 1);
      },
      { players: 4 },
      3,
    ).play(place(3, 5, 'euphorian-a-3'));
    const order = game.events.flatMap((event) =>
      event.type === 'dice-rolled' || event.type === 'knowledge-checked' ? [`${event.type} ${event.seat}`] : [],
    );
    expect(order).toEqual([3, 0, 1].flatMap((seat) => [`dice-rolled ${seat}`, `knowledge-checked ${seat}`]));
  },
);
