import { type Player, playerOf, playerSeed, type Seatable } from '@rulewright/bots';
import { answerOr, messageOf } from '@rulewright/bots/arena';
import { type AnyAction, deepFreeze, describeViolation, type Emitted, isInputError, type Seat } from '@rulewright/core';
import { inOneLine } from './errors.js';
import type { AnyGame, AnyState } from './game.js';
import { netsOf } from './nets.js';
import type { Step } from './saved-game.js';
import { MachineError, UsageError } from './usage-error.js';

type Events = readonly Emitted[];

/** The name of a bot, and its seat. */
export interface NamedSeat {
  readonly seat: Seat;
  readonly name: string;
}

/** Reads `ismcts:200`, for every free seat, and `1=ismcts:200`, for one. */
export function readBots(texts: readonly string[], humans: readonly Seat[], players: number): NamedSeat[] {
  const names = new Map<Seat, string>();
  let others: string | undefined;
  for (const text of texts) {
    const [, number, name = text] = /^(\d+)=(.*)$/.exec(text) ?? [];
    const seat = number === undefined ? undefined : Number(number);
    if (seat === undefined ? others !== undefined : names.has(seat))
      throw new UsageError(`--bot ${text}: somebody sits there`);
    if (seat === undefined) others = name;
    else if (seat >= players || humans.includes(seat))
      throw new UsageError(`--bot ${text}: no bot can sit at seat ${seat}`);
    else names.set(seat, name);
  }
  return Array.from({ length: players }, (_, seat) => seat).flatMap((seat) => {
    const name = names.get(seat) ?? (humans.includes(seat) ? undefined : others);
    return name === undefined ? [] : [{ seat, name }];
  });
}

interface Bot {
  readonly name: string;
  readonly make: Seatable;
  player?: Player;
  /** Number of past decisions that it has been told. */
  told: number;
}

/** The events of a decision, and the state after it. */
interface Heard {
  readonly events: Events;
  readonly after: AnyState;
}

const UNBOUNDED = { move: Number.POSITIVE_INFINITY, game: Number.POSITIVE_INFINITY };

/** The bots at a table. Each hears what its seat may know, when it is asked; with the same seed they play as in an arena. */
export class SeatedBots {
  private readonly first: AnyState;
  private readonly bots: ReadonlyMap<Seat, Bot>;
  private readonly heard: Heard[] = [];
  /** Answers to a question of several seats: all are asked before any answer is played. */
  private readonly answers = new Map<Seat, AnyAction>();

  constructor(
    private readonly game: AnyGame,
    private readonly seed: string,
    seats: readonly NamedSeat[],
    { first, steps = [] }: { readonly first: AnyState; readonly steps?: readonly Step[] },
  ) {
    this.first = first;
    const { engine } = game;
    this.bots = new Map(seats.map(({ seat, name }) => [seat, { name, make: botNamed(game, name), told: 0 }]));
    for (const { before, action } of steps) {
      const { events, state: after } = engine.step(before, action);
      this.tell(events, after);
    }
  }

  sitsAt(seat: Seat): boolean {
    return this.bots.has(seat);
  }

  tell(events: Events, after: AnyState): void {
    if (this.bots.size > 0) this.heard.push({ events, after });
  }

  /** Some decisions were taken back: bots begin again and hear what is left. */
  forget(decisions: number): void {
    this.heard.length -= Math.min(decisions, this.heard.length);
    this.answers.clear();
    for (const bot of this.bots.values()) {
      delete bot.player;
      bot.told = 0;
    }
  }

  async choose(state: AnyState, seat: Seat): Promise<AnyAction> {
    if (!this.answers.has(seat)) {
      const asked = this.game.engine.deciders(state);
      for (const one of asked) if (this.bots.has(one)) this.answers.set(one, await this.ask(state, one));
    }
    const answer = this.answers.get(seat);
    this.answers.delete(seat);
    if (answer === undefined) throw new Error(`no bot sits at ${seat}`);
    return answer;
  }

  private async ask(state: AnyState, seat: Seat): Promise<AnyAction> {
    const { engine } = this.game;
    const bot = this.bots.get(seat);
    const view = engine.view(state, seat);
    const decision = engine.decision(view);
    if (bot === undefined || decision === undefined) throw new Error(`nobody is asked at ${seat}`);
    const player = await this.upToDate(bot, seat);
    const legal = deepFreeze(engine.legalActions(view));
    const answer = await called(bot, seat, () => player.choose(view, decision, legal, UNBOUNDED));
    const why = await called(bot, seat, () => engine.explain(view, answer));
    if (why !== undefined) throw failed(bot, seat, `its answer is refused: ${describeViolation(why)}`);
    return answer;
  }

  /** The player of a bot, told everything that it has not heard yet. */
  private async upToDate(bot: Bot, seat: Seat): Promise<Player> {
    const { engine } = this.game;
    const { options } = this.first;
    const player = bot.player ?? (await called(bot, seat, bot.make));
    if (bot.player === undefined) {
      bot.player = player;
      const seating = { seat, players: options.players, options, seed: playerSeed(this.seed, seat) };
      await called(bot, seat, () => player.start?.(seating, engine.view(this.first, seat)));
    }
    for (const { events, after } of this.heard.slice(bot.told))
      await called(bot, seat, () => player.observe?.(engine.view(after, seat), engine.eventsFor(events, seat)));
    bot.told = this.heard.length;
    return player;
  }
}

/** Calls a bot. Throws `MachineError`, which names it, when it throws, or when no answer can come any more. */
async function called<X>(bot: Bot, seat: Seat, work: () => X | Promise<X>): Promise<X> {
  try {
    return await answerOr(Promise.resolve().then(work), (why) => Promise.reject(new Error(why)));
  } catch (error) {
    throw failed(bot, seat, messageOf(error));
  }
}

const failed = ({ name }: Bot, seat: Seat, why: string): MachineError =>
  new MachineError(`the bot ${name} at seat ${seat} has failed: ${why}`);

function botNamed({ engine, expertise, bots }: AnyGame, name: string): Seatable {
  try {
    return playerOf(engine, name, { expertise, bots, nets: netsOf([name]) });
  } catch (error) {
    if (isInputError(error)) throw new UsageError(inOneLine(error));
    throw error;
  }
}
