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
