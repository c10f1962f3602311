import { type AnyAction, InputError, isInputError, isRuleError, revealedBy } from '@rulewright/core';
import type { MoveContext, PlayerID } from './boardgame.js';
import type { AnyEngine, AnyState, Happened } from './engine-types.js';
import { type BoardgameG, everybody, type Gameover, isKept, type Kept, playerAt, seatOf } from './match.js';
import { Access, PLUGIN } from './plugin.js';
import { randomSeed } from './seeding.js';
import type { BoardgameSettings } from './settings.js';
import { States } from './states.js';

type G = BoardgameG<AnyEngine>;
const UNREADABLE = 'this release of the game cannot go on from what was saved';

/** The part of a game that the master of boardgame.io calls. */
export class Master {
  private readonly states: States;

  constructor(
    readonly engine: AnyEngine,
    readonly settings: BoardgameSettings<AnyEngine>,
  ) {
    this.states = new States(engine);
  }

  /** `G` before the game has begun: every client is sent it as it is. Throws `InputError` for options that are none. */
  setUp(players: number, setupData: unknown): Kept {
    const options = this.optionsOf(players, setupData);
    this.engine.init(0, options);
    return Object.freeze({ options, active: everybody(players), isSecret: false });
  }

  /** The fault in the set-up of a match; undefined when there is none. */
  wrongIn(setupData: unknown, players: number): string | undefined {
    try {
      this.setUp(players, setupData);
      return undefined;
    } catch (error) {
      if (isInputError(error)) return error.message;
      throw error;
    }
  }

  private optionsOf(players: number, setupData: unknown): { readonly players: number } {
    if (setupData !== undefined && (typeof setupData !== 'object' || setupData === null || Array.isArray(setupData)))
      throw new InputError('setupData holds options');
    const given = { ...this.settings.options, ...setupData };
    if ('players' in given && given.players !== players)
      throw new InputError('numPlayers says how many play', [{ path: 'players', message: `expected ${players}` }]);
    return { ...given, players };
  }

  /** The first move: it draws the seed, which no client knows, and sets the game up. */
  readonly begin = (context: MoveContext<G>, ...args: readonly unknown[]): Kept | undefined =>
    move(context, (kept, access) => {
      if (kept.state !== undefined) return access.refuse('the game has begun');
      if (args.length > 0) return access.refuse('begin takes no arguments');
      const { seed = randomSeed, text } = this.settings;
      const state = this.engine.init(seed(), kept.options);
      if (text !== undefined) context.log.setMetadata([text.opening(this.engine.view(state, 'spectator'))]);
      return this.next(context, kept, state, { happened: [] });
    });

  /** A move that carries an action. */
  readonly act = (context: MoveContext<G>, ...args: readonly unknown[]): Kept | undefined =>
    move(context, (kept, access) => {
      if (kept.state === undefined) return access.refuse('the game has not begun');
      const [action] = args;
      if (args.length !== 1 || !isOf(action, context.playerID, kept))
        return access.refuse('not an action of this seat');
      try {
        const before = this.states.of(kept.state);
        const { state, events } = this.engine.step(before, action);
        this.tell(context, state, events);
        return this.next(context, kept, state, {
          happened: events,
          cannotBeTakenBack: () => revealedBy(this.engine, before, action) !== undefined,
        });
      } catch (error) {
        if (isRuleError(error) || isInputError(error)) return access.refuse(error.message);
        throw error;
      }
    });

  private tell({ log }: MoveContext<G>, state: AnyState, events: Happened): void {
    const { text } = this.settings;
    if (text === undefined) return;
    const view = this.engine.view(state, 'spectator');
    const told = this.engine.eventsFor(events, 'spectator').map((event) => text.event(view, event));
    const lines = told.filter(({ style }) => style !== 'quiet').map((line) => line.text);
    if (lines.length > 0) log.setMetadata(lines);
  }

  /** The `G` that the master keeps after a move. While the move can be taken back the turn goes on, because boardgame.io forgets moves at its end. */
  private next(
    { events, playerID }: MoveContext<G>,
    { options, active: before }: Kept,
    state: AnyState,
    {
      happened,
      cannotBeTakenBack = () => true,
    }: { readonly happened: Happened; readonly cannotBeTakenBack?: () => boolean },
  ): Kept {
    const asked = this.askedIn(state);
    const active = Object.freeze(asked ?? everybody(options.players));
    const gameover = this.gameover(state);
    const isAlone = (players: readonly PlayerID[]): boolean => players.length === 1 && players[0] === playerID;
    const [first] = active;
    if (first !== undefined && !(isAlone(before) && isAlone(active) && !cannotBeTakenBack()))
      events.endTurn({ next: first });
    return Object.freeze({
      options,
      active,
      isSecret: asked === undefined,
      state: this.states.own(state),
      happened,
      ...(gameover !== undefined && { gameover }),
    });
  }

  /** The seats that everybody may know are asked; undefined where it is a secret. */
  private askedIn(state: AnyState): readonly PlayerID[] | undefined {
    const decision = this.engine.decision(this.engine.view(state, 'spectator'));
    return decision === undefined ? [] : decision.seats?.map(playerAt);
  }

  private gameover(state: AnyState): Gameover<AnyEngine> | undefined {
    const outcome = this.engine.outcome(state);
    if (outcome === undefined) return undefined;
    const [first, ...others] = outcome.winners.map(playerAt);
    return first !== undefined && others.length === 0 ? { outcome, winner: first } : { outcome, draw: true };
  }

  /** `G` as a player is sent it. */
  seen(G: unknown, playerID: unknown): G {
    if (!isKept(G) || G.state === undefined) return {};
    try {
      const state = this.states.of(G.state);
      const viewer = seatOf(playerID, state.options.players) ?? 'spectator';
      const events = this.engine.eventsFor(G.happened ?? [], viewer);
      return { view: this.engine.view(state, viewer), events };
    } catch (error) {
      if (isInputError(error)) return { unreadable: UNREADABLE };
      throw error;
    }
  }

  /** All legal moves of a player, of the master's `G` or of a client's. */
  moves(G: G, playerID: PlayerID): ({ move: 'begin' } | { move: 'act'; args: [AnyAction] })[] {
    const position = this.positionIn(G);
    if (position === undefined) return [{ move: 'begin' }];
    const { options } = 'position' in position ? position.position : position;
    const seat = seatOf(playerID, options.players);
    if (seat === undefined) return [];
    return this.engine.legalActions(position, seat).map((action) => ({ move: 'act', args: [action] }));
  }

  private positionIn(G: G) {
    if (!isKept(G)) return G.view;
    return G.state === undefined ? undefined : this.states.of(G.state);
  }
}

/** Gives a move what the master keeps, and lets the plugin know whether it was made. */
function move(context: MoveContext<G>, make: (kept: Kept, access: Access) => Kept | undefined): Kept | undefined {
  const access = PLUGIN in context ? context[PLUGIN] : undefined;
  if (!(access instanceof Access)) throw new InputError(`the plugin ${PLUGIN} is not there`);
  const { G: kept } = access;
  if (!isKept(kept) || !kept.active.includes(context.playerID)) return access.refuse('this player is not asked');
  const next = make(kept, access);
  if (next !== undefined) access.allow(kept.isSecret);
  return next;
}

/** True for something that names the seat of this player as its own. The engine judges the rest of it. */
function isOf(action: unknown, playerID: PlayerID, { options }: Kept): action is AnyAction {
  const seat = seatOf(playerID, options.players);
  return (
    seat !== undefined && typeof action === 'object' && action !== null && 'seat' in action && action.seat === seat
  );
}
