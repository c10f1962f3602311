import { reasonsIn } from '../study/reasons-in.js';

/** Reasons of Emix in Russian. */
export const ru = reasonsIn('ru', {
  'cells on its side': 'клеток на своей стороне',
  'cells beyond the start': 'клеток от начала',
  'cells from the goal': 'клеток до предельной отметки',
  'emons towards its side': 'эмонов в свою сторону',
  'emons to spend': 'эмонов, которые можно потратить',
  'karma towards its side': 'кармы в свою сторону',
  'points of powers': 'очков за активные силы',
  'points if the game ended now': 'очков при подсчёте сейчас',
  'points with its emons': 'очков вместе с эмонами',
  'cells its powers bring': 'клеток от активных сил',
  'cells its powers will bring with their properties': 'клеток от активных сил и их свойств',
  powers: 'активных сил',
  'cards in hand': 'карт на руке',
  'cells from its best card': 'клеток от лучшей карты',
  'cells in hand': 'клеток от карт на руке',
  'cards it can pay for': 'карт, на которые хватает эмонов',
  'Moments in hand': 'моментов на руке',
  'cards of its colour': 'карт своего цвета',
  'cells from the symbol it lands on': 'клеток от символа под маркером',
  'symbols that wait': 'символов, которые ещё сработают',
  'first places in the order of play': 'первых мест в порядке хода',
  'charges to come': 'зарядов впереди',
});
