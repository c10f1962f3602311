import type { CoreRefusals } from './refusal-text.js';

/** Core's own refusals in Russian. */
export const coreRefusalsRu: CoreRefusals = Object.freeze({
  malformed: 'В этой игре нет такого действия.',
  'unknown-name': 'В этой игре ничто так не называется.',
  'game-over': 'Игра окончена.',
  'not-asked': 'Сейчас отвечает {asked:or}.',
  'not-asked.unseen': 'Сейчас отвечает другой игрок.',
  'not-offered': 'Сейчас этого сделать нельзя.',
});
