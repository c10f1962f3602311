import { type Language, typeset } from '@rulewright/core/text';
import type { Key, Noun } from './en.js';

// The words of the command line in Russian.

const messages: Readonly<Record<Key, string>> & Readonly<Record<string, string>> = {
  seat: 'Игрок {n}',
  'seat.pattern': '(?<![А-Яа-яё])(?:[Ии]грок[а-я]*\\s|И)(\\d+)(?!\\d)',
  header: '{title} – {players:player}, зерно {seed}',
  options: 'Настройки: {list}.',
  bots: 'Боты: {list}.',
  counted: 'Игроки считаются с 1, а места в командах – с 0: {first} – место 0.',
  'goes-on': 'Игра продолжается, решений принято: {n}.',
  record: 'Запись игры – в файле {file}.',
  kept: 'Игра сохранена; продолжить: rulewright play --resume {file}',
  'not-taken-back': 'Это нельзя взять назад: после него уже решал случай, другой игрок или открылось скрытое.',
  'last-board': 'Стол в конце игры',
  ranking: 'Итоговые места',
  score: 'очки',
  wins: 'Побеждает {winners}.',
  share: '{winners} делят победу.',
  resigned: '{seat} сдаётся.',
  'nobody-wins': 'Никто не побеждает.',
  'only-answer': 'Единственный ответ: {action}.',
  'show-board': 'показать стол',
  'type-action': 'ввести действие',
  undo: 'взять назад последнее решение',
  hint: 'Поиску больше всего нравится: {action} (ценность {value}; 1 – первое место, 0 – последнее).',
  'hint.why': 'Почему, рядом со следующим: {why}.',
  'which-one': 'Что именно?',
  'go-back': 'назад',
  amount: '{field} (от {least} до {most}):',
  'field.amount': 'Сколько',
  'field.due': 'Вернуть',
  'field.pos': 'Синих',
  'field.share': 'Сколько карт',
  action: 'Действие:',
  'action.such': 'Действие (например, {example}):',
  'no-action': 'Такой записи действия нет{hint}',
  valid: 'Верная запись: версия правил {version}, набор {content}.',
  decisions: '{n:decision}.',
  'decisions.rounds': '{n:decision}, {rounds:round}.',
  'not-over': 'Игра не окончена, решает {seats}.',
};

const nouns: Language<Key, Noun>['nouns'] = {
  player: { one: 'игрок', few: 'игрока', many: 'игроков', other: 'игрока' },
  decision: { one: 'решение', few: 'решения', many: 'решений', other: 'решения' },
  round: { one: 'раунд', few: 'раунда', many: 'раундов', other: 'раунда' },
};

export const ru: Language<Key, Noun> = typeset({ locale: 'ru', messages, nouns });
