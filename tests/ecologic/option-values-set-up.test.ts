import { deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import { OF_SET_UP, trial } from './option-values.js';
import { first } from './placing.js';
import { setUp, upFrom } from './table.js';

// Each value of each option of the set-up beside the default; the other options have a file of their own.

const { tried, differs } = trial();

rule(
  ['ECO-SET.1'],
  'option players: how many sit at the table',
  differs((options) => engine.init('seats', options).players.length, 2, [{ players: 3 }, 3], [{ players: 4 }, 4]),
);

rule(
  ['ECO-VAR.2', 'ECO-SET.13'],
  'option twoPlayerDeck: how many events two players have',
  differs(
    (options) => {
      const { eventDeck, eventsRemoved } = engine.init('two', { players: 2, ...options });
      return [deckSize(eventDeck), eventsRemoved.length];
    },
    [12, 9],
    [{ twoPlayerDeck: 'full' }, [21, 0]],
  ),
);

rule(
  ['ECO-VAR.3', 'ECO-VAR.4', 'ECO-R3'],
  'option field: how many hexes the field has',
  differs(
    (options) => engine.init('field', options).field.tile.length,
    19,
    [{ field: { kind: 'hexagon', radius: 1 } }, 7],
    [{ field: { kind: 'hexagon', radius: 3 } }, 37],
    [{ field: { kind: 'custom', coords: upFrom(0, 5).map((q) => ({ q, r: 0 })) } }, 5],
  ),
);

rule(
  ['ECO-SET.11', 'ECO-R6'],
  'option setupBioCapacity: what starting pieces earn, and whether their hexes are taken',
  differs(
    (options) => {
      const { players, ecoSupply, bioTaken } = setUp(options).play(first(0, 'oil', 0)).state;
      return [players[0]?.ecoFund, ecoSupply, bioTaken.map((taken) => taken[0])];
    },
    [4, 41, [true, true, true]],
    [{ setupBioCapacity: false }, [0, 45, [false, false, false]]],
  ),
);

rule(
  ['ECO-R1', 'ECO-SET.7'],
  'option piecesPerBranch: how many pieces are in supply and hand at the start',
  differs(
    (options) => {
      const { supply, hand } = engine.init('pieces', options).players[0] ?? {};
      return { supply, hand };
    },
    { supply: { oil: 9, mineral: 9 }, hand: { oil: 1, mineral: 1 } },
    [{ piecesPerBranch: 5 }, { supply: { oil: 4, mineral: 4 }, hand: { oil: 1, mineral: 1 } }],
  ),
);

test('Every option of the set-up has been tried.', () => {
  expect([...tried].sort()).toEqual(OF_SET_UP);
});
