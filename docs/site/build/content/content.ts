/** What every record of a content pack says of itself. */
export interface ContentRecord {
  readonly id: string;
  /** By language. */
  readonly name?: { readonly en?: string | undefined } | undefined;
  readonly provenance: string;
  readonly note?: string | undefined;
  readonly source?: string | undefined;
  readonly attested?: readonly string[] | undefined;
  readonly reconstructed?: readonly string[] | undefined;
}

/** One kind of content: cards, tiles, recruits, monsters … */
export interface ContentKind {
  readonly title: string;
  readonly records: readonly ContentRecord[];
  /** The rules that say what this record does. */
  rulesOf(id: string): readonly string[];
}

/** A kind of content with the rules of each record. */
export function kind<R extends ContentRecord>(
  title: string,
  records: readonly R[],
  rules: (record: R) => readonly string[],
): ContentKind {
  const byId = new Map(records.map((record) => [record.id, record]));
  const rulesOf = (id: string): readonly string[] => {
    const record = byId.get(id);
    return record === undefined ? [] : rules(record);
  };
  return { title, records, rulesOf };
}
