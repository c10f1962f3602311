// Bounds for the messages of clients: boardgame.io spreads lists into arguments, keeps texts and sends them on.

/** More than an action of any game has. */
const MOST_PARTS = 10_000;
const DEEPEST = 16;
/** Longer than any text of an action, a name or a credential; a line of a chat too. */
const LONGEST_TEXT = 2_000;
/** Letters of all texts together. */
const MOST_TEXT = 100_000;
const LONGEST_ID = 200;
/** Figures of a seat. */
const LONGEST_SEAT = 3;
const MOST_PLAYERS = 100;

/** True for plain data of a size that a message can have. */
export function isSmall(message: unknown): boolean {
  let parts = 0;
  let letters = 0;
  const fitsText = (text: string): boolean => {
    letters += text.length;
    return text.length <= LONGEST_TEXT && letters <= MOST_TEXT;
  };
  const fits = (value: unknown, depth: number): boolean => {
    if (++parts > MOST_PARTS || depth > DEEPEST) return false;
    if (typeof value === 'string') return fitsText(value);
    if (typeof value !== 'object' || value === null) return true;
    if (ArrayBuffer.isView(value) || value instanceof ArrayBuffer) return false;
    for (const key in value) {
      if (!Object.hasOwn(value, key)) return false;
      if (!fitsText(key) || !fits(Reflect.get(value, key), depth + 1)) return false;
    }
    return true;
  };
  return fits(message, 0);
}

/** A seat as boardgame.io writes it. */
export const isPlayerID = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= LONGEST_SEAT && /^\d+$/.test(value);

/** No name of what every object has: storage may keep matches as the fields of one. */
export const isMatchID = (value: unknown): boolean =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST_ID && !(value in {});

export const isCredential = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.length <= LONGEST_ID);

export const isNumPlayers = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MOST_PLAYERS);
