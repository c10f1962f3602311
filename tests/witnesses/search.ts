import { type AnyAction, at } from '@rulewright/core';
import { type AnyEngine, type AnyState, type Generator, generator, hostileActions, uniform } from '@rulewright/testing';
import * as fc from 'fast-check';
import { shortened } from '../../packages/testing/src/shorten.js';
import { begun, laid, type Playing, type Such } from '../../packages/testing/src/trail.js';
import type { Watched } from './games.js';
import { forbidding, ruleOf, type Witness } from './witness.js';

// Plays seeded games and keeps, for every rule, the shortest one in which it decides something.

/** How a rule decides, the best way first: something happens, something that is offered is forbidden, something comes at the wrong time. */
const WAYS = ['happens', 'forbids', 'times'] as const;
type Way = (typeof WAYS)[number];

interface Start {
  readonly seed: string;
  readonly options: object;
}

/** The best game that is known for a rule. */
interface Best {
  readonly way: Way;
  readonly start: Start;
  /** The first `decisions` of these lead there. */
  readonly actions: readonly AnyAction[];
  readonly decisions: number;
  readonly tried?: AnyAction;
}

export interface Effort {
  readonly games: number;
  /** Decisions of a game at most. */
  readonly longest: number;
  /** Decisions that are played to shorten one witness. */
  readonly shortening: number;
}

/** In this share of positions something forbidden is tried, that many times. */
const TRYING = 0.25;
const TRIES = 12;
/** Of what other positions offer with the same question, that many are tried. */
const FAMILIAR = 60;

export function searchWitnesses(game: Watched, named: ReadonlySet<string>, effort: Effort): Witness[] {
  const hunt = new Hunt(game, named);
  for (let number = 0; number < effort.games; number++) hunt.play(number, effort.longest);
  return game.rules.flatMap((rule) => hunt.witness(rule, effort.shortening) ?? []);
}

class Hunt {
  private readonly best = new Map<string, Best>();
  /** What was offered, in any game, by the question that offered it. */
  private readonly offered = new Map<string, Map<string, AnyAction>>();
  private readonly engine: AnyEngine;
  private readonly hostile: ReturnType<typeof hostileActions>;

  constructor(
    private readonly game: Watched,
    private readonly named: ReadonlySet<string>,
  ) {
    this.engine = game.engine;
    this.hostile = hostileActions(game.engine);
  }

  /** A game with the next set of options; players who know it play two in three, chance the others. */
  play(number: number, longest: number): void {
    const { engine, game } = this;
    const start: Start = { seed: `witness ${number}`, options: game.options[number % game.options.length] ?? {} };
    const random = generator(start.seed);
    const choose = number % 3 === 2 ? uniform : game.policy;
    const actions: AnyAction[] = [];
    /** Actions of other moments. */
    const stale: AnyAction[] = [];
    let state: AnyState = engine.init(start.seed, start.options);
    for (let legal = engine.legalActions(state); legal.length > 0; legal = engine.legalActions(state)) {
      if (random() < TRYING) {
        this.tryForbidden({ start, actions, decisions: actions.length }, state, { legal: [...legal], stale }, random);
        stale.push(...legal.slice(0, 2));
      }
      const action = legal[choose(legal, state, random)];
      if (action === undefined || actions.length === longest) return;
      const { state: after, events } = engine.step(state, action);
      actions.push(action);
      for (const { event } of events)
        this.note(ruleOf(event), { way: 'happens', start, actions, decisions: actions.length });
      state = after;
    }
  }

  private tryForbidden(
    here: Omit<Best, 'way' | 'tried'>,
    state: AnyState,
    { legal, stale }: { readonly legal: readonly AnyAction[]; readonly stale: readonly AnyAction[] },
    random: Generator,
  ): void {
    const seed = Math.floor(random() * 2 ** 31);
    const hostile = fc.sample(this.hostile(state, legal, stale.slice(-40)), { numRuns: TRIES, seed });
    for (const given of [...this.familiar(state, legal, random), ...hostile]) {
      const why = this.engine.explain(state, given);
      if (why === undefined || why.rule === 'CORE-ACT.1') continue;
      const isTiming = why.code === 'not-offered' || why.code === 'not-asked';
      this.note(why.rule, { ...here, way: isTiming ? 'times' : 'forbids', tried: given as AnyAction });
    }
  }

  /** Actions that answered the same question elsewhere. */
  private familiar(state: AnyState, legal: readonly AnyAction[], random: Generator): AnyAction[] {
    const kind = state.agenda.at(-1)?.kind ?? '';
    const known = this.offered.get(kind) ?? new Map<string, AnyAction>();
    this.offered.set(kind, known);
    for (const action of legal) known.set(this.engine.format({ ...action, seat: 0 }), action);
    const all = [...known.values()];
    const seat = legal[0]?.seat ?? 0;
    return Array.from({ length: Math.min(FAMILIAR, all.length) }, () => {
      const action = at(all, Math.floor(random() * all.length));
      return { ...action, seat };
    });
  }

  private note(rule: unknown, found: Best): void {
    if (typeof rule !== 'string' || !this.named.has(rule)) return;
    const known = this.best.get(rule);
    if (known !== undefined && !isBetter(found, known)) return;
    // the list grows on: what leads here is kept
    this.best.set(rule, { ...found, actions: found.actions.slice(0, found.decisions) });
  }

  /** The best game for a rule, shortened. */
  witness(rule: string, shortening: number): Witness | undefined {
    const best = this.best.get(rule);
    if (best === undefined) return undefined;
    const { start, tried } = best;
    const engine: Playing<AnyState, AnyAction, object, unknown> = this.engine;
    const such: Such<AnyState, unknown> =
      tried === undefined
        ? (_, events) => events.some((event) => ruleOf(event) === rule)
        : (state) => forbidding(this.engine, state, tried) === rule;
    const script = best.actions[Symbol.iterator]();
    const found = laid(engine, begun(engine, start), () => script.next().value, {
      such,
      longest: best.decisions,
      purse: { left: best.decisions + 1, played: 0 },
    });
    const shortest =
      found === undefined ? [] : shortened(engine, found, { such, purse: { left: shortening, played: 0 } }).actions;
    const actions = shortest.map((action) => this.engine.format(action));
    return {
      game: this.engine.id,
      rule,
      ...start,
      actions,
      ...(tried !== undefined && { tried: this.engine.format(tried) }),
    };
  }
}

const isBetter = (one: Best, other: Best): boolean =>
  one.way === other.way ? one.decisions < other.decisions : WAYS.indexOf(one.way) < WAYS.indexOf(other.way);
