import { begin, discard, setPlayer, setShared, stack } from '@rulewright/ecologic/positions';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { idle, possessions, table } from './table.js';

/** The drawer is seat 1, and so is the first player. */
const afterDrawing = (event: string) =>
  table()
    .edit((state) => {
      begin(state);
      possessions(state);
      setShared(state, { firstPlayer: 1 });
      stack(state, 'eventDeck', [event]);
    })
    .run({ kind: 'event-phase' });

rule('ECO-SER.6', 'EV206 Trade Embargo: no plant piece is auctioned in that round', () => {
  const game = afterDrawing('EV206').run({ kind: 'action-phase' });
  const events = idle(game, () => game.legal().some(({ type }) => type === 'pass-building'));
  expect(events.flatMap((event) => ('series' in event ? [[event.type, event.series]] : []))).toEqual([
    ['opening-declined', 'specials'],
    ...Array(2)
      .fill([
        ['slot-began', 'specials'],
        ['opening-declined', 'specials'],
      ])
      .flat(),
    ['series-skipped', 'plants'],
    ['series-began', 'initiatives'],
    ...Array(3)
      .fill([
        ['slot-began', 'initiatives'],
        ['opening-declined', 'initiatives'],
      ])
      .flat(),
  ]);
  const asked = { action: 'open-plant', choice: 'build', asks: 'ECO-BLD.8' };
  const open = { type: 'open-plant', seat: 1, branch: 'oil' } as const;
  expect(game.refusal(open)).toEqual({ rule: 'ECO-SER.6', code: 'not-offered', details: asked });
});

rule(['ECO-R14', 'ECO-AUC.12'], 'a revealed initiative can be vetoed too and then goes to the discard pile', () => {
  const game = table().edit((state) => {
    begin(state, { kind: 'reveal-initiative', seat: 0 });
    setPlayer(state, 1, { vetoes: 1 });
    stack(state, 'initiativeDeck', ['I01']);
    discard(state, 'I20');
  });
  game.play({ type: 'reveal', seat: 0 }, { type: 'open-initiative', seat: 0 }, { type: 'use-veto', seat: 1 });
  expect(game.state.initiativeDiscard).toEqual([19, 0]);
  expect(game.state.auction).toBeNull();
});
