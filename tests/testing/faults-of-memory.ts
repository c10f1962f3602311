import { type ActionOf, createEngine, type Turn } from '@rulewright/core/author';
import {
  type AnyEngine,
  type AnyState,
  type Conformance,
  expectedComesTrue,
  hiddenMakesNoDifference,
  shownStaysKnown,
  viewsAnswer,
} from '@rulewright/testing';
import { hide, type Magpie, magpie, openly, query, spec, steal } from '../games/magpie.js';
import { emptyLayout, sleight } from '../games/sleight.js';
import { altered, type Fault } from './fault.js';

type MagpieState = ReturnType<typeof magpie.init>;
type MagpieView = ReturnType<typeof magpie.view>;

const settings = { games: 4, density: 0.15, openly } as Conformance<AnyState, object>;

/** Magpie with other actions on a turn. */
function turning(changed: { readonly hide?: Perform<typeof hide>; readonly steal?: Perform<typeof steal> }): AnyEngine {
  const { turn } = spec.choices;
  const actions = turn.actions.map((action) =>
    Object.hasOwn(changed, action.type) ? { ...action, perform: changed[action.type as 'hide'] } : action,
  );
  return createEngine({ ...spec, choices: { ...spec.choices, turn: { ...turn, actions } } } as unknown as typeof spec);
}
type Perform<A> = (turn: Turn<Magpie>, action: ActionOf<A>, choice: Magpie['Choice'] & { kind: 'turn' }) => void;

/** As if nobody had seen anything. */
const forgetful = <X extends { readonly deck: Magpie['State']['deck'] | MagpieState['deck'] }>(position: X): X => ({
  ...position,
  memory: {},
  deck: { bags: position.deck.bags.map(({ cards }) => ({ cards, known: [] })) },
});

const isView = (position: MagpieState | MagpieView): position is MagpieView => 'position' in position;

/** Each of these breaks one of the laws 13 and 14, and no other. */
export const faultsOfMemory: readonly Fault[] = [
  {
    law: hiddenMakesNoDifference,
    fault: 'tells the place in the hand from which a card is laid face down',
    says: 'they make a difference in the events',
    engine: () =>
      turning({
        hide(turn, action, choice) {
          const place = turn.state.hands[action.seat]?.indexOf(action.card) ?? 0;
          turn.emit?.({ type: 'muddled', rule: 'MAG-2', seat: 50 + place });
          hide.perform(turn, action, choice);
        },
      }),
    settings,
  },
  {
    law: hiddenMakesNoDifference,
    fault: 'tells a number of the card that is stolen unseen',
    says: 'they make a difference in the events',
    engine: () =>
      turning({
        steal(turn, action, choice) {
          const before = turn.state.hands[action.seat]?.length ?? 0;
          steal.perform(turn, action, choice);
          turn.emit?.({
            type: 'muddled',
            rule: 'MAG-2',
            seat: 50 + 7 * (turn.state.hands[action.seat]?.[before] ?? 0),
          });
        },
      }),
    settings,
  },
  {
    law: hiddenMakesNoDifference,
    fault: 'asks for hidden cards what no rule lets them decide',
    says: 'they make a difference in the events',
    engine: () => magpie,
    settings: { ...settings, games: 8, openly: [] },
  },
  {
    law: shownStaysKnown,
    also: [expectedComesTrue],
    fault: 'forgets what was seen',
    says: 'forgets what was shown:',
    engine: () => altered(magpie, { view: (state, viewer) => magpie.view(forgetful(state), viewer) }),
    settings,
  },
  {
    law: viewsAnswer,
    fault: 'lists nothing to whoever has a view',
    says: 'from the view:',
    engine: () =>
      altered(magpie, {
        legalActions: (position, seat) => (isView(position) ? [] : magpie.legalActions(position, seat)),
      }),
    settings,
  },
  {
    law: viewsAnswer,
    fault: 'counts face-down cards as nothing',
    says: 'asked of the view of',
    engine: () => {
      const worth = query(spec.queries?.worth.args ?? ([] as never), ({ state }, seat) =>
        (state.hands[seat] ?? []).reduce((sum, card) => sum + Math.max(0, card), 0),
      );
      return createEngine({ ...spec, queries: { ...spec.queries, worth } } as typeof spec);
    },
    settings,
  },
  {
    law: viewsAnswer,
    fault: 'names another seat to whoever has a view',
    says: 'is told of another decision.seats',
    engine: () => {
      const decision = (position: MagpieState | MagpieView) => {
        const asked = magpie.decision(position);
        return isView(position) && asked ? { ...asked, seats: [7] } : asked;
      };
      return altered(magpie, { decision: decision as typeof magpie.decision });
    },
    settings,
  },
];

/** These break their law, and others with it. */
export const grossFaultsOfMemory: readonly Fault[] = [
  {
    law: hiddenMakesNoDifference,
    fault: 'gives equal cards of a kept picture equal numbers',
    says: 'sees which is which: view:',
    engine: () =>
      altered(magpie, {
        view(state, viewer) {
          const all = state.hands.flat();
          return { ...magpie.view(state, viewer), picture: all.map((card) => all.indexOf(card)) };
        },
      }),
    settings,
  },
  {
    law: shownStaysKnown,
    fault: 'moves cards behind the back of its table of zones',
    says: 'and no move of cards tells of it',
    engine: () =>
      turning({
        hide({ state }, { seat, card }) {
          state.hands[seat]?.splice(state.hands[seat]?.indexOf(card) ?? 0, 1);
          state.nests[seat]?.push(card);
        },
      }),
    settings,
  },
  {
    law: shownStaysKnown,
    fault: 'deals worlds that contradict what was seen',
    says: 'contradicts what was shown:',
    engine: () =>
      altered(magpie, {
        determinize(view, seed) {
          const { position } = view;
          const nests = position.nests.map((nest) => nest.map(() => -1));
          const hands = position.hands.map((hand, seat) => (seat === view.viewer ? hand : hand.map(() => -1)));
          const bags = position.deck.bags.map(({ cards }) => ({ cards: cards.map(() => -1), known: [] }));
          const blind = { ...view, position: { ...position, nests, hands, memory: {}, deck: { bags } } };
          return { ...magpie.determinize(blind, seed), memory: position.memory };
        },
      }),
    settings,
  },
  {
    law: shownStaysKnown,
    fault: 'never deals the truth',
    says: 'is never dealt the truth in 400 worlds',
    engine: () =>
      altered(sleight, {
        determinize(view, seed) {
          for (let tries = 0; ; tries++) {
            const world = sleight.determinize(view, `${seed}/${tries}`);
            if (world.hands[1]?.[0] !== 2) return world;
          }
        },
      }),
    settings: {
      options: [{ layout: { ...emptyLayout, deck: [[0, 1]], hands: [[], [2]] }, agenda: [{ kind: 'wait', seat: 0 }] }],
    } as Conformance<AnyState, object>,
  },
];
