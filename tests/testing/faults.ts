import { createEngine, fraction, RuleError } from '@rulewright/core';
import {
  type AnyEngine,
  type AnyState,
  type Conformance,
  forkAgrees,
  inputsUntouched,
  type Law,
  listedIsLegal,
  listedUntilTheEnd,
  outcomesAreAll,
  resultIsTotal,
  sameSeedSameGame,
  savedAnywhere,
  scenario,
  scriptsAreUsedUp,
  statesAreSound,
  viewsLeakNothing,
  worldsAreFair,
} from '@rulewright/testing';
import { dare, dareSpec, decline, drawCard, refuse, stake } from './dare.js';
import { nim } from './nim.js';

type DareState = ReturnType<typeof dare.init>;

/** An engine with some of its functions replaced. */
const altered = <E extends object>(engine: E, parts: Partial<E>): E => ({ ...engine, ...parts });

/** Dare, dealing worlds with a look at the truth. */
function spying(deal: (truth: DareState, world: DareState) => DareState): AnyEngine {
  let truth = dare.init(0);
  return altered(dare, {
    view(state, viewer) {
      truth = state;
      return dare.view(state, viewer);
    },
    determinize: (view, seed) => deal(truth, dare.determinize(view, seed)),
  });
}

/** Three players before the last stake: seat 0 knows its own card, and four cards are left for two hands and the deck. */
export const fourHiddenCards = {
  title: 'four hidden cards',
  viewer: 0,
  worlds: 24,
  state: scenario(dare, { options: { players: 3, rounds: 3 } }).edit((state) => {
    state.round = 3;
    state.pile = [5, 6, 7, 8, 9, 10];
    state.hands = [[0], [1], [2]];
    state.deck = [3, 4];
  }).state,
};

/** An engine with a fault, and the law that has to find it. */
export interface Fault {
  readonly law: Law;
  readonly fault: string;
  /** What the error has to say. */
  readonly says: string;
  readonly engine: () => AnyEngine;
  readonly settings?: Conformance<AnyState, object>;
}

/** Each of these breaks one law and no other. */
export const faults: readonly Fault[] = [
  {
    law: sameSeedSameGame,
    fault: 'counts its games',
    says: 'init:\nrng.alea.0: expected',
    engine: () => {
      let games = 0;
      return altered(dare, { init: (seed, options, script) => dare.init(`${seed}/${games++}`, options, script) });
    },
  },
  {
    law: sameSeedSameGame,
    fault: 'tells of something else every time',
    says: 'events:\n0.event.card: expected 0, found 1',
    engine: () => {
      let time = 0;
      const events = () => [{ event: { type: 'drawn', seat: 0, card: time++ } }] as const;
      return altered(dare, { step: (state, action) => ({ ...dare.step(state, action), events: events() }) });
    },
  },
  {
    law: sameSeedSameGame,
    fault: 'replays another game',
    says: 'its record:',
    engine: () => altered(dare, { replay: () => dare.init(0) }),
  },
  {
    law: listedIsLegal,
    fault: 'forgets to offer what is legal',
    says: 'not listed, but accepted: {"type":"take","seat":0,"stones":2}',
    engine: () => nim({ offered: [1] }),
  },
  {
    law: listedIsLegal,
    fault: 'lets a heap grow',
    says: 'not listed, but accepted: {"type":"take","seat":0,"stones":-',
    engine: () => nim({ allowed: (stones, heap) => stones <= 2 && stones <= heap && stones !== 0 }),
  },
  {
    law: listedIsLegal,
    fault: 'explains why it forbids what it lists',
    says: 'listed, but explained as {"rule":"NIM-1","code":"not-so-many"}',
    engine: () => altered(nim(), { explain: () => ({ rule: 'NIM-1', code: 'not-so-many' }) }),
  },
  {
    law: listedIsLegal,
    fault: 'explains another rule than the one that refuses',
    says: 'explain says {"rule":"NIM-9","code":"because"}, apply says {"rule":"NIM-1","code":"not-so-many"}',
    engine: () =>
      altered(nim(), {
        explain: (state, action) => nim().explain(state, action) && { rule: 'NIM-9', code: 'because' },
      }),
  },
  {
    law: listedIsLegal,
    fault: 'throws while it explains',
    says: 'explain threw TypeError: not an object',
    engine: () =>
      altered(nim(), {
        explain(state, action) {
          if (typeof action !== 'object') throw new TypeError('not an object');
          return nim().explain(state, action);
        },
      }),
  },
  {
    law: listedIsLegal,
    fault: 'throws an untyped error at nonsense',
    says: 'apply threw TypeError: not an object, which is no typed error',
    engine: () =>
      altered(nim(), {
        apply(state, action) {
          if (typeof action !== 'object') throw new TypeError('not an object');
          return nim().apply(state, action);
        },
      }),
  },
  {
    law: listedIsLegal,
    fault: 'throws an untyped error at a saved state that is none',
    says: 'load threw TypeError: not an object, which is no InputError',
    engine: () =>
      altered(nim(), {
        load(json) {
          if (typeof json !== 'object') throw new TypeError('not an object');
          return nim().load(json);
        },
      }),
  },
  {
    law: listedUntilTheEnd,
    fault: 'lists an action twice',
    says: 'listed twice: {"type":"take","seat":0,"stones":1}',
    engine: () => nim({ offered: [1, 2, 1] }),
  },
  {
    law: listedUntilTheEnd,
    fault: 'takes longer than it says',
    says: 'not over after 3 decisions',
    engine: () => altered(nim(), { longest: () => 3 }),
  },
  {
    law: listedUntilTheEnd,
    fault: 'takes longer than it may',
    says: 'not over after 3 decisions',
    engine: () => nim(),
    settings: { maxDecisions: 3 },
  },
  {
    law: savedAnywhere,
    fault: 'loads a game with another future',
    says: 'the loaded state:\nrng.alea.0: expected',
    engine: () => altered(dare, { load: (json) => dare.reseed(dare.load(json), 1) }),
  },
  {
    law: inputsUntouched,
    fault: 'hands out a state that can be written to',
    says: 'the whole is not frozen',
    engine: () => altered(dare, { init: (seed, options, script) => structuredClone(dare.init(seed, options, script)) }),
  },
  {
    law: forkAgrees,
    fault: 'gives a fork another future',
    says: 'the fork:\nrng.alea.0: expected',
    engine: () => altered(dare, { fork: (state) => dare.fork(dare.reseed(state, 1)) }),
  },
  {
    law: forkAgrees,
    fault: 'clones a fork to itself',
    says: 'the original of a clone that was played:',
    engine: () =>
      altered(dare, {
        fork(state) {
          const fork = dare.fork(state);
          fork.clone = () => fork;
          return fork;
        },
      }),
  },
  {
    law: statesAreSound,
    fault: 'keeps one list in two places',
    says: 'the state of the fork is no tree: after stands in another place too',
    engine: () =>
      nim({
        spoil: (state) => {
          state.before = state.after;
        },
      }),
  },
  {
    law: viewsLeakNothing,
    fault: 'shows the top card of the deck',
    says: 'the view of 0, dealt and seen again:\nbacks.top.0: expected',
    engine: () =>
      altered(dare, {
        view: (state, viewer) => ({ ...dare.view(state, viewer), backs: { top: [state.deck.at(-1) ?? -1] } }),
      }),
  },
  {
    law: viewsLeakNothing,
    fault: 'shows the generator',
    says: 'the view of 0 shows the generator',
    engine: () =>
      altered(dare, {
        view(state, viewer) {
          const view = dare.view(state, viewer);
          return { ...view, position: { ...view.position, rng: { script: [] } } };
        },
      }),
  },
  {
    law: viewsLeakNothing,
    fault: 'refuses a draw for the sake of a hidden card',
    says: 'in a dealt world:\n0.type: expected',
    engine: () => {
      const picky: typeof drawCard = {
        ...drawCard,
        check: ({ state }) => ((state.deck.at(-1) ?? 0) > 5 ? refuse('DARE-2', 'deck-is-empty') : undefined),
      };
      const { bonus } = dareSpec.choices;
      return createEngine({
        ...dareSpec,
        choices: { ...dareSpec.choices, bonus: { ...bonus, actions: [picky, decline] } },
      });
    },
    settings: { games: 20 },
  },
  {
    law: worldsAreFair,
    fault: 'deals the truth',
    says: 'deck is hidden and could differ, but 12 dealt worlds all show it as it really is',
    engine: () => spying((truth, { rng }) => ({ ...truth, rng })),
  },
  {
    law: worldsAreFair,
    fault: 'shuffles the deck and leaves the hands as they are',
    says: 'hands is hidden and could differ, but 12 dealt worlds all show it as it really is',
    engine: () =>
      spying((truth, world) => {
        const deck = [...truth.deck].sort((a, b) => world.deck.indexOf(a) - world.deck.indexOf(b));
        return { ...truth, rng: world.rng, deck };
      }),
  },
  {
    law: worldsAreFair,
    fault: 'deals worlds that cannot be',
    says: 'cannot be: rng.alea.0',
    engine: () => spying((_, world) => ({ ...world, rng: { alea: [-1, 0, 0, 0], script: [] } })),
  },
  {
    law: worldsAreFair,
    fault: 'deals one world more often than the others',
    says: 'four hidden cards: the worlds came up',
    engine: () =>
      altered(dare, {
        determinize: (view, seed) => dare.determinize(view, String(seed).endsWith('7') ? 'the same' : seed),
      }),
    settings: { uniformity: [fourHiddenCards] },
  },
  {
    law: worldsAreFair,
    fault: 'never deals some of the worlds',
    says: 'four hidden cards: 24 different worlds were dealt, not 25',
    engine: () => dare,
    settings: { uniformity: [{ ...fourHiddenCards, worlds: 25 }] },
  },
  {
    law: outcomesAreAll,
    fault: 'forgets an outcome',
    says: 'the probabilities sum to 5/6',
    engine: () => altered(dare, { outcomes: (...given) => dare.outcomes(...given).slice(0, 5) }),
  },
  {
    law: outcomesAreAll,
    fault: 'lists an outcome twice',
    says: 'one outcome is listed twice',
    engine: () =>
      altered(dare, {
        outcomes: (...given) =>
          dare.outcomes(...given).flatMap(({ probability: { numerator, denominator }, state }) => {
            const half = { probability: fraction(numerator, denominator * 2), state };
            return [half, half];
          }),
      }),
  },
  {
    law: outcomesAreAll,
    fault: 'lists what cannot happen instead of what does',
    says: 'not among the 1 outcomes',
    engine: () =>
      altered(dare, {
        outcomes: (state) => [{ probability: fraction(1), state }],
      }),
  },
  {
    law: scriptsAreUsedUp,
    fault: 'rigs nothing',
    says: 'a rigged state:\nrng.script.0: expected',
    engine: () => altered(dare, { rig: (state) => state }),
  },
  {
    law: scriptsAreUsedUp,
    fault: 'throws away the draws that are left over',
    says: 'the script after an action without draws:',
    engine: () => altered(dare, { apply: (state, action) => dare.rig(dare.apply(state, action), []) }),
  },
  {
    law: scriptsAreUsedUp,
    fault: 'draws on when a scripted draw does not fit',
    says: 'drew past the script',
    engine: () =>
      altered(dare, {
        apply(state, action) {
          try {
            return dare.apply(state, action);
          } catch (error) {
            const { script } = state.rng;
            if (script.length === 0) throw error;
            return dare.rig(dare.apply(dare.rig(state, []), action), script);
          }
        },
      }),
  },
  {
    law: resultIsTotal,
    fault: 'forgets the loser',
    says: 'the seats of the ranking:',
    engine: () =>
      nim({ result: (winner) => ({ winners: [winner], ranking: [[winner]], scores: [0, 0], reason: 'won' }) }),
  },
  {
    law: resultIsTotal,
    fault: 'names somebody else the winner',
    says: 'the winners:',
    engine: () =>
      nim({
        result: (winner) => ({ winners: [winner], ranking: [[1 - winner], [winner]], scores: [0, 0], reason: 'won' }),
      }),
  },
  {
    law: resultIsTotal,
    fault: 'rounds a score',
    says: 'the score of seat 0 is not exact: 0.3333333333333333',
    engine: () =>
      nim({ result: () => ({ winners: [0, 1], ranking: [[0, 1]], scores: [1 / 3, 1 / 3], reason: 'tie' }) }),
  },
  {
    law: resultIsTotal,
    fault: 'gives a score to too few seats',
    says: '1 scores for 2 seats',
    engine: () => nim({ result: () => ({ winners: [0, 1], ranking: [[0, 1]], scores: [0], reason: 'tie' }) }),
  },
  {
    law: resultIsTotal,
    fault: 'gives no reason',
    says: 'the outcome names no reason',
    engine: () => nim({ result: () => ({ winners: [0, 1], ranking: [[0, 1]], scores: [0, 0], reason: '' }) }),
  },
];

/** These break their law, and others with it. */
export const grossFaults: readonly Fault[] = [
  {
    law: sameSeedSameGame,
    fault: 'cannot be set up',
    says: 'Error: out of cards',
    engine: () =>
      altered(dare, {
        init() {
          throw new Error('out of cards');
        },
      }),
  },
  {
    law: listedIsLegal,
    fault: 'refuses what it lists',
    says: 'RuleError: NIM-1 not-so-many',
    engine: () =>
      altered(nim(), {
        apply(state, action) {
          if (action.stones === 2) throw new RuleError({ rule: 'NIM-1', code: 'not-so-many' });
          return nim().apply(state, action);
        },
      }),
  },
  {
    law: listedIsLegal,
    fault: 'changes the state when it refuses',
    says: 'a refused action changed the state',
    engine: () =>
      altered(nim(), {
        init: () => structuredClone(nim().init(1)),
        apply(state, action) {
          try {
            return nim().apply(state, action);
          } catch (error) {
            Object.assign(state, { last: state.last + 1 });
            throw error;
          }
        },
      }),
  },
  {
    law: listedIsLegal,
    fault: 'loads anything',
    says: 'a state was loaded that cannot be played: InputError: not a state of this engine',
    engine: () => altered(nim(), { load: (json) => Object(json) }),
  },
  {
    law: listedUntilTheEnd,
    fault: 'asks a seat that can do nothing',
    says: 'seat 0 is asked, but has no legal action',
    engine: () => nim({ allowed: (stones, heap) => heap > 3 && (stones === 1 || stones === 2) }),
  },
  {
    law: listedUntilTheEnd,
    fault: 'lists in another order every time',
    says: 'the list is another one the second time',
    engine: () => {
      let times = 0;
      return altered(nim(), {
        legalActions(state, seat) {
          const legal = nim().legalActions(state, seat);
          return times++ % 2 === 0 ? legal : [...legal].reverse();
        },
      });
    },
  },
  {
    law: listedUntilTheEnd,
    fault: 'lists the actions of all for a seat',
    says: 'the list of seat 1 is not its part of the whole',
    engine: () => altered(nim(), { legalActions: (state) => nim().legalActions(state) }),
  },
  {
    law: listedUntilTheEnd,
    fault: 'is over while somebody is asked',
    says: 'over, but 0 is asked',
    engine: () =>
      altered(nim(), { outcome: () => ({ winners: [0], ranking: [[0], [1]], scores: [1, 0], reason: 'x' }) }),
  },
  {
    law: savedAnywhere,
    fault: 'keeps what JSON cannot say',
    says: 'before.0: NaN is not JSON',
    engine: () =>
      nim({
        spoil: (state) => {
          state.before = [Number.NaN];
        },
      }),
  },
  {
    law: savedAnywhere,
    fault: 'does not load what it made',
    says: 'broken: never three',
    engine: () => nim({ invariants: { 'never three': ({ state }) => state.heap !== 3 } }),
  },
  {
    law: inputsUntouched,
    fault: 'writes to the state it is given',
    says: 'the state of decision 1 is not what it was',
    engine: () =>
      altered(nim(), {
        apply(state, action) {
          const next = nim().apply(state, action);
          if (!Object.isFrozen(state)) Object.assign(state, { last: 7 });
          return next.agenda.length > 0 ? structuredClone(next) : next;
        },
      }),
    settings: { density: 0 },
  },
  {
    law: statesAreSound,
    fault: 'breaks an invariant',
    says: 'broken: never three',
    engine: () => nim({ invariants: { 'never three': ({ state }) => state.heap !== 3 } }),
  },
  {
    law: resultIsTotal,
    fault: 'asks more of the seat that answers last',
    says: 'was legal, and after the answer of another seat it is not',
    engine: () => {
      const strict: typeof stake = {
        ...stake,
        check: (table, action) =>
          table.choice.waiting.length === 1 && action.card === Math.min(...(table.state.hands[action.seat] ?? []))
            ? refuse('DARE-1', 'not-in-your-hand')
            : stake.check(table, action),
      };
      const choices = { ...dareSpec.choices, stake: { ...dareSpec.choices.stake, actions: [strict] } };
      return createEngine({ ...dareSpec, choices });
    },
    settings: { options: [{ rounds: 1 }] },
  },
];
