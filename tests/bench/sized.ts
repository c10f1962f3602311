/** A package whose size is measured, and its bars: `npm run sizes` fails above them. An aim is where a bar has to get to. */
export interface Sized {
  readonly name: string;
  readonly entry: string;
  /** KiB of its own code, minified and gzipped: no dependencies, no base pack, and no engine imports its rulebook. */
  readonly code: number;
  /** kB of the declarations of all its modules; a program has none. */
  readonly types?: number;
  readonly aims?: { readonly code?: number; readonly types?: number };
}

export const sized: readonly Sized[] = [
  { name: 'core', entry: 'index', code: 20, types: 55, aims: { code: 11, types: 50 } },
  { name: 'testing', entry: 'index', code: 16, types: 20 },
  { name: 'ecologic', entry: 'index', code: 20, types: 50 },
  { name: 'emix', entry: 'index', code: 23, types: 50, aims: { code: 20 } },
  { name: 'does-not-exist', entry: 'index', code: 35, types: 54, aims: { types: 50 } },
  { name: 'euphoria', entry: 'index', code: 35, types: 53, aims: { types: 50 } },
  { name: 'cli', entry: 'main', code: 48 },
];
