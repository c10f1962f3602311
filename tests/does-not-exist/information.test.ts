import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { engine } from '@rulewright/does-not-exist';
import { expect, test } from 'vitest';
import { rule } from '../support/rule.js';
import {
  asked,
  caught,
  give,
  type State,
  setSouls,
  shuffleInto,
  sound,
  soundId,
  store,
  type Table,
  takeAny,
} from './table.js';
import { A, B, C, middle, offering, upFrom, VIEWERS, type Viewer } from './views.js';

// Section 7 of the specification: what is public, private and hidden. Who may read which event: `readers.test.ts`.

const UNKNOWN = -2;
const isDown = (cards: readonly number[] | undefined) => cards?.every((card) => card < 0) ?? false;

/** A position as numbered cards: everything a viewer may not know has to be face down. */
const sounds = ({ position }: ReturnType<typeof engine.view>) => ({
  hands: position.players.map((player) => player.hand),
  hidden: position.players.flatMap((player) => player.hidden.flat()),
  deck: cardsOfDeck(position.deck),
});

test('A spectator sees the whole position but the generator, the hands, the decks and the cards of mercenaries.', () => {
  const { state } = middle();
  const { rng: _, ...position } = state;
  const view = engine.view(state, 'spectator');
  const down = (cards: readonly number[], at: readonly number[] | undefined, back = -1) =>
    expect(at).toEqual(cards.map(() => back));
  const masked = JSON.parse(JSON.stringify(view.position));
  for (const name of ['deck', 'classDeck', 'mercenaryDeck'] as const) {
    // of the pool of figures, monsters show the first back and mercenaries the second
    down(cardsOfDeck(state[name]), cardsOfDeck(view.position[name]), name === 'mercenaryDeck' ? -2 : -1);
    masked[name] = state[name];
  }
  for (const [seat, player] of state.players.entries()) {
    down(player.hand, view.position.players[seat]?.hand);
    masked.players[seat].hand = player.hand;
    for (const [place, cards] of player.hidden.entries()) {
      down(cards, view.position.players[seat]?.hidden[place]);
      masked.players[seat].hidden[place] = cards;
    }
  }
  expect(masked).toEqual(position);
  expect(view.position).not.toHaveProperty('rng');
});

test('A player sees their own hand, and nothing more than a spectator besides: not the cards of their own mercenaries.', () => {
  const { state } = middle();
  const open = engine.view(state, 'spectator').position;
  for (const seat of [A, B, C]) {
    const view = engine.view(state, seat);
    expect(view.position.players[seat]?.hand).toEqual(state.players[seat]?.hand);
    for (const other of [A, B, C].filter((each) => each !== seat)) {
      expect(view.position.players[other]?.hand).toHaveLength(state.players[other]?.hand.length ?? 0);
      expect(isDown(view.position.players[other]?.hand)).toBe(true);
    }
    const { hidden, deck } = sounds(view);
    expect([isDown(hidden), hidden.length, isDown(deck), deck.length]).toEqual([true, 2, true, deckSize(state.deck)]);
    const rest = ({ players, deck: _, ...others }: typeof open) => [
      others,
      players.map(({ hand: __, hidden: ___, ...player }) => player),
    ];
    expect(rest(view.position)).toEqual(rest(open));
  }
});

test('A view does not change when hidden cards change places.', () => {
  const one = middle().state;
  const other = middle((state) => {
    for (const list of [state.players[B]?.hand, state.players[C]?.hand, state.players[A]?.hidden[0]]) {
      const taken = takeAny(state.deck, list?.length ?? 0);
      shuffleInto(state.deck, list?.splice(0, list.length, ...taken) ?? []);
    }
  }).state;
  expect(other.players[B]?.hand).not.toEqual(one.players[B]?.hand);
  expect(other.players[A]?.hidden).not.toEqual(one.players[A]?.hidden);
  expect(engine.view(other, A)).toEqual(engine.view(one, A));
  expect(engine.view(engine.reseed(one, 'another future'), A)).toEqual(engine.view(one, A));
});

rule(['DNE-SET.1', 'DNE-SET.3'], 'decks and hands are face down from the start, monsters lie open', () => {
  const start = (cards: readonly string[], choice: 'choose' | 'draw') =>
    engine.init('x', { players: 3, firstPlayer: 0, monsterChoice: choice }, cards);
  for (const choice of ['choose', 'draw'] as const) {
    const [one, two] = [start(['demo-jing', 'demo-rouge'], choice), start(['vinyl-am', 'demo-jelz'], choice)];
    expect(one.players[A]?.hand).not.toEqual(two.players[A]?.hand);
    expect(engine.view(one, 'spectator')).toEqual(engine.view(two, 'spectator'));
    const { monsterSupply, monsterDeck } = engine.view(one, A).position;
    expect([monsterSupply, cardsOfDeck(monsterDeck)]).toEqual(
      choice === 'draw' ? [[], Array(46).fill(-1)] : [upFrom(0, 46), []],
    );
  }
});

test('Nobody looks at the table from a seat that is not there.', () => {
  const { state } = middle();
  for (const viewer of [3, -1, 0.5]) expect(() => engine.view(state, viewer)).toThrow('not a viewer');
});

/** What a viewer sees of a hand: cards by name, the others as `?`. */
const shown = (game: Table, seat: number, viewer: Viewer): string[] =>
  (engine.view(game.state, viewer).position.players[seat]?.hand ?? []).map((card) => (card < 0 ? '?' : soundId(card)));
const record = (game: Table, viewer: Viewer) => engine.view(game.state, viewer).position.agenda.at(-1);

rule(
  ['DNE-TRD.3', 'DNE-TRD.5'],
  'an offered hand card is seen by the target while answering, and by nobody else',
  () => {
    const game = offering('vinyl-am');
    const ask = { kind: 'trade-ask', seat: A, target: B, secret: true };
    expect(VIEWERS.map((viewer) => record(game, viewer))).toEqual([
      { ...ask, give: sound('vinyl-am') },
      ...[B, C, 'spectator'].map(() => ({ ...ask, give: UNKNOWN })),
    ]);
    expect([shown(game, A, B), shown(game, A, C)]).toEqual([
      ['?', '?'],
      ['?', '?'],
    ]);
    game.play({ type: 'ask', seat: A, card: 'hand' });
    const answer = { kind: 'trade-answer', seat: B, host: A, secret: true, ask: UNKNOWN };
    expect(VIEWERS.map((viewer) => record(game, viewer))).toEqual([
      { ...answer, give: sound('vinyl-am') },
      { ...answer, give: sound('vinyl-am') },
      { ...answer, give: UNKNOWN },
      { ...answer, give: UNKNOWN },
    ]);
    expect(VIEWERS.map((viewer) => shown(game, A, viewer))).toEqual([
      ['demo-jing', 'vinyl-am'],
      ['vinyl-am', '?'],
      ['?', '?'],
      ['?', '?'],
    ]);
    expect(shown(game, B, A)).toEqual(['?', '?']);
    // who has seen the card remembers it
    game.play({ type: 'decline', seat: B });
    expect(VIEWERS.map((viewer) => shown(game, A, viewer))).toEqual([
      ['demo-jing', 'vinyl-am'],
      ['vinyl-am', '?'],
      ['?', '?'],
      ['?', '?'],
    ]);
  },
);

rule('DNE-TRD.5', 'an offered inventory card is open, and nothing else of the hand is shown', () => {
  const game = offering('demo-rouge');
  const ask = { kind: 'trade-ask', seat: A, target: B, secret: false, give: sound('demo-rouge') };
  for (const viewer of VIEWERS) expect(record(game, viewer)).toEqual(ask);
  game.play({ type: 'ask', seat: A, card: 'demo-smith' });
  const answer = { kind: 'trade-answer', seat: B, host: A, secret: false };
  for (const viewer of VIEWERS) {
    expect(record(game, viewer)).toEqual({ ...answer, give: sound('demo-rouge'), ask: sound('demo-smith') });
    expect(shown(game, A, viewer)).toEqual(viewer === A ? ['demo-jing', 'vinyl-am'] : ['?', '?']);
  }
});

const three = (state: State) => give(state, A, 'demo-jing', 'vinyl-am', 'vinyl-igor');

rule(
  'DNE-FAI.14',
  'for the Leprechaun a neighbour sees the hand when it is their turn to choose, and remembers it',
  () => {
    const game = caught('leperchaun', three);
    const own = ['demo-jing', 'vinyl-am', 'vinyl-igor'];
    // what is remembered has no order: it stands there as in the list of all cards
    const open = ['demo-jing', 'vinyl-igor', 'vinyl-am'];
    const down = ['?', '?', '?'];
    expect([asked(game), ...VIEWERS.map((viewer) => shown(game, A, viewer))]).toEqual([
      'failure-take 1',
      own,
      open,
      down,
      down,
    ]);
    game.play({ type: 'take', seat: B, card: 'vinyl-am' });
    expect([asked(game), ...VIEWERS.map((viewer) => shown(game, A, viewer))]).toEqual([
      'failure-take 2',
      ['demo-jing', 'vinyl-igor'],
      ['demo-jing', 'vinyl-igor'],
      ['demo-jing', 'vinyl-igor'],
      ['?', '?'],
    ]);
  },
);

rule(['DNE-FAI.16', 'DNE-FAI.17'], 'the Minor God shows a hand to all, the Net Troll to nobody', () => {
  const game = caught('minor-god', (state) => {
    three(state);
    setSouls(state, 3, 1, 2);
  });
  const seen = () => VIEWERS.map((viewer) => shown(game, A, viewer).sort());
  const all = VIEWERS.map(() => ['demo-jing', 'vinyl-am', 'vinyl-igor']);
  expect(seen()).toEqual(all);
  // the cards of other decks have numbers of their own
  expect(sound('demo-jing')).toBeLessThan(9);
  for (const { classDeck, mercenaryDeck } of VIEWERS.map((viewer) => engine.view(game.state, viewer).position))
    expect([classDeck, mercenaryDeck].map((deck) => isDown(cardsOfDeck(deck)))).toEqual([true, true]);
  game.play({ type: 'decline', seat: B });
  expect(seen()).toEqual(all);
  const troll = caught('net-troll', (state) => {
    three(state);
    store(state, A, 'demo-rouge');
    setSouls(state, 3, 2, 1);
  });
  expect([asked(troll), shown(troll, A, B)]).toEqual(['failure-take 1', ['?', '?', '?']]);
});
