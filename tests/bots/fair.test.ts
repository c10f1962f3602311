import {
  type AnyEngine,
  type AnyState,
  bots,
  type Clock,
  type Expertise,
  type Player,
  playerOf,
} from '@rulewright/bots';
import { expertise as doesNotExistExpertise } from '@rulewright/bots/does-not-exist';
import { expertise as ecologicExpertise } from '@rulewright/bots/ecologic';
import { expertise as emixExpertise } from '@rulewright/bots/emix';
import { expertise as euphoriaExpertise } from '@rulewright/bots/euphoria';
import { type AnyAction, at, type Seat } from '@rulewright/core';
import { engine as doesNotExist } from '@rulewright/does-not-exist';
import { engine as ecologic } from '@rulewright/ecologic';
import { engine as emix } from '@rulewright/emix';
import { engine as euphoria } from '@rulewright/euphoria';
import { describe, expect, test } from 'vitest';
import { guessing } from '../games/guess.js';
import { hush } from '../games/hush.js';
import { pennies } from '../games/pennies.js';
import { ticTacToe } from '../games/tic-tac-toe.js';
import { FEW, fewer, some } from '../support/depth.js';

// Nobody who is fair can tell the true state from another one that agrees with the view: with the same seed the choice is
// the same.

interface Table {
  readonly name: string;
  readonly engine: AnyEngine;
  readonly expertise?: Expertise;
  readonly players: number;
  /** Somebody holds something that others may not see. */
  readonly hides: boolean;
}
const tables: readonly Table[] = [
  { name: 'EcoLogic', engine: ecologic, expertise: ecologicExpertise, players: 3, hides: false },
  { name: 'Emix', engine: emix, expertise: emixExpertise, players: 2, hides: true },
  { name: 'Does Not Exist', engine: doesNotExist, expertise: doesNotExistExpertise, players: 3, hides: true },
  { name: 'Euphoria', engine: euphoria, expertise: euphoriaExpertise, players: 2, hides: true },
  { name: 'Hush', engine: hush, players: 3, hides: true },
  { name: 'guessing', engine: guessing, players: 2, hides: true },
  { name: 'pennies', engine: pennies, players: 2, hides: false },
  { name: 'tic-tac-toe', engine: ticTacToe, players: 2, hides: false },
];

const unhurried: Clock = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };
const DECISIONS = fewer(60, FEW);
/** The choices that are compared: of decisions with two answers at least every fifth, beginning with the first. */
const EVERY = 5;
const SEAT = 0;

interface Compared {
  /** How often the true state and the dealt one were different states. */
  readonly differed: number;
  readonly choices: readonly (readonly [AnyAction, AnyAction])[];
}

/** Two players of one kind with one seed: one meets the true states of a game, the other one worlds dealt from its views. */
async function compared({ engine, players }: Table, make: (where: { state: AnyState }) => Player): Promise<Compared> {
  let state = engine.init('fair', { players });
  const [real, dealt] = [{ state }, { state }];
  const twins = [make(real), make(dealt)] as const;
  const seating = { seat: SEAT, players, options: state.options, seed: 'fair' };
  for (const twin of twins) await twin.start?.(seating, engine.view(state, SEAT));
  const choices: [AnyAction, AnyAction][] = [];
  let differed = 0;
  let asked = 0;
  for (let n = 0; n < DECISIONS && engine.decision(state) !== undefined; n++) {
    const legal = engine.legalActions(state);
    let action = at(legal, (n * 7) % legal.length);
    const mine = engine.legalActions(state, SEAT);
    if (mine.length > 1 && asked++ % EVERY === 0) {
      real.state = state;
      dealt.state = engine.determinize(engine.view(state, SEAT), `dealt ${n}`);
      if (positionOf(dealt.state) !== positionOf(state)) differed++;
      const pair = [await choice(engine, twins[0], state), await choice(engine, twins[1], dealt.state)] as const;
      choices.push([...pair]);
      action = pair[0];
    }
    const step = engine.step(state, action);
    state = step.state;
    for (const twin of twins) await twin.observe?.(engine.view(state, SEAT), engine.eventsFor(step.events, SEAT));
  }
  return { differed, choices };
}

/** Everything but the generator, which is another one in any case. */
const positionOf = ({ rng: _, ...position }: AnyState): string => JSON.stringify(position);

async function choice(engine: AnyEngine, player: Player, state: AnyState, seat: Seat = SEAT): Promise<AnyAction> {
  const view = engine.view(state, seat);
  const decision = engine.decision(view);
  if (decision === undefined) throw new Error('nobody is asked');
  return player.choose(view, decision, engine.legalActions(state, seat), unhurried);
}

describe.each(tables)('at $name', (table) => {
  const names = Object.entries(bots).filter(([, { isExpert }]) => !isExpert || table.expertise !== undefined);
  test.each(some(names))('%s is fair', async (name, { settings }) => {
    const full = settings.includes('iterations') ? `${name}:iterations=6` : name;
    const bot = playerOf(table.engine, full, { expertise: table.expertise });
    const { choices } = await compared(table, bot);
    expect(choices.length).toBeGreaterThan(0);
    expect(choices.map(([mine]) => mine)).toEqual(choices.map(([, theirs]) => theirs));
  });
});

test.each(tables.filter(({ hides }) => hides))('the dealt worlds of $name are other ones', async (table) => {
  const { differed, choices } = await compared(table, playerOf(table.engine, 'uniform'));
  expect(differed).toBeGreaterThanOrEqual(choices.length / 2);
});

test('a player who sees the state is caught', async () => {
  const table: Table = { name: 'guessing', engine: guessing, players: 2, hides: true };
  const peeking = (where: { state: AnyState }): Player => ({
    choose: (_view, _decision, legal) => at(legal, at((where.state as ReturnType<typeof guessing.init>).hidden, 0)),
  });
  const { choices } = await compared(table, peeking);
  expect(choices.map(([mine]) => mine)).not.toEqual(choices.map(([, theirs]) => theirs));
});
