import type { Seen } from './scene.js';

/** Emons that move the same way one after another are told at once. */
export function joined(events: readonly Seen[]): Seen[] {
  const list: Seen[] = [];
  for (const event of events) {
    const last = list[list.length - 1];
    const both = last === undefined || isPaid(list) ? undefined : together(last, event);
    if (both === undefined) list.push(event);
    else list[list.length - 1] = both;
  }
  return list;
}

/** The last two events are an activation and the whole price of it: what is returned after that is no payment. */
function isPaid(list: readonly Seen[]): boolean {
  const [activated, returned] = list.slice(-2);
  return (
    activated?.type === 'card-activated' &&
    returned?.type === 'emons-returned' &&
    activated.pos + activated.neg === returned.pos + returned.neg
  );
}

function together(one: Seen, two: Seen): Seen | undefined {
  if (one.type === 'emons-moved' && two.type === 'emons-moved')
    return one.from === two.from && one.to === two.to ? added(one, two) : undefined;
  if (one.type === 'emons-taken' && two.type === 'emons-taken')
    return one.human === two.human ? added(one, two) : undefined;
  if (one.type === 'emons-returned' && two.type === 'emons-returned')
    return one.human === two.human ? added(one, two) : undefined;
  return undefined;
}

const added = <E extends { pos: number; neg: number }>(one: E, two: E): E => ({
  ...one,
  pos: one.pos + two.pos,
  neg: one.neg + two.neg,
});
