import type { PlayerWords } from './en.js';
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

const inRussian = {
  you: 'вы',
  'you.gen': 'вас',
  'you.dat': 'вам',
  'you.acc': 'вас',
  player: 'Игрок {n}',
  'player.gen': 'Игрока {n}',
  'player.dat': 'Игроку {n}',
  'player.acc': 'Игрока {n}',
  'named.gen': 'игрока {name}',
  'named.dat': 'игроку {name}',
  'named.acc': 'игрока {name}',
};

/** The words for players in Russian, in its cases. */
export const playersRu: PlayerWords = Object.freeze(inRussian);
