import { type AnyAction, type Seat, type Seed, seatsFrom } from '@rulewright/core';
import { type Chance, chanceOf, drawn } from '../chance.js';
import { type Expertise, likelihoods, type Weights } from '../expertise.js';
import type { AnyEngine, AnyState } from '../game.js';
import type { AnyView } from '../search/worlds.js';
import type { Facts, Happening } from './facts.js';

/** The course of a world after an answer. */
export interface Course {
  readonly happenings: readonly (Happening & { readonly isAtOnce: boolean })[];
  /** By row of the sheet and seat: the numbers at the end; undefined where one means nothing. */
  readonly sheet: readonly (readonly (number | undefined)[])[];
}

/** Decisions after which a round that does not end is left. */
const MOST_DECISIONS = 300;

/** Plays worlds on to the end of the round, everybody by rules of thumb. */
export class PlayOn {
  private readonly weights: Weights;
  private readonly dealt: AnyState[] = [];

  constructor(
    private readonly engine: AnyEngine,
    private readonly view: AnyView,
    private readonly facts: Facts,
    private readonly settings: { readonly expertise: Expertise; readonly worlds: number; readonly seed: Seed },
  ) {
    this.weights = settings.expertise.weights(engine);
  }

  /** The courses after an answer, one a world; every answer meets the same worlds. */
  courses(answer: AnyAction): Course[] {
    return Array.from({ length: this.settings.worlds }, (_, number) => this.course(answer, number));
  }

  private course(answer: AnyAction, number: number): Course {
    const { engine, view, facts } = this;
    const { seed } = this.settings;
    this.dealt[number] ??= engine.determinize(view, `${seed} world ${number}`);
    const before = this.dealt[number];
    const chance = chanceOf(`${number} ${seed}`);
    const happenings: Course['happenings'][number][] = [];
    let state: AnyState = engine.reseed(before, `${number} ${seed}`);
    for (let decisions = 0; decisions < MOST_DECISIONS && !facts.isOver(before, state); decisions++) {
      const action = decisions === 0 ? answer : this.next(state, chance);
      if (action === undefined) break;
      const { state: after, events } = engine.step(state, action);
      for (const event of engine.eventsFor(events, answer.seat)) {
        const happening = facts.happening(event, { position: after, seat: answer.seat });
        if (happening !== undefined) happenings.push({ ...happening, isAtOnce: decisions === 0 });
      }
      state = after;
    }
    return { happenings, sheet: this.sheetOf(state) };
  }

  /** The action of the first seat that is asked, by rules of thumb; undefined when the game is over. */
  private next(state: AnyState, chance: Chance): AnyAction | undefined {
    const seat = this.engine.deciders(state)[0];
    if (seat === undefined) return undefined;
    const legal = this.engine.legalActions(state, seat);
    return drawn(legal, likelihoods(this.weights, state, seat, legal), chance);
  }

  private sheetOf(state: AnyState): Course['sheet'] {
    const ask = this.engine.ask(state) as object;
    const seats = seatsFrom(0, state.options.players);
    return Object.values(this.facts.sheet).map((row) => seats.map((seat) => row.of(ask, seat, state)));
  }
}

/** The number of a row for a seat at the end of a course. */
export const numberIn = ({ sheet }: Course, row: number, seat: Seat): number | undefined => sheet[row]?.[seat];
