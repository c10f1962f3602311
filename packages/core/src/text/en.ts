/** The words for players in the sentences of a language, by form; their keys begin with `you`, `player` or `named`. */
export interface PlayerWords {
  readonly you: string;
}

/** The words for players in English, key by key. */
export const inEnglish = {
  you: 'you',
  'you.pos': 'your',
  'you.self': 'yourself',
  'player.pos': 'P{n}’s',
  'named.pos': '{name}’s',
} as const;

/** The words for players in English; `pos` is the possessive, `self` an actor who is the target too. */
export const playersEn: PlayerWords = Object.freeze(inEnglish);
