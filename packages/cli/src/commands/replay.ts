import type { AnyAction, Replay } from '@rulewright/core';
import { asUsage, UsageError } from '../errors.js';
import { type AnyGame, type AnyState, seatNames } from '../game.js';
import { games } from '../games.js';
import { narration, type Watch } from '../play-out.js';
import { readJson } from '../record-file.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';
import { ending, header, lastBoard } from './play.js';

export interface ReplayFlags {
  readonly transcript?: true;
}

/** Verifies a record and prints what it is. */
export function replay(path: string, flags: ReplayFlags, terminal: Terminal): void {
  const json = readJson(path);
  const game = gameOf(path, json);
  const { engine, narrator } = game;
  const end = asUsage(path, () => engine.replay(json));
  // what the engine has replayed is a record of its own
  const record = json as Replay<AnyAction>;

  const tell = transcript(terminal);
  tell.print(header(game, record.seed, end));
  if (flags.transcript) {
    tell.print(narrator.opening(engine.view(engine.replay(json, 0), 'spectator')));
    follow(game, record, narration(game, 'spectator', tell));
    tell.close();
    tell.print(lastBoard(game, end, 'spectator'));
  }
  const { rulesVersion, content, actions } = record;
  const rounds = narrator.rounds(engine.view(end, 'spectator'));
  tell.print([
    { text: `A valid record of rules version ${rulesVersion}, content ${content}.` },
    { text: `${actions.length} decisions, ${rounds} rounds.` },
    ...unfinished(game, end),
    ...ending(game, end, 'spectator'),
  ]);
}

/** The game that a record names. */
function gameOf(path: string, json: unknown): AnyGame {
  const id: unknown = typeof json === 'object' && json !== null && 'game' in json ? json.game : undefined;
  if (typeof id !== 'string') throw new UsageError(`${path} is not the record of a game`);
  const game = games.find(({ engine }) => engine.id === id);
  if (game === undefined)
    throw new UsageError(`${path} is a record of ${JSON.stringify(id)}, which is not a game here`);
  return game;
}

/** Plays a verified record action by action, with the draws it was scripted with. */
function follow({ engine }: AnyGame, record: Replay<AnyAction>, watch: Watch): void {
  let state: AnyState = engine.replay(record, 0);
  record.actions.forEach((action, i) => {
    for (const { before, draws } of record.scripted) if (before === i) state = engine.scriptDraws(state, draws);
    const { state: next, events } = engine.step(state, action);
    watch(state, events, next);
    state = next;
  });
}

function unfinished({ engine }: AnyGame, end: AnyState) {
  const asked = engine.decision(end)?.seats ?? [];
  return asked.length === 0 ? [] : [{ text: `The game is not over: ${seatNames(asked)} to decide.` }];
}
