import {
  type AnyAction,
  at,
  deepFreeze,
  describeViolation,
  EngineBug,
  placed,
  type Recorder,
  type Seat,
  type Seed,
} from '@rulewright/core';
import { chanceOf } from '../chance.js';
import type { AnyEngine, AnyState } from '../game.js';
import type { Clock, Player, Seatable } from '../player.js';
import { playerSeed, seedFor } from '../seeds.js';
import { copied } from './answer.js';
import type { Fault, MatchEnd, MatchResult } from './result.js';
import { type Call, type Lapse, messageOf, Sitting } from './sitting.js';
import { type Thought, thoughtOf } from './thoughts.js';
import type { TimeControl } from './timing.js';

/** The treatment of a player at fault. */
export type FaultPolicy = 'forfeit' | 'random' | 'stop';

/** The settings of a match, all filled in. */
export interface Terms {
  readonly seed: Seed;
  readonly options: object;
  readonly time: TimeControl;
  readonly policies: Readonly<Record<Lapse['kind'], FaultPolicy>>;
  readonly limit: number;
  readonly thoughts: boolean;
}

/** The answer of a seat that is not asked any more, because it forfeited or ran out of time. */
const NOT_CALLED = { isOut: true } as const;
/** The answer of a seat, or the reason why there is none. */
type Answer = { readonly gives: AnyAction } | Lapse | typeof NOT_CALLED;

/** Keeps the full state of one match, asks the players and judges their answers. */
export class Referee {
  private readonly recorder: Recorder<AnyState, AnyAction, AnyState['options']>;
  private readonly sittings: readonly Sitting<AnyEngine>[];
  private readonly faults: Fault[] = [];
  private readonly thoughts: Thought[] = [];
  private readonly forfeited: (number | undefined)[];
  private readonly replaced: number[];
  private decisions = 0;
  private isStopped = false;

  constructor(
    private readonly engine: AnyEngine,
    players: readonly Seatable[],
    private readonly terms: Terms,
  ) {
    const { seed, options } = terms;
    this.recorder = engine.recorder({ seed, options: { ...options, players: players.length } });
    this.sittings = players.map((make, seat) => new Sitting(seat, make, terms.time));
    this.forfeited = players.map(() => undefined);
    this.replaced = players.map(() => 0);
  }

  async play(): Promise<MatchResult> {
    try {
      return await this.played();
    } finally {
      for (const sitting of this.sittings) sitting.leave();
    }
  }

  private async played(): Promise<MatchResult> {
    const { seed } = this.terms;
    const { options } = this.recorder.state;
    const players = this.sittings.length;
    await this.everybody('start', (seat) => {
      const view = this.view(seat);
      const seating = deepFreeze({ seat, players, options, seed: playerSeed(seed, seat) });
      return (player) => player.start?.(seating, view);
    });
    let end = this.ended();
    for (; end === undefined; end = this.ended()) await this.decide();
    const outcome = this.engine.outcome(this.recorder.state);
    await this.everybody('end', (seat) => {
      const view = this.view(seat);
      return (player) => player.end?.(view, outcome);
    });
    return this.result(end);
  }

  private ended(): MatchEnd | undefined {
    if (this.isStopped) return 'stopped';
    if (this.engine.decision(this.recorder.state) === undefined) return 'game-over';
    const playing = this.forfeited.filter((moment) => moment === undefined).length;
    if (playing < Math.min(2, this.sittings.length)) return 'forfeit';
    return this.decisions >= this.terms.limit ? 'limit' : undefined;
  }

  /** Makes one decision. Everybody asked answers before any answer is played; answers are played in seat order. */
  private async decide(): Promise<void> {
    const asked = this.engine.deciders(this.recorder.state);
    if (asked.length === 0) throw new EngineBug('a decision asks nobody');
    const answers = await Promise.all(asked.map((seat) => this.ask(seat)));
    for (const [i, seat] of asked.entries()) this.judge(seat, at(answers, i));
    for (const [i, seat] of asked.entries()) {
      if (this.ended() !== undefined) return;
      const answer = at(answers, i);
      await this.perform('gives' in answer ? answer.gives : this.instead(seat));
    }
  }

  private async perform(action: AnyAction): Promise<void> {
    const { events } = this.recorder.step(action);
    this.decisions++;
    const listening = this.sittings.filter((sitting) => sitting.isListening).map(({ seat }) => seat);
    await this.everybody(
      'observe',
      (seat) => {
        const view = this.view(seat);
        const seen = this.engine.eventsFor(events, seat);
        return (player) => player.observe?.(view, seen);
      },
      listening,
    );
  }

  /** Asks a seat for its answer, or gives the reason why there is none. */
  private async ask(seat: Seat): Promise<Answer> {
    if (this.isOut(seat)) return NOT_CALLED;
    const sitting = at(this.sittings, seat);
    const view = this.view(seat);
    const decision = this.engine.decision(view);
    if (decision === undefined) throw new EngineBug('a view hides that a decision waits');
    const legal = deepFreeze(this.engine.legalActions(view));
    sitting.decisions++;
    const chosen = (player: Player, clock: Clock) => player.choose(view, decision, legal, clock);
    const given = await (legal.length > 1 ? sitting.choose(chosen) : sitting.call(chosen));
    const report = this.terms.thoughts && legal.length > 1 ? sitting.report() : undefined;
    if (report !== undefined) this.thoughts.push(thoughtOf(this.decisions, seat, report));
    if (!('gives' in given) || legal.includes(given.gives)) return given;
    return this.understood(seat, given.gives);
  }

  /** The legal action that an answer describes, if the answer is not one of the objects offered. */
  private understood(seat: Seat, answer: unknown): Answer {
    try {
      const action = copied(answer) as AnyAction;
      const why = this.engine.explain(this.recorder.state, action);
      if (why !== undefined) return { kind: 'illegal', message: describeViolation(why) };
      if (action.seat !== seat) return { kind: 'illegal', message: `an action of seat ${action.seat}` };
      return { gives: action };
    } catch (thrown) {
      return { kind: 'illegal', message: messageOf(thrown) };
    }
  }

  private judge(seat: Seat, answer: Answer): void {
    if ('kind' in answer) this.punish(seat, 'choose', answer);
  }

  /** A random legal action, chosen by the referee in place of the seat. */
  private instead(seat: Seat): AnyAction {
    this.replaced[seat] = at(this.replaced, seat) + 1;
    const chance = chanceOf(seedFor(this.terms.seed, 'referee', seat, this.decisions));
    const legal = this.engine.legalActions(this.view(seat));
    return at(legal, Math.floor(chance() * legal.length));
  }

  /** Calls some or all players at once. `prepare` runs before a player's time begins. */
  private async everybody(
    during: Call,
    prepare: (seat: Seat) => (player: Player) => void | Promise<void>,
    seats: readonly Seat[] = this.sittings.map(({ seat }) => seat),
  ): Promise<void> {
    const called = seats.filter((seat) => !this.isOut(seat));
    const calls = called.map((seat) => at(this.sittings, seat).call(prepare(seat)));
    for (const [i, given] of (await Promise.all(calls)).entries())
      if ('kind' in given) this.punish(at(called, i), during, given);
  }

  private punish(seat: Seat, during: Call, { kind, message }: Lapse): void {
    this.faults.push({ seat, decision: this.decisions, during, kind, message });
    const policy = this.terms.policies[kind];
    if (during === 'end') return;
    if (policy === 'stop') this.isStopped = true;
    if (policy === 'forfeit') this.forfeited[seat] = this.decisions;
  }

  /** True for a seat that forfeited or ran out of time: it is not called any more. */
  private isOut(seat: Seat): boolean {
    return this.forfeited[seat] !== undefined || at(this.sittings, seat).hasLostTime;
  }

  private view(seat: Seat) {
    return this.engine.view(this.recorder.state, seat);
  }

  private result(end: MatchEnd): MatchResult {
    const outcome = this.engine.outcome(this.recorder.state);
    const everybody = this.sittings.map(({ seat }) => seat);
    const isRanked = end === 'game-over' || end === 'forfeit';
    const ranking = isRanked ? placed(outcome?.ranking ?? [everybody], this.forfeited) : undefined;
    return deepFreeze({
      end,
      record: this.recorder.record(),
      outcome,
      ranking,
      winners: (ranking?.[0] ?? []).filter((seat) => this.forfeited[seat] === undefined),
      seats: this.sittings.map(({ seat, used, decisions, choices, processor }) => {
        const forfeited = this.forfeited[seat];
        const statistics = { decisions, choices, time: used, processor, replaced: at(this.replaced, seat) };
        return forfeited === undefined ? statistics : { ...statistics, forfeited };
      }),
      faults: this.faults,
      ...(this.terms.thoughts && { thoughts: this.thoughts }),
    });
  }
}
