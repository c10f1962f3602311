import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { LOW } from './closing.js';
import { hold } from './plays.js';
import { begin, guest, layFor, rave, saviour, setSouls, souls, type Table, table } from './table.js';

// DNE-BTY.11 to DNE-BTY.15: the cards of the monster, and who has to escape from it.

rule(
  ['DNE-BTY.14', 'DNE-BTY.15', 'DNE-ESC.1'],
  'with a monster all who failed have to escape, without one nobody',
  () => {
    const game = (monster: boolean) =>
      table()
        .edit((state) => {
          begin(state);
          rave(state, 19, LOW, ['demo-jelz']);
          saviour(state, 2);
          layFor(state, 0, 2, 'demo-hyrule-lofi');
          setSouls(state, 3, 3, 3);
          if (monster) guest(state, 'pukachu');
        })
        .script(monster ? [6, 6, 6] : [])
        .play(hold(0));
    const escapes = (each: Table) =>
      each.events.flatMap((event) => (event.type === 'escape-ended' ? [[event.seat, event.result]] : []));
    expect(escapes(game(true))).toEqual([
      [0, 'rolled'],
      [2, 'rolled'],
      [1, 'rolled'],
    ]);
    expect(escapes(game(false))).toEqual([]);
    expect(souls(game(false))).toEqual([3, 3, 3]);
  },
);
