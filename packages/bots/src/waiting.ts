interface Asking {
  readonly agenda: readonly { readonly kind: string }[];
}
type RecordIn<P extends Asking> = P['agenda'][number];

const isKind = <R extends { readonly kind: string }, K extends R['kind']>(
  record: R | undefined,
  kind: K,
): record is Extract<R, { readonly kind: K }> => record?.kind === kind;

/** The record of the waiting choice, if it is of this kind. */
export function waiting<P extends Asking, K extends RecordIn<P>['kind']>(
  { agenda }: P,
  kind: K,
): Extract<RecordIn<P>, { readonly kind: K }> | undefined {
  const choice: RecordIn<P> | undefined = agenda[agenda.length - 1];
  return isKind(choice, kind) ? choice : undefined;
}
