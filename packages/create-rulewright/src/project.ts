import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Id, title and player count of a new game. */
export interface Answers {
  /** Its id: `my-game`. */
  readonly id: string;
  readonly title: string;
  /** Number of players. */
  readonly players: number;
  /** The game to begin with. */
  readonly template?: Template;
}

/** The games to begin with: one with open play, one whose cards are shown to one seat and to all. */
export const TEMPLATES = ['open', 'secret'] as const;
export type Template = (typeof TEMPLATES)[number];

export const MOST_PLAYERS = 8;

/** Derives the id of a game from its folder. Throws `Error` for a name that no package can have. */
export function idOf(folder: string): string {
  const name = basename(resolve(folder));
  const id = slugOf(name);
  if (!/^[a-z]/.test(id)) throw new Error(`${JSON.stringify(name)} is no name for a game: it begins with a letter`);
  return id;
}

/** npm takes no longer names. */
const LONGEST = 214;

const slugOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

/** Names that Windows keeps to itself. */
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/;
const LONGEST_FOLDER = 60;

/** A folder for a game of this title, which every shell and npm accept. */
export function folderFor(title: string): string {
  const slug = slugOf(title.normalize('NFKD').replaceAll(/\p{M}/gu, '')).slice(0, LONGEST_FOLDER).replace(/-$/, '');
  if (slug === '') return 'my-game';
  return /^[a-z]/.test(slug) && !RESERVED.test(slug) ? slug : `game-${slug}`;
}

/** `my-game`: My game. */
export const titleOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

/** Neither in `src` nor in `dist`: beside them. */
const folderOf = (name: string): string => fileURLToPath(new URL(`../${name}`, import.meta.url));
/** Later folders replace files of earlier ones. */
const FOLDERS: Readonly<Record<Template, readonly string[]>> = {
  open: [folderOf('template')],
  secret: [folderOf('template'), folderOf('template-secret')],
};

/** A character that can be seen. */
const VISIBLE = /[^\p{Default_Ignorable_Code_Point}\p{White_Space}\p{M}]/u;
/** Characters that break a line or turn the direction of reading. */
const STEERING = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;

/** Writes a project. Throws `Error`, and writes nothing, for answers that cannot be and for a folder that is not empty. */
export function write(folder: string, { id, title, players, template = 'open' }: Answers): void {
  if (!TEMPLATES.includes(template))
    throw new Error(`--template is ${TEMPLATES.join(' or ')}, not ${JSON.stringify(template)}`);
  if (!Number.isInteger(players) || players < 2 || players > MOST_PLAYERS)
    throw new Error(`--players is a whole number from 2 to ${MOST_PLAYERS}, not ${players}`);
  if (!VISIBLE.test(title) || STEERING.test(title)) throw new Error('--title is one line of text');
  const found = statSync(folder, { throwIfNoEntry: false });
  if (found !== undefined && (!found.isDirectory() || readdirSync(folder).some((name) => name !== '.git')))
    throw new Error(`${folder} is not an empty folder, and is left alone`);
  for (const from of FOLDERS[template])
    for (const file of filesIn(from)) {
      const path = join(folder, namedOutside(file));
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, filledIn(readFileSync(join(from, file), 'utf8'), { id, title, players }));
    }
}

/** The files of a folder and of those in it, by their paths. */
const filesIn = (folder: string, inside = ''): string[] =>
  readdirSync(join(folder, inside), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? filesIn(folder, join(inside, entry.name)) : [join(inside, entry.name)],
  );

/** npm keeps some names to itself: in the template they begin with an underscore. */
const namedOutside = (file: string): string =>
  file.replace(/^_(gitignore|github)/, '.$1').replace(/^_package/, 'package');

/** The template is a game of its own, whose names become those of the new one. */
const filledIn = (text: string, { id, title, players }: Answers): string =>
  text.replaceAll(/'My game'|My game|my-game|players: \[2, 4\]/g, (found) => {
    if (found === 'my-game') return id;
    if (found === 'My game') return title;
    return found.startsWith('players') ? `players: [2, ${players}]` : literal(title);
  });

const literal = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
