import { type DoesNotExistAction, type DoesNotExistState, engine } from '@rulewright/does-not-exist';
import { expect } from 'vitest';
import { some } from '../support/depth.js';
import { rule } from '../support/rule.js';
import { briefly, walkFrom } from '../support/walking.js';
import { optionSets, playerCounts } from './cases.js';
import { giveAny, lay, type Options, raving, type State, setClass, setShared } from './table.js';
import { busy } from './walks.js';

// The queries that say yes or no, or name seats, against the legal actions: in raves under every value of every option, a
// third of them with a forced Saviour.

const HOST = 0;
const MOST = 12;

/** A rave in which the Host can challenge, and everybody holds cards; every third time seat 1 has been forced to help. */
function begin(options: Options, number: number): DoesNotExistState {
  const isForced = number % 3 === 0;
  return raving(
    isForced ? 1 : HOST,
    (state: State) => {
      setClass(state, HOST, 'dj');
      for (const seat of state.players.keys()) giveAny(state, seat, seat === HOST ? 3 : number % 4);
      lay(state, HOST, 'vinyl-am');
      if (isForced) setShared(state, { rave: { saviour: 1, isForced: true, hasJoined: false } });
    },
    { ...options },
  ).state;
}

const SETS = [...playerCounts, ...optionSets].entries();
const STEPS = some([...SETS], { day: 6 }).flatMap(
  ([number, options]) => walkFrom(engine, begin(options, number), number, briefly(busy, MOST)).steps,
);

/** The seats at which legal actions of these types are aimed. */
const targets = (legal: readonly DoesNotExistAction[], ...types: readonly string[]): number[] =>
  [
    ...new Set(legal.flatMap((action) => ('target' in action && types.includes(action.type) ? [action.target] : []))),
  ].toSorted((one, other) => one - other);

/** A query about the seat that is asked, and the same read from the legal actions; only the Host calls. */
const compared = (
  query: 'mayInvade' | 'mustAdd' | 'callees' | 'helpers',
  told: ReturnType<typeof engine.ask>,
  {
    seat,
    isHost,
    legal,
  }: { readonly seat: number; readonly isHost: boolean; readonly legal: readonly DoesNotExistAction[] },
) => {
  switch (query) {
    case 'mayInvade':
      return [told.mayInvade(seat), legal.some(({ type }) => type === 'invade')];
    case 'mustAdd':
      return [told.mustAdd(seat), !legal.some(({ type }) => type === 'hold')];
    case 'callees':
      return [isHost ? told.callees() : [], targets(legal, 'call')];
    case 'helpers':
      return [isHost ? told.helpers() : [], targets(legal, 'call', 'challenge')];
  }
};

/** The position in which this player has priority; those who could only hold are passed over in a game. */
const askedOf = (state: DoesNotExistState, seat: number): DoesNotExistState =>
  engine.load({ ...state, agenda: [...state.agenda.slice(0, -1), { kind: 'rave', seat }] });

/** Each player of each position, having priority. */
const ASKED = some(
  STEPS.filter(({ before }) => engine.decision(before)?.kind === 'rave'),
  { day: 2, full: 2 },
).flatMap(({ before }) =>
  [...before.players.entries()].flatMap(([seat, { status }]) => {
    if (status !== 'active') return [];
    const state = askedOf(before, seat);
    const positions = [state, engine.view(state, seat)];
    return [{ positions, seat, isHost: seat === state.turn.host, legal: engine.legalActions(state) }];
  }),
);

rule.each(
  ['DNE-RAV.5', 'DNE-FRD.1', 'DNE-CLS.12', 'DNE-CLS.13', 'DNE-RIV.1'],
  'a query says yes exactly when an action of its kind is legal, to whoever has priority',
  [{ query: 'mayInvade' }, { query: 'mustAdd' }, { query: 'callees' }, { query: 'helpers' }] as const,
  ({ query }) => {
    const answers = new Set<boolean>();
    for (const { positions, ...asked } of ASKED)
      for (const position of positions) {
        const [told, found] = compared(query, engine.ask(position), asked);
        expect(told).toEqual(found);
        answers.add(Array.isArray(told) ? told.length > 0 : told === true);
      }
    expect(answers.size).toBe(2);
  },
);
