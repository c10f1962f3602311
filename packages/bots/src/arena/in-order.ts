/**
 * Does the work of a list with several workers at once and gives the results in the order of the list. At most `ahead`
 * pieces are begun and not yet taken. When the caller stops taking results, no more are begun, and results under way
 * are dropped.
 */
export async function* inOrder<Work, Result>(
  list: Iterable<Work>,
  work: (piece: Work) => Promise<Result>,
  ahead: number,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  for (const piece of list) {
    const result = work(piece);
    // a failure is reported when its turn comes, not before
    result.catch(() => {});
    begun.push(result);
    if (begun.length >= ahead) yield await next(begun);
  }
  while (begun.length > 0) yield await next(begun);
}

function next<Result>(begun: Promise<Result>[]): Promise<Result> {
  const [first] = begun.splice(0, 1);
  if (first === undefined) throw new Error('nothing was begun');
  return first;
}
