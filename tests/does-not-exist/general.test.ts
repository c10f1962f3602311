import { engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { rule } from '../support/rule.js';
import { hold, play } from './plays.js';
import {
  asked,
  at,
  discards,
  give,
  giveAny,
  guest,
  hand,
  phase,
  rave,
  type State,
  setOut,
  setShared,
  setSouls,
  setWaiting,
  souls,
  store,
} from './table.js';

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

rule('DNE-GNL.2', 'the souls of a waiting player count where souls are compared', () => {
  const after = (waiting: boolean) =>
    souls(
      at((state) => {
        rave(state, 20);
        guest(state, 'ghoulfiends');
        setSouls(state, 5, 3, 4);
        if (waiting) setWaiting(state, 1, 2);
      })
        .script([1])
        .play({ type: 'hold', seat: 0 }),
    )[0];
  expect([after(false), after(true)]).toEqual([3, 2]);
});

rule(['DNE-GNL.3', 'DNE-GNL.4', 'DNE-R28'], 'a cost takes a card of hand or inventory, and no other', () => {
  const game = at((state) => {
    give(state, 0, 'demo-jing');
    store(state, 0, 'demo-jelz');
    give(state, 1, 'demo-smith');
  }).play(invite('mr-bones'));
  expect(game.legal()).toEqual([pay('demo-jing'), pay('demo-jelz')]);
  expect(game.refusal(pay('demo-smith'))).toEqual({
    rule: 'DNE-MON.4',
    code: 'not-held',
    details: { card: 'demo-smith' },
  });
  game.play(pay('demo-jelz'));
  expect([discards(game), hand(game, 0)]).toEqual([['demo-jelz'], ['demo-jing']]);
});

rule(
  ['DNE-GNL.5', 'DNE-R34', 'DNE-GNL.10', 'DNE-R71'],
  'who must lose more souls than there are loses all; a cost has to be there in full',
  () => {
    const harpies = (count: number) =>
      souls(
        at((state) => {
          rave(state, 20);
          guest(state, 'harpies');
          setSouls(state, count);
        })
          .script([1])
          .play({ type: 'hold', seat: 0 }),
      )[0];
    expect([harpies(3), harpies(2), harpies(1), harpies(0)]).toEqual([1, 0, 0, 0]);
    const poor = at((state) => store(state, 0, 'demo-jing'));
    expect(poor.refusal({ type: 'buy-class', seat: 0 })).toMatchObject({ code: 'too-few-souls' });
    expect(at(() => {}).refusal(invite('mr-bones'))).toEqual({
      rule: 'DNE-MON.4',
      code: 'price-too-high',
      details: { monster: 'mr-bones', handCards: 0, heldCards: 1 },
    });
  },
);

rule(['DNE-GNL.11', 'DNE-SPC.11'], 'a card that says so costs nothing to invite', () => {
  const game = at(() => {}).play(invite('meanderthal'));
  expect([asked(game), game.state.monster.length]).toEqual(['prepare 0', 1]);
});

rule('DNE-GNL.14', 'a single candidate of a forced choice is carried out, and none is skipped', () => {
  const one = at((state) => give(state, 0, 'demo-jing')).play(invite('mr-bones'));
  expect([asked(one), discards(one)]).toEqual(['prepare 0', ['demo-jing']]);
  const doomed = (recipe: (state: State) => void) =>
    at((state) => {
      rave(state, 20);
      guest(state, 'centaurpede');
      recipe(state);
    })
      .script([1])
      .play({ type: 'hold', seat: 0 });
  const discarded = doomed((state) => give(state, 0, 'demo-jing'));
  expect([asked(discarded), discards(discarded)]).toEqual(['summary 0', ['demo-jing']]);
  const none = doomed((state) => store(state, 0, 'demo-jing'));
  expect([asked(none), discards(none)]).toEqual(['summary 0', []]);
});

rule(['DNE-GNL.5', 'DNE-R34'], 'where there is no soul to lose nothing is told', () => {
  const game = at((state) => {
    rave(state, 20);
    guest(state, 'harpies');
  })
    .script([1])
    .play({ type: 'hold', seat: 0 });
  expect(game.events.map(({ type }) => type)).toEqual([
    ...['held', 'passed-over', 'passed-over', 'phase-began', 'rave-closed'],
    ...['die-rolled', 'escape-rolled', 'escape-ended', 'phase-began', 'choice-skipped', 'monster-left'],
  ]);
});

rule(
  ['DNE-R75', 'DNE-BTY.15'],
  'without a monster and a winning rival a failure costs the cards that were laid',
  () => {
    const game = at((state) => {
      rave(state, 20, ['demo-jing', 'vinyl-am'], ['demo-jelz']);
      setSouls(state, 3, 3);
    }).play({ type: 'hold', seat: 0 }, { type: 'recover', seat: 0, card: 'vinyl-am' });
    expect([souls(game), discards(game), asked(game)]).toEqual([[3, 3, 0], ['demo-jing', 'demo-jelz'], 'summary 0']);
  },
);

rule(
  ['DNE-R76', 'DNE-END.3', 'DNE-ZER.5'],
  'the player who is left when the last opponent surrenders wins without a soul',
  () => {
    const game = at(
      (state) => {
        setShared(state, { turn: { host: 1, place: 1 } });
        setWaiting(state, 0);
        phase(state, 'preparation', { kind: 'prepare', seat: 1 });
      },
      { players: 2 },
    ).play({ type: 'pass', seat: 1 }, { type: 'surrender', seat: 0 });
    expect(engine.outcome(game.state)).toEqual({
      winners: [1],
      ranking: [[1], [0]],
      scores: [0, 0],
      reason: 'last-player',
    });
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
