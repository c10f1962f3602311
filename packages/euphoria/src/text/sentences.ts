/** The same sentences; their type keeps the keys alone. */
export const table = <K extends string>(sentences: Readonly<Record<K, string>>): Readonly<Record<K, string>> =>
  sentences;
