import { at, type Seat } from '@rulewright/core';
import { spaceAt } from '../content/board.js';
import type { EuphoriaEngine } from '../index.js';
import { benefitParts, type DealItem, effectPart, priceParts } from './effects.js';
import { type Position, type Speaker, spaceNamed, tileOn } from './words.js';

// Prices and benefits of spaces in short parts, for a board that shows a mark for each.

/** The price and benefit of a space for a player, with every alternative. */
export interface SpaceDeal {
  /**
   * The printed prices, of which one is paid; empty for a free space. A visit space has the prices of the built tile.
   */
  readonly price: readonly (readonly DealItem[])[];
  /** The benefit; empty for a commodity area, whose yield depends on the worker's value. */
  readonly gives: readonly (readonly DealItem[])[];
  /**
   * The yields of a commodity area for the next worker, by ranges of values: `1–3`. Empty before tokens are on the
   * tracks (EUP-VAR.4).
   */
  readonly bands: readonly { readonly values: string; readonly gives: readonly DealItem[] }[];
}

type Questions = ReturnType<EuphoriaEngine['ask']>;
const FACES = [1, 2, 3, 4, 5, 6];

/** The deal of a space for a player. */
export function dealOf(
  speaker: Speaker,
  position: Position,
  ask: Questions,
  { space, seat }: { readonly space: string; readonly seat: Seat },
): SpaceDeal {
  const index = spaceNamed(space);
  const { kind, site } = spaceAt(index);
  const { offers, benefit } = at(speaker.content.spaces, index);
  const printed = kind === 'built-market' ? (tileOn(speaker, position, site)?.offers ?? []) : offers;
  const price = printed.map((offer) => priceParts(speaker, offer.price, 'short')).filter(isSomething);
  const given = (value: number) => benefitParts(speaker, ask.benefit(seat, space, value), 'short');
  if (kind === 'commodity-area')
    return { price, gives: [], bands: ask.player(seat).knowledge === 0 ? [] : bandsOf(given) };
  if (kind !== 'tunnel')
    return { price, gives: [benefit.map((row) => effectPart(speaker, row))].filter(isSomething), bands: [] };
  const { chosen, sure } = given(1);
  const { isEither } = ask.benefit(seat, space, 1);
  const gives = isEither
    ? chosen.map((one, i) => (i === chosen.length - 1 ? [one, ...sure] : [one]))
    : [[...chosen, ...sure]];
  return { price, gives, bands: [] };
}

const isSomething = (items: readonly DealItem[]): boolean => items.length > 0;

function bandsOf(given: (value: number) => ReturnType<typeof benefitParts>): SpaceDeal['bands'] {
  const bands: { first: number; last: number; gives: readonly DealItem[] }[] = [];
  for (const value of FACES) {
    const { chosen, sure } = given(value);
    const gives = [...chosen, ...sure];
    const before = bands.at(-1);
    if (before !== undefined && JSON.stringify(before.gives) === JSON.stringify(gives)) before.last = value;
    else bands.push({ first: value, last: value, gives });
  }
  return bands.map(({ first, last, gives }) => ({ values: first === last ? `${first}` : `${first}–${last}`, gives }));
}
