import {
  expectedComesTrue,
  inputsUntouched,
  listedIsLegal,
  listedUntilTheEnd,
  sameSeedSameGame,
  savedAnywhere,
  simulationAgrees,
  statesAreSound,
} from '@rulewright/testing';
import { dare } from './dare.js';
import { altered, type Fault } from './fault.js';
import { nim } from './nim.js';

/** Each of these breaks one of the laws 1 to 7, and no other. */
type DareState = Parameters<typeof dare.apply>[0];
/** A way to simulate a state, where views are never simulated. */
const simulatesBy = (simulate: (state: DareState) => ReturnType<typeof dare.simulate>): typeof dare.simulate =>
  ((state: DareState) => simulate(state)) as typeof dare.simulate;

export const faultsOfPlay: readonly Fault[] = [
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
    also: [expectedComesTrue],
    fault: 'tells of something else every time',
    says: 'events:\n0.event.time: expected 0, found 1',
    engine: () => {
      let time = 0;
      const events = () => [{ event: { type: 'told', time: time++ } as never }];
      return altered(nim(), { step: (state, action) => ({ ...nim().step(state, action), events: events() }) });
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
    says: 'explain says {"rule":"CORE-ACT.4","code":"not-offered"}, apply says {"rule":"NIM-1","code":"not-so-many"}',
    engine: () =>
      altered(nim(), {
        explain: (state, action) => nim().explain(state, action) && { rule: 'CORE-ACT.4', code: 'not-offered' },
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
    law: simulationAgrees,
    fault: 'gives a simulation another future',
    says: 'the simulation:\nrng.alea.0: expected',
    engine: () => altered(dare, { simulate: simulatesBy((state) => dare.simulate(dare.reseed(state, 1))) }),
    settings: { options: [{ rounds: 1 }] },
  },
  {
    law: simulationAgrees,
    fault: 'clones a simulation to itself',
    says: 'the original of a clone that was played:',
    engine: () =>
      altered(dare, {
        simulate: simulatesBy((state) => {
          const simulation = dare.simulate(state);
          simulation.clone = () => simulation;
          return simulation;
        }),
      }),
  },
  {
    law: statesAreSound,
    fault: 'keeps one list in two places',
    says: 'the state of the simulation is no tree: after stands in another place too',
    engine: () =>
      nim({
        spoil: (state) => {
          state.before = state.after;
        },
      }),
  },
];
