import { at, EngineBug, isInputError } from '@rulewright/core';
import { createEngine, duplicates } from '@rulewright/core/author';
import { engine as ecologic } from '@rulewright/ecologic';
import { expect, test } from 'vitest';
import { lab, spec as labSpec } from '../games/lab.js';
import { after, laid, sleight } from '../games/sleight.js';
import { inFull } from '../support/depth.js';

// Work grows with its input and not with its square: squared, each of these would take hours.

const MANY = 300_000;
const many = <X>(make: (i: number) => X): X[] => Array.from({ length: MANY }, (_, i) => make(i));
const refused = (work: () => unknown) => expect(work).toThrow(expect.toSatisfy(isInputError));

test('a record with many scripted draws before one decision is refused or replayed', inFull, () => {
  const { options } = laid({ deck: [[0, 1]] });
  const record = sleight.record({ seed: 1, options, actions: [{ type: 'go', seat: 0 }] });
  refused(() => sleight.replay({ ...record, scripted: many(() => ({ before: 0, draws: ['a'] })) }));
});

test('a state with long memory, long zones or many bags is refused', () => {
  const state = after({ pile: [0] }, { kind: 'move', card: 0, from: ['pile'], to: ['stash.*', 0] });
  const long = many(() => 0);
  refused(() => sleight.load({ ...state, memory: { 'stash.0': [long, long, long] } }));
  refused(() => sleight.load({ ...state, stash: [long, []], memory: { 'stash.0': [long, long, long] } }));
  refused(() => sleight.load({ ...state, deck: { bags: many(() => ({ cards: [0], known: [] })) } }));
});

test('a view with a long zone deals no world', inFull, () => {
  const view = sleight.view(laid({ deck: [[0, 1]] }), 0);
  refused(() => sleight.determinize({ ...view, position: { ...view.position, pile: many(() => 0) } }, 1));
  refused(() => sleight.determinize({ ...view, position: { ...view.position, pile: many(() => -1) } }, 1));
});

test('many events are told, and many names compared', inFull, () => {
  const events = many((i) => ({ event: { type: 'never' as never, i }, secret: { i: [0] } }));
  expect(sleight.eventsFor(events as never, 1)).toHaveLength(MANY);
  expect(
    duplicates(
      many((i) => `${i}`),
      String,
    ),
  ).toEqual([]);
});

test('a long zone that everybody remembers is viewed, dealt, saved, loaded and replayed', inFull, () => {
  const cards = many((i) => i % 5).slice(0, MANY / 4);
  const pile = cards.slice(0, 200);
  const show = { kind: 'show', zone: ['stash.*', 0], to: 'all' } as const;
  const shown = after({ stash: [cards, []], hands: [cards, []], pile, deck: [cards] }, show);
  for (const viewer of [0, 1, 'spectator'] as const) {
    const view = sleight.view(shown, viewer);
    expect(view.position.stash[0]).toHaveLength(cards.length);
    const world = sleight.determinize(view, 1);
    expect([world.stash[0]?.length, world.hands[0]?.length, world.deck.bags[0]?.cards.length]).toEqual([
      cards.length,
      cards.length,
      cards.length,
    ]);
  }
  expect(sleight.validate(JSON.parse(JSON.stringify(shown)))).toEqual([]);
  const record = sleight.record({ seed: 'sleight', options: shown.options, actions: [{ type: 'go', seat: 0 }] });
  expect(sleight.replay(JSON.parse(JSON.stringify(record))).memory).toEqual(shown.memory);
});

test('an action is enumerated in as many runs as the limit allows, and in one more to see that it is too small', () => {
  let rolled = 0;
  const counting = createEngine({
    ...labSpec,
    tasks: {
      ...labSpec.tasks,
      roll: (turn, task) => {
        rolled++;
        labSpec.tasks.roll(turn, task);
      },
    },
  });
  const state = counting.load(
    lab.init('lab', {
      agenda: [
        { kind: 'ask', seat: 0, words: [['go']] },
        { kind: 'roll', sides: 1000 },
      ],
    }),
  );
  for (const limit of [10, 20, 40]) {
    rolled = 0;
    refused(() => counting.chanceOutcomes(state, { type: 'say', seat: 0, word: 'go' }, { limit }));
    expect(rolled).toBe(limit);
  }
});

test('a purse that no game has ends in an error, not in a list without end', inFull, () => {
  let state = ecologic.init(1, { supply: 'unlimited' });
  for (let legal = ecologic.legalActions(state); ecologic.decision(state)?.kind !== 'bid'; ) {
    state = ecologic.apply(
      state,
      at(legal, legal.length - 1 - (ecologic.decision(state)?.kind === 'open-plant' ? 1 : 0)),
    );
    legal = ecologic.legalActions(state);
  }
  const rich = { ...state, players: state.players.map((player) => ({ ...player, money: 10_000_000 })) };
  refused(() => ecologic.legalActions(rich));
  refused(() => ecologic.legalActions(ecologic.view(rich, ecologic.decision(state)?.seats[0] ?? 0)));
  // a deal looks for one answer only, and still does not go through all of them
  refused(() => ecologic.determinize(ecologic.view(rich, 0), 1));
  const tooMany = new EngineBug('bid has more than 1000000 answers');
  expect(() => ecologic.simulate(rich).legalActions()).toThrow(tooMany);
  const raising = { consider: () => {}, weightOfType: (type: string) => (type === 'raise' ? 1 : 0), weightOf: () => 1 };
  expect(() => ecologic.simulate(rich).playout(raising)).toThrow(tooMany);
});
