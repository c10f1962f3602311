import { cardsOfDeck, deckSize } from '@rulewright/core/author';
import { type EmixEvent, type EmixState, engine } from '@rulewright/emix';
import { expect, test } from 'vitest';
import { bent } from '../support/bent.js';
import { inFull } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { asked } from './look.js';
import { playing, playOwn } from './own-effect.js';
import { acting } from './phases.js';
import {
  activate,
  allCards,
  allTo,
  begin,
  discard,
  discardClosed,
  give,
  ids,
  NONE,
  put,
  type State,
  setKarma,
  setMarkers,
  setPlayer,
  setPool,
  slot,
  stack,
  table,
  wait,
} from './table.js';

// Section 7 of the specification: what is public, private and hidden. Reaction windows stand in `reactions.test.ts`.

const [A, B, C] = [0, 1, 2];
const VIEWERS = [A, B, C, 'spectator'] as const;
const upFrom = (first: number, count: number) => Array.from({ length: count }, (_, i) => first + i);
const FACE_DOWN = -1;
const faceDown = (count: number): number[] => Array(count).fill(FACE_DOWN);

/** A game of three in the middle: everything that can lie somewhere does, and seat 0 may act. */
const middle = (recipe: (state: State) => void = () => {}) =>
  acting((state) => {
    give(state, A, 'joy', 'fear', 'love');
    give(state, B, 'calm', 'anger');
    give(state, C, 'memory');
    activate(state, A, 'optimism');
    activate(state, C, 'faith', 'hatred');
    discard(state, 'envy', 'habit');
    discardClosed(state, 'joy', 'anger', 'care', 'panic');
    setPool(state, A, 4, 3);
    setPool(state, B, 2, 2);
    setKarma(state, B, 2, 4);
    setMarkers(state, 12, -5, 33);
    setPlayer(state, C, { isPending: true });
    wait(state, { kind: 'action', seat: A }, { kind: 'act', seat: A }, { kind: 'slot', seat: B });
    recipe(state);
  });

test('A spectator sees the whole position but the generator, the hands, the draw pile and face-down discards.', () => {
  const { state } = middle();
  const { rng: _, ...position } = state;
  const view = engine.view(state, 'spectator');
  expect(view.position).toEqual({
    ...position,
    hands: [faceDown(3), faceDown(2), faceDown(1)],
    drawPiles: [{ bags: [{ cards: faceDown(deckSize(state.drawPiles[0] ?? { bags: [] })), known: [] }] }],
    faceDown: [faceDown(4)],
  });
  expect(view.position).not.toHaveProperty('rng');
});

test('A player sees their own hand and nothing more than a spectator besides.', () => {
  const { state } = middle();
  for (const seat of [A, B, C]) {
    const { position } = engine.view(state, seat);
    expect(position.hands[seat]).toEqual(state.hands[seat]);
    for (const other of [A, B, C].filter((each) => each !== seat)) {
      expect(position.hands[other]).toHaveLength(state.hands[other]?.length ?? 0);
      expect(position.hands[other]?.every((card) => card < 0)).toBe(true);
    }
    const open = ({ hands: _, drawPiles: __, faceDown: ___, ...rest }: typeof position) => rest;
    expect(open(position)).toEqual(open(engine.view(state, 'spectator').position));
    const hidden = [...position.drawPiles.map(cardsOfDeck), ...position.faceDown].flat();
    expect(hidden.every((card) => card === FACE_DOWN)).toBe(true);
  }
});

test('A view does not change when the hidden cards change places.', () => {
  const one = middle().state;
  const other = middle((state) => {
    const bag = bent(state).drawPiles[0]?.bags[0]?.cards ?? [];
    for (const list of [state.hands[B], state.hands[C], state.faceDown[0]])
      if (list !== undefined) bag.push(...list.splice(0, list.length, ...bag.splice(7, list.length)));
    bag.sort((a, b) => a - b);
  }).state;
  expect(other.hands[B]).not.toEqual(one.hands[B]);
  expect(engine.view(other, A)).toEqual(engine.view(one, A));
  expect(engine.view(engine.reseed(one, 'another future'), A)).toEqual(engine.view(one, A));
});

rule('EMX-SET.5', 'hands are secret from the start, and so is the order of the draw pile', () => {
  const dealt = (seed: string, ids: readonly string[]) =>
    engine.init(seed, { players: 3, firstPlayer: 0 }, [...ids, ...Array(6).fill(1)]);
  const kinds = engine.content.cards.map(({ id }) => id);
  const [one, two] = [dealt('one', kinds.slice(0, 15)), dealt('two', kinds.slice(20, 35))];
  expect(one.hands).not.toEqual(two.hands);
  expect(engine.view(one, 'spectator')).toEqual(engine.view(two, 'spectator'));
});

/** What each viewer reads of the event of this type that the last play caused. */
const readBy = (t: ReturnType<typeof middle>, type: EmixEvent['type']) =>
  VIEWERS.map((viewer) => t.eventsFor(viewer).find((event) => event.type === type));

rule(['EMX-VOC.17', 'EMX-INF.11'], 'what somebody draws is known to that player alone, how many cards to all', () => {
  const t = middle((state) => stack(state, 'drawPiles', ['despair']));
  t.play({ type: 'draw', seat: A });
  const open = { type: 'cards-drawn', rule: 'EMX-INF.11', seat: A, count: 1 };
  expect(readBy(t, 'cards-drawn')).toEqual([{ ...open, cards: ['despair'] }, open, open, open]);
});

rule(['EMX-INF.9', 'EMX-R36'], 'what somebody exchanges is known to that player alone, the colour to all', () => {
  const t = middle();
  const love = t.state.hands[A]?.[2] ?? NONE;
  t.play({ type: 'exchange', seat: A, card: 'love', colour: 'neg' });
  const open = { type: 'card-exchanged', rule: 'EMX-INF.9', seat: A, human: A, colour: 'neg' };
  const read = VIEWERS.map((viewer) => t.eventsFor(viewer)[0]);
  expect(read).toEqual([{ ...open, card: 'love' }, open, open, open]);
  expect(t.state.faceDown[0]?.at(-1)).toBe(love);
  for (const viewer of VIEWERS)
    expect(engine.view(t.state, viewer).position.faceDown[0]?.includes(love)).toBe(viewer === A);
});

rule(['EMX-VOC.18', 'EMX-R36'], 'what somebody has to discard is known to that player alone', () => {
  const t = playing('play other: discard 1', (state) => give(state, B, 'joy', 'love'));
  t.play(playOwn(B), { type: 'discard', seat: B, card: 'love' });
  const open = { type: 'card-discarded', rule: 'EMX-VOC.18', seat: B };
  expect(readBy(t, 'card-discarded')).toEqual([open, { ...open, card: 'love' }, open, open]);
});

rule('EMX-VOC.19', 'a stolen card is known to thief and victim', () => {
  const t = playing('play other: steal 1', (state) => give(state, B, 'joy'));
  t.play(playOwn(B));
  const open = { type: 'card-stolen', rule: 'EMX-VOC.19', seat: A, from: B };
  const known = { ...open, card: 'joy' };
  expect(readBy(t, 'card-stolen')).toEqual([known, known, open, open]);
});

test('Everything else that happens is told to everybody.', () => {
  const t = middle((state) => give(state, A, 'clarity-of-mind', 'kindness'));
  t.play({ type: 'play', seat: A, card: 'clarity-of-mind', target: C, pos: 3 });
  t.play({ type: 'discard-power', seat: A, human: C, place: 1 });
  for (const viewer of VIEWERS) expect(t.eventsFor(viewer)).toEqual(t.events);
  expect(t.events.map(({ type }) => type)).toEqual([
    'discard-attempted',
    'power-discarded',
    'card-spent',
    'action-began',
  ]);
});

rule(['EMX-RES.1', 'EMX-VOC.21'], 'a free activation shows the card, and its absence that there was none', () => {
  const t = playing('play other: activate 1', (state) => give(state, B, 'love'));
  t.play(playOwn(B));
  const placed = { type: 'power-placed', rule: 'EMX-VOC.21', seat: B, human: B, card: 'love' };
  expect(readBy(t, 'power-placed')).toEqual(VIEWERS.map(() => placed));
});

/** Worlds that agree with what one viewer sees. */
const worlds = (state: EmixState, viewer: (typeof VIEWERS)[number], count: number) => {
  const view = engine.view(state, viewer);
  return upFrom(0, count).map((seed) => engine.determinize(view, seed));
};

test(
  'A determinised world looks the same, holds every card once, and offers its viewer the same actions.',
  inFull,
  () => {
    const { state } = middle();
    for (const viewer of VIEWERS)
      for (const world of worlds(state, viewer, 20)) {
        expect(engine.validate(world)).toEqual([]);
        expect(engine.view(world, viewer)).toEqual(engine.view(state, viewer));
        expect(allCards(world)).toEqual(allCards(state));
        if (viewer === A) expect(engine.legalActions(world)).toEqual(engine.legalActions(state));
      }
  },
);

test('Determinised worlds differ in what is hidden, and have futures of their own.', () => {
  const { state } = middle();
  const found = worlds(state, A, 20);
  for (const look of [(w: EmixState) => w.hands[B], (w: EmixState) => w.faceDown[0], (w: EmixState) => w.rng.alea])
    expect(new Set([state, ...found].map((world) => String(look(world)))).size).toBeGreaterThan(10);
});

/** How often each outcome was seen in 600 worlds. */
function spread(state: EmixState, viewer: (typeof VIEWERS)[number], look: (world: EmixState) => string) {
  const counts = new Map<string, number>();
  for (const world of worlds(state, viewer, 600)) counts.set(look(world), (counts.get(look(world)) ?? 0) + 1);
  return counts;
}

test('Each unknown card is as likely as any other to be in a hand, in the draw pile or among the discards.', () => {
  const t = table().edit((state) => {
    begin(state);
    slot(state, A);
    give(state, A, 'joy', 'anger');
    give(state, B, 'fear');
    discardClosed(state, 'love');
    allTo(state, C, 'calm', 'faith');
    put(state, ['discardPiles.*', 0], ids(state, state.hands[C]), [['hands.*', C]]);
  });
  const hidden = [t.state.hands[B], cardsOfDeck(t.state.drawPiles[0] ?? { bags: [] }), t.state.faceDown[0]];
  const unknown = hidden.flat().map(String).sort();
  for (const look of [(w: EmixState) => w.hands[B], (w: EmixState) => w.faceDown[0]]) {
    const counts = spread(t.state, A, (world) => String(look(world)));
    expect([...counts.keys()].sort()).toEqual(unknown);
    for (const count of counts.values()) expect(Math.abs(count - 150)).toBeLessThan(50);
  }
});

rule(
  'EMX-VOC.21',
  'a player who is asked which power to place has one of them in every world, and perhaps no other',
  () => {
    const t = playing('play other: activate 1', (state) => give(state, B, 'love', 'calm', 'joy'));
    t.play(playOwn(B));
    expect(asked(t)?.kind).toBe('free-power');
    const isPower = (world: EmixState, card: number) =>
      engine.content.cards.find(({ id }) => id === ids(world, [card])[0])?.type === 'power';
    const counts = worlds(t.state, A, 60).map((world) => world.hands[B]?.filter((card) => isPower(world, card)).length);
    expect(Math.min(...counts.map(Number))).toBe(1);
  },
);

rule('EMX-VOC.18', 'a player who is asked what to discard may have two equal cards', () => {
  const t = playing(
    'play other: discard 1',
    (state) => {
      give(state, B, 'joy', 'anger');
      allTo(state, B, 'joy', 'anger');
      put(state, ['discardPiles.*', 0], ids(state, state.hands[B]).slice(2), [['hands.*', B]]);
    },
    { players: 2 },
  );
  t.play(playOwn(B));
  expect(asked(t)?.kind).toBe('hand-discard');
  const hands = worlds(t.state, A, 60).map((world) => ids(world, world.hands[B]).sort().join());
  expect([...new Set(hands)].sort()).toEqual(['anger,anger', 'anger,joy', 'joy,joy']);
});

rule(['EMX-DECK.1', 'EMX-DECK.3'], 'with individual decks the back of a hidden card shows its deck', () => {
  const state = engine.init('backs', {
    players: 2,
    firstPlayer: 0,
    individualDecks: { decks: 'ready-made', anyDeckSize: false },
  });
  const view = engine.view(state, A);
  expect(view.backs.cards).toEqual([0, 1]);
  const [light, dark] = view.position.drawPiles.map(cardsOfDeck);
  expect([view.position.hands[B], light, dark]).toEqual([Array(5).fill(-2), Array(40).fill(-1), Array(40).fill(-2)]);
  for (const world of upFrom(0, 10).map((seed) => engine.determinize(view, seed)))
    expect(
      world.drawPiles.map((pile, origin) => cardsOfDeck(pile).every((card) => Math.floor(card / 1000) === origin)),
    ).toEqual([true, true]);
});

test('Nobody looks at the table from a seat that is not there.', () => {
  const { state } = middle();
  for (const viewer of [3, -1, 0.5]) expect(() => engine.view(state, viewer)).toThrow('not a viewer');
});
