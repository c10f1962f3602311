import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, play } from './plays.js';
import { asked, at, give, giveAny, guest, phase, rave, type State, setOut, setShared, setWaiting } from './table.js';

// DNE-GNL: seats, cards, souls and questions; DNE-DCK: decks that run out.
const invite = (monster: string, seat = 0) => ({ type: 'invite', seat, monster }) as const;
const pay = (card: string, seat = 0) => ({ type: 'pay', seat, card }) as const;

rule(
  ['DNE-GNL.1', 'DNE-GNL.2', 'DNE-R69'],
  'opponents are asked clockwise from the left neighbour, and only those who are active',
  () => {
    const game = at(
      (state) => {
        setShared(state, { turn: { host: 3, place: 3 } });
        phase(state, 'preparation', { kind: 'prepare', seat: 3 });
        give(state, 3, 'demo-jing', 'demo-jelz');
        setWaiting(state, 4);
        setOut(state, 0);
        for (const seat of [1, 2, 5]) giveAny(state, seat, 2);
      },
      { players: 6 },
    ).play(invite('the-brothers-grimm', 3), pay('demo-jing', 3));
    const order: string[] = [];
    while (asked(game).startsWith('raise-level')) {
      const [seat = 0] = engine.decision(game.state)?.seats ?? [];
      order.push(asked(game));
      game.play({ type: 'decline', seat });
    }
    expect(order).toEqual(['raise-level 5', 'raise-level 1', 'raise-level 2']);
  },
);

rule.each(
  ['DNE-GNL.1', 'DNE-R69', 'DNE-FAI.14'],
  'the neighbours of a victim are the nearest active seats on either side',
  [
    { title: 'everybody is there', players: 5, edit: () => {}, takers: [1, 4] },
    {
      title: 'the nearest wait',
      players: 5,
      edit: (state: State) => [1, 4].map((s) => setWaiting(state, s)),
      takers: [2, 3],
    },
    { title: 'one is left', players: 3, edit: (state: State) => setOut(state, 1), takers: [2, 2] },
    { title: 'two players', players: 2, edit: () => {}, takers: [1, 1] },
  ],
  ({ players, edit, takers }) => {
    const game = at(
      (state) => {
        rave(state, 20);
        guest(state, 'blobgoblin');
        give(state, 0, 'demo-jing', 'demo-jelz', 'demo-smith');
        edit(state);
      },
      { players },
    );
    game.script([1, 'demo-jelz', 'demo-jing']).play({ type: 'hold', seat: 0 });
    expect(game.events.flatMap((event) => (event.type === 'card-taken' ? [event.seat] : []))).toEqual([...takers]);
  },
);

rule(['DNE-R23', 'DNE-RAV.2', 'DNE-RAV.3'], 'a seat acts as often as it likes before it lets priority pass on', () => {
  const game = at((state) => {
    rave(state, 20);
    give(state, 0, 'demo-jing', 'demo-jelz', 'demo-smith');
    give(state, 1, 'demo-madness', 'demo-courtesy', 'demo-nite-fleit');
    give(state, 2, 'vinyl-am');
  });
  const turns = [
    play(0, 'demo-jing'),
    play(0, 'demo-jelz'),
    hold(0),
    { type: 'invade', seat: 1, card: 'demo-madness' } as const,
    play(1, 'demo-courtesy'),
    hold(1),
    hold(2),
  ].map((action) => asked(game.play(action)));
  expect(turns).toEqual(['rave 0', 'rave 0', 'rave 1', 'rave 1', 'rave 1', 'rave 2', 'rave 0']);
});
