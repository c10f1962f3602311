/** A package whose size is measured, and its bars: `npm run measure -- sizes` fails above them. An aim is where the bar of the code has to get to. */
export interface Sized {
  readonly name: string;
  readonly entry: string;
  /** KiB of its own code, minified and gzipped: no dependencies, no base pack, and no engine imports its rulebook. */
  readonly code: number;
  /** KiB of the declarations of all its modules; a program has none. */
  readonly types?: number;
  /** KiB of what puts it in words, code and declarations, apart from the rest: loaded by those alone who import it. */
  readonly text?: { readonly code: number; readonly types: number };
  readonly aim?: number;
  /** KiB of an app with this engine alone: its code, its base pack, core and zod. `aim` is where that bar should get to. */
  readonly app?: { readonly most: number; readonly aim?: number };
}

export const sized: readonly Sized[] = [
  { name: 'core', entry: 'author', code: 34.5, types: 144, text: { code: 9.5, types: 22 }, aim: 11 },
  { name: 'testing', entry: 'index', code: 23.5, types: 42 },
  { name: 'ecologic', entry: 'index', code: 20, types: 63, text: { code: 12.5, types: 2 }, app: { most: 68, aim: 42 } },
  { name: 'emix', entry: 'index', code: 28, types: 72, text: { code: 13.5, types: 2 }, aim: 20, app: { most: 77 } },
  {
    name: 'does-not-exist',
    entry: 'index',
    code: 35.5,
    types: 102,
    text: { code: 20, types: 2 },
    app: { most: 91 },
  },
  {
    name: 'euphoria',
    entry: 'index',
    code: 41.5,
    types: 95,
    text: { code: 22, types: 3 },
    app: { most: 96, aim: 64 },
  },
  { name: 'bots', entry: 'index', code: 26.5, types: 102 },
  { name: 'games', entry: 'own', code: 6, types: 12.5 },
  { name: 'protocol', entry: 'index', code: 20, types: 54 },
  { name: 'mcp', entry: 'main', code: 16.5, types: 3 },
  { name: 'boardgame-io', entry: 'index', code: 4, types: 9 },
  { name: 'table', entry: 'index', code: 9.5, types: 17.5 },
  { name: 'cli', entry: 'main', code: 48 },
  { name: 'create-rulewright', entry: 'main', code: 3 },
];
