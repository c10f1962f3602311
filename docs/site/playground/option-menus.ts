import type { OptionData } from './play-data.js';

/** The values that the menu of an option offers to so many players; undefined where it has no menu. */
export function menuOf({ among, values }: OptionData, players: number): readonly unknown[] | undefined {
  if (among === 'genders') return undefined;
  const listed = (values ?? []).map(({ value }) => value);
  const all = among === undefined ? listed : [...listed, ...DECIDED[among](players)];
  return all.length === 0 ? undefined : all;
}

const upTo = (n: number): readonly number[] => Array.from({ length: n }, (_, i) => i);

const DECIDED: Readonly<Record<'seats' | 'clans' | 'humans', (players: number) => readonly unknown[]>> = {
  seats: upTo,
  clans: clansOf,
  // as many humans as players is said without their number: a game for more players then has more
  humans: (players) =>
    [null, ...upTo(players).map((more) => players + 1 + more)].flatMap((humans) =>
      [false, true].map((chargeAll) => ({ humans, chargeAll })),
    ),
};

/** Ways to part the seats in two clans: by turns, half against half, the first against all others. */
function clansOf(players: number): readonly unknown[] {
  const seats = upTo(players);
  const ways = [
    (seat: number) => seat % 2 === 0,
    (seat: number) => seat < players / 2,
    (seat: number) => seat === 0,
  ].map((isLight) => ({ light: seats.filter(isLight), dark: seats.filter((seat) => !isLight(seat)) }));
  const isNew = ({ light }: { readonly light: readonly number[] }, i: number): boolean =>
    ways.findIndex((way) => String(way.light) === String(light)) === i;
  return players < 2 ? [] : ways.filter(isNew);
}

/** The genders that a seat can have, and the one of those who give none. */
export const GENDERS = ['unspecified', 'woman', 'man'] as const;
export type Gender = (typeof GENDERS)[number];

/** The traits of the seats; none where nobody has given theirs. */
export const traitsOf = (genders: readonly Gender[]): readonly { readonly gender: Gender }[] =>
  genders.every((gender) => gender === 'unspecified') ? [] : genders.map((gender) => ({ gender }));
