import { type AnyAction, type AnyEvent, type RecordedStep, type Replay, stepsOf } from '@rulewright/core';
import { gamesIn } from '../chosen-game.js';
import { asUsage } from '../errors.js';
import { readJson } from '../files/reading.js';
import type { AnyGame, AnyState } from '../game.js';
import { refusal } from '../human.js';
import { spoken } from '../in-language.js';
import { narration } from '../play-out.js';
import { gameOf } from '../record-file.js';
import type { Terminal } from '../terminal.js';
import { type Transcript, transcript } from '../transcript.js';
import { UsageError } from '../usage-error.js';
import { readWitness, type Witness } from '../witness-file.js';
import { wordsOf } from '../words/words.js';
import { ending, header, lastBoard } from './play.js';
import { ruleInFull } from './rules.js';

export interface ReplayFlags {
  /** File of the game, when it is somebody's own. */
  readonly game?: string;
  readonly transcript?: true;
  /** The number of a decision, from 1. */
  readonly at?: string;
  /** The rule to look up in a file of witnesses. */
  readonly rule?: string;
  /** Language of the game. */
  readonly language?: string;
}

/** Verifies a record and prints a summary, or one decision of it. */
export async function replay(path: string, flags: ReplayFlags, terminal: Terminal): Promise<void> {
  const tell = transcript(terminal);
  const own = await gamesIn(flags.game === undefined ? [] : [flags.game]);
  if (flags.rule === undefined) await replayRecord(path, flags, tell, own);
  else replayWitness(await spokenWitness(await readWitness(path, flags.rule, own), flags.language), flags, tell);
}

/** A witness with its game in a language. */
async function spokenWitness(witness: Witness, language: string | undefined): Promise<Witness> {
  const game = await spoken(witness.game, language);
  const [id, entry] = witness.rule;
  return { ...witness, game, rule: [id, game.rules[id] ?? entry] };
}

/** Prints the decision that shows a rule, or another decision of that game. */
function replayWitness({ game, rule, record, tried }: Witness, { at: wanted }: ReplayFlags, tell: Transcript): void {
  const begin = (state: AnyState) =>
    tell.print([...ruleInFull(rule, wordsOf(game)), ...header(game, record.seed, state)]);
  if (tried !== undefined && wanted === undefined) {
    const end = game.engine.replay(record);
    begin(end);
    tellRefused(game, end, tried, tell);
  } else {
    const step = stepAt(game, record, wanted ?? String(record.actions.length));
    begin(step.after);
    tellStep(game, step, tell);
  }
}

/** The decision of this number. */
function stepAt(game: AnyGame, record: Replay<AnyAction>, wanted: string): Step {
  const { length } = record.actions;
  for (const step of stepsOf(game.engine, record))
    if (`${step.decision + 1}` === wanted) return { ...step, of: length };
  throw new UsageError(`--at ${wanted}: the record has ${length} decisions, counted from 1`);
}

async function replayRecord(
  path: string,
  flags: ReplayFlags,
  tell: Transcript,
  own: readonly AnyGame[],
): Promise<void> {
  const json = readJson(path);
  const game = await spoken(await gameOf(path, json, own), flags.language);
  const { say } = wordsOf(game);
  const { engine, narrator } = game;
  const end = asUsage(path, () => engine.replay(json));
  // what the engine has replayed is a record of its own
  const record = json as Replay<AnyAction>;

  const step = flags.at === undefined ? undefined : stepAt(game, record, flags.at);
  tell.print(header(game, record.seed, end));
  if (step !== undefined) {
    tellStep(game, step, tell);
    return;
  }
  if (flags.transcript) {
    tell.print(narrator.opening(engine.view(engine.replay(json, 0), 'spectator')));
    const watch = narration(game, 'spectator', tell);
    for (const { before, events, after } of stepsOf(engine, record)) watch(before, events, after);
    tell.close();
    tell.print(lastBoard(game, end, 'spectator'));
  }
  const { rulesVersion, content, actions } = record;
  const rounds = narrator.rounds(engine.view(end, 'spectator'));
  tell.print([
    { text: say('valid', { version: String(rulesVersion), content: String(content) }) },
    { text: say(game.rounds === undefined ? 'decisions' : 'decisions.rounds', { n: actions.length, rounds }) },
    ...unfinished(game, end),
    ...ending(game, end, 'spectator'),
  ]);
}

/** One decision of a record, and how many the record has. */
type Step = RecordedStep<AnyState, AnyAction, AnyEvent> & { readonly of: number };

/** One decision: the board before it, what was asked and answered, and what happened, with the rules. */
function tellStep(game: AnyGame, { decision, of, before, action, events, after }: Step, tell: Transcript): void {
  const { engine, narrator } = game;
  const { seat } = action;
  const words = wordsOf(game);
  tell.print([{ text: words.say('decision-at', { n: decision + 1, of }), style: 'heading' }]);
  tell.print(narrator.board(engine.view(before, 'spectator')));
  tell.print([
    { text: narrator.question(engine.view(before, seat), seat) },
    {
      text: words.say('did', { seat: words.seat(seat), action: narrator.phrase(engine.view(before, seat), action) }),
    },
  ]);
  narration(game, 'spectator', tell)(before, events, after);
  tell.close();
  const rules = new Set(events.map(({ event }) => event.rule));
  tell.print([{ text: words.say('rules', { rules: [...rules].join(', ') }), style: 'note' }]);
}

/** Prints the position, a forbidden action and the reason of its refusal. */
function tellRefused(game: AnyGame, state: AnyState, tried: AnyAction, tell: Transcript): void {
  const { engine, narrator } = game;
  tell.print(narrator.board(engine.view(state, 'spectator')));
  const words = wordsOf(game);
  const why = engine.explain(state, tried);
  tell.print([
    { text: words.say('tries', { seat: words.seat(tried.seat), action: engine.format(tried) }) },
    ...(why === undefined ? [] : refusal(game, why).map((text) => ({ text }))),
  ]);
}

function unfinished(game: AnyGame, end: AnyState) {
  const words = wordsOf(game);
  const asked = game.engine.deciders(end);
  return asked.length === 0 ? [] : [{ text: words.say('not-over', { seats: asked.map((seat) => words.seat(seat)) }) }];
}
