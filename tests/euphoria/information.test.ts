import { deckSize } from '@rulewright/core/author';
import { ARTIFACTS, type EuphoriaState, engine } from '@rulewright/euphoria';
import { give, setDilemma, setGoods, stack } from '@rulewright/euphoria/positions';
import { expect, test } from 'vitest';
import { bent } from '../support/bent.js';
import { rule } from '../support/rule.js';
import { middle } from './middle.js';
import { asked, type EuState, handOf, NONE, place, table, take, upTo } from './positions.js';
import { ask, giving } from './trading.js';

// Section 7 of the specification: what is public, private and hidden.

const VIEWERS = [0, 1, 2, 'spectator'] as const;
const ZONES = [
  'hands',
  'hiddenRecruits',
  'dilemmas',
  'discardedRecruits',
  'dealtRecruits',
  'draftedRecruits',
  'passedRecruits',
  'dealtTiles',
  'pickedArtifacts',
] as const;
const DECKS = ['artifactDeck', 'recruitDeck', 'dilemmaDeck', 'unbuiltTiles', 'tilesOut'] as const;

/** The parts of a state that nobody may see in full. */
function open(state: object): object {
  const copy: Record<string, unknown> = { ...state };
  for (const zone of [...ZONES, ...DECKS, 'rng']) delete copy[zone];
  return copy;
}

test('Everybody sees the whole position but the generator, the piles, and what the others hold.', () => {
  const { state } = middle();
  for (const viewer of VIEWERS) {
    const { position: seen } = engine.view(state, viewer);
    expect(seen).not.toHaveProperty('rng');
    expect(open(seen)).toEqual(open(state));
    for (const deck of DECKS)
      expect(seen[deck]).toEqual({ bags: [{ cards: Array(deckSize(state[deck])).fill(-1), known: [] }] });
    for (const zone of ZONES)
      for (const [seat, cards] of state[zone].entries())
        if (seat === viewer) expect(seen[zone][seat]).toEqual(cards);
        else {
          expect(seen[zone][seat]).toHaveLength(cards.length);
          expect(seen[zone][seat]?.every((card) => card < 0)).toBe(true);
        }
  }
});

rule(['EUP-SET.4', 'EUP-SET.5'], 'two set-ups look alike to a viewer who sees none of the cards', () => {
  const [one, two] = [engine.init('one', { players: 3 }), engine.init('two', { players: 3 })];
  for (const zone of ['unbuiltTiles', 'dilemmas'] as const) expect(one[zone]).not.toEqual(two[zone]);
  expect(engine.view(one, 'spectator')).toEqual(engine.view(two, 'spectator'));
  expect(engine.view(one, 0)).not.toEqual(engine.view(two, 0));
});

test('M10: a view does not change when hidden cards change places.', () => {
  const one = middle().state;
  const other = middle((state) => {
    const swap = (cards: number[] | undefined, pile: EuState['artifactDeck']) => {
      const deck = bent(pile).bags[0]?.cards ?? [];
      const mine = cards?.[0] ?? NONE;
      const theirs = deck.findIndex((card) => card !== mine);
      cards?.splice(0, 1, deck[theirs] ?? NONE);
      deck.splice(theirs, 1, mine);
      deck.sort((a, b) => a - b);
      cards?.sort((a, b) => a - b);
    };
    swap(state.hands[1], state.artifactDeck);
    swap(state.hiddenRecruits[1], state.recruitDeck);
    swap(state.dilemmas[1], state.dilemmaDeck);
    swap(state.unbuiltTiles.bags[0]?.cards, state.tilesOut);
    bent(state).hands[1]?.reverse();
    bent(state).hiddenRecruits[1]?.reverse();
  }).state;
  expect(other.hands[1]).not.toEqual(one.hands[1]);
  for (const viewer of [0, 2, 'spectator'] as const)
    expect(engine.view(other, viewer)).toEqual(engine.view(one, viewer));
  expect(engine.view(other, 1)).not.toEqual(engine.view(one, 1));
  expect(engine.view(engine.reseed(one, 'another future'), 0)).toEqual(engine.view(one, 0));
});

test('Only who is asked has actions, and the refusals of others tell nothing.', () => {
  const { state } = middle();
  for (const seat of [1, 2]) expect(engine.legalActions(state, seat)).toEqual([]);
  for (const artifacts of [['book'], ['bat', 'bear']] as const)
    expect(engine.explain(state, { type: 'resolve-dilemma', seat: 1, side: 'join', artifacts })).toMatchObject({
      rule: 'EUP-DIL.1',
      code: 'not-asked',
    });
});

/** The last event as each viewer reads it. */
const readBy = (game: ReturnType<typeof middle>, type: string) =>
  VIEWERS.map((viewer) => game.eventsFor(viewer).find((event) => event.type === type));

rule('EUP-DRW.1', 'what somebody draws is known to that player alone, how many cards to all', () => {
  const game = middle((state) => {
    setGoods(state, 0, { energy: 1 });
    stack(state, 'artifactDeck', ['glasses']);
  }).play(place(0, 1, 'euphorian-tunnel'), take(0, 'artifact'));
  const seen = { type: 'artifacts-drawn', rule: 'EUP-DRW.1', seat: 0, count: 1, hand: { from: 2, to: 3 } };
  expect(readBy(game, 'artifacts-drawn')).toEqual([{ ...seen, artifacts: ['glasses'] }, seen, seen, seen]);
});

rule('EUP-DIL.4', 'which recruit is kept in a fight is known to that player alone', () => {
  const game = middle((state) => setDilemma(state, 0, 'bat')).play({
    type: 'resolve-dilemma',
    seat: 0,
    side: 'fight',
    artifacts: ['bat'],
  });
  const [keep] = game.legal();
  if (keep?.type !== 'keep-recruit') throw new Error('nothing to keep');
  game.play(keep);
  const seen = { type: 'recruit-kept', rule: 'EUP-DIL.4', seat: 0 };
  expect(readBy(game, 'recruit-kept')).toEqual([{ ...seen, recruit: keep.recruit }, seen, seen, seen]);
});

rule(['EUP-SET.10', 'EUP-SET.15'], 'the choice of recruits becomes known together, the hidden one to its owner', () => {
  let { state } = table();
  const choices = upTo(3).flatMap((seat) => engine.legalActions(state, seat).slice(0, 1));
  for (const choice of choices.slice(0, 2)) {
    const step = engine.step(state, choice);
    expect(step.events).toEqual([]);
    state = step.state;
    expect(JSON.stringify(engine.view(state, 2))).not.toContain('"sealed":[{');
  }
  expect(engine.view(state, 0).position.agenda.at(-1)).toMatchObject({ sealed: [choices[0]] });
  const [, , last] = choices;
  if (last === undefined) throw new Error('nobody is left');
  const { events } = engine.step(state, last);
  const kept = engine.eventsFor(events, 1).filter(({ type }) => type === 'recruits-kept');
  expect(kept.map((event) => 'hidden' in event)).toEqual([false, true, false]);
  expect(kept.map((event) => 'active' in event)).toEqual([true, true, true]);
});

rule(['EUP-VAR.1', 'EUP-VAR.3'], 'picks of a draft and chosen tiles are known to the chooser alone', () => {
  const start = engine.init('draft', { players: 2, recruitDraft: true, marketChoice: true });
  const play = (state: EuphoriaState) => {
    const one = engine.legalActions(state, 0)[0];
    const two = engine.legalActions(state, 1)[0];
    if (one === undefined || two === undefined) throw new Error('nobody is asked');
    return engine.step(engine.apply(state, one), two);
  };
  const market = play(start);
  expect(engine.eventsFor(market.events, 0).filter(({ type }) => type === 'market-picked')).toEqual([
    { type: 'market-picked', rule: 'EUP-VAR.3', seat: 0, tile: expect.any(String) },
    { type: 'market-picked', rule: 'EUP-VAR.3', seat: 1 },
  ]);
  const draft = play(market.state);
  expect(engine.eventsFor(draft.events, 1)).toEqual([
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 0 },
    { type: 'recruit-drafted', rule: 'EUP-VAR.1', seat: 1, recruit: expect.any(String) },
    { type: 'recruits-passed', rule: 'EUP-VAR.1', cards: 3 },
  ]);
  const view = engine.view(draft.state, 1).position;
  expect(view.draftedRecruits[0]?.every((card) => card < 0)).toBe(true);
  expect(view.dealtTiles[0]?.every((tile) => tile < 0)).toBe(true);
  expect(view.dealtTiles[1]).toEqual(draft.state.dealtTiles[1]);
});

rule(['EUP-VAR.1', 'EUP-R50'], 'a hand that is passed does not tell in which order it was held', () => {
  const world = engine.init('draft', { players: 2, recruitDraft: true });
  const [picked = NONE, ...rest] = world.dealtRecruits[1] ?? [];
  const other = engine.load({ ...world, dealtRecruits: [world.dealtRecruits[0], [picked, ...rest.toReversed()]] });
  const played = [world, other].map((state) => {
    const [own] = engine.legalActions(state, 0);
    if (own === undefined) throw new Error('nobody is asked');
    const recruit = engine.content.recruits[picked]?.id ?? '';
    return engine.apply(engine.apply(state, own), { type: 'draft-recruit', seat: 1, recruit });
  });
  const [view, same] = played.map((state) => engine.view(state, 0));
  expect(rest.toSorted((a, b) => a - b)).toEqual(view?.position.dealtRecruits[0]);
  expect(same).toEqual(view);
});

const trading = (recipe: (state: EuState) => void = () => undefined) =>
  middle(recipe).edit((state) => {
    Object.assign(bent(state).options, { tradeProposalsPerTurn: 2 });
    setGoods(state, 0, { gold: 1 });
    setGoods(state, 1, { food: 1 });
  });

rule(['EUP-TRD.9', 'EUP-TRD.4'], 'a proposal is the proposer’s own until it is submitted', () => {
  const game = trading().play({ type: 'open-trade', seat: 0, partner: 1 }, giving('bat'));
  const build = asked(game);
  const open = { kind: 'trade-build', seat: 0, partner: 1 };
  expect(build).toMatchObject({ ...open, isAsking: false });
  for (const viewer of VIEWERS) {
    const seen = engine.view(game.state, viewer).position.agenda.at(-1);
    expect(seen).toStrictEqual(viewer === 0 ? build : open);
  }
  game.play({ type: 'to-ask', seat: 0 }, ask('food'), { type: 'submit', seat: 0 });
  for (const viewer of VIEWERS) expect(engine.view(game.state, viewer).position.agenda.at(-1)).toEqual(asked(game));
});

rule(['EUP-TRD.9', 'EUP-TRD.8'], 'traded cards are seen by the two partners alone', () => {
  const game = trading()
    .play({ type: 'open-trade', seat: 0, partner: 1 }, giving('artifact'), { type: 'to-ask', seat: 0 }, ask('food'), {
      type: 'submit',
      seat: 0,
    })
    .play({ type: 'accept', seat: 1 }, { type: 'pick-card', seat: 0, artifact: 'bear' });
  const seen = { type: 'artifacts-traded', rule: 'EUP-TRD.8', seat: 0, to: 1, count: 1 };
  const known = { ...seen, artifacts: ['bear'] };
  expect(readBy(game, 'artifacts-traded')).toEqual([known, known, seen, seen]);
  expect(handOf(game.state, 1)).toEqual(['bear', 'book', 'box', 'box']);
});

rule(['EUP-TRD.7', 'EUP-TRD.9'], 'a rejection tells no reason, and an answer is always asked for', () => {
  const asking = (item: 'book' | 'artifact') => {
    const game = trading((state) => {
      if (item === 'artifact') return;
      bent(state).hands[1]?.splice(0, 1);
      give(state, 1, 'glasses');
      bent(state).artifactDeck.bags[0]?.cards.push(ARTIFACTS.indexOf('book'));
      bent(state).artifactDeck.bags[0]?.cards.sort();
    }).play({ type: 'open-trade', seat: 0, partner: 1 }, giving('gold'), { type: 'to-ask', seat: 0 }, ask(item), {
      type: 'submit',
      seat: 0,
    });
    expect(asked(game)).toMatchObject({ kind: 'trade-respond', seat: 1 });
    expect(engine.legalActions(game.state, 0)).toEqual([]);
    const answers = game.legal().map(({ type }) => type);
    game.play({ type: 'reject', seat: 1 });
    return { answers, told: game.eventsFor(0) };
  };
  const [impossible, unwanted] = [asking('book'), asking('artifact')];
  expect([impossible.answers, unwanted.answers]).toEqual([['reject'], ['accept', 'reject']]);
  expect(impossible.told).toEqual(unwanted.told);
});

test('Everything else that happens is told to everybody.', () => {
  const game = middle((state) => {
    setGoods(state, 0, { energy: 1 });
    setDilemma(state, 0, 'bat');
  }).play(place(0, 1, 'euphorian-tunnel'), take(0, 'gold'));
  for (const viewer of VIEWERS) expect(game.eventsFor(viewer)).toEqual(game.events);
});

test('Nobody looks at the table from a seat that is not there.', () => {
  const { state } = middle();
  for (const viewer of [3, -1, 0.5]) expect(() => engine.view(state, viewer)).toThrow('not a viewer');
});
