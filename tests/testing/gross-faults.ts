import { RuleError } from '@rulewright/core';
import { createEngine } from '@rulewright/core/author';
import {
  inputsUntouched,
  listedIsLegal,
  listedUntilTheEnd,
  resultIsTotal,
  sameSeedSameGame,
  savedAnywhere,
  statesAreSound,
  viewsLeakNothing,
} from '@rulewright/testing';
import { dare, dareSpec, decline, drawCard, refuse, stake } from './dare.js';
import { altered, type Fault } from './fault.js';
import { nim } from './nim.js';

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
    fault: 'claims that all it offers is legal',
    says: 'RuleError: NIM-1 not-so-many',
    engine: () => nim({ offered: [1, 2, 3], exact: true }),
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
    says: 'has no answer: seat 0 has no legal action',
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
            : stake.check?.(table, action),
      };
      const choices = { ...dareSpec.choices, stake: { ...dareSpec.choices.stake, actions: [strict] } };
      return createEngine({ ...dareSpec, choices });
    },
    settings: { options: [{ rounds: 1 }] },
  },
  {
    law: viewsLeakNothing,
    fault: 'refuses a draw for the sake of a hidden card',
    says: 'in a dealt world:\n0.type: expected',
    engine: () => {
      const picky: typeof drawCard = {
        ...drawCard,
        check: ({ state }) => ((state.deck.bags[0]?.cards[0] ?? 0) > 1 ? refuse('DARE-2', 'deck-is-empty') : undefined),
      };
      const { bonus } = dareSpec.choices;
      return createEngine({
        ...dareSpec,
        choices: { ...dareSpec.choices, bonus: { ...bonus, actions: [picky, decline] } },
      });
    },
    settings: { games: 20 },
  },
];
