import { deepEqual, ok } from 'node:assert/strict';
import { digest, isInputError } from '@rulewright/core';
import {
  createEngine,
  type EuphoriaAction,
  type EuphoriaState,
  engine,
  GOODS,
  SITES,
  SPACES,
} from '@rulewright/euphoria';
import { setPlayer } from '@rulewright/euphoria/positions';
import { generator } from '@rulewright/testing';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { atDepth, atNight, FEW, fewer, often, QUARTER } from '../support/depth.js';
import { rule, ruleInFull } from '../support/rule.js';
import { ambitious } from './player.js';
import type { EuState } from './positions.js';
import { renumbered, shifted, shiftedAction, shiftedPack, turned, turnedAction } from './symmetry.js';
import { always, play, WALKS, type Walk, walk } from './walks.js';

// Section 8 of the specification: what has to stay the same when something that cannot matter is changed.

const text = (actions: readonly EuphoriaAction[]): string[] => actions.map((action) => engine.format(action)).sort();
const plain = (state: EuphoriaState): EuState => JSON.parse(JSON.stringify(state));
const moments = fc.record({ number: fc.nat(WALKS - 1), share: fc.nat(999) });
const stateAt = ({ steps, start }: Walk, share: number): EuphoriaState =>
  steps[Math.floor((share * steps.length) / 1000)]?.before ?? start;
const waits = ({ agenda }: EuphoriaState): string => agenda.at(-1)?.kind ?? '';

const unordered = (state: EuState): EuState => ({
  ...state,
  artifactDiscard: [...state.artifactDiscard].sort((a, b) => a - b),
});

/** Plays on from a position and from its image: the image of every list and state has to be the other one. */
function isSameGame(
  from: EuphoriaState,
  {
    image,
    imageOf,
  }: {
    readonly image: (state: EuphoriaState) => unknown;
    readonly imageOf: (action: EuphoriaAction) => EuphoriaAction;
  },
  seed: number,
  other: typeof engine = engine,
): number {
  const random = generator(seed);
  let one = from;
  let two = other.load(image(one));
  for (let decision = 0; decision < 30; decision++) {
    const legal = engine.legalActions(one).filter(({ type }) => type !== 'open-trade');
    const images = other.legalActions(two).filter(({ type }) => type !== 'open-trade');
    deepEqual(text(images), text(legal.map(imageOf)));
    const action = legal[ambitious(legal, one, random)];
    if (action === undefined) return decision;
    one = engine.apply(one, action);
    two = other.apply(two, imageOf(action));
    // what is paid in canonical order lies in another order when kinds have changed places
    deepEqual(unordered(plain(two)), unordered(image(one) as EuState));
    two = other.load(image(one));
  }
  return 30;
}

rule(
  ['EUP-TRN.1', 'EUP-SET.1', 'EUP-REC.11', 'EUP-R11', 'EUP-STR.6'],
  'is the same game whoever sits in which seat (M1)',
  () => {
    let decisions = 0;
    fc.assert(
      fc.property(moments, fc.integer({ min: 1, max: 5 }), ({ number, share }, by) => {
        const state = stateAt(walk(number), share);
        const { players } = state.options;
        if (by >= players || state.turn === 0) return;
        decisions += isSameGame(
          state,
          { image: (one) => turned(one, by), imageOf: (action) => turnedAction(action, by, players) },
          share,
        );
      }),
      { seed: 1, numRuns: fewer(120, QUARTER) },
    );
    expect(decisions).toBeGreaterThanOrEqual(often(200));
  },
);

/** What an action may lead to, or nothing where there are too many results to list. */
function resultsOf(
  of: typeof engine,
  state: EuphoriaState,
  action: EuphoriaAction,
): readonly EuphoriaState[] | undefined {
  try {
    return of.chanceOutcomes(state, action, { limit: 40 }).map((outcome) => outcome.state);
  } catch (error) {
    if (isInputError(error)) return undefined;
    throw error;
  }
}

/** States without the generator and without the order of the open pile, which payments in canonical order make. */
const comparable = (states: readonly unknown[]): string[] =>
  states.map((state) => digest({ ...unordered(state as EuState), rng: {} })).sort();

/**
 * Plays on from a position, and compares every list, and every set of possible results, with those of the image: the
 * same number from the generator stands for another card there.
 */
function hasSameResults(
  from: EuphoriaState,
  {
    image,
    imageOf,
  }: {
    readonly image: (state: EuphoriaState) => unknown;
    readonly imageOf: (action: EuphoriaAction) => EuphoriaAction;
  },
  seed: number,
  other: typeof engine,
): readonly [decisions: number, listed: number] {
  const random = generator(seed);
  let listed = 0;
  let one = from;
  for (let decision = 0; decision < 12; decision++) {
    const two = other.load(image(one));
    const legal = engine.legalActions(one).filter(({ type }) => type !== 'open-trade');
    const images = other.legalActions(two).filter(({ type }) => type !== 'open-trade');
    deepEqual(text(images), text(legal.map(imageOf)));
    const action = legal[ambitious(legal, one, random)];
    if (action === undefined) return [decision, listed];
    const results = resultsOf(engine, one, action);
    if (results !== undefined) {
      deepEqual(comparable(resultsOf(other, two, imageOf(action)) ?? []), comparable(results.map(image)));
      listed++;
    }
    one = engine.apply(one, action);
  }
  return [12, listed];
}

rule(['EUP-ART.2', 'EUP-DIL.2', 'EUP-ENG.4'], 'is the same game with the kinds of artifacts exchanged (M3)', () => {
  const other = createEngine({ content: shiftedPack() });
  let [decisions, listed] = [0, 0];
  fc.assert(
    fc.property(moments, ({ number, share }) => {
      const state = stateAt(walk(number), share);
      // a proposal is built in canonical order, which the image has not
      if (state.turn === 0 || waits(state).startsWith('trade')) return;
      const played = hasSameResults(
        state,
        { image: (one) => shifted(one, other.contentName), imageOf: shiftedAction },
        share,
        other,
      );
      decisions += played[0];
      listed += played[1];
    }),
    { seed: 2, numRuns: fewer(120, QUARTER) },
  );
  expect(decisions).toBeGreaterThanOrEqual(often(200));
  expect(listed).toBeGreaterThanOrEqual(often(200));
});

/** Where the active player can place which value, and how many ways there are to retrieve. */
const choices = (state: EuphoriaState): readonly [readonly string[], number] => {
  const legal = engine.legalActions(state);
  return [text(legal.filter(({ type }) => type === 'place')), legal.filter(({ type }) => type === 'retrieve').length];
};

rule(['EUP-ENG.2', 'EUP-TRN.6', 'EUP-COM.2'], 'does not depend on how workers are numbered (M4, M9)', () => {
  let compared = 0;
  always(({ steps }) => {
    for (const { before } of steps
      .filter(({ before: state }) => waits(state) === 'turn-main')
      .slice(0, atDepth({ day: 4, full: 20, night: 40 })))
      for (const seat of before.morale.keys()) {
        deepEqual(choices(engine.load(renumbered(before, seat))), choices(before));
        compared++;
      }
  });
  expect(compared).toBeGreaterThanOrEqual(atDepth({ day: 1, full: 500, night: 1500 }));
});

const placements = (state: EuphoriaState): readonly string[] =>
  text(engine.legalActions(state).filter(({ type }) => type === 'place'));
const inTurn = fc.record({ number: fc.nat(WALKS - 1), share: fc.nat(999) }).map(({ number, share }) => {
  const turns = walk(number).steps.filter(({ before }) => ['turn-main', 'turn-continue'].includes(waits(before)));
  return turns[Math.floor((share * turns.length) / 1000)]?.before ?? walk(number).start;
});

rule(['EUP-PLC.4', 'EUP-PLC.13'], 'more goods never close a space (M5)', () => {
  let opened = 0;
  fc.assert(
    fc.property(inTurn, fc.nat(6), fc.integer({ min: 1, max: 4 }), (state, good, count) => {
      const rich = plain(state);
      const { goods } = engine.ask(state).player(state.active);
      const name = GOODS[good] ?? 'gold';
      setPlayer(rich, state.active, { goods: { ...goods, [name]: goods[name] + count } });
      const [before, after] = [placements(state), placements(engine.load(rich))];
      for (const action of before) ok(after.includes(action));
      if (after.length > before.length) opened++;
    }),
    { seed: 3, numRuns: fewer(250, QUARTER) },
  );
  expect(opened).toBeGreaterThanOrEqual(often(12));
});

/** The position with one more star of the active player, on the tile of this site; nothing if it cannot lie there. */
function starredOn(state: EuphoriaState, site: number): EuState | undefined {
  const tile = engine.content.tiles[state.builtTiles[site]?.[0] ?? -1];
  const place = site * state.options.players + state.active;
  // the Academy also takes the burden of a recruit away
  if (tile === undefined || tile.penalty === 'no-recruit-abilities' || state.tileStars[place] !== 0) return undefined;
  const starred = plain(state);
  const { tileStars } = engine.ask(state).player(state.active);
  setPlayer(starred, state.active, { tileStars: [...tileStars, ...SITES.slice(site, site + 1)] });
  return (starred.stars[state.active] ?? 0) > 0 ? starred : undefined;
}

ruleInFull(['EUP-BLD.10', 'EUP-ART.5', 'EUP-R15'], 'a star on a built tile never closes a space (M6)', () => {
  let [tried, opened] = [0, 0];
  always(({ steps }) => {
    const turns = steps.filter(({ before }) => waits(before) === 'turn-main');
    for (const { before } of turns.filter((_, i) => i % 6 === 0))
      for (const site of before.builtTiles.keys()) {
        const starred = starredOn(before, site);
        if (starred === undefined) continue;
        const [without, having] = [placements(before), placements(engine.load(starred))];
        for (const action of without) ok(having.includes(action));
        tried++;
        if (having.length > without.length) opened++;
      }
  });
  expect(tried).toBeGreaterThanOrEqual(atDepth({ day: 1, full: 40, night: 100 }));
  expect(opened).toBeGreaterThanOrEqual(often(4));
});

rule('EUP-TRD.3', 'is the same game without proposals as one in which nobody ever opens one (M7)', () => {
  for (const seed of atDepth({ day: [1], full: [1], night: [1, 2, 3] })) {
    const options = { players: 3, turnLimit: 120 };
    const { steps, end } = play(engine.init(seed, { ...options, tradeProposalsPerTurn: 0 }), seed);
    let state = engine.init(seed, options);
    const skipTrade = (): void => {
      // the pause is there for trade alone
      for (;;) {
        const legal = engine.legalActions(state).filter(({ type }) => type !== 'open-trade');
        const [only] = legal;
        if (only?.type !== 'end-turn' || legal.length > 1) return;
        state = engine.apply(state, only);
      }
    };
    for (const { action, legal } of steps) {
      if (legal.length === 1 && action.type === 'end-turn') continue;
      skipTrade();
      deepEqual(text(engine.legalActions(state).filter(({ type }) => type !== 'open-trade')), text(legal));
      state = engine.apply(state, action);
    }
    skipTrade();
    deepEqual({ ...state, options: {} }, { ...end, options: {} });
  }
});

test('M11: saved and restored at any moment, a game goes on as if nothing had happened.', () => {
  fc.assert(
    fc.property(moments, ({ number, share }) => {
      const { steps, end } = walk(number);
      const from = Math.floor((share * steps.length) / 1000);
      let state = engine.load(JSON.parse(JSON.stringify(steps[from]?.before)));
      for (const { action, after } of steps.slice(from, from + 40)) {
        state = engine.apply(engine.load(JSON.parse(JSON.stringify(state))), action);
        deepEqual(state, after);
      }
      if (from + 40 >= steps.length) deepEqual(state, end);
    }),
    { seed: 5, numRuns: fewer(25, FEW) },
  );
});

test('M11: a game is played again from its record.', () => {
  for (const number of atDepth({ day: [0], full: [21], night: [0, 7, 21] })) {
    const { start, steps, end } = walk(number);
    const actions = steps.map(({ action }) => action);
    const record = engine.record({ seed: number, options: start.options, actions });
    deepEqual(engine.replay(record), end);
  }
});

test('Asking for views changes nothing.', () => {
  const { start, steps, end } = walk(1);
  let state = start;
  for (const { action } of steps.slice(0, 200)) {
    for (const viewer of ['spectator', 0, 1] as const) engine.view(state, viewer);
    state = engine.apply(state, action);
  }
  deepEqual(state, steps[199]?.after ?? end);
});

test('The whole board is met in these games.', atNight, () => {
  const met = new Set<string>();
  always(({ steps }) => {
    for (const { action } of steps) if (action.type === 'place') met.add(action.space);
  });
  expect(SPACES.map(({ id }) => id).filter((id) => !met.has(id))).toEqual([]);
});
