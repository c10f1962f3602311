import { resolve } from 'node:path';
import type { Seat, Viewer } from '@rulewright/core';
import { chosenGame, type OwnFlags } from '../chosen-game.js';
import { readOptions, readSeats, readSeed, start } from '../command-line.js';
import { throughLinks } from '../files/reading.js';
import { checkWritable, writeWhole } from '../files/writing.js';
import type { AnyGame, AnyState, Line, Printed } from '../game.js';
import { askHuman } from '../human.js';
import { spoken } from '../in-language.js';
import { addressing } from '../narrated.js';
import { piped } from '../piped.js';
import { type Choose, type Listeners, narration, playOut } from '../play-out.js';
import { randomPlayer, usualWeights } from '../random-player.js';
import { ranking, resignation } from '../ranking.js';
import { beginFile, goOnIn, type Keeper, playAgain, readSaved, type Step } from '../saved-game.js';
import { type NamedSeat, readBots, SeatedBots } from '../seated-bots.js';
import type { Terminal } from '../terminal.js';
import { type Transcript, transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import { type Words, wordsOf } from '../words/words.js';

export interface PlayFlags extends OwnFlags {
  readonly players?: string;
  readonly seed?: string;
  readonly option: readonly string[];
  /** Keeps the game in this file, decision by decision. */
  readonly save?: string;
  /** Continues a kept game. */
  readonly resume?: string;
  /** Writes the record of the whole game. */
  readonly record?: string;
  readonly human: readonly string[];
  readonly bot: readonly string[];
  /**
   * Takes the only answer without asking (true) or asks for it (false). When not given, true for one person, false for
   * several.
   */
  readonly auto?: boolean;
  /** Existing files are replaced. */
  readonly force?: true;
  readonly quiet?: true;
  /** Language of the game. */
  readonly language?: string;
}

/** A game to begin or to continue. */
interface Table {
  readonly game: AnyGame;
  readonly seed: string;
  readonly options: object;
  readonly humans: readonly Seat[];
  readonly bots: readonly NamedSeat[];
  readonly state: AnyState;
  readonly steps: readonly Step[];
  /** File that keeps the game. */
  readonly file: string | undefined;
  /** Begins or continues keeping it. */
  keep?(): Keeper;
  /** The last line of its file when it may be cut off; it is not played. */
  readonly cut?: string | undefined;
}

/** Plays one game and prints what happens. */
export async function play(id: string | undefined, flags: PlayFlags, terminal: Terminal): Promise<void> {
  const table = addressed(await (flags.resume === undefined ? newTable(id, flags) : resumed(id, flags, flags.resume)));
  const { game, seed, bots, state, steps } = table;
  const seated = new SeatedBots(game, seed, bots, { first: steps[0]?.before ?? state, steps });
  if (table.humans.length > 0 && flags.quiet) throw new UsageError('a human player cannot play with --quiet');
  if (flags.record !== undefined) checkWritable(flags.record, flags);
  if (flags.record !== undefined && table.file !== undefined && isSameFile(flags.record, table.file))
    throw new UsageError(`${flags.record} keeps the game: its record needs another file`);
  const kept = table.keep?.();
  try {
    await playAt(table, { seated, kept, flags, terminal });
  } finally {
    kept?.close();
  }
}

/** The only person at a table reads *you*. */
function addressed(table: Table): Table {
  const viewer = viewerFor(table.humans);
  return viewer === 'spectator' ? table : { ...table, game: addressing(table.game, viewer) };
}

/** True of two paths that lead to one file, there or not there yet. */
const isSameFile = (one: string, other: string): boolean => resolve(throughLinks(one)) === resolve(throughLinks(other));

/** Players, keeper, flags and terminal of a game being played. */
interface Playing {
  readonly seated: SeatedBots;
  readonly kept: Keeper | undefined;
  readonly flags: PlayFlags;
  readonly terminal: Terminal;
}

async function playAt(table: Table, { seated, kept, flags, terminal }: Playing): Promise<void> {
  const { game, seed, options, humans, bots, state, steps, file } = table;
  const words = wordsOf(game);
  const tell = transcript(terminal, words);
  const viewer = viewerFor(humans);
  tell.print([...header(game, seed, state), ...namesOf(bots, words), ...counted(humans, words)]);
  if (!flags.quiet) tell.print(opening(table, flags, viewer));
  const resigned: Seat[] = [];
  const listeners = listening(table, { tell, seated, kept, resigned, isQuiet: flags.quiet === true, viewer });
  const choose = chooser(table, seated, flags, { terminal, tell });
  const { end, actions } = await interruptible(file, terminal, words, () =>
    playOut(game, { start: state, before: steps }, choose, listeners),
  );
  tell.close();
  if (!flags.quiet) tell.print(lastBoard(game, end, viewer));
  const [loser] = resigned;
  tell.print(loser === undefined ? ending(game, end, viewer) : resignation(state.options.players, loser, words));
  if (flags.record === undefined) return;
  writeWhole(flags.record, jsonText(game.engine.record({ seed, options, actions })), flags);
  tell.print([{ text: words.say('record', { file: flags.record }) }]);
}

const jsonText = (value: unknown): string => `${JSON.stringify(value)}\n`;

/** Connects a game to its listeners: the file, the reader and the bots. */
function listening(
  { game }: Table,
  {
    tell,
    seated,
    kept,
    resigned,
    isQuiet,
    viewer,
  }: {
    readonly tell: Transcript;
    readonly seated: SeatedBots;
    readonly kept: Keeper | undefined;
    readonly resigned: Seat[];
    readonly isQuiet: boolean;
    readonly viewer: Viewer;
  },
): Listeners {
  const narrate = isQuiet ? () => {} : narration(game, viewer, tell);
  return {
    ...kept,
    watch(before, events, after) {
      narrate(before, events, after);
      seated.tell(events, after);
    },
    undone(decisions) {
      kept?.undone(decisions);
      seated.forget(decisions);
    },
    resigned(seat) {
      kept?.resigned(seat);
      resigned.push(seat);
    },
    refused: (why) => tell.print([{ text: wordsOf(game).say('not-taken-back', { why }) }]),
  };
}

async function newTable(id: string | undefined, flags: PlayFlags): Promise<Table> {
  const game = await spoken(await chosenGame(id, flags), flags.language);
  const seed = readSeed(flags.seed);
  const options = readOptions(flags.option, flags.players);
  const state = start(game, seed, options);
  const humans = readSeats(flags.human, state.options.players);
  const bots = readBots(flags.bot, humans, state.options.players);
  const table: Table = { game, seed, options, humans, bots, state, steps: [], file: flags.save };
  const { save } = flags;
  if (save === undefined) return table;
  checkWritable(save, flags);
  return { ...table, keep: () => beginFile(save, beginningOf(table), game, flags) };
}

function beginningOf({ game: { engine }, seed, options, humans }: Table) {
  const { id, rulesVersion, contentName: content } = engine;
  return { game: id, rulesVersion, content, seed, options, human: humans };
}

/** A game that was kept, with the people who played it or others. */
async function resumed(id: string | undefined, flags: PlayFlags, path: string): Promise<Table> {
  if (flags.save !== undefined) throw new UsageError('--resume goes on in its own file: it takes no --save');
  if (flags.seed !== undefined || flags.players !== undefined || flags.option.length > 0)
    throw new UsageError('a game that is resumed has its seed and its options');
  const saved = readSaved(path);
  const { beginning } = saved;
  if (id !== undefined && id !== beginning.game) throw new UsageError(`${path} is a game of ${beginning.game}`);
  const game = await spoken(
    await chosenGame(flags.game === undefined ? beginning.game : undefined, flags),
    flags.language,
  );
  if (game.engine.id !== beginning.game) throw new UsageError(`${path} is a game of ${beginning.game}`);
  const { steps, state, cut } = playAgain(path, game, saved);
  const humans = flags.human.length > 0 ? readSeats(flags.human, state.options.players) : beginning.human;
  const bots = readBots(flags.bot, humans, state.options.players);
  const keep = () => goOnIn(path, game, saved, cut === undefined);
  return { ...beginning, game, humans, bots, state, steps, file: path, keep, cut };
}

function opening({ game, state, steps, cut }: Table, flags: PlayFlags, viewer: Viewer): readonly Printed[] {
  const view = game.engine.view(state, viewer);
  if (flags.resume === undefined) return game.narrator.opening(view);
  const { say } = wordsOf(game);
  return [
    { text: say('goes-on', { n: steps.length }) },
    ...(cut === undefined ? [] : [{ text: say('cut-off', { line: cut }) }]),
    ...game.narrator.board(view),
  ];
}

const namesOf = (bots: readonly NamedSeat[], words: Words): Line[] => {
  const list = bots.map(({ seat, name }) => `${words.seat(seat)} ${name}`).join(', ');
  return bots.length === 0 ? [] : [{ text: words.say('bots', { list }) }];
};

/** People read players counted from 1 and type seats counted from 0: that is said once. */
const counted = (humans: readonly Seat[], words: Words): Line[] =>
  humans.length === 0 ? [] : [{ text: words.say('counted', { first: words.seat(0) }), style: 'note' }];

/** People are asked and bots think, the others play at random. */
function chooser(
  { game, seed, humans, steps }: Table,
  bots: SeatedBots,
  flags: PlayFlags,
  { terminal, tell }: { readonly terminal: Terminal; readonly tell: Transcript },
): Choose {
  const random = randomPlayer(usualWeights(game), steps.length === 0 ? seed : `${seed}/${steps.length}`);
  const manners = {
    prompts: terminal.prompts,
    transcript: tell,
    auto: flags.auto ?? humans.length === 1,
    canUndo: true,
  };
  const typed = terminal.isInteractive ? undefined : piped(game, terminal.stream, manners.auto);
  return (state, seat) => {
    if (humans.includes(seat) && typed !== undefined) return typed(state, seat);
    if (humans.includes(seat)) return askHuman(game, state, seat, manners);
    if (bots.sitsAt(seat)) return bots.choose(state, seat);
    return random(game.engine.view(state, seat).position, seat, game.engine.legalActions(state, seat));
  };
}

/** Ctrl-C at a question leaves a game that was kept, and says how to go on. */
async function interruptible<X>(
  file: string | undefined,
  terminal: Terminal,
  words: Words,
  work: () => Promise<X>,
): Promise<X> {
  try {
    return await work();
  } catch (error) {
    if (file !== undefined && error instanceof Error && error.name === 'ExitPromptError')
      terminal.out(`\n${words.say('kept', { file })}\n`);
    throw error;
  }
}

/** A single human sees what that seat may know; otherwise the transcript is for everybody. */
function viewerFor(humans: readonly Seat[]): Viewer {
  const [seat] = humans;
  return seat !== undefined && humans.every((other) => other === seat) ? seat : 'spectator';
}

/** Lines that name the game, its seed and its options. */
export function header(game: AnyGame, seed: string | number, state: AnyState): Line[] {
  const words = wordsOf(game);
  const changed = changedOptions(game, state);
  const { players } = state.options;
  return [
    { text: words.say('header', { title: game.title, players, seed: String(seed) }), style: 'title' },
    ...(changed.length === 0 ? [] : [{ text: words.say('options', { list: changed.join(', ') }) }]),
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
export const lastBoard = (game: AnyGame, end: AnyState, viewer: Viewer): Printed[] => [
  { text: wordsOf(game).say('last-board'), style: 'heading' },
  ...game.narrator.board(game.engine.view(end, viewer)),
];

/** The ranking of a game that is over. */
export function ending(game: AnyGame, end: AnyState, viewer: Viewer): Printed[] {
  const outcome = game.engine.outcome(end);
  return outcome === undefined ? [] : ranking(game, game.engine.view(end, viewer), outcome);
}
