import type { Seat, Viewer } from '@rulewright/core';
import { gameNamed, readOptions, readSeats, readSeed, start } from '../command-line.js';
import { UsageError } from '../errors.js';
import { type AnyGame, type AnyState, type Line, type Printed, playersText } from '../game.js';
import { askHuman } from '../human.js';
import { type Choose, narration, playOut } from '../play-out.js';
import { randomPlayer } from '../random-player.js';
import { ranking } from '../ranking.js';
import { checkWritable, writeJson } from '../record-file.js';
import type { Terminal } from '../terminal.js';
import { transcript } from '../transcript.js';

export interface PlayFlags {
  readonly players?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  readonly save?: string;
  readonly human: readonly string[];
  readonly quiet?: true;
}

/** Plays one game and prints what happens. */
export async function play(id: string, flags: PlayFlags, terminal: Terminal): Promise<void> {
  const game = gameNamed(id);
  const seed = readSeed(flags.seed);
  const options = readOptions(flags.option, flags.players);
  const first = start(game, seed, options);
  const humans = readSeats(flags.human, first.options.players);
  if (humans.length > 0 && flags.quiet) throw new UsageError('a human player cannot play with --quiet');
  if (humans.length > 0 && !terminal.isInteractive) throw new UsageError('a human player needs a terminal');
  if (flags.save !== undefined) checkWritable(flags.save);

  const { engine, narrator } = game;
  const tell = transcript(terminal);
  const viewer = viewerFor(humans);
  tell.print(header(game, seed, first));
  if (!flags.quiet) tell.print(narrator.opening(engine.view(first, viewer)));
  const watch = flags.quiet ? () => {} : narration(game, viewer, tell);
  const random = randomPlayer(game.habits, seed);
  const choose: Choose = (state, seat) =>
    humans.includes(seat)
      ? askHuman(game, state, seat, terminal.prompts, tell)
      : random(state, seat, engine.legalActions(state, seat));

  const { end, actions } = await playOut(game, first, choose, watch);
  tell.close();
  if (!flags.quiet) tell.print(lastBoard(game, end, viewer));
  tell.print(ending(game, end, viewer));
  if (flags.save === undefined) return;
  writeJson(flags.save, engine.record({ seed, options, actions }));
  tell.print([{ text: `The record is in ${flags.save}.` }]);
}

/** A single human sees what that seat may know; otherwise the transcript is for everybody. */
function viewerFor(humans: readonly Seat[]): Viewer {
  const [seat] = humans;
  return seat !== undefined && humans.every((other) => other === seat) ? seat : 'spectator';
}

/** What is played. */
export function header(game: AnyGame, seed: string | number, state: AnyState): Line[] {
  const changed = changedOptions(game, state);
  return [
    { text: `${game.title} – ${playersText(state.options.players)}, seed ${seed}`, style: 'title' },
    ...(changed.length === 0 ? [] : [{ text: `Options: ${changed.join(', ')}.` }]),
  ];
}

/** The options that differ from their defaults, as they are written on the command line. */
function changedOptions({ engine }: AnyGame, { options }: AnyState): string[] {
  const defaults = new Map<string, unknown>(Object.entries(engine.init('').options));
  return Object.entries(options).flatMap(([name, value]) => {
    const text = JSON.stringify(value);
    return name === 'players' || text === JSON.stringify(defaults.get(name)) ? [] : [`${name}=${text}`];
  });
}

/** The board as the last decision has left it. */
export const lastBoard = ({ engine, narrator }: AnyGame, end: AnyState, viewer: Viewer): Printed[] => [
  { text: 'The board at the end', style: 'heading' },
  ...narrator.board(engine.view(end, viewer)),
];

/** The ranking of a game that is over. */
export function ending(game: AnyGame, end: AnyState, viewer: Viewer): Line[] {
  const outcome = game.engine.outcome(end);
  return outcome === undefined ? [] : ranking(game, game.engine.view(end, viewer), outcome);
}
