import { cardsOfDeck } from '@rulewright/core/author';
import { type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { hold } from './plays.js';
import {
  asked,
  at,
  beforeTurn,
  caught,
  cornered,
  discard,
  give,
  giveAny,
  guest,
  hire,
  lay,
  layFor,
  leaveAny,
  phase,
  rave,
  type State,
  saviour,
  setClass,
  setShared,
  setSouls,
  soundId,
  stack,
  store,
  type Table,
  table,
} from './table.js';

// What a viewer has seen stays in that viewer's view, and in every world dealt from it, until the rules hide it again.

const [A, B, C] = [0, 1, 2];
const VIEWERS = [A, B, C, 'spectator'] as const;
type Viewer = (typeof VIEWERS)[number];

/** What a viewer knows of a hand, the cards that are not known left out. */
function known(game: Table, seat: number, viewer: Viewer): string[] {
  const cards = engine.view(game.state, viewer).position.players[seat]?.hand ?? [];
  return cards.filter((card) => card >= 0).map(soundId);
}
/** What all others know of a hand: the other seats in order, then the spectator. */
const knownToOthers = (game: Table, seat: number) =>
  VIEWERS.filter((viewer) => viewer !== seat).map((viewer) => known(game, seat, viewer));

/** Every world that a viewer may think of holds what the viewer knows. */
function everyWorldHolds(game: Table, viewer: Viewer, cardsIn: (world: DoesNotExistState) => readonly number[]) {
  const view = engine.view(game.state, viewer);
  return (...ids: string[]) => {
    for (let seed = 0; seed < 12; seed++) {
      const held = cardsIn(engine.determinize(view, seed)).map(soundId);
      expect(held).toEqual(expect.arrayContaining(ids));
    }
  };
}
const handOf = (seat: number) => (world: DoesNotExistState) => world.players[seat]?.hand ?? [];

/** Seat 0 gives a card to seat 1 and gets another one. */
const traded = (given: string, wanted: string) =>
  at((state) => {
    give(state, A, 'vinyl-am', 'demo-jing');
    store(state, A, 'demo-rouge');
    give(state, B, 'vinyl-igor', 'demo-jelz');
    store(state, B, 'demo-smith');
  })
    .play({ type: 'trade-open', seat: A, target: B }, { type: 'give', seat: A, card: given })
    .play({ type: 'ask', seat: A, card: wanted })
    .play({ type: 'accept', seat: B, card: wanted === 'hand' ? 'vinyl-igor' : 'none' });

rule(['DNE-TRD.4', 'DNE-TRD.5'], 'the two traders remember which hand cards they swapped', () => {
  const game = traded('vinyl-am', 'hand');
  expect(knownToOthers(game, B)).toEqual([['vinyl-am'], [], []]);
  expect(knownToOthers(game, A)).toEqual([['vinyl-igor'], [], []]);
  everyWorldHolds(game, A, handOf(B))('vinyl-am');
});

rule(['DNE-TRD.4', 'DNE-TRD.5'], 'everybody remembers traded inventory cards', () => {
  const game = traded('demo-rouge', 'demo-smith');
  expect(knownToOthers(game, B)).toEqual([['demo-rouge'], ['demo-rouge'], ['demo-rouge']]);
  expect(knownToOthers(game, A)).toEqual([['demo-smith'], ['demo-smith'], ['demo-smith']]);
  everyWorldHolds(game, 'spectator', handOf(A))('demo-smith');
});

rule(['DNE-CLS.18', 'DNE-DCK.1'], 'everybody remembers a card that was drafted from the discard pile', () => {
  const game = at((state) => {
    setClass(state, A, 'ttter');
    discard(state, 'vinyl-am');
    setShared(state, { turn: { expectation: null } });
    phase(state, 'start', { kind: 'draft-source', seat: A, toGo: 2, drawn: 0, recovered: 0 });
    giveAny(state, A, 2);
  }).play({ type: 'draft', seat: A, source: 'discard' });
  expect(knownToOthers(game, A)).toEqual([['vinyl-am'], ['vinyl-am'], ['vinyl-am']]);
  everyWorldHolds(game, B, handOf(A))('vinyl-am');
});

const PRIZE = ['demo-jing', 'demo-jelz', 'demo-smith', 'demo-madness'];

rule('DNE-BTY.11', 'everybody remembers the open reward, the winner alone what was drawn face down', () => {
  const shared = at((state) => {
    rave(state, 15, ['vinyl-am']);
    guest(state, 'oxymoron');
    layFor(state, A, B, 'vinyl-the-dawn');
    saviour(state, B, 4);
    stack(state, 'deck', PRIZE);
  }).play(hold(A));
  expect(knownToOthers(shared, B)).toEqual(
    Array(3).fill(engine.content.sounds.flatMap(({ id }) => PRIZE.filter((card) => card === id))),
  );
  const alone = at((state) => {
    rave(state, 15, ['vinyl-am', 'vinyl-the-dawn']);
    guest(state, 'oxymoron');
    stack(state, 'deck', PRIZE);
  }).play(hold(A));
  expect(knownToOthers(alone, A)).toEqual([[], [], []]);
});

rule('DNE-CLS.20', 'everybody remembers the cards that return to the hand of an expelled invader', () => {
  const game = at((state) => {
    rave(state, 20);
    setClass(state, A, 'support');
    setSouls(state, 1, 1, 1);
    lay(state, B, 'vinyl-am', 'vinyl-igor');
    giveAny(state, B, 1);
  }).play({ type: 'expel', seat: A, invader: B });
  expect(known(game, B, C)).toEqual(['vinyl-igor', 'vinyl-am']);
  everyWorldHolds(game, 'spectator', handOf(B))('vinyl-am', 'vinyl-igor');
});

const three = (state: State) => give(state, A, 'demo-jing', 'vinyl-am', 'vinyl-igor');

rule(['DNE-FAI.14', 'DNE-FAI.17'], 'whoever was shown a hand remembers it, be it all or one', () => {
  const looked = caught('leperchaun', three).play({ type: 'take', seat: B, card: 'vinyl-am' });
  expect(knownToOthers(looked, A)).toEqual([['demo-jing', 'vinyl-igor'], ['demo-jing', 'vinyl-igor'], []]);
  everyWorldHolds(looked, B, handOf(A))('demo-jing', 'vinyl-igor');
  const shown = caught('minor-god', (state) => {
    three(state);
    setSouls(state, 0, 1, 2);
  }).play({ type: 'take', seat: B, card: 'demo-jing' });
  // which card was taken is told to the two alone, so that the others are certain of none
  expect(knownToOthers(shown, A)).toEqual([['vinyl-igor', 'vinyl-am'], [], []]);
  expect(knownToOthers(shown, B)).toEqual([['demo-jing'], [], []]);
});

rule(
  ['DNE-FAI.14', 'DNE-GNL.13'],
  'a card taken blindly is known to the victim, and what was known may be gone',
  () => {
    const game = at((state) => {
      cornered(state, 'blobgoblin');
      three(state);
      // C has seen two of the three cards
      bent(state).memory = {
        'players.0.hand': [[], [], [0, 0].map((_, i) => state.players[A]?.hand[i] ?? 0).sort((a, b) => a - b), []],
      };
    });
    expect(known(game, A, C)).toHaveLength(2);
    game.script([1, 'vinyl-igor', 'demo-jing']).play({ type: 'roll-escape', seat: A });
    // B took one unseen by C, so that nothing was certain any more; what C took is C's own
    expect([known(game, A, C), known(game, B, A), known(game, B, C)]).toEqual([[], ['vinyl-igor'], []]);
    expect(known(game, C, A)).toEqual(['demo-jing']);
  },
);

rule(['DNE-GNL.8', 'DNE-STO.1'], 'a remembered card that is played, stashed or discarded is remembered no more', () => {
  const game = traded('demo-rouge', 'demo-smith').script([1]).play({ type: 'recruit', seat: A, card: 'demo-smith' });
  expect(knownToOthers(game, A)).toEqual([[], [], []]);
});

rule(['DNE-DCK.1', 'DNE-CLS.24'], 'a shuffle hides where cards are, not that they are among them', () => {
  const game = at((state) => {
    rave(state, 20);
    setClass(state, A, 'alien');
    give(state, A, 'demo-jing', 'demo-jelz');
    discard(state, 'vinyl-am', 'vinyl-igor', 'demo-rouge');
    leaveAny(state, 0, B);
  });
  game.script(['vinyl-am']).play({ type: 'signal', seat: A, card: 'demo-jing', lineup: A });
  const left = ['demo-jing', 'demo-rouge', 'vinyl-igor'];
  for (const viewer of VIEWERS) {
    const [bag, ...others] = engine.view(game.state, viewer).position.deck.bags;
    expect([bag?.cards.map(soundId).sort(), others]).toEqual([left, []]);
    everyWorldHolds(game, viewer, ({ deck }) => cardsOfDeck(deck))(...left);
  }
});

rule(['DNE-DCK.1', 'DNE-TRN.3'], 'when a card leaves the deck unseen nothing of what is left is certain', () => {
  const game = table()
    .edit((state) => {
      beforeTurn(state);
      discard(state, 'vinyl-am', 'vinyl-igor', 'demo-rouge');
      leaveAny(state, 0, B);
    })
    .script(['vinyl-am', 'demo-rouge'])
    .play({ type: 'pass', seat: C });
  const bags = (viewer: Viewer) => engine.view(game.state, viewer).position.deck.bags.map(({ cards }) => cards);
  expect(bags(A).map((cards) => cards.map(soundId))).toEqual([['vinyl-igor']]);
  expect(bags(B)).toEqual([[-1]]);
});

rule(
  ['DNE-MRC.4', 'DNE-MRC.11'],
  'a card that must lie under a mercenary is known, also when another one leaves',
  () => {
    const game = at((state) => {
      rave(state, 20);
      hire(state, A, 'murdoc', 'demo-jing');
      hire(state, A, 'noodle', 'demo-jelz');
      giveAny(state, A, 1);
      // the last card of the deck went under this mercenary in sight of all
      const [murdoc, noodle] = state.players[A]?.hidden ?? [];
      bent(state).memory = { 'players.0.hidden.1': [A, B, C, 3].map(() => [...(noodle ?? [])]) };
      expect(murdoc).toHaveLength(1);
    });
    game.play({ type: 'ask-mercenary', seat: A, mercenary: 'murdoc' });
    expect(engine.view(game.state, 'spectator').position.players[A]?.hidden.map((list) => list.map(soundId))).toEqual([
      ['demo-jelz'],
    ]);
    expect(asked(game)).toBe('rave 0');
  },
);
