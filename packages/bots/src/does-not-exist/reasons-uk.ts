import { typeset } from '@rulewright/core/text';
import type { ReasonWords } from '../study/reason-text.js';

/** What the features are called in the genitive, as it stands behind більше and менше. */
const names = {
  souls: 'душ',
  'souls to go': 'душ до перемоги',
  'raves from victory': 'шансів перемогти за один рейв',
  'raves with a monster from victory': 'шансів перемогти за один рейв із монстром',
  'lost seats': 'вибулих гравців',
  'seats that wait': 'обнулених гравців',
  'cards in hand': 'карт на руці',
  'cards in the inventory': 'карт в інвентарі',
  'points in hand': 'бонусу на руці',
  'points in the inventory': 'бонусу в інвентарі',
  'points of the best card': 'бонусу найкращої карти',
  classes: 'класів',
  mercenaries: 'найманців',
  'cards of mercenaries': 'карт найманців',
  'bans from helping': 'заборон допомагати',
  'turns as Host': 'ходів у ролі Хоста',
  'parts as Saviour': 'ролей Рятівника',
  'line-ups': 'лайнапів',
  'points of the line-up': 'суми лайнапу',
  'points ahead in the rave': 'переваги в рейві',
  'points ahead in the rave with all cards': 'переваги в рейві з усіма картами',
  'winning line-ups': 'переможних лайнапів',
  'winning line-ups in the final': 'переможних лайнапів у фіналі',
  'cards promised to others': 'карт, обіцяних іншим',
  'cards promised to it': 'обіцяних йому карт',
  'raves won': 'виграних рейвів',
  'souls for a win': 'душ за перемогу в рейві',
  'turns until it is Host': 'ходів до ролі Хоста',
};

/** Reasons of Does Not Exist in Ukrainian. */
export const uk: ReasonWords = {
  more: 'більше {of}',
  less: 'менше {of}',
  others: '{of} у\u00A0суперників',
  but: 'але {reason}',
  names: typeset({ locale: 'uk', messages: names, nouns: {} }).messages,
};
