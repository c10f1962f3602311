import type { PlayerWords } from './en.js';
import type { CoreRefusals } from './refusal-text.js';

/** Core's own refusals in Ukrainian. */
export const coreRefusalsUk: CoreRefusals = Object.freeze({
  malformed: 'У цій грі немає такої дії.',
  'unknown-name': 'У цій грі ніщо так не називається.',
  'game-over': 'Гру закінчено.',
  'not-asked': 'Зараз відповідає {asked:or}.',
  'not-asked.unseen': 'Зараз відповідає інший гравець.',
  'not-offered': 'Зараз цього зробити не можна.',
});

const inUkrainian = {
  you: 'ти',
  'you.gen': 'тебе',
  'you.dat': 'тобі',
  'you.acc': 'тебе',
  'you.ins': 'тобою',
  player: 'Гравець {n}',
  'player.gen': 'Гравця {n}',
  'player.dat': 'Гравцю {n}',
  'player.acc': 'Гравця {n}',
  'player.ins': 'Гравцем {n}',
  'named.gen': 'гравця {name}',
  'named.dat': 'гравцю {name}',
  'named.acc': 'гравця {name}',
  'named.ins': 'гравцем {name}',
};

/** The words for players in Ukrainian, in its cases. */
export const playersUk: PlayerWords = Object.freeze(inUkrainian);
