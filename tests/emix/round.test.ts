import { engine } from '@rulewright/emix';
import { describe, expect } from 'vitest';
import { rule } from '../support/rule.js';
import { acts } from './happened.js';

/** Everything that happens from now on while everybody draws or lets pass, until the round is over. */
function playRound(start: Parameters<typeof engine.step>[0]) {
  const events: { readonly type: string }[] = [];
  const slots: string[] = [];
  let state = start;
  for (; state.round === start.round && state.agenda.length > 0; ) {
    const quiet = engine
      .legalActions(state)
      .find(({ type }) => ['draw', 'pass', 'move-other', 'discard-power', 'split'].includes(type));
    if (quiet === undefined) throw new Error('nothing quiet to do');
    if (state.agenda.at(-1)?.kind === 'action' && state.phase === 'influence')
      slots.push(`${state.circle}: ${quiet.seat}`);
    const step: ReturnType<typeof engine.step> = engine.step(state, quiet);
    events.push(...step.events.map(({ event }) => event));
    state = step.state;
  }
  return { events, slots, state };
}

const circle = (number: number) => ({ type: 'circle-began', rule: 'EMX-RND.3', circle: number });
const begun = (name: string) => ({ type: 'phase-began', rule: 'EMX-RND.1', phase: name });
const turn = (seat: number, name: string) => ({ type: 'turn-began', rule: 'EMX-RND.2', seat, phase: name });

describe('phases and circles', () => {
  rule(
    ['EMX-RND.1', 'EMX-RND.3'],
    'goes through Charge, three circles of Influence and Result, then round again',
    () => {
      const { events } = playRound(engine.init('phases', { players: 2, firstPlayer: 0 }));
      const frame = events.filter(({ type }) => type.endsWith('-began'));
      expect(frame).toEqual([
        acts(1),
        circle(2),
        acts(0),
        acts(1),
        circle(3),
        acts(0),
        acts(1),
        begun('result'),
        turn(0, 'result'),
        turn(1, 'result'),
        { type: 'round-began', rule: 'EMX-RND.1', round: 2, firstPlayer: 1 },
        begun('charge'),
        turn(1, 'charge'),
        turn(0, 'charge'),
        begun('influence'),
        circle(1),
        acts(1),
      ]);
    },
  );

  rule.each(
    ['EMX-RND.3', 'EMX-RND.5', 'EMX-SET.9'],
    'gives every player one slot in each of three circles, in turn order',
    [
      { players: 1, firstPlayer: 0, order: [0] },
      { players: 2, firstPlayer: 1, order: [1, 0] },
      { players: 3, firstPlayer: 2, order: [2, 0, 1] },
      { players: 4, firstPlayer: 1, order: [1, 2, 3, 0] },
    ],
    ({ players, firstPlayer, order }) => {
      const { slots } = playRound(engine.init('circles', { players, firstPlayer }));
      expect(slots).toEqual([1, 2, 3].flatMap((circle) => order.map((seat) => `${circle}: ${seat}`)));
    },
  );
});
