import { basename, dirname, join } from 'node:path';
import { isInputError } from '@rulewright/core';
import { gameOfRule, loadCaseGame, ownCaseGame } from '@rulewright/games/cases';
import {
  type CaseDocument,
  type CaseGame,
  type PlayedCase,
  playCase,
  portable,
  problemsOf,
  readDocument,
  Unreadable,
  updated,
  withQuestions,
} from '@rulewright/testing/cases';
import { type BoardLink, boardLink, LOCAL_SITE, siteAt } from '../board-link.js';
import { Failure } from '../failure.js';
import { isThere, lineEndOf, readText, textOf } from '../files/reading.js';
import { writeWhole } from '../files/writing.js';
import { jsonLine } from '../harmless.js';
import { gameIds } from '../load-game.js';
import { suggestion } from '../suggestion.js';
import type { Terminal } from '../terminal.js';
import { UsageError } from '../usage-error.js';

export interface CaseFlags {
  /** Id or file of a game; the game of the first rule when not given. */
  readonly game?: string;
  readonly update?: true;
  readonly json?: true;
  /** With other chance, to find the cases that leave draws to it. */
  readonly portable?: true;
  /** Only cases of this rule. */
  readonly rule?: string;
  /** Only cases whose title has these words. */
  readonly title?: string;
  /** With a link for each case that opens its position in the playground. */
  readonly board?: true;
  /** The address of the site of these links. */
  readonly site?: string;
}

/** A played case, with its link when links are asked for. */
interface Shown {
  readonly played: PlayedCase;
  readonly board?: BoardLink;
}

/** A document, and the game that plays it. */
interface Opened {
  readonly file: string;
  readonly text: string;
  readonly shared: CaseDocument | undefined;
  readonly game: CaseGame;
}

/** Plays the cases of some documents. A red one makes the exit code 1. */
export async function cases(files: readonly string[], flags: CaseFlags, terminal: Terminal): Promise<void> {
  if (flags.update && process.env.CI !== undefined)
    throw new UsageError('--update approves what happens: it is not for CI');
  if (flags.update && flags.portable) throw new UsageError('--portable plays with other chance: nothing to write');
  if (flags.site !== undefined && !flags.board) throw new UsageError('--site says where the links of --board lead');
  const site = flags.board && siteAt(flags.site ?? LOCAL_SITE);
  const shown: Shown[] = [];
  for (const file of files) {
    const opened = await readable(() => open(file, flags, terminal));
    if (opened === undefined) continue;
    for (const played of await readable(() => playAll(opened, flags, terminal)))
      shown.push({ played, ...(site && { board: await boardLink(played, opened.game, site) }) });
  }
  if (flags.json) terminal.out(jsonLine(shown.map(asJson)));
  else terminal.out(`${reportOf(shown.map(({ played }) => played))}\n${shown.map(linkLines).join('')}`);
  if (flags.board && flags.site === undefined) terminal.err(ABOUT_SITE);
  if (shown.some(({ played }) => !played.ok)) throw new Failure();
}

const ABOUT_SITE = `rulewright: the site has no public address yet. These links open on your own: \`npm run docs -- site\`, then \`npm run docs -- preview\`. For another address say --site <url>.\n`;

/** The title of a case with its link below it. */
function linkLines({ played, board }: Shown): string {
  if (board === undefined) return '';
  return `\n${played.one.name}\n  ${'link' in board ? board.link : `no link: ${board.why}`}\n`;
}

/** A document; undefined when it has no cases, as one of positions alone. */
async function open(
  file: string,
  { game, portable: isPortable }: CaseFlags,
  terminal: Terminal,
): Promise<Opened | undefined> {
  const text = file === '-' ? await inputOf(terminal) : readText(file);
  const name = file === '-' ? 'input' : file;
  const beside = join(dirname(file), 'positions.md');
  const hasPositions = file !== '-' && basename(file) !== 'positions.md' && isThere(beside);
  const positions = hasPositions ? readText(beside) : undefined;
  const shared = positions === undefined ? undefined : readDocument(positions, beside);
  const document = readDocument(text, name, shared);
  if (document.cases.length === 0) return undefined;
  const played = await gameFor(game, document);
  return { file: name, text, shared, game: isPortable ? portable(played) : played };
}

async function inputOf({ stream }: Terminal): Promise<string> {
  const parts: Uint8Array[] = [];
  for await (const part of stream.input) parts.push(Buffer.from(part));
  return textOf('the input', Buffer.concat(parts));
}

/** The game of a name or a file; without either the game of the first rule that a title names. */
async function gameFor(game: string | undefined, { cases: all }: CaseDocument): Promise<CaseGame> {
  const id =
    game ??
    all
      .flatMap(({ rules }) => rules)
      .map(gameOfRule)
      .find((found) => found !== undefined);
  if (id === undefined) throw new UsageError('no title begins with the id of a rule: say the game with --game');
  const known = await loadCaseGame(id);
  if (known !== undefined) return known;
  if (!/[./\\]/.test(id)) throw new UsageError(`no game is called ${JSON.stringify(id)}: ${suggestion(id, gameIds)}`);
  const { moduleFromFile } = await import('@rulewright/games/node');
  return ownCaseGame(await moduleFromFile(id));
}

/** Plays the chosen cases of a document, or writes it anew. A document without any mark is answered on the terminal. */
async function playAll(
  { file, text, shared, game }: Opened,
  flags: CaseFlags,
  terminal: Terminal,
): Promise<PlayedCase[]> {
  const asked = withQuestions(text, file, shared);
  const chosen = { flags, shared };
  if (!flags.update && asked === text) return playDocument(text, file, game, chosen);
  const now = updated(asked, file, game, shared);
  const played = playDocument(now, file, game, chosen);
  // what cannot be played is told with its reason, and not written
  if (played.some(({ problem }) => problem !== undefined)) return playDocument(text, file, game, chosen);
  if (!flags.update || file === 'input') {
    if (!flags.json) terminal.out(`${now.trimEnd()}\n`);
  } else if (now !== text) writeWhole(file, now.replaceAll('\n', lineEndOf(file)), { force: true });
  return played;
}

function playDocument(
  text: string,
  file: string,
  game: CaseGame,
  { flags: { rule, title }, shared }: { readonly flags: CaseFlags; readonly shared: CaseDocument | undefined },
): PlayedCase[] {
  const document = readDocument(text, file, shared);
  const chosen = document.cases.filter(
    (one) => (rule === undefined || one.rules.includes(rule)) && (title === undefined || one.name.includes(title)),
  );
  return chosen.map((one) => playCase(one, document, game));
}

/** Does work on a document; one that cannot be read or played becomes a `UsageError`. */
async function readable<X>(work: () => Promise<X>): Promise<X> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unreadable || isInputError(error)) throw new UsageError(error.message);
    throw error;
  }
}

function reportOf(played: readonly PlayedCase[]): string {
  const red = played.filter(({ ok }) => !ok);
  const problems = red.map((each) => [each.one.name, ...problemsOf(each), ''].join('\n'));
  const count = `${played.length} ${played.length === 1 ? 'case' : 'cases'}`;
  return [...problems, red.length === 0 ? `${count}, all as written` : `${count}, ${red.length} not as written`].join(
    '\n',
  );
}

const asJson = ({ played: { one, ok, said, problem, actions }, board }: Shown): object => ({
  name: one.name,
  rules: one.rules,
  ok,
  lines: said.map(({ file, at, expected, found, ok: same }) => ({ file, at, expected, found, ok: same })),
  ...(problem && { problem }),
  actions,
  ...(board && 'link' in board && { board: board.link }),
});
