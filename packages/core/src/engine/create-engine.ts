import { chanceVerbs } from '../futures/chance.js';
import type { Game } from '../game/game.js';
import { utilityFrom } from '../game/ranking.js';
import type { ActionIn, Asked, Choices, GameSpec, Queries } from '../game/spec.js';
import type { DecisionOf, GameTypes, Immutable, ReasonOf, SeenEventOf } from '../game/types.js';
import { clone, deepFreeze } from '../ground/commit.js';
import { withInputErrors } from '../ground/errors.js';
import { withKin } from '../ground/kin.js';
import { recordingVerbs } from '../records/replay.js';
import { Boundary } from '../saves/boundary.js';
import { askingVerbs } from './asking.js';
import type { AnyEngine, Engine, ViolationOf } from './engine.js';
import { playingVerbs } from './playing.js';
import type { EngineSchemas } from './schemas.js';

/** The engine of a game, typed by its vocabulary. */
export type EngineOf<T extends GameTypes, C extends Choices<T>, Q extends Queries<T>> = Engine<
  Immutable<T['State']>,
  ActionIn<C>,
  T['Options'],
  T['Event'],
  T['Content'],
  DecisionOf<T>,
  Asked<Q>,
  ViolationOf<T>,
  ReasonOf<T>,
  SeenEventOf<T>
>;

/**
 * The part of the engine checked against its interface: everything but overloads and records, whose action type is
 * unknown here.
 */
type Checked = Omit<AnyEngine, 'chanceOutcomes' | 'record' | 'recorder' | 'upgrade'>;

/**
 * The engine of a game, with its base content pack or another one. Throws `InputError` with every problem of the pack,
 * or when `spec` is no game.
 */
export function createEngine<T extends GameTypes, C extends Choices<T>, Q extends Queries<T> = Record<never, never>>(
  spec: GameSpec<T, C, Q>,
  settings: { readonly content?: unknown } = {},
): EngineOf<T, C, Q> {
  return withInputErrors('the spec is no game', () => {
    // the only cast: inside, games are loosely typed; outside, they have the types of their author
    const game = spec as unknown as Game;
    const boundary = new Boundary(game, settings.content);
    const verbs = { ...askingVerbs(boundary), ...playingVerbs(boundary), ...chanceVerbs(boundary) };
    const engine = {
      ...verbs,
      ...recordingVerbs({ ...verbs, boundary }),
      id: game.id,
      rulesVersion: game.rulesVersion,
      seats: deepFreeze({ ...game.seats }),
      utility: utilityFrom(game.utility),
      content: boundary.content,
      contentName: boundary.contentName,
      schemas: schemasOf(game, boundary),
      zones: deepFreeze(
        Object.fromEntries(
          Object.entries(game.secrets.zones).map(([path, { pool, visibleTo }]) => [path, { pool, visibleTo }]),
        ),
      ),
      hiddenNumbers: deepFreeze(clone(game.secrets.numbers ?? {})),
    } satisfies Checked;
    return Object.freeze(withKin(game, engine)) as unknown as EngineOf<T, C, Q>;
  });
}

function schemasOf(game: Game, boundary: Boundary): EngineSchemas {
  return Object.freeze({
    options: game.options,
    olderRules: Object.freeze(Object.values(game.olderRules ?? {}).flatMap((rules) => Object.keys(rules))),
    position: game.schema,
    pack: game.content.schema,
    actions: boundary.actionSchemas,
    events: Object.freeze({ ...game.events }),
    queries: Object.freeze(
      Object.fromEntries(
        Object.entries(game.queries ?? {}).map(([name, { args }]) => [name, Object.freeze([...args])]),
      ),
    ),
    parts: boundary.parts.namingFields,
    ids: (options?: object) => boundary.parts.ids(options === undefined ? undefined : boundary.readOptions(options)),
  });
}
