import { at, type Seat } from '@rulewright/core';
import { spaceAt } from '../content/board.js';
import type { EuphoriaEngine } from '../index.js';
import { benefitParts, type DealItem, effectPart, priceParts } from './effects.js';
import { type Position, type Speaker, spaceNamed, tileOn } from './words.js';

// What spaces cost and give, in few words and by parts, for a board on which each part has a mark.

/** What a space costs and gives a player; of what comes in alternatives, each. */
export interface SpaceDeal {
  /** The printed prices, of which one is paid; none for what is free. Of a visit, those of the tile that is built. */
  readonly price: readonly (readonly DealItem[])[];
  /** What it gives; of a commodity area nothing, for that goes by the value of the worker. */
  readonly gives: readonly (readonly DealItem[])[];
  /** Of a commodity area what the next worker gets, by the values that get the same: `1–3`. None before tokens are on the tracks (EUP-VAR.4). */
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
