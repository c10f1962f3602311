import { cardsOfDeck } from '@rulewright/core/author';
import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  begin,
  caught,
  give,
  hand,
  hire,
  phase,
  put,
  rave,
  setShared,
  setSouls,
  sound,
  soundId,
  table,
} from './table.js';
import { A, B, C, middle, offering, upFrom, VIEWERS, type Viewer } from './views.js';

// What agrees with a view: determinised worlds.

/** Worlds that agree with what one viewer sees. */
const worlds = (state: DoesNotExistState, viewer: Viewer, count: number) => {
  const view = engine.view(state, viewer);
  return upFrom(0, count).map((seed) => engine.determinize(view, seed));
};
const allSounds = ({ deck, discard, reward, lineups, players }: DoesNotExistState) =>
  [
    ...[cardsOfDeck(deck), discard, reward, ...lineups.map(({ cards }) => cards)],
    ...players.flatMap((player) => [player.hand, player.inventory, ...player.hidden]),
  ]
    .flat()
    .sort((a, b) => a - b);

test('A determinised world looks the same, holds every card once, and offers its viewer the same actions.', () => {
  const { state } = middle();
  expect(allSounds(state)).toEqual(upFrom(0, 150));
  for (const viewer of VIEWERS)
    for (const world of worlds(state, viewer, 15)) {
      expect(engine.validate(world)).toEqual([]);
      expect(engine.view(world, viewer)).toEqual(engine.view(state, viewer));
      expect(allSounds(world)).toEqual(upFrom(0, 150));
      if (viewer === A) expect(engine.legalActions(world)).toEqual(engine.legalActions(state));
    }
});

test('Determinised worlds differ in what is hidden, and have futures of their own.', () => {
  const { state } = middle();
  const found = worlds(state, A, 20);
  for (const look of [
    (world: DoesNotExistState) => world.players[B]?.hand,
    (world: DoesNotExistState) => world.players[A]?.hidden,
    (world: DoesNotExistState) => cardsOfDeck(world.deck),
    (world: DoesNotExistState) => world.rng.alea,
  ])
    expect(new Set([state, ...found].map((world) => String(look(world)))).size).toBeGreaterThan(10);
});

/** How often each outcome was seen in 600 worlds. */
function spread(state: DoesNotExistState, viewer: Viewer, look: (world: DoesNotExistState) => unknown) {
  const counts = new Map<string, number>();
  for (const world of worlds(state, viewer, 600)) {
    const seen = String(look(world));
    counts.set(seen, (counts.get(seen) ?? 0) + 1);
  }
  return counts;
}

test('Each unknown card is as likely as any other to be in a hand, under a mercenary or in the deck.', () => {
  const { state } = table().edit((position) => {
    begin(position);
    give(position, A, 'vinyl-am');
    give(position, B, 'demo-jing');
    hire(position, A, 'felix', 'demo-rouge');
    put(position, 'discard', cardsOfDeck(position.deck).slice(2).map(soundId));
  });
  const unknown = [...cardsOfDeck(state.deck), sound('demo-jing'), sound('demo-rouge')].map(String).sort();
  for (const look of [
    (world: DoesNotExistState) => world.players[B]?.hand,
    (world: DoesNotExistState) => world.players[A]?.hidden,
  ]) {
    const counts = spread(state, A, look);
    expect([...counts.keys()].sort()).toEqual(unknown);
    for (const count of counts.values()) expect(Math.abs(count - 150)).toBeLessThan(50);
  }
  // two of the four lie in the deck
  const pairs = spread(state, A, (world) => cardsOfDeck(world.deck));
  expect(pairs.size).toBe(6);
  for (const count of pairs.values()) expect(Math.abs(count - 100)).toBeLessThan(45);
});

rule('DNE-TRD.5', 'for a third player any card of the hand may be the one that is offered', () => {
  const game = offering('vinyl-am');
  const offered = (world: DoesNotExistState) => {
    const top = world.agenda.at(-1);
    if (top?.kind !== 'trade-ask' && top?.kind !== 'trade-answer') throw new Error('no trade waits');
    return world.players[A]?.hand.indexOf(top.give);
  };
  for (const play of [() => game, () => game.play({ type: 'ask', seat: A, card: 'hand' })]) {
    const counts = spread(play().state, C, offered);
    expect([...counts.keys()].sort()).toEqual(['0', '1']);
    for (const count of counts.values()) expect(Math.abs(count - 300)).toBeLessThan(70);
  }
  for (const viewer of [A, B] as const)
    for (const world of worlds(game.state, viewer, 10)) expect(world.agenda.at(-1)).toEqual(game.state.agenda.at(-1));
});

rule(
  ['DNE-FAI.10', 'DNE-GNL.14'],
  'a victim who is asked for a good card has one of them in every world, and perhaps no other',
  () => {
    const monster = engine.content.monsters.find(({ failure }) => failure.op === 'discardMinBonus');
    if (monster?.failure.op !== 'discardMinBonus') throw new Error('there is no such monster');
    const game = caught(monster.id, (state) => {
      give(state, A, 'vinyl-perfect-blue', 'vinyl-currents', 'demo-jing');
      setSouls(state, 3, 3, 3);
    });
    expect(asked(game)).toBe('failure-discard 0');
    const { min } = monster.failure;
    const good = (world: DoesNotExistState) =>
      world.players[A]?.hand.filter((card) => (engine.content.sounds[card]?.comparison ?? 0) >= min);
    expect(Math.min(...worlds(game.state, C, 40).map((world) => Number(good(world)?.length)))).toBe(1);
  },
);

rule(['DNE-SET.1', 'DNE-R13'], 'a card of the monster deck is a monster in every world, one of the others none', () => {
  const state = engine.init('backs', { players: 2, firstPlayer: 0, monsterChoice: 'draw' });
  const view = engine.view(state, A);
  expect(view.backs.figures).toEqual(['monster', 'mercenary']);
  for (const world of worlds(state, A, 10)) {
    expect(cardsOfDeck(world.monsterDeck).every((figure) => figure < 46)).toBe(true);
    expect(cardsOfDeck(world.mercenaryDeck).every((figure) => figure >= 46)).toBe(true);
  }
});

rule(['DNE-RAV.4', 'DNE-CLS.13'], 'a forced Saviour none of whose cards fits is asked, not passed over', () => {
  const forced = (card: string) =>
    table()
      .edit((state) => {
        begin(state);
        rave(state, 12, ['demo-jing']);
        give(state, B, 'vinyl-am');
        give(state, C, card);
        setShared(state, { rave: { saviour: C, isForced: true } });
        phase(state, 'rave', { kind: 'rave', seat: B });
      })
      .play({ type: 'hold', seat: B });
  const fits = forced('demo-courtesy');
  const doesNot = forced('vinyl-the-dawn');
  expect([asked(fits), asked(doesNot)]).toEqual(['rave 2', 'rave 2']);
  expect(fits.legal()).toEqual([{ type: 'play', seat: C, card: 'demo-courtesy' }]);
  expect(doesNot.legal()).toEqual([{ type: 'hold', seat: C }]);
  expect(hand(doesNot, C)).toEqual(['vinyl-the-dawn']);
});
