/** Something that entries of a page can be filtered by: their attribute `data-<name>` lists values, apart by spaces. */
export interface Facet {
  readonly name: string;
  readonly label: string;
  readonly values: readonly { readonly value: string; readonly label: string }[];
}
