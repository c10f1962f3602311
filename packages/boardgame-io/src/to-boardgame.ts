import type { Context, Ctx, Move, PlayerID, Plugin } from './boardgame.js';
import type { ActionIn, AnyEngine, OptionsIn } from './engine-types.js';
import { Master } from './master.js';
import { type BoardgameG, type Gameover, isKept } from './match.js';
import { plugin } from './plugin.js';
import type { BoardgameSettings } from './settings.js';

/** A `Game` of boardgame.io 0.50. It is plain data: `{ ...toBoardgame(engine), deltaState: true }` is one too. */
export interface BoardgameGame<E extends AnyEngine> {
  /** The id of the engine. */
  name: string;
  minPlayers: number;
  maxPlayers: number;
  disableUndo: boolean;
  setup: (context: { readonly ctx: Ctx }, setupData?: OptionsIn<E>) => BoardgameG<E>;
  validateSetupData: (setupData: OptionsIn<E> | undefined, numPlayers: number) => string | undefined;
  moves: {
    /** Any player begins the game, once. */
    begin: Move<BoardgameG<E>, []>;
    /** A player takes an action of their own seat. */
    act: Move<BoardgameG<E>, [action: ActionIn<E>]>;
  };
  turn: { onBegin: (context: Context<BoardgameG<E>>) => undefined };
  events: Record<EventOfClients, false>;
  endIf: (context: { readonly G: BoardgameG<E> }) => Gameover<E> | undefined;
  playerView: (context: { readonly G: BoardgameG<E>; readonly playerID: PlayerID | null }) => BoardgameG<E>;
  ai: {
    enumerate: (
      G: BoardgameG<E>,
      ctx: Ctx,
      playerID: PlayerID,
    ) => ({ move: 'begin' } | { move: 'act'; args: [action: ActionIn<E>] })[];
  };
  plugins: Plugin[];
}
type EventOfClients =
  | 'endGame'
  | 'endPhase'
  | 'endStage'
  | 'endTurn'
  | 'pass'
  | 'setActivePlayers'
  | 'setPhase'
  | 'setStage';

/**
 * A game of boardgame.io that plays by an engine. A match has no secrets until somebody makes the move `begin`; from then on
 * the state stays on the master, and each client is sent the view of its seat. The guide says what else a server needs.
 */
export function toBoardgame<E extends AnyEngine>(engine: E, settings?: BoardgameSettings<E>): BoardgameGame<E>;
export function toBoardgame(engine: AnyEngine, settings: BoardgameSettings<AnyEngine> = {}): BoardgameGame<AnyEngine> {
  const master = new Master(engine, settings);
  return {
    name: engine.id,
    minPlayers: engine.seats.min,
    maxPlayers: engine.seats.max,
    disableUndo: settings.undo === false,
    setup: ({ ctx }, setupData) => master.setUp(ctx.numPlayers, setupData),
    validateSetupData: (setupData, numPlayers) => master.wrongIn(setupData, numPlayers),
    moves: movesOf(master),
    turn: { onBegin: letMove },
    events: noEvents,
    endIf: ({ G }) => (isKept(G) ? G.gameover : undefined),
    playerView: ({ G, playerID }) => master.seen(G, playerID),
    ai: { enumerate: (G, _, playerID) => master.moves(G, playerID) },
    plugins: [plugin],
  };
}

/** Without a prototype: boardgame.io looks moves up by `in` and would call `constructor` as one. */
function movesOf(master: Master): BoardgameGame<AnyEngine>['moves'] {
  const ofMaster = { client: false, redact: true, noLimit: true } as const;
  return Object.assign(Object.create(null), {
    begin: { ...ofMaster, undoable: false, move: master.begin },
    act: { ...ofMaster, undoable: true, move: master.act },
  } satisfies BoardgameGame<AnyEngine>['moves']);
}

/** Clients change a match by moves alone. */
const noEvents = {
  endGame: false,
  endPhase: false,
  endStage: false,
  endTurn: false,
  pass: false,
  setActivePlayers: false,
  setPhase: false,
  setStage: false,
} as const;

/** A turn begins: those move who are asked. */
function letMove({ G, events }: Context<BoardgameG<AnyEngine>>): undefined {
  if (isKept(G)) events.setActivePlayers([...G.active]);
}
