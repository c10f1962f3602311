import { fraction, type View, type Viewer } from '@rulewright/core';
import {
  type AnyEngine,
  expectedComesTrue,
  fieldsHaveOneOrder,
  outcomesAreAll,
  resultIsTotal,
  scenario,
  scriptsAreUsedUp,
  viewsLeakNothing,
  worldsAreFair,
} from '@rulewright/testing';
import { dare } from './dare.js';
import { altered, type Fault } from './fault.js';
import { nim } from './nim.js';

type DareState = ReturnType<typeof dare.init>;

/** Dare, dealing worlds with a look at the truth. */
function spying(deal: (truth: DareState, world: DareState, viewer: Viewer) => DareState): AnyEngine {
  let truth = dare.init(0);
  return altered(dare, {
    view(state, viewer) {
      truth = state;
      return dare.view(state, viewer);
    },
    determinize: (view, seed) => deal(truth, dare.determinize(view, seed), view.viewer),
  });
}

type Chances = (
  state: Parameters<typeof dare.apply>[0],
  action: Parameters<typeof dare.apply>[1],
) => ReturnType<typeof dare.chanceOutcomes>;
/** Another way to enumerate what becomes of a state, whoever looks. */
const chancesBy = (chances: Chances): typeof dare.chanceOutcomes =>
  ((...given: Parameters<Chances>) =>
    'position' in given[0] ? dare.chanceOutcomes(...given) : chances(...given)) as typeof dare.chanceOutcomes;
/** Another way to tell a player what to expect. */
const expectedBy = (told: (outcomes: Seen) => Seen): typeof dare.chanceOutcomes =>
  ((...given: Parameters<Chances>) => {
    if (!('position' in given[0])) return dare.chanceOutcomes(...given);
    const expected = dare.chanceOutcomes(given[0] as unknown as View<DareState>, given[1]);
    return expected.exact ? { exact: true, outcomes: told(expected.outcomes) } : expected;
  }) as typeof dare.chanceOutcomes;
type Seen = Extract<ReturnType<typeof expectedOf>, { readonly exact: true }>['outcomes'];
const expectedOf = (view: View<DareState>) => dare.chanceOutcomes(view, { type: 'draw', seat: 0 });

/** Three players before the last stake: seat 0 knows its own card, and four cards are left for two hands and the deck. */
export const fourHiddenCards = {
  title: 'four hidden cards',
  viewer: 0,
  worlds: 12,
  state: scenario(dare, { options: { players: 3, rounds: 3 } }).edit((state) => {
    state.round = 3;
    state.pile = [5, 6, 7, 8, 9, 10];
    state.hands = [[0], [1], [2]];
    state.deck = { bags: [{ cards: [3, 4], known: [] }] };
  }).state,
};

/** Each of these breaks one of the laws 8 to 12, and no other. */
export const faultsOfKnowledge: readonly Fault[] = [
  {
    law: fieldsHaveOneOrder,
    fault: 'loads a state with its fields in the order in which they came',
    says: 'the loaded state: the order of the fields differs at the whole',
    engine: () => altered(dare, { load: (json) => dare.load(json) && (json as DareState) }),
  },
  {
    law: viewsLeakNothing,
    also: [expectedComesTrue],
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
    law: worldsAreFair,
    fault: 'deals the truth',
    says: 'deck is hidden and could differ, but all 40 dealt worlds show it as it really is',
    engine: () => spying((truth, { rng }) => ({ ...truth, rng })),
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
    says: 'four hidden cards: 12 different worlds were dealt, not 13',
    engine: () => dare,
    settings: { uniformity: [{ ...fourHiddenCards, worlds: 13 }] },
  },
  {
    law: outcomesAreAll,
    fault: 'forgets an outcome',
    says: 'the probabilities sum to 5/6',
    engine: () => altered(dare, { chanceOutcomes: chancesBy((...given) => dare.chanceOutcomes(...given).slice(0, 5)) }),
  },
  {
    law: outcomesAreAll,
    fault: 'lists an outcome twice',
    says: 'one outcome is listed twice',
    engine: () =>
      altered(dare, {
        chanceOutcomes: chancesBy((...given) =>
          dare.chanceOutcomes(...given).flatMap(({ probability: { numerator, denominator }, ...result }) => {
            const half = { probability: fraction(numerator, denominator * 2), ...result };
            return [half, half];
          }),
        ),
      }),
  },
  {
    law: outcomesAreAll,
    fault: 'lists what cannot happen instead of what does',
    says: 'not among the 1 outcomes',
    engine: () =>
      altered(dare, {
        chanceOutcomes: chancesBy((state) => [{ probability: fraction(1), state, events: [], draws: [] }]),
      }),
  },
  {
    law: expectedComesTrue,
    fault: 'tells a player less than can happen',
    says: "the player's probabilities sum to",
    engine: () => altered(dare, { chanceOutcomes: expectedBy((outcomes) => outcomes.slice(0, 1)) }),
  },
  {
    law: expectedComesTrue,
    fault: 'tells a player the same twice',
    says: 'the player is told one result twice',
    engine: () =>
      altered(dare, {
        chanceOutcomes: expectedBy((outcomes) =>
          outcomes.flatMap((one) => {
            const half = { ...one, probability: fraction(one.probability.numerator, one.probability.denominator * 2) };
            return [half, half];
          }),
        ),
      }),
  },
  {
    law: expectedComesTrue,
    fault: 'tells a player of other events than happen',
    says: 'the player was not told that this can happen',
    engine: () =>
      altered(dare, { chanceOutcomes: expectedBy((outcomes) => outcomes.map((one) => ({ ...one, events: [] }))) }),
  },
  {
    law: scriptsAreUsedUp,
    fault: 'throws away the draws that are left over',
    says: 'the script after an action without draws:',
    engine: () => altered(dare, { apply: (state, action) => dare.scriptDraws(dare.apply(state, action), []) }),
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
            return dare.scriptDraws(dare.apply(dare.scriptDraws(state, []), action), script);
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
export const grossFaultsOfKnowledge: readonly Fault[] = [
  {
    law: viewsLeakNothing,
    fault: 'shows a card of the deck',
    says: ', dealt and seen again:\nbacks.top.0: expected',
    engine: () =>
      altered(dare, {
        view: (state, viewer) => ({
          ...dare.view(state, viewer),
          backs: { top: [state.deck.bags.at(-1)?.cards[0] ?? -1] },
        }),
      }),
  },
  {
    law: worldsAreFair,
    fault: 'lets the others exchange their hands and leaves the deck as it is',
    says: 'deck is hidden and could differ, but all 40 dealt worlds show it as it really is',
    engine: () =>
      spying((truth, { rng }, viewer) => {
        const [one = 0, other = 0] = [0, 1, 2].filter((seat) => seat !== viewer);
        const hands = [...truth.hands];
        const [mine, theirs] = [hands[one] ?? [], hands[other] ?? []];
        const hasAnswered = truth.agenda.some((record) => record.kind === 'stake' && record.sealed.length > 0);
        if (hasAnswered || mine.length !== theirs.length) return { ...truth, rng };
        return { ...truth, rng, hands: Object.assign(hands, { [one]: theirs, [other]: mine }) };
      }),
    settings: { options: [{ players: 3 }] },
  },
  {
    law: scriptsAreUsedUp,
    fault: 'rigs nothing',
    says: 'a scripted state:\nrng.script.0: expected',
    engine: () => altered(dare, { scriptDraws: (state) => state }),
  },
];
